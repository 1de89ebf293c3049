import type { RestList } from '../../platform/http/rest';
import { vendor, type Vendor } from '../../modules/suppliers/vendor/vendor';

export const vendorRest: RestList<Vendor> = {
  path: '/api/vendor-list',
  area: vendor,
  sorts: { mobile: 'mobilePhone', landline: 'phone', contactperson: 'contactPerson' },
  project: (_ctx, rows) =>
    rows.map((row) => ({
      name: row.name,
      email: row.email,
      mobile: row.mobilePhone,
      landline: row.phone,
      contactperson: row.contactPerson,
      address: row.address,
      type: row.category,
      status: row.status,
    })),
};
