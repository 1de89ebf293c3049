import type { family as english } from '../en/family';
import type { SameKeys } from '../same-keys';

export const family: SameKeys<typeof english> = {
  area: {
    Dependant: {
      one: 'مُعال',
      many: 'المُعالون',
      add: 'مُعال جديد',
      none: 'لا مُعالين بعد',
      why: 'الأزواج والأبناء وغيرهم ممن يعولهم الموظفون.',
    },
    EmergencyContact: {
      one: 'جهة اتصال في الطوارئ',
      many: 'جهات الاتصال في الطوارئ',
      add: 'جهة اتصال جديدة',
      none: 'لا أحد للاتصال به بعد',
      why: 'من يُتصل به إذا حدث للموظف مكروه، وبأي ترتيب.',
    },
  },
  field: {
    dependantId: 'للمُعال',
    contactRank: 'الترتيب',
    formerAccessDays: 'أيام دخول الموظفين السابقين',
    formerSince: 'غادر في',
    invitedName: 'اسم المدعو',
    invitedEmail: 'عنوان المدعو',
    invitedType: 'نوع حساب المدعو',
    fullTitle: 'العنوان وصاحبه',
    relation: 'صلة القرابة',
    relationship: 'صلة القرابة',
  },
  hint: {
    formerAccessDays: 'لأخذ قسائم الرواتب والمستندات والتسوية، ولا يُفتح لهم غيرها. وبعدها يُغلق الحساب هنا.',
    contactRank: 'يُتصل بالرقم 1 أولًا، وعند التساوي بمن أُدخل أولًا.',
    dependantId: 'إذا تُرك فارغًا فهو للموظف نفسه.',
  },
  choice: {
    dependantRelation: {
      spouse: 'الزوج أو الزوجة',
      child: 'ابن أو ابنة',
      parent: 'أحد الوالدين',
      sibling: 'أخ أو أخت',
      other: 'أخرى',
    },
  },
  history: { action: { shut_out: 'أُغلق الحساب بعد المغادرة' } },
  employeeTab: { family: 'العائلة' },
};
