import { statusWithoutEnding } from '../../domain/employment-status';
import { type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { refuseClosedDepartmentsOf } from '../closed-departments';
import { restorePlanned, takenBackBy } from './begins-after';
import { employee, type Employee } from '../employee';
import { employeePosition } from '../../employee-position/employee-position';
import { endingSettled } from './ending-settled';
import { t } from '../../texts/text';

/**
 * Takes the end of an employment back before it comes: the positions that ended with it go on as they would have, what
 * it took back begins after all, and the employee stands where they stood.
 */
export async function withdrawEnding(ctx: Ctx, id: string, version: number): Promise<Row<Employee>> {
  const person = await lockedRecord(ctx, employee, id, 'update');
  const { exitDate } = person;
  if (!exitDate) throw conflict(t('withdraw_ending.no_end_employment_set'));
  if (exitDate < todayIn(ctx)) {
    throw conflict(t('withdraw_ending.last_day_over_employment_has', { exitDate }));
  }
  if (await endingSettled.answer(ctx, id)) {
    throw conflict(t('withdraw_ending.end_service_approved_paid_already'));
  }
  const stood = await formerOf(ctx, 'Employee', id);
  const status = statusWithoutEnding(stood?.status ?? null, person.hireDate <= todayIn(ctx));
  const saved = await saveRecord(
    ctx,
    employee,
    { ...person, version },
    { exitDate: null, exitReason: null, status },
    'withdrawEnding',
  );
  await reopenPositions(ctx, id, exitDate);
  await restorePlanned(ctx, await takenBackBy(ctx, id, null), 'withdrawEnding');
  return saved;
}

/** What the ending changed in a row, as it was before: the first ending since one was taken back. */
async function formerOf<V extends Values = Values & { status: string }>(
  ctx: Ctx,
  subject: string,
  id: string,
): Promise<V | null> {
  const { rows } = await ctx.tx.query<{ before: V }>(
    `select e.before from audit_event e where e.company_id = $1 and e.subject = $2 and e.record_id = $3
      and e.action = 'endEmployment'
       and e.id > coalesce((select max(w.id) from audit_event w where w.company_id = $1 and w.subject = $2
       and w.record_id = $3 and w.action = 'withdrawEnding'), '')
     order by e.id limit 1`,
    [ctx.companyId, subject, id],
  );
  return rows[0]?.before ?? null;
}

export async function reopenPositions(ctx: Ctx, employeeId: string, exitDate: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from employee_position where company_id = $1 and employee_id = $2 and deleted_at is null
       and valid_to = $3 and end_change_type = 'exit' for no key update`,
    [ctx.companyId, employeeId, exitDate],
  );
  for (const { id, version } of rows) {
    const stood = await formerOf<{ validTo: string | null; endChangeType: string | null }>(ctx, 'EmployeePosition', id);
    const { validTo, endChangeType } =
      stood && stood.endChangeType !== 'exit' ? stood : { validTo: null, endChangeType: null };
    await writeRows(ctx, employeePosition, [{ id, version, values: { validTo, endChangeType } }], 'withdrawEnding');
  }
  if (rows.length) await refuseClosedDepartmentsOf(ctx, [employeeId]);
}
