import type { RestList } from '../../platform/http/rest';
import { basisFilter, payItemSorts, projectPayItems, statusFilter } from './pay-item.rest';
import { compensation, type Compensation } from '../../modules/pay/items/compensation/compensation';

export const compensationRest: RestList<Compensation> = {
  path: '/api/compensation',
  area: compensation,
  filters: { compensationType: basisFilter, compensationStatus: statusFilter },
  sorts: payItemSorts,
  project: projectPayItems,
};
