import { counted } from '../counted';

export const personalData = {
  personalData: {
    mine: 'تنزيل بياناتي',
    more: 'المزيد',
    everything: 'كل البيانات عن هذا الشخص',
    erase: 'حذف البيانات…',
    eraseOf: 'حذف البيانات: {{name}}',
    eraseForGood: 'حذف نهائي',
    first: 'يلزم أولاً',
    what: 'تُحذف نهائياً الأسماء والعناوين والأرقام والصور والملفات وكل ما كُتب، ومن السجلّ أيضاً. ويبقى ما يُلزم القانون بحفظه بمبالغه وأيامه تحت اسم مستعار. لا يمكن التراجع عن ذلك.',
    removed: 'ما يُحذف',
    kept: 'ما يبقى تحت اسم مستعار',
    until: 'حتى {{day}}',
    noTerm: 'لا توجد مدة مسجلة',
    keptFor: { pay: 'الأجور', time: 'وقت العمل والإجازات', employment: 'الخدمة' },
    ...counted('files', '{{count}} #', ['ملف', 'ملف', 'ملف', 'ملفات', 'ملفًا', 'ملف']),
    account: 'الحساب، ولن يفتح هذه الشركة بعد ذلك',
    erasedOn: 'حُذفت البيانات في {{day}} بواسطة {{name}}',
    kind: {
      InternalMail: 'الرسائل الداخلية المكتوبة',
      InternalMailCopy: 'الرسائل الداخلية المستلمة',
      RosterFill: 'تعبئات الجدول',
      SavedView: 'العروض',
    },
  },
  field: { erasedAt: 'تاريخ حذف البيانات' },
  hint: {
    eraseCode: 'اكتبه كما يظهر في الصفحة للتأكيد.',
    eraseReason: 'مثل الطلب الذي يستجيب له. يبقى السبب محفوظاً دون الاسم.',
  },
  role: { action: { erase: 'حذف بيانات من غادر' } },
  history: { action: { erase: 'حُذفت البيانات', erase_person: 'حُذفت بيانات الشخص' } },
} as const;
