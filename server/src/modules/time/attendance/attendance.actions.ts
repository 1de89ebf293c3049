import { isStillIn, longestDuty } from '../domain/attendance';
import { wallMoment } from '../../../kernel/dates/zone-time';
import { mayDo } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { listRecords } from '../../../platform/lists/list-query';
import { saveRecord } from '../../../platform/records/records';
import { writeRows } from '../../../platform/records/write-rows';
import { fencesOf, judgedAt, keepPunches, photoRuleOf, withPhoto, type PositionGiven } from '../punch/punch';
import { zonesOf } from '../../organisation/work-location/work-location';
import { attendance, shiftOf, type Attendance } from './attendance';
import { validateAttendance } from './attendance-rules';
import { shiftBegunFor } from './person-shifts';
import { t } from '../texts/text';
import { lockEmployees } from '../../people/people.sql';

/**
 * Takes down that the user came in, at the time of the server. Asked again while they are in, it answers the same
 * presence.
 */
export async function clockIn(
  ctx: Ctx,
  position: PositionGiven | null = null,
  photo: string | null = null,
): Promise<Row<Attendance>> {
  const employeeId = clockingEmployee(ctx);
  await lockEmployees(ctx, [employeeId]);
  const [last] = await lastPresence(ctx, employeeId);
  if (last && !last.endedAt) return last;
  const startedAt = wholeSecond(ctx.now);
  const zone = (await zonesOf(ctx, [employeeId])).at(employeeId, +startedAt);
  const { date, time } = wallMoment(+startedAt, zone);
  const values = {
    employeeId,
    date,
    timeIn: time,
    timeOut: null,
    timeZone: zone,
    startedAt,
    endedAt: null,
    shiftId: await shiftOf(ctx, employeeId, date),
    source: 'web',
    note: null,
    fromPunches: true,
    deletedAt: null,
  };
  const id = newId();
  await validateAttendance(ctx, { id, ...values });
  const where = judgedAt(await fencesOf(ctx, employeeId, [+startedAt]), +startedAt, position, true);
  const taken = await withPhoto(ctx, where, photo, true, await photoRuleOf(ctx));
  await keepPunches(ctx, [{ ...taken, employeeId, at: startedAt, direction: 'in', zone, source: 'web' }], true);
  return (await writeRows(ctx, attendance, [{ id, values }], 'clock_in'))[0]!;
}

/** Takes down that the user went out. Asked again, it answers the presence that has ended. */
export async function clockOut(
  ctx: Ctx,
  position: PositionGiven | null = null,
  photo: string | null = null,
): Promise<Row<Attendance>> {
  const employeeId = clockingEmployee(ctx);
  await lockEmployees(ctx, [employeeId]);
  const [last] = await lastPresence(ctx, employeeId);
  if (!last) throw conflict(notIn);
  if (last.endedAt) return last;
  const endedAt = wholeSecond(ctx.now);
  await validateAttendance(ctx, { ...last, endedAt, deletedAt: null });
  const where = judgedAt(await fencesOf(ctx, employeeId, [+endedAt]), +endedAt, position, true);
  const taken = await withPhoto(ctx, where, photo, true, await photoRuleOf(ctx));
  await keepPunches(
    ctx,
    [{ ...taken, employeeId, at: endedAt, direction: 'out', zone: last.timeZone, source: 'web' }],
    true,
  );
  return saveRecord(ctx, attendance, last, { timeOut: wallMoment(+endedAt, last.timeZone).time, endedAt }, 'clock_out');
}

/** The presence the user is in, or the one they ended last, as long as it counts. */
export async function lastPresence(ctx: Ctx, employeeId: string): Promise<Row<Attendance>[]> {
  const since = new Date(+ctx.now - longestDuty);
  const { rows } = await listRecords(
    ctx,
    attendance,
    {
      filter: { employeeId: { eq: employeeId }, startedAt: { gt: since } },
      sort: [{ field: 'startedAt', direction: 'desc' }],
      limit: 1,
    },
    { action: 'clock' },
  );
  const begunFor = await shiftBegunFor(ctx, employeeId, rows);
  return rows.filter((row) => isStillIn(+row.startedAt, +ctx.now, begunFor(row)));
}

export const mayClock = ({ ability, user: { employeeId } }: Ctx): boolean =>
  !!employeeId && mayDo(ability, 'clock', attendance, { employeeId });

function clockingEmployee(ctx: Ctx): string {
  const {
    companyId,
    user: { employeeId },
  } = ctx;
  if (companyId && !employeeId) throw conflict(noEmployee);
  if (!mayClock(ctx)) throw forbidden();
  return employeeId!;
}

const wholeSecond = (time: Date): Date => new Date(Math.floor(+time / 1000) * 1000);

const notIn = t('attendance.not_in');
const noEmployee = t('attendance.no_employee');
