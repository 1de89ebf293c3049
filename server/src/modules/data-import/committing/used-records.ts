import { allAreas, type Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { employee } from '../../people/employee/employee';
import { columnOf } from '../../../platform/records/fields';
import { withKeptPlans } from '../../../platform/database/plans';

/**
 * Those of the records that rows in use still point to. The manager of an employee follows positions, which are asked
 * themselves.
 */
export async function usedRecords(ctx: Ctx, area: Area, ids: readonly string[]): Promise<Set<string>> {
  const asked = allAreas()
    .filter(({ isTenant }) => isTenant)
    .flatMap((user) =>
      [...user.fields.values()]
        .filter((meta) => meta.kind === 'reference' && !meta.expression && meta.target === area.name)
        .filter(({ name }) => user.name !== employee.name || name !== 'managerId')
        .map(
          ({ name }) =>
            `select ${columnOf(name)} as id from ${user.table} where company_id = $1
              and ${columnOf(name)} = any($2::char(24)[]) and deleted_at is null`,
        ),
    );
  if (!asked.length) return new Set();
  // Planning a question of all areas takes longer than asking it.
  const { rows } = await withKeptPlans(ctx.tx, () =>
    ctx.tx.query<{ id: string }>({
      name: `import-used-${area.name}`,
      text: asked.join(' union '),
      values: [ctx.companyId, ids],
    }),
  );
  return new Set(rows.map(({ id }) => id));
}
