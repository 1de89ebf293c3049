import { salaryFrequencyRuleOn } from '../../domain/law/salary-frequency-rules';
import { addDays } from '../../domain/plain-date';
import { monthlySalary, type SalaryFrequency } from '../../domain/salary-frequency';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';
import { calendarsOf } from '../work-calendar/work-calendar';
import type { EmployeeSalary } from './employee-salary';

export type Frequency = SalaryFrequency;

/** What a salary agreed on by the month says of its frequency. */
export const byTheMonth = { frequency: 'month', quotedAmount: null, weeklyHours: null, conversion: null } as const;

const isSame = (one: string | null, other: string | null): boolean => one === null || other === null ? one === other : Number(one) === Number(other);

/** The salary of a month, by the divisors of the company or else the rule in force on its first day. Who gives that of a month means a month. */
export async function convertedToMonth(ctx: Ctx, after: Row<EmployeeSalary>, before: Row<EmployeeSalary> | null): Promise<Values> {
  const { frequency, quotedAmount, employeeId, validFrom, currency } = after;
  const isAsBefore = before !== null && before.frequency === frequency && isSame(before.quotedAmount, quotedAmount) && isSame(before.weeklyHours, after.weeklyHours);
  if (frequency === 'month' || (isAsBefore && !isSame(before.baseSalary, after.baseSalary))) {
    if (!before && !after.baseSalary) throw invalid('baseSalary', { en: 'This is required.', ar: 'هذا الحقل مطلوب.' });
    return byTheMonth;
  }
  // Who may not see the amount moves its days alone.
  if (isAsBefore && (quotedAmount === null || before.validFrom === validFrom)) return {};
  if (!(Number(quotedAmount) > 0)) throw invalid('quotedAmount', { en: 'Give the amount that is agreed on.', ar: 'أدخل المبلغ المتفق عليه.' });
  const { rows: [company] } = await ctx.tx.query<{ weeksPerYear: string | null; daysPerMonth: string | null }>(
    'select weeks_per_year::text as "weeksPerYear", days_per_month::text as "daysPerMonth" from company where id = $1', [ctx.companyId]);
  const rule = salaryFrequencyRuleOn(validFrom);
  const weeklyHours = frequency === 'hour' ? after.weeklyHours ?? await hoursOfContract(ctx, employeeId, validFrom) : null;
  if (weeklyHours !== null && !(Number(weeklyHours) > 0)) throw invalid('weeklyHours', { en: 'Give the hours a week: the work calendar has none.', ar: 'أدخل ساعات الأسبوع: لا ساعات في تقويم العمل.' });
  const { monthly, conversion } = monthlySalary({
    frequency, amount: quotedAmount!, weeklyHours, weeksPerYear: company!.weeksPerYear ?? rule.weeksPerYear, daysPerMonth: company!.daysPerMonth ?? rule.daysPerMonth,
  }, currency);
  return { baseSalary: monthly, weeklyHours, conversion };
}

/** Days a week by his calendar, each of the hours of his contract or else of the calendar. */
async function hoursOfContract(ctx: Ctx, employeeId: string, from: string): Promise<string> {
  const { calendar } = (await calendarsOf(ctx, [employeeId])).get(employeeId)!;
  const { rows: [contract] } = await ctx.tx.query<{ hours: string | null }>('select working_hours_per_day::text as hours from employee where company_id = $1 and id = $2', [ctx.companyId, employeeId]);
  // Weeks of a calendar may take turns.
  const days = Array.from({ length: 14 }, (_, at) => calendar.dayOn(addDays(from, at)).usualMinutes);
  const minutes = contract!.hours === null ? days.reduce((sum, each) => sum + each, 0) : days.filter((each) => each > 0).length * Number(contract!.hours) * 60;
  return (minutes / 120).toFixed(2);
}
