import { importable } from '../../../platform/import/importable';
import { vendor } from './vendor';

export const vendorImport = importable(vendor, {
  label: { en: 'Vendors', ar: 'الموردون' },
  key: ['name'],
  columns: {
    name: ['Vendor', 'المورد', 'vendor name|supplier|supplier name|company|company name|اسم المورد|الشركة'],
    category: ['Category', 'الفئة', 'type|what it delivers|النوع'],
    status: ['Status', 'الحالة'],
    contactPerson: ['Contact person', 'الشخص المسؤول', 'contact|contact name|representative|جهة الاتصال'],
    email: ['E-mail', 'البريد الإلكتروني', 'email|email address|mail|الايميل'],
    mobilePhone: ['Mobile phone', 'الهاتف المتحرك', 'mobile|mobile no|cell|الجوال|الموبايل'],
    phone: ['Phone', 'الهاتف', 'telephone|phone no|tel|office phone|رقم الهاتف'],
    website: ['Website', 'الموقع الإلكتروني', 'web|web page|url'],
    address: ['Address', 'العنوان'],
    licenceNo: [
      'Trade licence number',
      'رقم الرخصة التجارية',
      'licence no|license no|trade license|licence number|license number|رقم الرخصة',
    ],
    licenceExpiry: [
      'Licence expires',
      'انتهاء الرخصة',
      'licence expiry|license expiry|expiry date|valid until|تاريخ انتهاء الرخصة|تاريخ الانتهاء',
    ],
    taxNo: ['Tax number', 'الرقم الضريبي', 'trn|vat no|tax no|tax registration number|رقم التسجيل الضريبي'],
    rating: ['Rating', 'التقييم'],
    notes: ['Notes', 'ملاحظات', 'remarks|comment|description'],
  },
  choices: {
    category: {
      medical: ['Medical supplies', 'مستلزمات طبية', 'medical|pharmacy|طبي'],
      equipment: ['Equipment', 'معدات', 'machines|أجهزة'],
      it: ['IT', 'تقنية المعلومات', 'software|computers'],
      facilities: ['Facilities', 'مرافق', 'cleaning|maintenance|صيانة|نظافة'],
      catering: ['Catering', 'تموين', 'food|طعام'],
      transport: ['Transport', 'نقل', 'logistics|delivery'],
      staffing: ['Staffing', 'توظيف', 'recruitment|manpower'],
      training: ['Training', 'تدريب'],
      insurance: ['Insurance', 'تأمين'],
      professional: ['Professional services', 'خدمات مهنية', 'legal|audit|consulting|استشارات'],
      other: ['Other', 'أخرى', 'misc|miscellaneous'],
    },
  },
});
