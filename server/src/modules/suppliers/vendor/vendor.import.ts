import { importable } from '../../../platform/import/importable';
import { vendor } from './vendor';
import { t } from '../texts/text';

export const vendorImport = importable(vendor, {
  label: t('vendor.vendors'),
  key: ['name'],
  columns: {
    name: [t('vendor.vendor_2'), t('vendor.vendor_2_words')],
    category: [t('vendor.category'), t('vendor.category_words')],
    status: [t('vendor.status')],
    contactPerson: [t('vendor.contact_person'), t('vendor.contact_person_words')],
    email: [t('vendor.e_mail'), t('vendor.e_mail_words')],
    mobilePhone: [t('vendor.mobile_phone'), t('vendor.mobile_phone_words')],
    phone: [t('vendor.phone'), t('vendor.phone_words')],
    website: [t('vendor.website'), t('vendor.website_words')],
    address: [t('vendor.address')],
    licenceNo: [t('vendor.trade_licence_number'), t('vendor.trade_licence_number_words')],
    licenceExpiry: [t('vendor.licence_expires'), t('vendor.licence_expires_words')],
    taxNo: [t('vendor.tax_number'), t('vendor.tax_number_words')],
    rating: [t('vendor.rating')],
    notes: [t('vendor.notes'), t('vendor.notes_words')],
  },
  choices: {
    category: {
      medical: [t('vendor.medical_supplies'), t('vendor.medical_supplies_words')],
      equipment: [t('vendor.equipment'), t('vendor.equipment_words')],
      it: [t('vendor.it'), t('vendor.it_words')],
      facilities: [t('vendor.facilities'), t('vendor.facilities_words')],
      catering: [t('vendor.catering'), t('vendor.catering_words')],
      transport: [t('vendor.transport'), t('vendor.transport_words')],
      staffing: [t('vendor.staffing'), t('vendor.staffing_words')],
      training: [t('vendor.training')],
      insurance: [t('vendor.insurance')],
      professional: [t('vendor.professional_services'), t('vendor.professional_services_words')],
      other: [t('vendor.other'), t('vendor.other_words')],
    },
  },
});
