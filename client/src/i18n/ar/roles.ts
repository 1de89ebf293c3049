import type { roles as english } from '../en/roles';
import type { SameKeys } from '../same-keys';

export const roles: SameKeys<typeof english> = {
  view: {
    as: 'معاينة الدور',
    asRole: 'معاينة دور {{role}}',
    what: 'سترى القائمة والصفحات والصفوف التي يظهرها هذا الدور، ولا يمكن تغيير شيء حتى تنهي المعاينة.',
    eyes: 'بعين الموظف',
    eyesHint: 'يحدد معنى «الخاص به» و«فريقه». بدونه لا يُظهر الدور المقتصر على الصفوف الخاصة أي صف.',
    now: 'أنت ترى ما يراه الدور {{role}}. لا يمكن تغيير شيء.',
    stop: 'إنهاء المعاينة',
  },
  invite: {
    again: 'إعادة إرسال الدعوة',
    sent: 'الدعوة في طريقها إلى {{email}}',
    welcome: 'مرحباً {{name}}',
  },
  matrix: {
    find: 'ابحث عن موضوع',
    wholeRow: 'كل شيء',
    none: 'لا يوجد موضوع بهذا الاسم.',
  },
};
