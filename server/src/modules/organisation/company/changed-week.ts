import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { enteredCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { calendarsChanged } from '../work-calendar/work-calendar';
import type { Company } from './company-record';

const key = 'companies whose week changes';

/**
 * What days of work follow from where no calendar is on file: the weekend, the hours of a day, and the country, whose
 * holidays are kept.
 */
const weekOf = ({ weekendDays, workdayHours, country }: Row<Company>): string =>
  JSON.stringify([weekendDays, Number(workdayHours), country]);

export function noteChangedWeek(ctx: Ctx, after: Row<Company>, before: Row<Company> | null): void {
  if (before && weekOf(before) !== weekOf(after)) ctx.loaders.set(key, new Set(noted(ctx)).add(after.id));
}

/** Leave approved for days to come follows the week of its company, changed from inside or by the platform. */
export async function followChangedWeeks(ctx: Ctx, rows: readonly Row<Company>[]): Promise<void> {
  for (const { id, name, currency, timeZone, logoFileId } of rows.filter((row) => noted(ctx).has(row.id))) {
    const inside =
      ctx.user.company?.id === id ? ctx : await enteredCompany(ctx, { id, name, currency, timeZone, logoFileId });
    await calendarsChanged(inside, todayIn(inside));
    for (const subject of inside.written) ctx.written.add(subject);
    if (inside !== ctx)
      await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [ctx.user.company?.id ?? '']);
  }
}

const noted = (ctx: Ctx): Set<string> => (ctx.loaders.get(key) as Set<string> | undefined) ?? new Set();
