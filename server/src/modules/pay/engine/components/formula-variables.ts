import type { LookupStep, LookupTable } from '../../../../kernel/formula/functions';
import { decimalOf } from '../../../../kernel/formula/decimal';
import type { Vocabulary } from '../../../../kernel/formula/check';
import type { ValueType } from '../../../../kernel/formula/expression';
import type { SalaryFactors } from '../../statutory/salary-factors';
import { functions } from '../../../../kernel/formula/functions';
import type { Bilingual } from '../../../../kernel/text/text';

/** A value formulas of pay may ask for. `unit` is 'money', 'hours', 'days', 'date', '%' or nothing. */
export interface FormulaVariable {
  type: ValueType;
  unit: string;
  label: Bilingual;
}

const word = (type: ValueType, unit: string, en: string, ar: string): FormulaVariable => ({
  type,
  unit,
  label: { en, ar },
});

const factorLabels: Record<keyof SalaryFactors, [unit: string, en: string, ar: string]> = {
  firstOvertimeFactor: ['', 'Overtime factor, first step', 'معامل العمل الإضافي، الشريحة الأولى'],
  secondOvertimeFactor: ['', 'Overtime factor, second step', 'معامل العمل الإضافي، الشريحة الثانية'],
  thirdOvertimeFactor: ['', 'Overtime factor, third step', 'معامل العمل الإضافي، الشريحة الثالثة'],
  holidayOvertimeFactor: ['', 'Factor of work on a holiday', 'معامل العمل في العطلة الرسمية'],
  weekendOvertimeFactor: ['', 'Factor of work on a weekend', 'معامل العمل في عطلة نهاية الأسبوع'],
  excusedAbsenceDayFactor: ['', 'Factor of a day of excused absence', 'معامل يوم الغياب بعذر'],
  unexcusedAbsenceDayFactor: ['', 'Factor of a day of unexcused absence', 'معامل يوم الغياب بدون عذر'],
  excusedAbsenceHourFactor: ['', 'Factor of an hour of excused absence', 'معامل ساعة الغياب بعذر'],
  unexcusedAbsenceHourFactor: ['', 'Factor of an hour of unexcused absence', 'معامل ساعة الغياب بدون عذر'],
  gratuityDaysFirstYears: [
    'days',
    'End of service, days of each of the first five years',
    'نهاية الخدمة، أيام كل سنة من أول خمس سنوات',
  ],
  gratuityDaysLaterYears: ['days', 'End of service, days of each later year', 'نهاية الخدمة، أيام كل سنة لاحقة'],
  gratuityCapYears: ['years', 'End of service, most years of pay', 'نهاية الخدمة، الحد الأقصى بسنوات الأجر'],
  paidLeavePercent: ['%', 'Pay during paid leave', 'الأجر خلال الإجازة المدفوعة'],
  unpaidLeavePercent: ['%', 'Pay during unpaid leave', 'الأجر خلال الإجازة غير المدفوعة'],
  sickLeavePercent: ['%', 'Pay of sick leave beyond the steps', 'أجر الإجازة المرضية بعد الشرائح'],
  sickLeaveFirstPercent: ['%', 'Pay of sick leave, days 1 to 15', 'أجر الإجازة المرضية، الأيام 1 إلى 15'],
  sickLeaveSecondPercent: ['%', 'Pay of sick leave, days 16 to 30', 'أجر الإجازة المرضية، الأيام 16 إلى 30'],
  sickLeaveThirdPercent: ['%', 'Pay of sick leave, days 31 to 90', 'أجر الإجازة المرضية، الأيام 31 إلى 90'],
  maternityLeavePercent: ['%', 'Pay during maternity leave', 'الأجر خلال إجازة الأمومة'],
  parentalLeaveFirstPercent: ['%', 'Pay of parental leave, days 1 to 45', 'أجر الإجازة الوالدية، الأيام 1 إلى 45'],
  parentalLeaveSecondPercent: ['%', 'Pay of parental leave, days 46 to 60', 'أجر الإجازة الوالدية، الأيام 46 إلى 60'],
  parentalLeaveThirdPercent: ['%', 'Pay of parental leave, days 61 to 105', 'أجر الإجازة الوالدية، الأيام 61 إلى 105'],
};
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The factors of the person's salary formula are a built-in set of values, such as formula.first_overtime_factor. */
export const factorWords = (Object.keys(factorLabels) as (keyof SalaryFactors)[]).map((name) => ({
  name,
  code: `formula.${snake(name)}`,
  word: word('number', ...factorLabels[name]),
}));

/** What is known of a person beside their pay, under `employee.`; absent where it is not on file. */
export const attributeWords = {
  'employee.hire_date': word('date', 'date', 'First day of employment', 'أول يوم عمل'),
  'employee.exit_date': word('date', 'date', 'Last day of employment', 'آخر يوم عمل'),
  'employee.birth_date': word('date', 'date', 'Day of birth', 'تاريخ الميلاد'),
  'employee.type': word('text', '', 'Form of employment, such as full_time', 'نوع التوظيف، مثل full_time'),
  'employee.status': word('text', '', 'Status, such as active', 'الحالة، مثل active'),
  'employee.gender': word('text', '', 'Gender: female or male', 'الجنس: female أو male'),
  'employee.marital_status': word('text', '', 'Marital status, such as married', 'الحالة الاجتماعية، مثل married'),
  'employee.nationality': word('text', '', 'Country of the nationality, such as JO', 'بلد الجنسية، مثل JO'),
  'employee.profession': word('text', '', 'Profession', 'المهنة'),
  'employee.department': word('text', '', 'Department', 'القسم'),
  'employee.position': word('text', '', 'Position', 'المسمى الوظيفي'),
  'employee.hours_per_day': word('number', '', 'Working hours of a day', 'ساعات العمل في اليوم'),
} satisfies Record<string, FormulaVariable>;

/** How values of attendance are told apart among what formulas name. */
export const timePrefix = 'time.';

/** Attendance of the month; nothing for whoever has none. */
const timeWords: Record<string, FormulaVariable> = {
  'time.overtime_hours': word(
    'number',
    'hours',
    'Overtime on working days, hours not by night',
    'ساعات العمل الإضافي النهارية في أيام العمل',
  ),
  'time.night_overtime_hours': word(
    'number',
    'hours',
    'Overtime on working days by night, hours',
    'ساعات العمل الإضافي الليلية في أيام العمل',
  ),
  'time.rest_day_hours': word('number', 'hours', 'Hours worked on days of rest', 'ساعات العمل في أيام الراحة'),
  'time.holiday_hours': word('number', 'hours', 'Hours worked on public holidays', 'ساعات العمل في العطل الرسمية'),
  'time.night_hours': word('number', 'hours', 'All hours worked by night', 'كل ساعات العمل الليلي'),
  'time.late_hours': word('number', 'hours', 'Hours come too late or gone too early', 'ساعات التأخر والخروج المبكر'),
  'time.absent_days': word('number', 'days', 'Days of absence without leave', 'أيام الغياب دون إجازة'),
  'time.shift_hours': word(
    'number',
    'hours',
    'Hours that shifts counting more add to those paid by the salary',
    'الساعات التي تضيفها الورديات المحتسبة بأكثر إلى المدفوعة بالراتب',
  ),
  'time.overtime_due': word(
    'number',
    'money',
    'What the law has paid for overtime not by night',
    'المستحق قانوناً عن العمل الإضافي النهاري',
  ),
  'time.night_overtime_due': word(
    'number',
    'money',
    'What the law has paid for overtime by night',
    'المستحق قانوناً عن العمل الإضافي الليلي',
  ),
  'time.rest_day_due': word(
    'number',
    'money',
    'What the law has paid for work on days of rest',
    'المستحق قانوناً عن العمل في أيام الراحة',
  ),
  'time.holiday_due': word(
    'number',
    'money',
    'What the law has paid for work on public holidays',
    'المستحق قانوناً عن العمل في العطل الرسمية',
  ),
  'time.shift_due': word(
    'number',
    'money',
    'What shifts counting more add to the salary, at the hourly basic salary',
    'ما تضيفه الورديات المحتسبة بأكثر إلى الراتب، بأجر الساعة الأساسي',
  ),
  'time.late_due': word(
    'number',
    'money',
    'Hours missed at the hourly basic salary, no more than the law lets be taken',
    'الساعات الفائتة بأجر الساعة الأساسي، بما لا يتجاوز ما يسمح به القانون',
  ),
};

/** Words whose amount goes by what an hour is worth, and so by the components that count for it. */
export const overtimeWords: ReadonlySet<string> = new Set(
  ['overtime', 'night_overtime', 'rest_day', 'holiday'].map((kind) => `${timePrefix}${kind}_due`),
);

/** Everything formulas of pay may name beside other components, in the order people read it. */
export const formulaVariables: Readonly<Record<string, FormulaVariable>> = {
  basic: word('number', 'money', 'Monthly basic salary', 'الراتب الأساسي الشهري'),
  basic_paid: word('number', 'money', 'Basic salary of the days paid', 'الراتب الأساسي عن الأيام المدفوعة'),
  day_value: word('number', 'money', 'Pay of a day: basic ÷ 30', 'أجر اليوم: الراتب الأساسي ÷ 30'),
  hour_value: word(
    'number',
    'money',
    'Pay of an hour: of a day ÷ working hours',
    'أجر الساعة: أجر اليوم ÷ ساعات العمل',
  ),
  allowances: word('number', 'money', 'Allowances given to the person, as paid', 'بدلات الموظف المدفوعة'),
  rewards: word('number', 'money', 'Rewards of the month', 'مكافآت الشهر'),
  leave_deducted: word('number', 'money', 'Taken off for leave', 'المستقطع عن الإجازات'),
  'days.paid': word('number', 'days', 'Days paid', 'الأيام المدفوعة'),
  'days.basis': word('number', 'days', 'Days the month is divided by', 'الأيام التي يقسم عليها الشهر'),
  'days.month': word('number', 'days', 'Days of the month', 'أيام الشهر'),
  'period.start': word('date', 'date', 'First day of the month', 'أول يوم في الشهر'),
  'period.end': word('date', 'date', 'Last day of the month', 'آخر يوم في الشهر'),
  ...timeWords,
  ...attributeWords,
  ...Object.fromEntries(factorWords.map(({ code, word: each }) => [code, each])),
};

export const vocabularyWith = (tables: Iterable<string>): Vocabulary => ({
  names: new Map(Object.entries(formulaVariables).map(([name, { type }]) => [name, type])),
  tables: new Set(tables),
});

/** Words a component cannot be called by. */
export const isTakenWord = (code: string): boolean =>
  code in formulaVariables || Object.hasOwn(functions, code) || ['and', 'or', 'not', 'true', 'false'].includes(code);

/** Rows of look-up tables in force, as the language reads them. */
export function tablesOf(
  rows: readonly { tableName: string; fromValue: string; value: string; validFrom?: string }[],
): Map<string, LookupTable> {
  const tables = new Map<string, LookupStep[]>();
  for (const { tableName, fromValue, value, validFrom } of rows) {
    const steps = tables.get(tableName) ?? [];
    steps.push({ from: decimalOf(fromValue)!, value: decimalOf(value)!, ...(validFrom && { since: validFrom }) });
    tables.set(tableName, steps);
  }
  return new Map(
    [...tables].map(([name, steps]) => [name, { steps: steps.sort((a, b) => (a.from < b.from ? -1 : 1)) }]),
  );
}
