import { mayDoSome } from '../../../platform/access/ability';
import { areaNamed, type Area, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { listRecords } from '../../../platform/lists/list-query';
import { followRows } from '../../../platform/records/records';
import { refuseDeletedReferences } from '../../../platform/code-lists/references';
import { writeRows } from '../../../platform/records/write-rows';
import type { Employee } from './employee-record';

/** What begins with the employee themselves, whoever may enter and delete them. */
const begunWithDraft = ['EmployeePosition', 'EmergencyContact'];
/** Planned pay goes where it may be deleted by itself too; else it is told as what still uses them. */
const plannedPay = ['EmployeeSalary', 'CompensationAssignment', 'DeductionAssignment'];
const action = 'deleteDraft';

type Found = { id: string; version: number };

/** The plan of a draft goes with them. */
export async function takeDraftsRows(ctx: Ctx, { id, status }: Row<Employee>): Promise<void> {
  if (status !== 'draft') return;
  for (const name of [...begunWithDraft, ...plannedPay]) {
    const area = areaNamed(name);
    const rows = plannedPay.includes(name)
      ? await deletable(ctx, area, id)
      : (
          await ctx.tx.query<Found>(
            `select id, version from ${area.table} where company_id = $1 and employee_id = $2 and deleted_at is null
              order by id for update`,
            [ctx.companyId, id],
          )
        ).rows;
    await writeRows(
      ctx,
      area,
      rows.map((row) => ({ id: row.id, version: row.version, values: { deletedAt: ctx.now } })),
      action,
    );
  }
}

async function deletable(ctx: Ctx, area: Area, employeeId: string): Promise<Found[]> {
  if (!mayDoSome(ctx.ability, 'delete', area)) return [];
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { employeeId: { eq: employeeId } }, limit: 10_000 },
    { action: 'delete', lock: 'update', maxLimit: 10_000 },
  );
  return rows as unknown as Found[];
}

/** And comes back with them, as far as nobody touched it since. */
export async function restoreDraftsRows(ctx: Ctx, employees: readonly Row<Employee>[]): Promise<void> {
  for (const area of [...begunWithDraft, ...plannedPay].map((name) => areaNamed(name))) {
    const { rows } = await ctx.tx.query<Found>(
      `select t.id, t.version from ${area.table} t where t.company_id = $1 and t.employee_id = any($2::char(24)[])
        and t.deleted_at is not null
         and (select e.action from audit_event e where e.company_id = t.company_id and e.subject = $3
         and e.record_id = t.id order by e.id desc limit 1) = '${action}'
       order by t.id for update`,
      [ctx.companyId, employees.map(({ id }) => id), area.name],
    );
    const written = await writeRows(
      ctx,
      area,
      rows.map(({ id, version }) => ({ id, version, values: { deletedAt: null } })),
      'restore',
    );
    for (const row of written) {
      await refuseDeletedReferences(ctx, area, row);
      await area.guard?.(ctx, row, { ...row, deletedAt: ctx.now });
    }
    await followRows(ctx, area, written, 'restore');
  }
}
