import type { structure as english } from '../en/structure';
import type { SameKeys } from '../same-keys';

export const structure: SameKeys<typeof english> = {
  structure: {
    title: 'الهيكل التنظيمي',
    hint: 'الأقسام والأشخاص كمخطط، والشيء نفسه كقائمة.',
    departments: 'الأقسام',
    people: 'خطوط التبعية',
    search: 'ابحث عن شخص أو قسم',
    list: 'كقائمة',
    chart: 'كمخطط',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'عرض الكل',
    expand: 'فتح الكل',
    collapse: 'طي الكل',
    print: 'طباعة',
    open: 'فتح',
    noDepartments: 'لا توجد أقسام بعد',
    noDepartmentsWhy: 'أنشئ الأقسام لتظهر هنا كشجرة.',
    noPeople: 'لا يوجد من يُعرض',
    noPeopleWhy: 'يظهر الأشخاص هنا تحت من يتبعونهم.',
    below: 'الأشخاص: {{n}}',
    closed: 'مغلق',
    none: 'اختر من القائمة أو المخطط.',
    tooMany: 'العدد كبير جدًا لفتحه مرة واحدة: افتح الفروع واحدًا واحدًا.',
  },
};
