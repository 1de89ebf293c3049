import type { Ctx } from '../../../platform/context';

/** Month and day on which the financial year of the company begins. */
export async function fiscalYearStart(ctx: Ctx): Promise<string> {
  const {
    rows: [row],
  } = await ctx.tx.query<{ start: string }>(
    `select coalesce(fiscal_year_start, '01-01') as start from company where id = $1`,
    [ctx.companyId],
  );
  return row?.start ?? '01-01';
}
