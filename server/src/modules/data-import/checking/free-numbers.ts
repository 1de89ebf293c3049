import type { Ctx } from '../../../platform/context';
import { employeeRows } from '../../people/people.sql';

/**
 * The next employee numbers that neither an employee, former ones included, nor a row of the file has: counted on from
 * the highest plain number, with its leading zeros. Imports of one company take turns until the transaction ends.
 */
export async function freeNumbers(ctx: Ctx, importId: string, count: number): Promise<string[]> {
  await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`employee numbers ${ctx.companyId}`]);
  const {
    rows: [highest],
  } = await ctx.tx.query<{ code: string }>(
    `select code from (
       select code from ${employeeRows('code')} where company_id = $1
       union all select meant->'values'->>'code' from import_row where company_id = $1 and import_id = $2) as c
     where code ~ '^[0-9]{1,12}$' order by code::bigint desc, length(code) desc limit 1`,
    [ctx.companyId, importId],
  );
  const last = highest?.code ?? '1000';
  return Array.from({ length: count }, (_, index) =>
    String(BigInt(last) + BigInt(index + 1)).padStart(last.length, '0'),
  );
}
