import { importable } from '../../../platform/import/importable';
import { vendor } from './vendor';
import { t } from '../texts/text';

export const vendorImport = importable(vendor, {
  label: t('vendor.vendors'),
  key: ['name'],
  columns: {
    name: [t('vendor.vendor_2'), 'vendor name|supplier|supplier name|company|company name|اسم المورد|الشركة'],
    category: [t('vendor.category'), 'type|what it delivers|النوع'],
    status: [t('vendor.status')],
    contactPerson: [t('vendor.contact_person'), 'contact|contact name|representative|جهة الاتصال'],
    email: [t('vendor.e_mail'), 'email|email address|mail|الايميل'],
    mobilePhone: [t('vendor.mobile_phone'), 'mobile|mobile no|cell|الجوال|الموبايل'],
    phone: [t('vendor.phone'), 'telephone|phone no|tel|office phone|رقم الهاتف'],
    website: [t('vendor.website'), 'web|web page|url'],
    address: [t('vendor.address')],
    licenceNo: [
      t('vendor.trade_licence_number'),
      'licence no|license no|trade license|licence number|license number|رقم الرخصة',
    ],
    licenceExpiry: [
      t('vendor.licence_expires'),
      'licence expiry|license expiry|expiry date|valid until|تاريخ انتهاء الرخصة|تاريخ الانتهاء',
    ],
    taxNo: [t('vendor.tax_number'), 'trn|vat no|tax no|tax registration number|رقم التسجيل الضريبي'],
    rating: [t('vendor.rating')],
    notes: [t('vendor.notes'), 'remarks|comment|description'],
  },
  choices: {
    category: {
      medical: [t('vendor.medical_supplies'), 'medical|pharmacy|طبي'],
      equipment: [t('vendor.equipment'), 'machines|أجهزة'],
      it: [t('vendor.it'), 'software|computers'],
      facilities: [t('vendor.facilities'), 'cleaning|maintenance|صيانة|نظافة'],
      catering: [t('vendor.catering'), 'food|طعام'],
      transport: [t('vendor.transport'), 'logistics|delivery'],
      staffing: [t('vendor.staffing'), 'recruitment|manpower'],
      training: [t('vendor.training')],
      insurance: [t('vendor.insurance')],
      professional: [t('vendor.professional_services'), 'legal|audit|consulting|استشارات'],
      other: [t('vendor.other'), 'misc|miscellaneous'],
    },
  },
});
