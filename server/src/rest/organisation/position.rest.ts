import type { RestList } from '../../platform/http/rest';
import { position, type Position } from '../../modules/organisation/position/position';

export const positionRest: RestList<Position> = {
  path: '/api/position',
  area: position,
  project: (_ctx, rows) => rows.map(({ title }) => ({ title })),
};
