import { type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { enqueue } from '../../../../platform/jobs/jobs';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { endingRefusal, statusOfEnding } from '../../domain/employment-status';
import { isPlainDate } from '../../../../kernel/dates/plain-date';
import { restorePlanned, takeBackPlanned, takenBackBy } from './begins-after';
import { employee, type Employee } from '../employee';
import { refuseReachingNext } from './rehire-rules';
import { reopenPositions } from './withdraw-ending';
import { employeePosition } from '../../employee-position/employee-position';
import { t } from '../../texts/text';

/** Sees to what follows once a last day is over, accounts included. */
export const exitJob = 'exit_employees';

/**
 * Sets the last day of an employment and why it ends: positions that would go on end with it, what was to begin later
 * is taken back, and until then the employee is under notice. Asked again with another day it corrects the day.
 */
export async function endEmployment(
  ctx: Ctx,
  id: string,
  version: number,
  exitDate: string,
  exitReason: string,
): Promise<Row<Employee>> {
  const person = await lockedRecord(ctx, employee, id, 'update');
  refusePlanned(ctx, person);
  const reason = exitReason.trim();
  if (!reason || reason.length > 250) throw invalid('exitReason', t('end_employment.say_most_250_characters_why'));
  if (!isPlainDate(exitDate) || exitDate < person.hireDate) {
    throw invalid('exitDate', t('end_employment.employment_began_cannot_end_before', { hireDate: person.hireDate }));
  }
  await refuseReachingNext(ctx, id, exitDate);
  const saved = await saveRecord(
    ctx,
    employee,
    { ...person, version },
    { exitDate, exitReason: reason, status: statusOfEnding(exitDate, todayIn(ctx)) },
    'endEmployment',
  );
  if (person.exitDate) await planAgain(ctx, id, person.exitDate, exitDate);
  await takeBackPlanned(ctx, id, exitDate);
  await endPositions(ctx, id, exitDate);
  if (saved.status === 'exited')
    await enqueue(ctx.tx, exitJob, { companyId: ctx.companyId!, userId: ctx.user.id, recordId: ctx.companyId! });
  return saved;
}

const notEnded = {
  draft: t('end_employment.not_ended.draft'),
  not_begun: t('end_employment.not_ended.not_begun'),
};

function refusePlanned(ctx: Ctx, { status, hireDate }: Row<Employee>): void {
  const why = endingRefusal(status, hireDate <= todayIn(ctx));
  if (why) throw invalid('status', notEnded[why]);
}

/** What an earlier last day had taken back and this one does not. */
async function planAgain(ctx: Ctx, employeeId: string, before: string, exitDate: string): Promise<void> {
  const again = await takenBackBy(ctx, employeeId, exitDate);
  if (again.some(({ name }) => name === 'EmployeePosition')) await reopenPositions(ctx, employeeId, before);
  await restorePlanned(ctx, again, 'withdrawEnding');
}

/** Those that go on, and those that an earlier last day had ended. */
export async function endPositions(ctx: Ctx, employeeId: string, exitDate: string): Promise<void> {
  const { rows } = await ctx.tx.query<Values & { id: string; version: number }>(
    `select id, version from employee_position where company_id = $1 and employee_id = $2 and deleted_at is null
       and valid_from <= $3 and valid_to is distinct from $3
       and (valid_to is null or valid_to > $3 or end_change_type = 'exit') for no key update`,
    [ctx.companyId, employeeId, exitDate],
  );
  await writeRows(
    ctx,
    employeePosition,
    rows.map(({ id, version }) => ({ id, version, values: { validTo: exitDate, endChangeType: 'exit' } })),
    'endEmployment',
  );
}
