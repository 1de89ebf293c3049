import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';
import { unavailable } from '../../../platform/errors';
import { t } from '../texts/text';

/**
 * What waits of a company's attendance is worked out in the background by many at a time, and by nobody while a month
 * is closed.
 */
export const holdWork = (ctx: Ctx): Promise<unknown> =>
  ctx.tx.query(lock('pg_advisory_xact_lock_shared', ctx, ['work']));

/**
 * Nobody else writes about the days of a month until the transaction ends, nor is at work on what they wrote before:
 * who closes it waits for them, and closes it with what they wrote.
 */
export const holdMonthAlone = (ctx: Ctx, period: string): Promise<unknown> =>
  ctx.tx.query(lock('pg_advisory_xact_lock', ctx, ['work', period]));

/**
 * For who writes about these days: afterwards the month is seen to be closed or stays open until the transaction ends.
 * @throws UNAVAILABLE while somebody closes it: waiting would be a circle where the closing needs a row that was locked
 * before.
 */
export async function holdMonths(ctx: Ctx, dates: readonly PlainDate[]): Promise<void> {
  const periods = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const { rows } = await ctx.tx.query<{ held: boolean }>(lock('pg_try_advisory_xact_lock_shared', ctx, periods));
  if (!rows.every(({ held }) => held)) throw unavailable(beingClosed);
}

const lock = (how: string, ctx: Ctx, names: readonly string[]) => ({
  name: how,
  values: [ctx.companyId, names],
  text: `select ${how}(hashtextextended('attendance ' || $1::text || ' ' || name, 0)) as held
    from unnest($2::text[]) name`,
});

const beingClosed = t('held_months.being_closed');
