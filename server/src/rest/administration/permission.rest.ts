import type { RestList } from '../../platform/http/rest';
import { permission, type Permission } from '../../modules/administration/permission/permission';

export const permissionRest: RestList<Permission> = {
  path: '/api/permission',
  area: permission,
  sorts: { group: 'heading' },
  project: (_ctx, rows) =>
    rows.map(({ title, alias, heading, type, status }) => ({ title, alias, group: heading, type, status })),
};
