import type { Text } from '../../../platform/text';

/** What mends a problem: another setting, a meaning for the value, another date format, or correcting the row's cells. */
export type RepairKind = 'setting' | 'values' | 'dayFormat' | 'row';

interface Kind {
  isError: boolean;
  repair: RepairKind;
  message: (value: string, detail: string) => Text;
  /** Of several rows with differing values. */
  general: Text;
  mend: (header: string) => Text;
}

const correct = (): Text => ({ en: 'Correct the cell, or leave the row out.', ar: 'صحّح الخلية أو استبعد الصف.' });
const fixed =
  (text: Text): (() => Text) =>
  () =>
    text;
const kind = (
  isError: boolean,
  repair: RepairKind,
  general: Text,
  mend: Kind['mend'],
  message?: Kind['message'],
): Kind => ({ isError, repair, general, mend, message: message ?? fixed(general) });

/** Every problem a row can have: what is said of it and of what mends it. */
export const problemTexts = {
  row_shifted: kind(
    true,
    'row',
    {
      en: 'The cells do not suit their columns: the row looks shifted by a column.',
      ar: 'الخلايا لا تناسب أعمدتها: يبدو أن الصف مزاح بمقدار عمود.',
    },
    fixed({
      en: 'Take the suggested row with its cells moved back, or correct it.',
      ar: 'اعتمد الصف المقترح بعد إعادة الخلايا إلى مكانها، أو صحّحه.',
    }),
  ),
  number_missing: kind(
    true,
    'setting',
    { en: 'The employee number is missing.', ar: 'رقم الموظف مفقود.' },
    fixed({
      en: 'Let free numbers be given automatically, leave these people out, or enter their numbers.',
      ar: 'دع النظام يمنح أرقاماً تلقائياً، أو استبعد هؤلاء الأشخاص، أو أدخل أرقامهم.',
    }),
  ),
  number_repeated: kind(
    true,
    'row',
    { en: 'The employee number stands in more than one row.', ar: 'رقم الموظف مكرر في أكثر من صف.' },
    fixed({
      en: 'Give each person a number of his own, or leave the repeated rows out.',
      ar: 'امنح كل شخص رقماً خاصاً به أو استبعد الصفوف المكررة.',
    }),
    (value, row) => ({
      en: `The employee number ${value} stands in row ${row} already.`,
      ar: `رقم الموظف ${value} موجود في الصف ${row}.`,
    }),
  ),
  name_missing: kind(true, 'row', { en: 'The name is missing.', ar: 'الاسم مفقود.' }, correct),
  last_name_missing: kind(
    true,
    'row',
    { en: 'The name has no family name.', ar: 'الاسم بلا اسم عائلة.' },
    correct,
    (value) => ({ en: `The name "${value}" has no family name.`, ar: `الاسم "${value}" بلا اسم عائلة.` }),
  ),
  date_unreadable: kind(
    true,
    'dayFormat',
    {
      en: 'The cells are not dates in the format chosen for the column.',
      ar: 'الخلايا ليست تواريخ بالصيغة المختارة للعمود.',
    },
    (header) => ({
      en: `Choose another date format for "${header}", or correct the cells.`,
      ar: `اختر صيغة تاريخ أخرى للعمود "${header}" أو صحّح الخلايا.`,
    }),
    (value) => ({
      en: `"${value}" is not a date in the format chosen for the column.`,
      ar: `"${value}" ليس تاريخاً بالصيغة المختارة للعمود.`,
    }),
  ),
  moment_unreadable: kind(
    true,
    'dayFormat',
    {
      en: 'The cells are not days with a time in the format chosen for the column.',
      ar: 'الخلايا ليست أياماً مع وقت بالصيغة المختارة للعمود.',
    },
    (header) => ({
      en: `Choose another date format for "${header}", write the time behind the day as in 2026-03-01 08:02, or choose a column for each.`,
      ar: `اختر صيغة تاريخ أخرى للعمود "${header}"، أو اكتب الوقت بعد اليوم مثل 2026-03-01 08:02، أو اختر عموداً لكل منهما.`,
    }),
    (value) => ({
      en: `"${value}" is not a day with a time in the format chosen for the column.`,
      ar: `"${value}" ليس يوماً مع وقت بالصيغة المختارة للعمود.`,
    }),
  ),
  date_hijri: kind(
    true,
    'row',
    { en: 'The date looks like one of the Hijri calendar.', ar: 'يبدو التاريخ هجرياً.' },
    fixed({ en: 'Write the date by the Gregorian calendar.', ar: 'اكتب التاريخ بالتقويم الميلادي.' }),
    (value) => ({ en: `"${value}" looks like a date of the Hijri calendar.`, ar: `يبدو "${value}" تاريخاً هجرياً.` }),
  ),
  hire_date_missing: kind(
    true,
    'setting',
    {
      en: 'The hire date is missing; position and pay start on it.',
      ar: 'تاريخ التعيين مفقود، ومنه يبدأ المنصب والراتب.',
    },
    fixed({
      en: 'Choose a hire date for people without one, or enter theirs.',
      ar: 'اختر تاريخ تعيين للأشخاص الذين لا تاريخ لهم أو أدخل تواريخهم.',
    }),
  ),
  exit_before_hire: kind(
    true,
    'row',
    { en: 'The exit date lies before the hire date.', ar: 'تاريخ انتهاء الخدمة يسبق تاريخ التعيين.' },
    correct,
    (value, hired) => ({
      en: `The exit date ${value} lies before the hire date ${hired}.`,
      ar: `تاريخ انتهاء الخدمة ${value} يسبق تاريخ التعيين ${hired}.`,
    }),
  ),
  exit_date_missing: kind(
    true,
    'row',
    {
      en: 'The status says that the person left, but there is no exit date.',
      ar: 'تدل الحالة على انتهاء الخدمة لكن لا يوجد تاريخ انتهاء.',
    },
    correct,
    (value) => ({
      en: `The status "${value}" says that the person left, but there is no exit date.`,
      ar: `الحالة "${value}" تدل على انتهاء الخدمة لكن لا يوجد تاريخ انتهاء.`,
    }),
  ),
  too_young: kind(
    true,
    'row',
    { en: 'The person would be younger than 14 at hire.', ar: 'سيكون عمر الشخص أقل من 14 سنة عند التعيين.' },
    correct,
    (value, hired) => ({
      en: `Born on ${value}, the person would be younger than 14 at hire on ${hired}.`,
      ar: `وُلد في ${value} وسيكون عمره أقل من 14 سنة عند التعيين في ${hired}.`,
    }),
  ),
  value_unknown: kind(
    true,
    'values',
    { en: 'The meaning of these values is not known.', ar: 'معنى هذه القيم غير معروف.' },
    (header) => ({
      en: `Choose what the value means in "${header}", or correct the cells.`,
      ar: `اختر معنى القيمة في العمود "${header}" أو صحّح الخلايا.`,
    }),
    (value) => ({ en: `It is not known what "${value}" means.`, ar: `معنى "${value}" غير معروف.` }),
  ),
  country_unknown: kind(
    false,
    'row',
    {
      en: 'The nationality is of no country that is known by this name.',
      ar: 'الجنسية لا تدل على بلد معروف بهذا الاسم.',
    },
    fixed({
      en: 'Correct the cells, or choose the country of these people later: the wording is kept.',
      ar: 'صحّح الخلايا، أو اختر البلد لهؤلاء الأشخاص لاحقاً: تُحفظ الصياغة كما هي.',
    }),
    (value) => ({ en: `"${value}" names no country that is known.`, ar: `"${value}" لا يدل على بلد معروف.` }),
  ),
  hours_unreadable: kind(
    true,
    'row',
    { en: 'The hours a week are not a number.', ar: 'ساعات العمل الأسبوعية ليست رقماً.' },
    correct,
    (value) => ({ en: `"${value}" is not a number of hours.`, ar: `"${value}" ليس عدداً من الساعات.` }),
  ),
  pay_unreadable: kind(true, 'row', { en: 'The pay is not an amount.', ar: 'الراتب ليس مبلغاً.' }, correct, (value) => ({
    en: `"${value}" is not an amount.`,
    ar: `"${value}" ليس مبلغاً.`,
  })),
  pay_zero: kind(
    true,
    'setting',
    { en: 'The pay is zero.', ar: 'الراتب صفر.' },
    fixed({
      en: 'Import these people without pay, or enter their pay.',
      ar: 'استورد هؤلاء الأشخاص دون راتب أو أدخل رواتبهم.',
    }),
  ),
  pay_negative: kind(true, 'row', { en: 'The pay is below zero.', ar: 'الراتب أقل من صفر.' }, correct),
  manager_unknown: kind(
    true,
    'setting',
    { en: 'The manager is neither in the file nor in the company.', ar: 'المدير غير موجود في الملف ولا في الشركة.' },
    fixed({
      en: 'Let missing managers be added, leave the manager empty, or correct the name.',
      ar: 'دع النظام يضيف المديرين الناقصين، أو اترك المدير فارغاً، أو صحّح الاسم.',
    }),
    (value) => ({
      en: `The manager "${value}" is neither in the file nor in the company.`,
      ar: `المدير "${value}" غير موجود في الملف ولا في الشركة.`,
    }),
  ),
  manager_new: kind(
    false,
    'setting',
    {
      en: 'The manager is not in the list and would be added as a draft person.',
      ar: 'المدير غير موجود في القائمة وستتم إضافته كموظف مسودة.',
    },
    fixed({
      en: 'Leave the manager empty, or correct the name, if this is not a person.',
      ar: 'اترك المدير فارغاً أو صحّح الاسم إن لم يكن شخصاً.',
    }),
    (value) => ({
      en: `The manager "${value}" is not in the list and would be added as a draft person.`,
      ar: `المدير "${value}" غير موجود في القائمة وستتم إضافته كموظف مسودة.`,
    }),
  ),
  manager_ambiguous: kind(
    true,
    'row',
    { en: 'More than one person bears the name of the manager.', ar: 'يحمل اسم المدير أكثر من شخص.' },
    fixed({
      en: 'Write the whole name of the manager, or map a column with his employee number.',
      ar: 'اكتب اسم المدير كاملاً أو اربط عموداً يحتوي على رقمه الوظيفي.',
    }),
    (value, count) => ({ en: `${count} people are named "${value}".`, ar: `يوجد ${count} أشخاص باسم "${value}".` }),
  ),
  manager_self: kind(
    true,
    'row',
    { en: 'The person would report to himself.', ar: 'سيكون الشخص مديراً لنفسه.' },
    correct,
  ),
  manager_circle: kind(
    true,
    'row',
    {
      en: 'The manager would report to this person, directly or through others.',
      ar: 'سيتبع المدير هذا الشخص مباشرة أو عبر آخرين.',
    },
    fixed({ en: 'Break the circle in one of its rows.', ar: 'اقطع الحلقة في أحد صفوفها.' }),
  ),
  number_unreadable: kind(
    true,
    'dayFormat',
    { en: 'The cells are not numbers as the column writes them.', ar: 'الخلايا ليست أرقاماً بالطريقة المختارة للعمود.' },
    (header) => ({
      en: `Choose how "${header}" writes its numbers, or correct the cells.`,
      ar: `اختر طريقة كتابة الأرقام في "${header}" أو صحّح الخلايا.`,
    }),
    (value) => ({
      en: `"${value}" is not a number as the column writes them.`,
      ar: `"${value}" ليس رقماً بالطريقة المختارة للعمود.`,
    }),
  ),
  not_whole: kind(true, 'row', { en: 'The number has to be whole.', ar: 'يجب أن يكون الرقم صحيحاً دون كسور.' }, correct),
  reference_unknown: kind(
    true,
    'values',
    { en: 'Nothing here has this code, number or name.', ar: 'لا يوجد هنا شيء بهذا الرمز أو الرقم أو الاسم.' },
    (header) => ({
      en: `Say what it means, choose what becomes of such cells in "${header}", or correct them.`,
      ar: `حدّد معناه، أو اختر ما يحدث لمثل هذه الخلايا في "${header}"، أو صحّحها.`,
    }),
    (value) => ({
      en: `Nothing here has the code, number or name "${value}".`,
      ar: `لا يوجد هنا شيء بالرمز أو الرقم أو الاسم "${value}".`,
    }),
  ),
  reference_ambiguous: kind(
    true,
    'values',
    { en: 'More than one has this name.', ar: 'يوجد أكثر من واحد بهذا الاسم.' },
    fixed({ en: 'Write the code or number instead of the name.', ar: 'اكتب الرمز أو الرقم بدل الاسم.' }),
    (value, count) => ({ en: `${count} are named "${value}".`, ar: `يوجد ${count} باسم "${value}".` }),
  ),
  reference_circle: kind(
    true,
    'row',
    { en: 'The rows would lie below themselves.', ar: 'ستتبع الصفوف نفسها.' },
    fixed({ en: 'Break the circle in one of its rows.', ar: 'اقطع الحلقة في أحد صفوفها.' }),
    (value) => ({
      en: `Below "${value}", the row would lie below itself.`,
      ar: `إذا تبع "${value}" فسيتبع الصف نفسه.`,
    }),
  ),
  reference_refused: kind(
    true,
    'row',
    { en: 'The row it refers to was not imported.', ar: 'لم يُستورد الصف الذي يشير إليه.' },
    fixed({
      en: 'Correct that row first, then import this one again.',
      ar: 'صحّح ذلك الصف أولاً ثم استورد هذا الصف من جديد.',
    }),
  ),
  key_missing: kind(
    true,
    'row',
    { en: 'What tells which row is meant is missing.', ar: 'ما يحدد الصف المقصود مفقود.' },
    correct,
  ),
  key_repeated: kind(
    true,
    'row',
    { en: 'The same stands in more than one row.', ar: 'الشيء نفسه مكرر في أكثر من صف.' },
    fixed({ en: 'Leave the repeated rows out, or correct them.', ar: 'استبعد الصفوف المكررة أو صحّحها.' }),
    (_value, row) => ({ en: `The same stands in row ${row} already.`, ar: `الشيء نفسه موجود في الصف ${row}.` }),
  ),
  key_ambiguous: kind(
    true,
    'row',
    { en: 'More than one row here could be meant.', ar: 'يمكن أن يُقصد أكثر من صف موجود.' },
    correct,
    (_value, count) => ({ en: `${count} rows here could be meant.`, ar: `يمكن أن يُقصد ${count} من الصفوف الموجودة.` }),
  ),
  record_unknown: kind(true, 'row', { en: 'There is no such row to change.', ar: 'لا يوجد صف كهذا لتعديله.' }, correct),
  name_too_long: kind(
    true,
    'row',
    { en: 'The name has more than 120 characters.', ar: 'الاسم أطول من 120 حرفاً.' },
    correct,
  ),
  cell_error: kind(
    true,
    'row',
    {
      en: 'The cells hold an error of the spreadsheet instead of a value.',
      ar: 'تحتوي الخلايا على خطأ من جدول البيانات بدل قيمة.',
    },
    fixed({
      en: 'Correct the formula in the file, write the value, or leave the row out.',
      ar: 'صحّح المعادلة في الملف أو اكتب القيمة أو استبعد الصف.',
    }),
    (value) => ({
      en: `The cell holds "${value}", an error of the spreadsheet instead of a value.`,
      ar: `تحتوي الخلية على "${value}" وهو خطأ من جدول البيانات بدل قيمة.`,
    }),
  ),
  formula_without_value: kind(
    true,
    'row',
    {
      en: 'The cells hold formulas whose values were not saved with the file.',
      ar: 'تحتوي الخلايا على معادلات لم تُحفظ قيمها مع الملف.',
    },
    fixed({
      en: 'Open the file in Excel, save it and upload it again, or write the value.',
      ar: 'افتح الملف في Excel واحفظه ثم ارفعه مرة أخرى، أو اكتب القيمة.',
    }),
    (value) => ({
      en: `The cell holds the formula "${value}", and its value was not saved with the file.`,
      ar: `تحتوي الخلية على المعادلة "${value}" ولم تُحفظ قيمتها مع الملف.`,
    }),
  ),
  number_shortened: kind(
    true,
    'row',
    {
      en: 'The spreadsheet shortened these numbers: their last digits are lost.',
      ar: 'اختصر جدول البيانات هذه الأرقام وفُقدت خاناتها الأخيرة.',
    },
    fixed({
      en: 'Format the column as text or whole numbers in the original, save it anew and upload it again, or write the number.',
      ar: 'نسّق العمود كنص أو كأرقام صحيحة في الملف الأصلي واحفظه من جديد ثم ارفعه، أو اكتب الرقم.',
    }),
    (value) => ({
      en: `"${value}" is a number the spreadsheet shortened: its last digits are lost.`,
      ar: `"${value}" رقم اختصره جدول البيانات وفُقدت خاناته الأخيرة.`,
    }),
  ),
  digits_lost: kind(
    false,
    'row',
    {
      en: 'Excel keeps 15 digits of a number: the last ones of these are not what was typed.',
      ar: 'يحفظ Excel ‏15 خانة من الرقم فقط: الخانات الأخيرة هنا ليست كما كُتبت.',
    },
    fixed({ en: 'Compare with the original and write the number as text.', ar: 'قارن بالأصل واكتب الرقم كنص.' }),
    (value) => ({
      en: `Excel keeps 15 digits of a number: the last ones of ${value} are not what was typed.`,
      ar: `يحفظ Excel ‏15 خانة من الرقم فقط: الخانات الأخيرة من ${value} ليست كما كُتبت.`,
    }),
  ),
  cell_merged: kind(
    false,
    'row',
    {
      en: 'Merged cells: each of their rows takes the value of the first.',
      ar: 'خلايا مدمجة: يأخذ كل صف منها قيمة الأول.',
    },
    fixed({ en: 'Correct the rows for which that is wrong.', ar: 'صحّح الصفوف التي لا ينطبق عليها ذلك.' }),
  ),
  cell_merged_across: kind(
    false,
    'row',
    {
      en: 'Cells merged with those beside them: the others count as empty.',
      ar: 'خلايا مدمجة مع ما بجانبها: تُعد البقية فارغة.',
    },
    fixed({ en: 'Unmerge them in the file, or correct the rows.', ar: 'ألغِ دمجها في الملف أو صحّح الصفوف.' }),
  ),
  line_encoding: kind(
    false,
    'row',
    {
      en: 'The lines are written in another encoding than the rest of the file; their letters were read by themselves.',
      ar: 'السطور مكتوبة بترميز مختلف عن بقية الملف، وقُرئت حروفها على حدة.',
    },
    fixed({
      en: 'Look at the names of these rows, and correct them where letters are wrong.',
      ar: 'راجع أسماء هذه الصفوف وصحّح الحروف الخاطئة.',
    }),
  ),
  value_missing: kind(
    false,
    'row',
    {
      en: 'The cells are empty: these new people get none.',
      ar: 'الخلايا فارغة: لن يكون لهؤلاء الموظفين الجدد قيمة هنا.',
    },
    fixed({ en: 'Fill the cells in, or go on if that is right.', ar: 'املأ الخلايا، أو تابع إن كان ذلك صحيحاً.' }),
  ),
  pay_low: kind(
    false,
    'row',
    { en: 'The pay is below 100 a month.', ar: 'الراتب أقل من 100 في الشهر.' },
    (header) => ({
      en: `Look whether "${header}" groups thousands with a point or comma, or is written in thousands.`,
      ar: `تحقق من فاصلة الآلاف في "${header}" أو من أنه مكتوب بالآلاف.`,
    }),
    (value, pay) => ({
      en: `"${value}" would be a pay of ${pay} a month.`,
      ar: `"${value}" يعني راتباً قدره ${pay} في الشهر.`,
    }),
  ),
  number_like_another: kind(
    false,
    'row',
    {
      en: 'Somebody here has this number with zeros before it: the file may have lost them.',
      ar: 'يوجد هنا من يحمل هذا الرقم مسبوقاً بأصفار: ربما فقدها الملف.',
    },
    fixed({
      en: 'Write the number with its zeros to change that person; as it is, a new one is made.',
      ar: 'اكتب الرقم بأصفاره لتعديل ذلك الشخص، وإلا أُضيف شخص جديد.',
    }),
    (value, other) => ({
      en: `The number ${value} is new here, but ${other} is not: the file may have lost the zeros before it.`,
      ar: `الرقم ${value} جديد هنا لكن ${other} موجود: ربما فقد الملف الأصفار قبله.`,
    }),
  ),
  manager_left_empty: kind(
    false,
    'setting',
    {
      en: 'The manager is neither in the file nor in the company: left empty.',
      ar: 'المدير غير موجود في الملف ولا في الشركة: يُترك فارغاً.',
    },
    fixed({
      en: 'Let missing managers be added, or correct the name.',
      ar: 'دع النظام يضيف المديرين الناقصين أو صحّح الاسم.',
    }),
    (value) => ({
      en: `The manager "${value}" is neither in the file nor in the company: left empty.`,
      ar: `المدير "${value}" غير موجود في الملف ولا في الشركة: يُترك فارغاً.`,
    }),
  ),
  reference_left_empty: kind(
    false,
    'values',
    {
      en: 'Nothing here has this code, number or name: left empty.',
      ar: 'لا يوجد هنا شيء بهذا الرمز أو الرقم أو الاسم: يُترك فارغاً.',
    },
    (header) => ({
      en: `Say what it means, or choose otherwise for "${header}".`,
      ar: `حدّد معناه أو اختر غير ذلك للعمود "${header}".`,
    }),
    (value) => ({
      en: `Nothing here has the code, number or name "${value}": left empty.`,
      ar: `لا يوجد هنا شيء بالرمز أو الرقم أو الاسم "${value}": يُترك فارغاً.`,
    }),
  ),
  meaning_guessed: kind(
    false,
    'setting',
    { en: 'What the column means was guessed and is not certain.', ar: 'معنى العمود مُخمَّن وليس مؤكداً.' },
    fixed({
      en: 'Choose another meaning for the column, or leave it out, if that is wrong.',
      ar: 'اختر معنى آخر للعمود أو استبعده إن كان ذلك خطأ.',
    }),
    (share, label) => ({
      en: `Taken for "${label.split('\n')[0]}", which is ${share} % sure.`,
      ar: `اعتُبر "${label.split('\n')[1] ?? label}" بنسبة تأكد ${share}٪.`,
    }),
  ),
  one_direction: kind(
    false,
    'setting',
    {
      en: 'Every cell says the same, as clocks do that do not tell in from out: taken as unknown.',
      ar: 'كل الخلايا تقول الشيء نفسه كما تفعل الأجهزة التي لا تميز الدخول من الخروج: اعتُبر الاتجاه غير معروف.',
    },
    fixed({
      en: 'Choose the direction if it is really the same throughout.',
      ar: 'اختر الاتجاه إن كان واحداً فعلاً في الكل.',
    }),
    (value) => ({
      en: `Every cell says "${value}", as clocks do that do not tell in from out: taken as unknown.`,
      ar: `كل الخلايا تقول "${value}" كما تفعل الأجهزة التي لا تميز الدخول من الخروج: اعتُبر الاتجاه غير معروف.`,
    }),
  ),
  days_moved: kind(
    false,
    'setting',
    {
      en: 'Every cell tells an evening hour, as midnights do that were written down by another clock: the next day was taken.',
      ar: 'كل الخلايا تذكر ساعة مسائية كما يحدث لمنتصف الليل عند كتابته بتوقيت آخر: اعتُمد اليوم التالي.',
    },
    fixed({
      en: 'Choose to take the days as written if that is wrong.',
      ar: 'اختر اعتماد الأيام كما هي مكتوبة إن كان ذلك خطأ.',
    }),
  ),
  letters_damaged: kind(
    false,
    'row',
    { en: 'Some letters were lost before the file was uploaded (�).', ar: 'فُقدت بعض الحروف قبل رفع الملف (�).' },
    correct,
  ),
  field_invalid: kind(true, 'row', { en: 'The values do not suit the field.', ar: 'القيم لا تناسب الحقل.' }, correct),
  refused_on_writing: kind(true, 'row', { en: 'The row could not be written.', ar: 'تعذرت كتابة الصف.' }, correct),
  kept_changed: kind(
    false,
    'row',
    { en: 'Changed by someone since the import: left as it is now.', ar: 'عُدّل بعد الاستيراد: تُرك كما هو الآن.' },
    fixed({ en: 'Look at it and change or delete it by hand.', ar: 'راجعه وعدّله أو احذفه يدوياً.' }),
    (what, inArabic) => ({
      en: `Changed by someone since the import and left as it is now: ${what}.`,
      ar: `عُدّل بعد الاستيراد وتُرك كما هو الآن: ${inArabic}.`,
    }),
  ),
  kept_refused: kind(
    false,
    'row',
    { en: 'It may no longer be taken back: left as it is.', ar: 'لم يعد من الممكن التراجع عنه: تُرك كما هو.' },
    fixed({
      en: 'Look at it and change it by hand where that is still possible.',
      ar: 'راجعه وعدّله يدوياً إن كان ذلك ممكناً.',
    }),
    (what, inArabic) => ({
      en: `May no longer be taken back and was left as it is: ${what}.`,
      ar: `لم يعد من الممكن التراجع عنه وتُرك كما هو: ${inArabic}.`,
    }),
  ),
  kept_used: kind(
    false,
    'row',
    { en: 'Used by others since the import: left as it is.', ar: 'استُخدم بعد الاستيراد: تُرك كما هو.' },
    fixed({ en: 'Delete what uses it first, then delete it by hand.', ar: 'احذف ما يستخدمه أولاً ثم احذفه يدوياً.' }),
    (what, inArabic) => ({
      en: `Used by others since the import and left as it is: ${what}.`,
      ar: `استُخدم بعد الاستيراد وتُرك كما هو: ${inArabic}.`,
    }),
  ),
} as const satisfies Record<string, Kind>;
