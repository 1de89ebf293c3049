import type { family as english } from '../en/family';
import type { SameKeys } from '../same-keys';

export const family: SameKeys<typeof english> = {
  area: {
    Dependant: { one: 'مُعال', many: 'المُعالون', add: 'مُعال جديد', none: 'لا مُعالين بعد', why: 'الأزواج والأبناء وغيرهم ممن يعولهم الموظفون.' },
  },
  field: {
    dependantId: 'للمُعال',
    fullTitle: 'العنوان وصاحبه',
    relation: 'صلة القرابة',
  },
  hint: { dependantId: 'إذا تُرك فارغًا فهو للموظف نفسه.' },
  choice: {
    dependantRelation: { spouse: 'الزوج أو الزوجة', child: 'ابن أو ابنة', parent: 'أحد الوالدين', sibling: 'أخ أو أخت', other: 'أخرى' },
  },
  employeeTab: { family: 'العائلة' },
};
