import type { Area, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { loadOnce } from '../../../../platform/records/loaders';
import type { PayEntryState } from '../../engine/entries/pay-entry';
import { todayIn } from '../../../../platform/today';
import { postedEntries } from './applied-entries';
import { t } from '../../texts/text';

/** Over the alias `t` of an entry. */
export const postedPayrollsSql = `select count(*)::int from ${postedEntries}
  where k.company_id = t.company_id and k.source in ('EmployeeReward', 'EmployeeDeduction') and k.source_id = t.id`;

/** What posted payrolls paid or took of an entry; null where none did. */
export const takenOf = (ctx: Ctx, source: string, id: string): Promise<string | null> =>
  loadOnce(ctx, `taken of ${source}`, id, 1_000, async (ids) => {
    const { rows } = await ctx.tx.query<{ id: string; amount: string }>(
      `select k.source_id as id, sum(k.amount)::text as amount from ${postedEntries} where k.company_id = $1
        and k.source = $2 and k.source_id = any($3::char(24)[]) group by 1`,
      [ctx.companyId, source, ids],
    );
    const amounts = new Map(rows.map((row) => [row.id, row.amount]));
    return ids.map((each) => amounts.get(each) ?? null);
  });

/**
 * What reversing writes: what posted payrolls paid or took of it goes the other way in the next, and what they did not
 * is taken by none.
 */
export async function reversalOf(
  ctx: Ctx,
  area: Pick<Area, 'name'>,
  { id, state }: { id: string; state: PayEntryState },
  reversalNote: string,
): Promise<Values> {
  const reversedAmount = await takenOf(ctx, area.name, id);
  if (!(Number(reversedAmount) > 0)) {
    throw conflict(
      state === 'approved'
        ? t('pay_entry_reversal.no_posted_payroll_has_paid')
        : t('pay_entry_reversal.no_posted_payroll_contains_what'),
    );
  }
  return { reversedOn: todayIn(ctx), reversedAmount, reversalNote, reversedById: ctx.user.id };
}
