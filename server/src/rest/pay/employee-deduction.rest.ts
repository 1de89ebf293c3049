import type { RestList } from '../../platform/http/rest';
import { payEntrySorts, projectPayEntries } from './pay-entry.rest';
import {
  employeeDeduction,
  type EmployeeDeduction,
} from '../../modules/pay/items/employee-deduction/employee-deduction';

export const employeeDeductionRest: RestList<EmployeeDeduction> = {
  path: '/api/employee-deduction',
  area: employeeDeduction,
  filters: {
    deductionType: (type) => ({ type: { eq: type } }),
    deductionStatus: (status) => ({ state: { eq: status } }),
  },
  sorts: payEntrySorts,
  project: projectPayEntries,
};
