export const vendors = {
  area: {
    Vendor: { one: 'Vendor', many: 'Vendors', add: 'New vendor', none: 'No vendors yet', why: 'Whom the company buys from, with contacts, licence and rating.' },
  },
  field: {
    contactPerson: 'Contact person',
    landline: 'Landline',
    licenceNo: 'Licence number',
    licenceExpiry: 'Licence ends',
    rating: 'Rating',
    taxNo: 'Tax number',
    notes: 'Remarks',
  },
  choice: {
    vendorCategory: {
      medical: 'Medical supplies',
      equipment: 'Equipment',
      it: 'IT',
      facilities: 'Facilities',
      catering: 'Catering',
      transport: 'Transport',
      staffing: 'Staffing',
      training: 'Training',
      insurance: 'Insurance',
      professional: 'Professional services',
      other: 'Other',
    },
    vendorStatus: { active: 'Active', blocked: 'Blocked' },
  },
} as const;
