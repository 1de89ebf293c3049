import type { history as english } from '../en/history';
import type { SameKeys } from '../same-keys';

export const history: SameKeys<typeof english> = {
  employeeTab: {
    timeline: 'الخط الزمني',
  },
  history: {
    title: 'السجل',
    none: 'لم يحدث شيء بعد.',
    older: 'عرض الأقدم',
    administrator: 'مسؤول',
    system: 'النظام',
    became: 'أصبحت',
    masked: 'قيمة جديدة محجوبة',
    nothing: 'لا شيء',
    planned: 'مخطط',
    changed: 'تغيّرت',
    more: 'حقول أخرى: {{n}}',
    action: {
      create: 'تم الإنشاء',
      update: 'تم التعديل',
      delete: 'تم الحذف',
      restore: 'تمت الاستعادة',
      reveal: 'عُرضت قيمة مخفية',
      hired: 'انضم إلى الشركة',
      left: 'غادر الشركة',
      verify: 'تم التوثيق',
      reject: 'تم الرفض',
      submit: 'قُدّم مجددًا',
      approve: 'تم الاعتماد',
      post: 'تم الترحيل',
      cancel: 'تم الإلغاء',
      calculate: 'تم الحساب',
      check: 'تم الفحص',
      commit: 'تم الاستيراد',
      undo: 'تم التراجع',
      endEmployment: 'حُدّد إنهاء الخدمة',
    },
  },
};
