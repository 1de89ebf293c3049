import { correctionProcedure, type CorrectionAction } from '../domain/attendance-correction';
import { addDays } from '../../../kernel/dates/plain-date';
import { decideStep } from '../../../kernel/state-machine';
import { shiftHolding } from '../domain/worked/shift-window';
import { advanceApproval } from '../../../platform/approval/approval';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid, stale } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { lockedRecord, oneRecord, saveRecord } from '../../../platform/records/records';
import { writeRows } from '../../../platform/records/write-rows';
import { attendance, closedMonths, holdMonths, shiftsOf, type Attendance } from '../attendance/attendance';
import { closedFacts, correctClosedDays } from '../attendance-day/attendance-day';
import { keepPunches } from '../punch/punch';
import {
  attendanceCorrection,
  isOwn,
  proposedSpan,
  refuseTooLate,
  type AttendanceCorrection,
} from './attendance-correction';
import { t } from '../texts/text';
import { lockEmployees } from '../../people/people.sql';

type Correction = Row<AttendanceCorrection>;

/** Takes a correction one step further; asked again it changes nothing. */
export async function moveCorrection(
  ctx: Ctx,
  action: CorrectionAction,
  id: string,
  version: number,
  note: string | null = null,
): Promise<Correction> {
  const row = await lockedRecord(ctx, attendanceCorrection, id, action);
  if ((action === 'approve' || action === 'reject') && isOwn(ctx, row)) {
    throw conflict(t('attendance_correction.somebody_else_must_decide_about'));
  }
  const decision = decideStep(correctionProcedure, row.status, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return row;
  const reason = note?.trim() || null;
  if (action === 'reject' && (!reason || reason.length > 250))
    throw invalid('note', t('attendance_correction.say_why_most_250_characters'));
  if (action === 'submit' || action === 'approve') await refuseTooLate(ctx, row);
  if (decision.to === 'approved' || decision.to === 'rejected') {
    // Nobody decides about other times than those they read, not even as the first of several.
    if (row.version !== version) throw stale(undefined, row.updatedAt);
    if ((await advanceApproval(ctx, attendanceCorrection, row, decision.to, reason)) === 'later')
      return oneRecord(ctx, attendanceCorrection, id, action);
  }
  if (action === 'approve') await correctDay(ctx, row);
  const decided =
    decision.to === 'approved' || decision.to === 'rejected'
      ? { decidedById: ctx.user.id, decidedAt: ctx.now, statusReason: reason }
      : {};
  return saveRecord(
    ctx,
    attendanceCorrection,
    { ...row, version },
    { status: decision.to, ...decided },
    action,
    reason ?? undefined,
  );
}

type Standing = Pick<Row<Attendance>, 'id' | 'version' | 'date' | 'startedAt'>;

/**
 * Writes the punches the employee should have made, beside those made, and one presence in place of those it overlaps:
 * what was taken down stays to be read among the punches and in the history of the presences. In a closed month the
 * days they count for are worked out at once and the month stays closed: pay settles the difference.
 */
async function correctDay(ctx: Ctx, row: Correction): Promise<void> {
  const { startedAt, endedAt, zone } = await proposedSpan(ctx, row);
  const { employeeId, date } = row;
  await holdMonths(ctx, [addDays(date, -1), addDays(date, 1)]);
  await lockEmployees(ctx, [employeeId]);
  const { rows: replaced } = await ctx.tx.query<Standing>(
    `select id, version, date, started_at as "startedAt" from attendance where company_id = $1 and employee_id = $2
      and deleted_at is null and date between $3::date - 1 and $3::date + 1
       and started_at < $5 and coalesce(ended_at > $4, date = $3)`,
    [ctx.companyId, employeeId, date, startedAt, endedAt],
  );
  await keepPunches(
    ctx,
    (
      [
        ['in', startedAt],
        ['out', endedAt],
      ] as const
    ).map(([direction, at]) => ({ employeeId, at, direction, zone, source: 'manual', note: row.reason })),
    true,
  );
  await writeRows(
    ctx,
    attendance,
    replaced.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now } })),
    'correct',
    row.reason,
  );
  const shifts = await shiftsOf(
    ctx,
    [employeeId],
    addDays(date, -1),
    addDays(date, 1),
    await closedFacts(ctx, employeeId, date, date),
  );
  await writeRows(
    ctx,
    attendance,
    [
      {
        id: newId(),
        values: {
          employeeId,
          date,
          timeIn: `${row.timeIn}:00`,
          timeOut: `${row.timeOut}:00`,
          timeZone: zone,
          startedAt,
          endedAt,
          shiftId: shifts.on(employeeId, date)?.id ?? null,
          source: 'manual',
          note: row.reason,
          fromPunches: false,
        },
      },
    ],
    'correct',
    row.reason,
  );
  const days = [
    date,
    ...[{ date, startedAt }, ...replaced].map(
      (presence) => shiftHolding(+presence.startedAt, shifts.around(employeeId, presence.date))?.date ?? presence.date,
    ),
  ].toSorted();
  if ((await closedMonths(ctx, [employeeId], days[0]!, days.at(-1)!)).size)
    await correctClosedDays(ctx, employeeId, new Set(days), row.reason);
}
