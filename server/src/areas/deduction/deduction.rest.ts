import type { RestList } from '../../platform/rest';
import { basisFilter, payItemSorts, projectPayItems, statusFilter } from '../pay-item/pay-item.rest';
import { deduction, type Deduction } from './deduction';

export const deductionRest: RestList<Deduction> = {
  path: '/api/deduction',
  area: deduction,
  filters: { deductionType: basisFilter, deductionStatus: statusFilter },
  sorts: payItemSorts,
  project: projectPayItems,
};
