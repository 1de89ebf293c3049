export const doors = {
  area: {
    ApiToken: { one: 'رمز API', many: 'رموز API', add: 'رمز جديد', none: 'لا توجد رموز API بعد', why: 'تقرأ برامجك البيانات هنا وتكتبها باستخدام رمز، في حدود ما يسمح به دوره.' },
  },
  field: {
    tokenExpires: 'آخر يوم',
    lastUsedAt: 'آخر استخدام',
    lastUsedFrom: 'آخر استخدام من',
    revokedAt: 'تاريخ الإلغاء',
    tokenStanding: 'الحالة',
    tokenOwner: 'يعمل باسم',
    tokenPrefix: 'يبدأ بـ',
    tokenRole: 'الدور الذي يحدّه',
  },
  hint: {
    tokenRole: 'يستطيع ما يمنحه هذا الدور، ولا يتجاوز صلاحياتك أنت في أي وقت، ولا يتخذ قرارات: الموافقة تبقى للأشخاص.',
    tokenExpires: 'خلال سنة على الأكثر.',
  },
  choice: { tokenStanding: { unissued: 'لم يُسلَّم بعد', active: 'مستخدم', expired: 'منتهي', revoked: 'ملغى' } },
  verb: { revoke: 'إلغاء الرمز' },
  verbDone: { revoke: 'أُلغي الرمز' },
  role: { action: { issue: 'إصدار قيمة', revoke: 'إلغاء' } },
  history: { action: { issue: 'صدرت له قيمة', revoke: 'أُلغي' }, byToken: '{{who}}، عبر الرمز {{token}}' },
  secret: { copy: 'نسخ', copied: 'تم النسخ' },
  apiToken: {
    issue: 'عرض قيمته',
    again: 'قيمة جديدة',
    endsTheOther: 'تتوقف القيمة الحالية عن العمل فوراً.',
    title: 'قيمة الرمز',
    once: 'انسخها الآن واحفظها حيث يجدها برنامجك: لا تُعرض إلا هذه المرة.',
    value: 'قيمة الرمز',
  },
};
