import { grantsChangedFrom, grantsTheSame, nextGrantDay } from '../domain/ledger/plan-change';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { todayIn } from '../../../platform/today';
import type { LeaveType } from './leave-type-record';
import { t } from '../texts/text';

/**
 * From which day days are granted by which rules. Whoever changes the rules may say from when; what was granted by
 * those of before stays theirs, and so do the days before that day of which nothing is written yet: grants are due by
 * the rules, whenever somebody writes them. Rules nothing was granted by yet, changed without a day, are replaced as if
 * they had never been.
 */
export async function datedGrants(ctx: Ctx, after: Row<LeaveType>, before: Row<LeaveType> | null): Promise<Values> {
  const { newAccrualFrom } = after;
  if (!before) return { newAccrualFrom: null, accrualFrom: newAccrualFrom ?? after.accrualFrom };
  const isMoved = after.accrualFrom !== before.accrualFrom;
  const isSame = grantsTheSame(before, after);
  if (isSame && newAccrualFrom === null && !isMoved) return { newAccrualFrom: null };
  if (
    before.accrualEarlier.length === 0 &&
    (isSame || !(grantsBefore(before, newAccrualFrom) || (await hasGranted(ctx, String(before.id)))))
  )
    return { newAccrualFrom: null, accrualFrom: newAccrualFrom ?? after.accrualFrom };
  const day = newAccrualFrom ?? (isMoved ? after.accrualFrom : null) ?? nextGrantDay(before, after, todayIn(ctx));
  const dated = grantsChangedFrom(before, after, day);
  const frequencies = [after.accrualFrequency, dated.accrualEarlier.at(-1)?.accrualFrequency];
  if (frequencies.includes('hourly') && !day.endsWith('-01')) {
    throw invalid(
      newAccrualFrom === null ? 'accrualFrom' : 'newAccrualFrom',
      t('dated_grants.hours_worked_counted_month_change'),
    );
  }
  return { ...dated, newAccrualFrom: null };
}

/** Whether rules grant for days before the one others are said to hold from. */
const grantsBefore = ({ accrualFrequency, accrualFrom }: Row<LeaveType>, day: string | null): boolean =>
  accrualFrequency !== null && day !== null && (accrualFrom === null || accrualFrom < day);

async function hasGranted(ctx: Ctx, typeId: string): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select 1 from leave_ledger_entry where company_id = $1 and source_id = $2 and kind = 'accrual' limit 1`,
    [ctx.companyId, typeId],
  );
  return rows.length > 0;
}
