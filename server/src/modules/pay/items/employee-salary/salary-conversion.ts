import { shareOfDay } from '../../engine/time/day-shares';
import { salaryFrequencyRuleOn } from '../../statutory/salary-frequency-rules';
import { addDays } from '../../../../kernel/dates/plain-date';
import {
  keptHours,
  monthlySalary,
  plannedHours,
  weeklyHoursOf,
  type SalaryFrequency,
  type WeeklyHours,
} from '../../engine/components/salary-frequency';
import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { calendarsOf } from '../../../organisation/work-calendar/work-calendar';
import type { EmployeeSalary } from './employee-salary';
import { companyOf } from '../../../organisation/organisation.sql';
import { employeePositionRows, employeeRows } from '../../../people/people.sql';
import { t } from '../../texts/text';

export type Frequency = SalaryFrequency;

/** What a salary agreed on by the month says of its frequency. */
export const byTheMonth = { frequency: 'month', quotedAmount: null, weeklyHours: null, conversion: null } as const;

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/**
 * The salary of a month, by the divisors of the company or else the rule in force on its first day. Who gives that of a
 * month means a month.
 */
export async function convertedToMonth(
  ctx: Ctx,
  after: Row<EmployeeSalary>,
  before: Row<EmployeeSalary> | null,
): Promise<Values> {
  const { frequency, quotedAmount, validFrom, currency } = after;
  const isAsBefore =
    before !== null &&
    before.frequency === frequency &&
    isSame(before.quotedAmount, quotedAmount) &&
    isSame(before.weeklyHours, after.weeklyHours);
  if (frequency === 'month' || (isAsBefore && !isSame(before.baseSalary, after.baseSalary))) {
    if (!before && !after.baseSalary) throw invalid('baseSalary', t('salary_conversion.required'));
    return byTheMonth;
  }
  // Who may not see the amount moves its days alone.
  if (isAsBefore && (quotedAmount === null || before.validFrom === validFrom)) return {};
  if (!(Number(quotedAmount) > 0)) throw invalid('quotedAmount', t('salary_conversion.give_amount_agreed'));
  const company = await companyOf(ctx, 'weeksPerYear', 'daysPerMonth');
  const rule = salaryFrequencyRuleOn(validFrom);
  const hours = frequency === 'hour' ? await hoursMeant(ctx, after) : null;
  if (hours?.above === 0n) throw invalid('weeklyHours', t('salary_conversion.give_hours_week_work_calendar'));
  const { monthly, conversion } = monthlySalary(
    {
      frequency,
      amount: quotedAmount!,
      weeklyHours: hours,
      weeksPerYear: company!.weeksPerYear ?? rule.weeksPerYear,
      daysPerMonth: company!.daysPerMonth ?? rule.daysPerMonth,
    },
    currency,
  );
  return { baseSalary: monthly, weeklyHours: hours && keptHours(hours), conversion };
}

/** Hours that are kept to the hundredth are those of the contract where they do not differ by more. */
async function hoursMeant(ctx: Ctx, { employeeId, validFrom, weeklyHours }: Row<EmployeeSalary>): Promise<WeeklyHours> {
  const ofContract = await hoursOfContract(ctx, employeeId, validFrom);
  return weeklyHours === null || isSame(weeklyHours, keptHours(ofContract)) ? ofContract : weeklyHoursOf(weeklyHours);
}

/**
 * The hours a week of their contract; else days a week by their calendar, each of their own hours or of the calendar's,
 * by the share they work.
 */
async function hoursOfContract(ctx: Ctx, employeeId: string, from: string): Promise<WeeklyHours> {
  const {
    rows: [contract],
  } = await ctx.tx.query<{ aDay: string | null; aWeek: string | null; fte: string }>(
    `select e.working_hours_per_day::text as "aDay", p.weekly_hours::text as "aWeek", coalesce(p.fte, 1)::text as fte
     from ${employeeRows('working_hours_per_day')} e
       left join ${employeePositionRows('weekly_hours', 'fte', 'employee_id', 'is_primary', 'valid_from', 'valid_to')} p
         on p.company_id = e.company_id and p.employee_id = e.id and p.is_primary and p.deleted_at is null
       and p.valid_from <= $3 and (p.valid_to is null or p.valid_to >= $3)
     where e.company_id = $1 and e.id = $2`,
    [ctx.companyId, employeeId, from],
  );
  if (contract!.aWeek !== null) return weeklyHoursOf(contract!.aWeek);
  const { calendar } = (await calendarsOf(ctx, [employeeId])).get(employeeId)!;
  // Weeks of a calendar may take turns.
  const days = Array.from({ length: 14 }, (_, at) => calendar.dayOn(addDays(from, at)).usualMinutes);
  const sum = (of: (minutes: number) => number): number => days.reduce((whole, each) => whole + of(each), 0);
  return plannedHours(
    contract!.aDay === null
      ? { minutes: sum((minutes) => minutes) }
      : { days: sum((minutes) => shareOfDay(minutes, Math.max(...days))), hoursOfDay: contract!.aDay },
    contract!.fte,
  );
}
