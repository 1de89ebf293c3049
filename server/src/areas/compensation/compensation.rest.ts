import type { RestList } from '../../platform/rest';
import { basisFilter, payItemSorts, projectPayItems, statusFilter } from '../pay-item/pay-item.rest';
import { compensation, type Compensation } from './compensation';

export const compensationRest: RestList<Compensation> = {
  path: '/api/compensation',
  area: compensation,
  filters: { compensationType: basisFilter, compensationStatus: statusFilter },
  sorts: payItemSorts,
  project: projectPayItems,
};
