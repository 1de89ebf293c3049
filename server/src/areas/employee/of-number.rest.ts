import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/ids';
import type { Filter } from '../../platform/list-filter';

/** Rows about the employee with this number, or with this id. */
export async function ofEmployee(given: string, ctx: Ctx): Promise<Filter> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    'select id from employee where company_id = $1 and (code = $2 or id = $3)', [ctx.companyId, given, isId(given) ? given : '']);
  return { employeeId: { in: rows.map(({ id }) => id) } };
}
