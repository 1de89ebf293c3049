import type { Ctx } from '../../platform/context';
import type { GatheredRun } from './payroll-run.gather';

/** Whom alone the run looks at, over the column of `alias` that names him: what is known of others is not read. */
export function ofThem(ctx: Ctx, { only, employeeId, trial }: GatheredRun, alias: string, column = 'employee_id'): string {
  const one = employeeId ?? trial?.employeeId;
  const ids = only ?? (one ? [one] : null);
  return ids ? `and ${alias}.${column} = any(${ctx.tx.client.escapeLiteral(`{${ids.join(',')}}`)}::char(24)[])` : '';
}
