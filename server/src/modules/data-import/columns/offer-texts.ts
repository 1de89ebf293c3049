import type { Text } from '../../../platform/text';

/** What the offers say. */
export const offerTexts = {
  options: {
    '': { en: 'Leave empty', ar: 'اتركه فارغاً' },
    last_comma_first: { en: 'Last name, first name middle name', ar: 'اسم العائلة، الاسم الأول والأوسط' },
    first_last: { en: 'First name … last name', ar: 'الاسم الأول … اسم العائلة' },
    last_first: { en: 'Last name first name …', ar: 'اسم العائلة ثم الاسم الأول' },
    DMY: { en: 'Day/month/year', ar: 'يوم/شهر/سنة' },
    MDY: { en: 'Month/day/year', ar: 'شهر/يوم/سنة' },
    serial: { en: 'Day numbers of Excel', ar: 'أرقام الأيام في Excel' },
    annual: {
      en: 'A year: a twelfth is paid each month, rounded half up to the smallest coin',
      ar: 'سنوي: يُصرف جزء من اثني عشر كل شهر مقرّباً إلى أصغر وحدة نقدية',
    },
    monthly: { en: 'A month', ar: 'شهري' },
    generate: { en: 'Give the next free number', ar: 'منح الرقم التالي المتاح' },
    skip: { en: 'Leave these people out', ar: 'استبعاد هؤلاء الأشخاص' },
    reject: { en: 'Show as an error to correct', ar: 'إظهاره كخطأ لتصحيحه' },
    create: { en: 'Add the manager as a draft person', ar: 'إضافة المدير كموظف مسودة' },
    leave_empty: { en: 'Leave the manager empty', ar: 'ترك المدير فارغاً' },
    leave_out: { en: 'Import without pay', ar: 'الاستيراد دون راتب' },
    point: { en: '1,234.5 – a point starts the decimals', ar: '1,234.5 – النقطة تفصل الكسور' },
    comma: { en: '1.234,5 – a comma starts the decimals', ar: '1.234,5 – الفاصلة تفصل الكسور' },
    next_day: {
      en: 'Midnights of the next day: take the day after',
      ar: 'منتصف ليل اليوم التالي: اعتماد اليوم التالي',
    },
    as_written: { en: 'The days as they are written', ar: 'الأيام كما هي مكتوبة' },
    male: { en: 'Male', ar: 'ذكر' },
    female: { en: 'Female', ar: 'أنثى' },
    single: { en: 'Single', ar: 'أعزب' },
    married: { en: 'Married', ar: 'متزوج' },
    divorced: { en: 'Divorced', ar: 'مطلق' },
    widowed: { en: 'Widowed', ar: 'أرمل' },
    separated: { en: 'Separated', ar: 'منفصل' },
    draft: { en: 'Draft', ar: 'مسودة' },
    onboarding: { en: 'Onboarding', ar: 'قيد التعيين' },
    active: { en: 'Active', ar: 'نشط' },
    suspended: { en: 'Suspended', ar: 'موقوف' },
    notice: { en: 'Notice period', ar: 'فترة الإشعار' },
    exited: { en: 'Exited', ar: 'انتهت خدمته' },
    full_time: { en: 'Full time', ar: 'دوام كامل' },
    part_time: { en: 'Part time', ar: 'دوام جزئي' },
    temporary: { en: 'Temporary work', ar: 'عمل مؤقت' },
    flexible: { en: 'Flexible working', ar: 'دوام مرن' },
    remote: { en: 'Remote work', ar: 'عمل عن بعد' },
    job_sharing: { en: 'Job sharing', ar: 'مشاركة وظيفة' },
  } as Readonly<Record<string, Text>>,
  trim: {
    title: { en: 'Remove surplus blanks', ar: 'إزالة الفراغات الزائدة' },
    because: (cells: number): Text => ({
      en: `Cells with blanks around them or doubled inside: ${cells}.`,
      ar: `خلايا فيها فراغات زائدة: ${cells}.`,
    }),
  },
  nameOrder: {
    title: { en: 'Split the name', ar: 'تقسيم الاسم' },
    because: (sample: string): Text => ({
      en: `One column holds whole names, such as "${sample}".`,
      ar: `عمود واحد يحتوي على أسماء كاملة مثل "${sample}".`,
    }),
  },
  dayFormat: {
    title: (header: string): Text => ({ en: `Dates in "${header}"`, ar: `التواريخ في "${header}"` }),
    sure: (sample: string): Text => ({
      en: `Only this format makes dates of the column, such as "${sample}".`,
      ar: `هذه هي الصيغة الوحيدة التي تناسب تواريخ العمود مثل "${sample}".`,
    }),
    open: (sample: string): Text => ({
      en: `"${sample}" and the others fit more than one format. Choose the right one.`,
      ar: `يمكن قراءة "${sample}" وغيره بأكثر من صيغة. اختر الصيغة الصحيحة.`,
    }),
  },
  dayShift: {
    title: (header: string): Text => ({ en: `Hours in "${header}"`, ar: `الساعات في "${header}"` }),
    because: (sample: string): Text => ({
      en: `Every cell tells the same evening hour, such as "${sample}". Programs write midnight so when their clock is behind yours.`,
      ar: `كل الخلايا تذكر الساعة المسائية نفسها مثل "${sample}". هكذا تكتب البرامج منتصف الليل إذا كان توقيتها متأخراً عن توقيتك.`,
    }),
  },
  decimalMark: {
    dotted: (sample: string): Text => ({
      en: `"${sample}" and the others may be thousands or have three decimals. Choose the right one.`,
      ar: `"${sample}" وغيره قد تكون آلافاً أو أرقاماً بثلاث خانات عشرية. اختر الصحيح.`,
    }),
    title: (header: string): Text => ({ en: `Numbers in "${header}"`, ar: `الأرقام في "${header}"` }),
    sure: { en: 'Only this way all of its cells are numbers.', ar: 'بهذه الطريقة وحدها تكون كل خلاياه أرقاماً.' },
    open: {
      en: 'Its cells are written in more than one way. Choose the right one; the others are shown as errors.',
      ar: 'خلاياه مكتوبة بأكثر من طريقة. اختر الصحيحة وستظهر البقية كأخطاء.',
    },
  },
  referenceMissing: {
    title: (header: string): Text => ({
      en: `What "${header}" names and nobody knows`,
      ar: `ما يذكره "${header}" وليس معروفاً`,
    }),
    because: { en: 'Its cells are looked for by code, number and name.', ar: 'يُبحث عن خلاياه بالرمز والرقم والاسم.' },
    options: {
      create: { en: 'Add it under this name', ar: 'إضافته بهذا الاسم' },
      leave_empty: { en: 'Leave the field empty', ar: 'ترك الحقل فارغاً' },
      reject: { en: 'Show as an error to correct', ar: 'إظهاره كخطأ لتصحيحه' },
    },
  },
  payPeriod: {
    title: { en: 'The pay is for', ar: 'الراتب المذكور' },
    named: (header: string): Text => ({ en: `The column is named "${header}".`, ar: `اسم العمود "${header}".` }),
    median: (median: number): Text => ({
      en: `The column does not say. Half the people get ${median} or more.`,
      ar: `العمود لا يوضح ذلك. نصف الأشخاص يتقاضون ${median} أو أكثر.`,
    }),
  },
  payZero: {
    title: { en: 'Pay of zero', ar: 'راتب يساوي صفراً' },
    because: (rows: number): Text => ({ en: `Rows with a pay of zero: ${rows}.`, ar: `صفوف راتبها صفر: ${rows}.` }),
  },
  values: {
    title: (header: string): Text => ({ en: `Values in "${header}"`, ar: `القيم في "${header}"` }),
    same: {
      en: 'Every cell says the same, as clocks write it that do not tell in from out. Confirm that it tells nothing, or choose what it means.',
      ar: 'كل الخلايا تقول الشيء نفسه كما تكتبه الأجهزة التي لا تميز الدخول من الخروج. أكّد أنه لا يدل على شيء أو اختر معناه.',
    },
    because: (unknown: number): Text =>
      unknown === 0
        ? { en: 'They are written in other words than here.', ar: 'مكتوبة بكلمات مختلفة عن المستخدمة هنا.' }
        : {
            en: `Cells whose meaning is not known: ${unknown}. Choose it, or correct the rows later.`,
            ar: `خلايا معناها غير معروف: ${unknown}. اختر المعنى أو صحّح الصفوف لاحقاً.`,
          },
  },
  numberMissing: {
    title: { en: 'People without an employee number', ar: 'أشخاص بلا رقم موظف' },
    because: (rows: number | null): Text =>
      rows === null
        ? { en: 'No column holds employee numbers.', ar: 'لا يوجد عمود لأرقام الموظفين.' }
        : { en: `Rows without an employee number: ${rows}.`, ar: `صفوف بلا رقم موظف: ${rows}.` },
  },
  managerMissing: {
    title: { en: 'Managers who are not in the list', ar: 'مديرون غير موجودين في القائمة' },
    because: {
      en: 'Managers are looked for in the file and in the company.',
      ar: 'يُبحث عن المديرين في الملف وفي الشركة.',
    },
  },
  hireDateMissing: {
    title: { en: 'People without a hire date start on', ar: 'الأشخاص بلا تاريخ تعيين يبدؤون في' },
    because: (rows: number | null): Text =>
      rows === null
        ? {
            en: 'No column holds hire dates; positions and pay start on them.',
            ar: 'لا يوجد عمود لتواريخ التعيين، ومنها تبدأ المناصب والرواتب.',
          }
        : {
            en: `Rows without a hire date, on which positions and pay start: ${rows}.`,
            ar: `صفوف بلا تاريخ تعيين، ومنه تبدأ المناصب والرواتب: ${rows}.`,
          },
  },
};
