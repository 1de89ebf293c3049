import type { RestList } from '../../platform/http/rest';
import { basisFilter, payItemSorts, projectPayItems, statusFilter } from './pay-item.rest';
import { deduction, type Deduction } from '../../modules/pay/items/deduction/deduction';

export const deductionRest: RestList<Deduction> = {
  path: '/api/deduction',
  area: deduction,
  filters: { deductionType: basisFilter, deductionStatus: statusFilter },
  sorts: payItemSorts,
  project: projectPayItems,
};
