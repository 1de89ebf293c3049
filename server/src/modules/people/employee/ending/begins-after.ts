import { areaNamed } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { writeRows } from '../../../../platform/records/write-rows';

/** What may be planned for a day to come and has no sense after the last one, in the order it is restored. */
const planned = ['EmployeePosition', 'EmployeeSalary', 'CompensationAssignment', 'DeductionAssignment'];

/** Takes back what was to begin after the last day, such as a rise: the history of each says that the ending did it. */
export async function takeBackPlanned(ctx: Ctx, employeeId: string, exitDate: string): Promise<void> {
  for (const area of planned.map((name) => areaNamed(name))) {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select id, version from ${area.table} where company_id = $1 and employee_id = $2 and deleted_at is null
        and valid_from > $3 order by id for no key update`,
      [ctx.companyId, employeeId, exitDate],
    );
    await writeRows(
      ctx,
      area,
      rows.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now } })),
      'endEmployment',
    );
  }
}

interface TakenBack {
  name: string;
  id: string;
  version: number;
}

/** What an ending took back and nobody touched since, as far as it begins by a day. */
export async function takenBackBy(ctx: Ctx, employeeId: string, until: string | null): Promise<TakenBack[]> {
  const each = planned.map(
    (name, at) => `select ${at} as nth, '${name}' as name, t.id, t.version, t.valid_from from ${areaNamed(name).table} t
    where t.company_id = $1 and t.employee_id = $2 and t.deleted_at is not null
      and ($3::date is null or t.valid_from <= $3)
      and (select e.action from audit_event e where e.company_id = t.company_id and e.subject = '${name}'
      and e.record_id = t.id order by e.id desc limit 1) = 'endEmployment'`,
  );
  const { rows } = await ctx.tx.query<TakenBack>(
    `select name, id, version from (${each.join(' union all ')}) u order by nth, valid_from, id`,
    [ctx.companyId, employeeId, until],
  );
  return rows;
}

/** Lets it begin after all, once what came before it ends where it did. */
export async function restorePlanned(ctx: Ctx, rows: readonly TakenBack[], action: string): Promise<void> {
  for (const { name, id, version } of rows)
    await writeRows(ctx, areaNamed(name), [{ id, version, values: { deletedAt: null } }], action);
}
