import type { vendors as english } from '../en/vendors';
import type { SameKeys } from '../same-keys';

export const vendors: SameKeys<typeof english> = {
  area: {
    Vendor: { one: 'مورّد', many: 'المورّدون', add: 'مورّد جديد', none: 'لا يوجد مورّدون بعد', why: 'من تشتري منهم الشركة، مع بيانات التواصل والرخصة والتقييم.' },
  },
  heading: { bank: 'الحساب البنكي' },
  field: {
    bankHolder: 'صاحب الحساب',
    bankState: 'حالة الحساب البنكي',
    bankEnteredByName: 'أدخل الحساب',
    bankDecidedByName: 'تحقق من الحساب أو رفضه',
    bankNote: 'سبب رفض الحساب',
    bankIban: 'رقم الآيبان',
    contacts: 'جهات اتصال أخرى',
    contactPerson: 'جهة الاتصال',
    landline: 'الهاتف الثابت',
    licenceNo: 'رقم الرخصة',
    licenceExpiry: 'انتهاء الرخصة',
    rating: 'التقييم',
    taxNo: 'الرقم الضريبي',
    notes: 'ملاحظات',
  },
  vendor: {
    documents: 'المستندات',
    addDocument: 'أضف مستنداً',
    noDocuments: 'لا توجد مستندات بعد: هنا عقود هذا المورّد وشهاداته ورخصه.',
    until: 'حتى {{day}}',
    contact: 'جهة الاتصال {{n}}',
    contactPart: { name: 'الاسم', role: 'بشأن ماذا', phone: 'الهاتف', email: 'البريد الإلكتروني' },
    addContact: 'إضافة جهة اتصال',
    removeContact: 'حذف جهة الاتصال {{name}}',
  },
  choice: {
    vendorCategory: {
      medical: 'مستلزمات طبية',
      equipment: 'معدات',
      it: 'تقنية المعلومات',
      facilities: 'مرافق',
      catering: 'تموين',
      transport: 'نقل',
      staffing: 'توظيف',
      training: 'تدريب',
      insurance: 'تأمين',
      professional: 'خدمات مهنية',
      other: 'أخرى',
    },
    vendorStatus: { active: 'نشط', blocked: 'محظور' },
  },
};
