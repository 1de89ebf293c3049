import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { t } from '../../texts/text';

type Days = Record<string, string | null>;
interface Employment {
  hire: string;
  exit: string | null;
}

/**
 * Days of something about an employee, by field: in order, and neither before their first day nor after their last.
 * Where it `ends` with the employment, its last day may not be left open once that is known.
 */
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
    if (at > 0 && day < given[at - 1]![1]) throw invalid(name, t('employment_days.last_day_lies_before_first'));
    if (employment && day < employment.hire) {
      throw invalid(name, t('employment_days.employment_begins_cannot_earlier', { hire: employment.hire }));
    }
    if (employment?.exit && day > employment.exit) {
      throw invalid(name, t('employment_days.employment_ends_cannot_later', { exit: employment.exit }));
    }
  }
  if (employment?.exit && ends && days[ends] === null) {
    throw invalid(ends, t('employment_days.employment_ends_give_last_day', { exit: employment.exit }));
  }
}
