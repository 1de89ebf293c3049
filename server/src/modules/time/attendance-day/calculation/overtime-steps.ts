import type { DatedOvertimeStep } from '../../domain/worked/second-step';
import type { Ctx } from '../../../../platform/context';

/** The second steps of overtime that hold from one day to another; no two on one day. */
export async function overtimeSteps(ctx: Ctx, from: string, to: string): Promise<DatedOvertimeStep[]> {
  const { rows } = await ctx.tx.query<DatedOvertimeStep & Record<string, unknown>>(
    `select after_hours::text as "afterHours", factor::text as factor, valid_from as "validFrom",
       valid_to as "validTo" from overtime_step
     where company_id = $1 and valid_from <= $3 and (valid_to is null or valid_to >= $2) and deleted_at is null`,
    [ctx.companyId, from, to],
  );
  return rows;
}
