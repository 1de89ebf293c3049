import { t } from '../../texts/text';
import type { LookupStep, LookupTable } from '../../../../kernel/formula/functions';
import { decimalOf } from '../../../../kernel/formula/decimal';
import type { Vocabulary } from '../../../../kernel/formula/check';
import type { ValueType } from '../../../../kernel/formula/expression';
import type { SalaryFactors } from '../../statutory/salary-factors';
import { functions } from '../../../../kernel/formula/functions';
import type { Text } from '../../../../kernel/text/text';

/** A value formulas of pay may ask for. `unit` is 'money', 'hours', 'days', 'date', '%' or nothing. */
export interface FormulaVariable {
  type: ValueType;
  unit: string;
  label: Text;
}

const word = (type: ValueType, unit: string, label: Text): FormulaVariable => ({ type, unit, label });

const factorLabels: Record<keyof SalaryFactors, [unit: string, label: Text]> = {
  firstOvertimeFactor: ['', t('formula_variables.overtime_factor_first_step')],
  secondOvertimeFactor: ['', t('formula_variables.overtime_factor_second_step')],
  thirdOvertimeFactor: ['', t('formula_variables.overtime_factor_third_step')],
  holidayOvertimeFactor: ['', t('formula_variables.factor_work_holiday')],
  weekendOvertimeFactor: ['', t('formula_variables.factor_work_weekend')],
  excusedAbsenceDayFactor: ['', t('formula_variables.factor_day_excused_absence')],
  unexcusedAbsenceDayFactor: ['', t('formula_variables.factor_day_unexcused_absence')],
  excusedAbsenceHourFactor: ['', t('formula_variables.factor_hour_excused_absence')],
  unexcusedAbsenceHourFactor: ['', t('formula_variables.factor_hour_unexcused_absence')],
  gratuityDaysFirstYears: ['days', t('formula_variables.end_service_days_each_first')],
  gratuityDaysLaterYears: ['days', t('formula_variables.end_service_days_each_later')],
  gratuityCapYears: ['years', t('formula_variables.end_service_most_years_pay')],
  paidLeavePercent: ['%', t('formula_variables.pay_during_paid_leave')],
  unpaidLeavePercent: ['%', t('formula_variables.pay_during_unpaid_leave')],
  sickLeavePercent: ['%', t('formula_variables.pay_sick_leave_beyond_steps')],
  sickLeaveFirstPercent: ['%', t('formula_variables.pay_sick_leave_days_1')],
  sickLeaveSecondPercent: ['%', t('formula_variables.pay_sick_leave_days_16')],
  sickLeaveThirdPercent: ['%', t('formula_variables.pay_sick_leave_days_31')],
  maternityLeavePercent: ['%', t('formula_variables.pay_during_maternity_leave')],
  parentalLeaveFirstPercent: ['%', t('formula_variables.pay_parental_leave_days_1')],
  parentalLeaveSecondPercent: ['%', t('formula_variables.pay_parental_leave_days_46')],
  parentalLeaveThirdPercent: ['%', t('formula_variables.pay_parental_leave_days_61')],
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
  'employee.hire_date': word('date', 'date', t('formula_variables.first_day_employment')),
  'employee.exit_date': word('date', 'date', t('formula_variables.last_day_employment')),
  'employee.birth_date': word('date', 'date', t('formula_variables.day_birth')),
  'employee.type': word('text', '', t('formula_variables.form_employment_such_full_time')),
  'employee.status': word('text', '', t('formula_variables.status_such_active')),
  'employee.gender': word('text', '', t('formula_variables.gender_female_male')),
  'employee.marital_status': word('text', '', t('formula_variables.marital_status_such_married')),
  'employee.nationality': word('text', '', t('formula_variables.country_nationality_such_jo')),
  'employee.profession': word('text', '', t('formula_variables.profession')),
  'employee.department': word('text', '', t('formula_variables.department')),
  'employee.position': word('text', '', t('formula_variables.position')),
  'employee.hours_per_day': word('number', '', t('formula_variables.working_hours_day')),
} satisfies Record<string, FormulaVariable>;

/** How values of attendance are told apart among what formulas name. */
export const timePrefix = 'time.';

/** Attendance of the month; nothing for whoever has none. */
const timeWords: Record<string, FormulaVariable> = {
  'time.overtime_hours': word('number', 'hours', t('formula_variables.overtime_working_days_hours_night')),
  'time.night_overtime_hours': word('number', 'hours', t('formula_variables.overtime_working_days_night_hours')),
  'time.rest_day_hours': word('number', 'hours', t('formula_variables.hours_worked_days_rest')),
  'time.holiday_hours': word('number', 'hours', t('formula_variables.hours_worked_public_holidays')),
  'time.night_hours': word('number', 'hours', t('formula_variables.all_hours_worked_night')),
  'time.late_hours': word('number', 'hours', t('formula_variables.hours_come_too_late_gone')),
  'time.overtime_second_hours': word('number', 'hours', t('formula_variables.overtime_second_step')),
  'time.night_overtime_second_hours': word('number', 'hours', t('formula_variables.night_overtime_second_step')),
  'time.rest_day_second_hours': word('number', 'hours', t('formula_variables.rest_day_second_step')),
  'time.holiday_second_hours': word('number', 'hours', t('formula_variables.holiday_second_step')),
  'time.absent_days': word('number', 'days', t('formula_variables.days_absence_without_leave')),
  'time.half_days': word('number', 'days', t('formula_variables.days_half_worked')),
  'time.shift_hours': word('number', 'hours', t('formula_variables.hours_shifts_counting_more_add')),
  'time.overtime_due': word('number', 'money', t('formula_variables.what_law_has_paid_overtime')),
  'time.night_overtime_due': word('number', 'money', t('formula_variables.what_law_has_paid_overtime_2')),
  'time.rest_day_due': word('number', 'money', t('formula_variables.what_law_has_paid_work')),
  'time.holiday_due': word('number', 'money', t('formula_variables.what_law_has_paid_work_2')),
  'time.shift_due': word('number', 'money', t('formula_variables.what_shifts_counting_more_add')),
  'time.late_due': word('number', 'money', t('formula_variables.hours_missed_hourly_basic_salary')),
};

/** Words whose amount goes by what an hour is worth, and so by the components that count for it. */
export const overtimeWords: ReadonlySet<string> = new Set(
  ['overtime', 'night_overtime', 'rest_day', 'holiday'].map((kind) => `${timePrefix}${kind}_due`),
);

/** Everything formulas of pay may name beside other components, in the order people read it. */
export const formulaVariables: Readonly<Record<string, FormulaVariable>> = {
  basic: word('number', 'money', t('formula_variables.monthly_basic_salary')),
  basic_paid: word('number', 'money', t('formula_variables.basic_salary_days_paid')),
  day_value: word('number', 'money', t('formula_variables.pay_day_basic_30')),
  hour_value: word('number', 'money', t('formula_variables.pay_hour_day_working_hours')),
  allowances: word('number', 'money', t('formula_variables.allowances_given_person_paid')),
  rewards: word('number', 'money', t('formula_variables.rewards_month')),
  leave_deducted: word('number', 'money', t('formula_variables.taken_off_leave')),
  'days.paid': word('number', 'days', t('formula_variables.days_paid')),
  'days.basis': word('number', 'days', t('formula_variables.days_month_divided')),
  'days.month': word('number', 'days', t('formula_variables.days_month')),
  'period.start': word('date', 'date', t('formula_variables.first_day_month')),
  'period.end': word('date', 'date', t('formula_variables.last_day_month')),
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
