import type { WorkingTimeLaw } from '../domain/working-time';
import { addDays } from '../../../kernel/dates/plain-date';
import type { DayReason, TimeKept } from '../domain/attendance-day';
import type { Counting } from '../domain/shift';
import {
  explainedDay,
  explainedPunches,
  type ExplainedBreak,
  type ExplainedPunch,
  type KnownPunch,
} from '../domain/worked/explained-day';
import type { OvertimeStepRule } from '../domain/worked/second-step';
import type { WorkedDay } from '../domain/worked/worked-day';
import { leaveInForce } from '../../leave/domain/leave-request';
import { mayDoSome } from '../../../platform/access/ability';
import { type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { relatedRows } from '../../../platform/records/loaders';
import { todayIn } from '../../../platform/today';
import { punch, readDirections, type Punch } from '../punch/punch';
import { shift, workingTimeOf, type Shift } from '../shift/shift';
import { calendarsOf } from '../../organisation/work-calendar/work-calendar';
import { attendanceDay, type AttendanceDay } from './attendance-day';
import { attendanceSheet } from './attendance-sheet';
import { closedFacts } from './calculation/closed-facts';
import { daysOfPeople, type PersonDay } from './calculation/day-facts';
import { sharesOn, withPaidMore, workedWeek } from './calculation/derive-days';
import { employeeLeave } from '../../leave/employee-leave/employee-leave';
import { storedFileRows } from '../../files/files.sql';

export interface Explanation {
  day: WorkedDay;
  reason: DayReason;
  late: TimeKept | null;
  early: TimeKept | null;
  breaks: ExplainedBreak[];
  punches: ExplainedPunch<
    KnownPunch & { told: string } & Pick<
        Row<Punch>,
        'source' | 'note' | 'zone' | 'geofenceResult' | 'geofenceMetres' | 'isFlagged' | 'photoFileId'
      >
  >[];
  shares: { title: string; factor: string; workedMin: number; overtimeMin: number; nightMin: number }[];
  counting: Counting;
  multiplier: string;
  overtimeOfDay: number;
  overtimeOfWeek: number;
  leastOvertime: number;
  secondOvertime: number;
  step: OvertimeStepRule | null;
  law: WorkingTimeLaw;
  shift: Row<Shift> | null;
  isRostered: boolean;
  holiday: string | null;
  leaveId: string | null;
  stored: Row<AttendanceDay> | null;
  isAsStored: boolean;
  zone: string;
}

/**
 * What a day of somebody follows from, as it is worked out: read by whoever may read the day, each part as far as they
 * may read it.
 */
export async function explainDay(ctx: Ctx, employeeId: string, date: string): Promise<Explanation> {
  // Its grants are those of the days; who may not see the day learns nothing of the person.
  const {
    rows: [visible],
  } = await attendanceSheet(ctx, { employeeId, from: date, to: date, limit: 1, offset: 0 }, false);
  if (!visible) throw notFound();
  const { weekOf, lawOn } = await workingTimeOf(ctx);
  const from = weekOf(date);
  const [law, today] = [lawOn(from), todayIn(ctx)];
  const to = date > today ? date : addDays(from, 6) < today ? addDays(from, 6) : today;
  const { people, shifts } = await daysOfPeople(
    ctx,
    [employeeId],
    from,
    to,
    law,
    await closedFacts(ctx, employeeId, from, to),
  );
  const week = people.get(employeeId)!;
  const facts = week.find((day) => day.date === date)!;
  const explained = explainedDay(facts, facts.planned, +ctx.now);
  const inWeek = workedWeek(ctx, week, shifts, law).find((day) => day.facts.date === date)!;
  const paidMore = withPaidMore(facts, inWeek, law);
  const { overtime, weekOvertime, secondOvertime } = paidMore;
  const worked = shifts.on(employeeId, date);
  const {
    rows: [stored = null],
  } = await listRecords(ctx, attendanceDay, {
    filter: { employeeId: { eq: employeeId }, date: { eq: date } },
    limit: 1,
  });
  const { day } = explained;
  const shares = stored?.locked ? stored.shares : sharesOn(facts, shifts, paidMore);
  const known = await relatedRows(ctx, shift, [worked?.id ?? null, ...(shares ?? []).map(({ shiftId }) => shiftId)]);
  const amounts = [day.presence, day.worked, day.late, day.early, day.night, overtime, secondOvertime];
  return {
    ...explained,
    law,
    leastOvertime: worked?.leastOvertime ?? 0,
    secondOvertime,
    step: facts.step,
    counting: worked?.counting ?? 'pairs',
    multiplier: worked?.multiplier ?? '1',
    overtimeOfDay: overtime - weekOvertime,
    overtimeOfWeek: weekOvertime,
    shares: (shares ?? []).map((share) => ({
      title: known.get(share.shiftId)?.title ?? '',
      factor: share.factor,
      workedMin: share.worked,
      overtimeMin: share.overtime,
      nightMin: share.night,
    })),
    shift: known.get(worked?.id ?? '') ?? null,
    isRostered: shifts.isRostered(employeeId, date),
    punches: await punchesAround(ctx, employeeId, date, facts, shifts.around(employeeId, date)),
    holiday:
      facts.kind === 'holiday'
        ? (await calendarsOf(ctx, [employeeId])).get(employeeId)!.calendar.dayOn(date).name
        : null,
    leaveId: facts.dayOff === 'leave' ? await leaveOn(ctx, employeeId, date) : null,
    zone: shifts.zones.on(employeeId, date),
    stored,
    isAsStored:
      !stored?.status ||
      (stored.status === day.status &&
        amounts.every(
          (minutes, at) =>
            minutes ===
            [
              stored.presenceMin,
              stored.workedMin,
              stored.lateMin,
              stored.earlyMin,
              stored.nightMin,
              stored.overtimeMin,
              stored.secondOvertimeMin,
            ][at],
        )),
  };
}

type Around = Parameters<typeof explainedPunches>;

/** None for who may not read punches, though they see the day. */
async function punchesAround(
  ctx: Ctx,
  employeeId: string,
  date: string,
  { taken, presences }: PersonDay,
  shifts: Around[3],
): Promise<Explanation['punches']> {
  if (!mayDoSome(ctx.ability, 'read', punch)) return [];
  const { rows } = await listRecords(ctx, punch, {
    filter: { employeeId: { eq: employeeId }, localDate: { gte: addDays(date, -1), lte: addDays(date, 1) } },
    sort: [{ field: 'at' }],
    limit: 200,
  });
  const photos = rows.flatMap(({ photoFileId }) => photoFileId ?? []);
  const there = new Set(
    photos.length
      ? (
          await ctx.tx.query<{ id: string }>(
            `select id from ${storedFileRows()} where company_id = $1 and id = any($2::char(24)[])
              and deleted_at is null`,
            [ctx.companyId, photos],
          )
        ).rows.map(({ id }) => id)
      : [],
  );
  const read = await readDirections(
    ctx,
    rows.map((row) => ({ ...row, direction: row.direction as KnownPunch['direction'], told: row.direction })),
  );
  const known = read.map(
    ({
      at,
      direction,
      told,
      source,
      note,
      zone,
      utcOffsetMin,
      localDate,
      geofenceResult,
      geofenceMetres,
      isFlagged,
      photoFileId,
    }) => ({
      photoFileId: photoFileId && there.has(photoFileId) ? photoFileId : null,
      geofenceResult,
      geofenceMetres,
      isFlagged,
      at: +at,
      direction,
      told,
      source,
      note,
      zone,
      utcOffsetMin,
      localDate,
      isManual: source === 'manual',
    }),
  );
  return explainedPunches(date, known, taken, shifts, presences);
}

/** The leave that takes the day, for who may read leave: everybody else is told that it is leave, never which. */
async function leaveOn(ctx: Ctx, employeeId: string, date: string): Promise<string | null> {
  const leave = employeeLeave;
  if (!mayDoSome(ctx.ability, 'read', leave)) return null;
  const { rows } = await listRecords(ctx, leave, {
    filter: {
      employeeId: { eq: employeeId },
      status: { in: leaveInForce },
      fromDate: { lte: date },
      toDate: { gte: date },
    },
    limit: 1,
  });
  return rows[0] ? (rows[0].id as unknown as string) : null;
}
