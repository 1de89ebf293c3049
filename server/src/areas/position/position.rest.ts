import type { RestList } from '../../platform/rest';
import { position, type Position } from './position';

export const positionRest: RestList<Position> = {
  path: '/api/position',
  area: position,
  project: (_ctx, rows) => rows.map(({ title }) => ({ title })),
};
