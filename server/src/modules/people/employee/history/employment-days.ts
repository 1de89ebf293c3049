import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';

type Days = Record<string, string | null>;
interface Employment {
  hire: string;
  exit: string | null;
}

/** Days of something about an employee, by field: in order, and neither before his first day nor after his last. Where it `ends` with the employment, its last day may not be left open once that is known. */
export const refuseOutsideEmployment = (ctx: Ctx, employeeId: string, days: Days, ends?: string): Promise<void> =>
  refuseAnyOutsideEmployment(ctx, [{ employeeId, days }], ends);

/** The same of many at once. */
export async function refuseAnyOutsideEmployment(
  ctx: Ctx,
  rows: readonly { employeeId: string; days: Days }[],
  ends?: string,
): Promise<void> {
  const { rows: found } = await ctx.tx.query<Employment & { id: string }>(
    'select id, hire_date as hire, exit_date as exit from employee where company_id = $1 and id = any($2::char(24)[])',
    [ctx.companyId, rows.map(({ employeeId }) => employeeId)],
  );
  const employments = new Map(found.map((employment) => [employment.id, employment]));
  for (const { employeeId, days } of rows) refuseOutside(employments.get(employeeId), days, ends);
}

function refuseOutside(employment: Employment | undefined, days: Days, ends?: string): void {
  const given = Object.entries(days).filter((entry): entry is [string, string] => entry[1] !== null);
  for (const [at, [name, day]] of given.entries()) {
    if (at > 0 && day < given[at - 1]![1])
      throw invalid(name, { en: 'The last day lies before the first.', ar: 'آخر يوم يسبق أول يوم.' });
    if (employment && day < employment.hire) {
      throw invalid(name, {
        en: `Employment begins on ${employment.hire}; this cannot be earlier.`,
        ar: `يبدأ التوظيف في ${employment.hire} ولا يمكن أن يسبقه هذا التاريخ.`,
      });
    }
    if (employment?.exit && day > employment.exit) {
      throw invalid(name, {
        en: `Employment ends on ${employment.exit}; this cannot be later.`,
        ar: `ينتهي التوظيف في ${employment.exit} ولا يمكن أن يتأخر هذا التاريخ عنه.`,
      });
    }
  }
  if (employment?.exit && ends && days[ends] === null) {
    throw invalid(ends, {
      en: `Employment ends on ${employment.exit}; give a last day.`,
      ar: `ينتهي التوظيف في ${employment.exit}؛ أدخل آخر يوم.`,
    });
  }
}
