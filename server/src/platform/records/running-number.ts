import type { Ctx } from '../context';

/**
 * The next number of a series of the company: 1, 2, 3 … Whoever takes one holds the series until their transaction
 * ends, so that no number is given twice, and one that is rolled back is given again.
 */
export async function nextNumber(ctx: Ctx, series: string): Promise<number> {
  const { rows } = await ctx.tx.query<{ last: number }>(
    `insert into running_number (company_id, series, last) values ($1, $2, 1)
     on conflict (company_id, series) do update set last = running_number.last + 1 returning last`,
    [ctx.companyId, series],
  );
  return rows[0]!.last;
}
