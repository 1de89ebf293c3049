import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';

/** Days of something about an employee, by field: in order, and neither before his first day nor after his last. Where it `ends` with the employment, its last day may not be left open once that is known. */
export async function refuseOutsideEmployment(ctx: Ctx, employeeId: string, days: Record<string, string | null>, ends?: string): Promise<void> {
  const given = Object.entries(days).filter((entry): entry is [string, string] => entry[1] !== null);
  const { rows } = await ctx.tx.query<{ hire: string; exit: string | null }>(
    'select hire_date as hire, exit_date as exit from employee where company_id = $1 and id = $2', [ctx.companyId, employeeId]);
  const [employment] = rows;
  for (const [at, [name, day]] of given.entries()) {
    if (at > 0 && day < given[at - 1]![1]) throw invalid(name, { en: 'The last day lies before the first.', ar: 'آخر يوم يسبق أول يوم.' });
    if (employment && day < employment.hire) {
      throw invalid(name, { en: `Employment begins on ${employment.hire}; this cannot be earlier.`, ar: `يبدأ التوظيف في ${employment.hire} ولا يمكن أن يسبقه هذا التاريخ.` });
    }
    if (employment?.exit && day > employment.exit) {
      throw invalid(name, { en: `Employment ends on ${employment.exit}; this cannot be later.`, ar: `ينتهي التوظيف في ${employment.exit} ولا يمكن أن يتأخر هذا التاريخ عنه.` });
    }
  }
  if (employment?.exit && ends && days[ends] === null) {
    throw invalid(ends, { en: `Employment ends on ${employment.exit}; give a last day.`, ar: `ينتهي التوظيف في ${employment.exit}؛ أدخل آخر يوم.` });
  }
}
