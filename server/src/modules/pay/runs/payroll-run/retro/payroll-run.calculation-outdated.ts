import { calculationOn } from '../../../engine/calculation';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import type { PayrollRun } from '../payroll-run';
import { companyRows } from '../../../../organisation/organisation.sql';
import { t } from '../../../texts/text';

/** A run is not approved with figures of formulas or law that were corrected since. */
export async function refuseOutdatedCalculation(ctx: Ctx, { id, toDate }: Row<PayrollRun>): Promise<void> {
  const {
    rows: [kept],
  } = await ctx.tx.query<{ calculation: string | null; country: string | null }>(
    `select r.calculation, c.country from payroll_run r join ${companyRows('country')} c on c.id = r.company_id
      where r.company_id = $1 and r.id = $2`,
    [ctx.companyId, id],
  );
  if (kept!.calculation === calculationOn(kept!.country, toDate)) return;
  throw conflict(t('payroll_run.rules_pay_worked_out_have'));
}
