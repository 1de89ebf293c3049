import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import type { LeaveType } from './leave-type';

/** A year that was closed by what was left on its last day would be closed once more within, and its days would lapse twice. */
export async function refuseOtherLeaveYear(
  ctx: Ctx,
  after: Row<LeaveType>,
  before: Row<LeaveType> | null,
): Promise<void> {
  if (!before || before.yearBasis === after.yearBasis) return;
  const {
    rows: [closed],
  } = await ctx.tx.query<{ lastDay: string | null }>(
    `select min(effective_date) - 1 as "lastDay" from leave_ledger_entry where company_id = $1 and type_id = $2 and kind in ('lapse', 'carry_over')`,
    [ctx.companyId, before.id],
  );
  if (!closed!.lastDay) return;
  throw conflict(
    {
      en: `Leave years of this type were closed already, the first on ${closed!.lastDay}. Make a new type for the other leave year, and take the days along as opening balances.`,
      ar: `أُقفلت سنوات إجازة من هذا النوع بالفعل، أولها في ${closed!.lastDay}. أنشئ نوعاً جديداً لسنة الإجازة الأخرى وانقل الأيام كأرصدة افتتاحية.`,
    },
    'yearBasis',
  );
}
