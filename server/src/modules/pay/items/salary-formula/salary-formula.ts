import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { usualFactorsOn, type SalaryFactors } from '../../statutory/salary-factors';
import { t } from '../../texts/text';

export const SalaryFormulaKind = choiceOf('SalaryFormulaKind', 'What working time is measured against.', {
  monthly: 'The days of the month.',
  monthly_total_hours: 'So many hours of a month, as the formula says.',
  daily_total_hours: 'So many hours of a day, as the formula says.',
  flexible: 'Nothing: working time is not measured.',
});
export const SalaryFormulaStatus = choiceOf('SalaryFormulaStatus', 'Whether employees can be paid by it.', {
  active: 'Can be given to employees.',
  inactive: 'Kept for who has it; given to nobody any more.',
});

// What a field takes when none is given is decided by the day (see `withUsualFactors`); these only say that it may be
// left out.
const usual = usualFactorsOn('1900-01-01');
const factor = (name: keyof SalaryFactors, description: string) =>
  field.decimal({ description, min: 0, max: 10, initial: usual[name] });
const percent = (name: keyof SalaryFactors, description: string) =>
  field.decimal({ description: `${description}, in percent of a day's pay.`, min: 0, max: 100, initial: usual[name] });

@record(
  'SalaryFormula',
  'How overtime, absence and leave of those it is given to turn into pay; factors left out take the usual ones of the day.',
)
export class SalaryFormula extends CompanyRecord implements SalaryFactors {
  @field.text({ description: 'Name of the formula.', min: 2, max: 120, search: true, unique: true }) title!: string;
  @field.choice(SalaryFormulaKind, { description: 'What working time is measured against.', initial: 'monthly' })
  kind!: string;
  @field.decimal({
    description: 'Hours of a month or of a day, as the kind tells; empty for the other kinds.',
    min: 0,
    max: 744,
    scale: 2,
    optional: true,
  })
  totalHours!: string | null;
  @factor('firstOvertimeFactor', 'An hour of overtime of the first step, in hours.') firstOvertimeFactor!: string;
  @factor('secondOvertimeFactor', 'An hour of overtime of the second step, in hours.') secondOvertimeFactor!: string;
  @factor('thirdOvertimeFactor', 'An hour of overtime of the third step, in hours.') thirdOvertimeFactor!: string;
  @factor('holidayOvertimeFactor', 'An hour worked on a holiday, in hours.') holidayOvertimeFactor!: string;
  @factor('weekendOvertimeFactor', 'An hour worked on a weekend, in hours.') weekendOvertimeFactor!: string;
  @factor('excusedAbsenceDayFactor', 'Days of pay lost by a day of excused absence.') excusedAbsenceDayFactor!: string;
  @factor('unexcusedAbsenceDayFactor', 'Days of pay lost by a day of unexcused absence.')
  unexcusedAbsenceDayFactor!: string;
  @factor('excusedAbsenceHourFactor', 'Hours of pay lost by an hour of excused absence.')
  excusedAbsenceHourFactor!: string;
  @factor('unexcusedAbsenceHourFactor', 'Hours of pay lost by an hour of unexcused absence.')
  unexcusedAbsenceHourFactor!: string;
  @field.decimal({
    description: 'Days of basic pay for each of the first five years of service, where no law says otherwise.',
    min: 0,
    max: 365,
    initial: usual.gratuityDaysFirstYears,
  })
  gratuityDaysFirstYears!: string;
  @field.decimal({
    description: 'Days of basic pay for each year of service beyond five, where no law says otherwise.',
    min: 0,
    max: 365,
    initial: usual.gratuityDaysLaterYears,
  })
  gratuityDaysLaterYears!: string;
  @field.decimal({
    description: 'Most an end of service pays, in years of pay, where no law says otherwise.',
    min: 0,
    max: 50,
    initial: usual.gratuityCapYears,
  })
  gratuityCapYears!: string;
  @percent('paidLeavePercent', 'A day of paid leave') paidLeavePercent!: string;
  @percent('unpaidLeavePercent', 'A day of unpaid leave') unpaidLeavePercent!: string;
  @percent('sickLeavePercent', 'A day of sick leave no step below reaches') sickLeavePercent!: string;
  @percent('sickLeaveFirstPercent', 'Sick leave from the 1st to the 15th day') sickLeaveFirstPercent!: string;
  @percent('sickLeaveSecondPercent', 'Sick leave from the 16th to the 30th day') sickLeaveSecondPercent!: string;
  @percent('sickLeaveThirdPercent', 'Sick leave from the 31st to the 90th day') sickLeaveThirdPercent!: string;
  @percent('maternityLeavePercent', 'A day of maternity leave') maternityLeavePercent!: string;
  @percent('parentalLeaveFirstPercent', 'Parental leave from the 1st to the 45th day')
  parentalLeaveFirstPercent!: string;
  @percent('parentalLeaveSecondPercent', 'Parental leave from the 46th to the 60th day')
  parentalLeaveSecondPercent!: string;
  @percent('parentalLeaveThirdPercent', 'Parental leave from the 61st to the 105th day')
  parentalLeaveThirdPercent!: string;
  @field.choice(SalaryFormulaStatus, { description: 'State.', initial: 'active' }) status!: string;
}

const mostHours: Record<string, number> = { monthly_total_hours: 744, daily_total_hours: 24 };

function validateHours(_ctx: Ctx, { deletedAt, kind, totalHours }: Row<SalaryFormula>): void {
  const most = mostHours[kind];
  if (deletedAt) return;
  if (!most && totalHours) {
    throw invalid('totalHours', t('salary_formula.kind_formula_counts_no_total'));
  }
  if (most && !(Number(totalHours) > 0 && Number(totalHours) <= most)) {
    throw invalid(
      'totalHours',
      most === 24 ? t('salary_formula.give_hours_day_up_24') : t('salary_formula.give_hours_month_up_744'),
    );
  }
}

const withUsualFactors = (ctx: Ctx, given: Values): Values => ({
  ...usualFactorsOn(ctx.now.toISOString().slice(0, 10)),
  ...given,
});

export const salaryFormula = defineArea('SalaryFormula', SalaryFormula, {
  one: 'salaryFormula',
  many: 'salaryFormulas',
  permissionName: 'PayrollFormula',
  label: t('salary_formula.salary_formula'),
  page: '/salary-formulas?open=:id',
  menu: { group: 'pay', title: t('salary_formula.menu'), icon: 'calculator', after: 'EosProvision' },
  sort: 'title',
  prepare: withUsualFactors,
  guard: validateHours,
});
export const SalaryFormulaResolver = CrudResolver(salaryFormula);
