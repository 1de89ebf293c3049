import type { RestList } from '../../platform/http/rest';
import { payEntrySorts, projectPayEntries } from './pay-entry.rest';
import { employeeReward, type EmployeeReward } from '../../modules/pay/items/employee-reward/employee-reward';

export const employeeRewardRest: RestList<EmployeeReward> = {
  path: '/api/employee-reward',
  area: employeeReward,
  filters: {
    rewardType: (type) => ({ type: { eq: type } }),
    rewardStatus: (status) => ({ state: { eq: status } }),
  },
  sorts: payEntrySorts,
  project: projectPayEntries,
};
