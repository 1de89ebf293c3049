import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import type { LeaveType } from './leave-type-record';
import { t } from '../texts/text';

/**
 * A year that was closed by what was left on its last day would be closed once more within, and its days would lapse
 * twice.
 */
export async function refuseOtherLeaveYear(
  ctx: Ctx,
  after: Row<LeaveType>,
  before: Row<LeaveType> | null,
): Promise<void> {
  if (!before || before.yearBasis === after.yearBasis) return;
  const {
    rows: [closed],
  } = await ctx.tx.query<{ lastDay: string | null }>(
    `select min(effective_date) - 1 as "lastDay" from leave_ledger_entry where company_id = $1 and type_id = $2
      and kind in ('lapse', 'carry_over')`,
    [ctx.companyId, before.id],
  );
  if (!closed!.lastDay) return;
  throw conflict(t('leave_year_change.leave_years_type_closed_already', { lastDay: closed!.lastDay }), 'yearBasis');
}
