import type { RestList } from '../../platform/rest';
import { permission, type Permission } from './permission';

export const permissionRest: RestList<Permission> = {
  path: '/api/permission',
  area: permission,
  sorts: { group: 'heading' },
  project: (_ctx, rows) =>
    rows.map(({ title, alias, heading, type, status }) => ({ title, alias, group: heading, type, status })),
};
