import { Exclusion, Index } from 'typeorm';
import { hoursBetween, placePresence } from '../domain/attendance';
import { isWholeDay as isWholeDayOf } from '../domain/shift';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { ofEmployee, shiftOnFileSql } from '../../people/employee/employee';
import { zonesOf } from '../../organisation/work-location/work-location';
import { holdMonthAlone, holdMonths, holdWork } from './held-months';
import {
  closedMonths,
  knownFromSql,
  refuseClosedMonth,
  refuseClosedMonths,
  validateAttendance,
  refuseOutsideEmployment,
} from './attendance-rules';
import { shiftsOf, type PersonShifts, type ShiftOnDay, type ShiftsAsClosed } from './person-shifts';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

export const AttendanceSource = choiceOf('AttendanceSource', 'How a presence was taken down.', {
  manual: 'Written by hand.',
  web: 'Clocked on the web.',
  mobile: 'Clocked on a phone, perhaps sent later.',
  kiosk: 'Clocked on a tablet that people share.',
  device: 'Read from a terminal.',
  import: 'Brought in by an import.',
});

const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, example: '08:00:00' };

/**
 * One presence of an employee, from coming in to going out. The wall clock is what people read and write; the instants
 * are what hours are counted from, so that nights and clock changes come out right.
 */
@record('Attendance', 'One presence of an employee, from coming in to going out; it belongs to the day it begins on.')
@Exclusion(
  'attendance_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =,
  (CASE WHEN ended_at IS NULL THEN tstzrange(started_at, started_at, '[]') ELSE tstzrange(started_at, ended_at) END)
  WITH &&) WHERE (deleted_at IS NULL)`,
)
@Index('attendance_employee_day', ['companyId', 'employeeId', 'date'], { where: 'deleted_at IS NULL' })
export class Attendance extends CompanyRecord {
  @field.reference('Employee', { description: 'Who was present.', write: 'create', search: true }) employeeId!: string;
  @field.computed('text', ofEmployee(`concat_ws(' ', r.first_name, r.last_name)`), {
    description: 'First and last name of the employee.',
  })
  name!: string;
  @field.computed('text', ofEmployee('r.code'), { description: 'Employee number.' }) employeeCode!: string;
  @field.date({ reach: 'planned', description: 'Day it begins on, where it is.' }) date!: string;
  @field.text({ identifies: false, description: 'Clock on the wall when coming in, HH:mm or HH:mm:ss.', ...clock })
  timeIn!: string;
  @field.text({
    identifies: false,
    description:
      'Clock on the wall when going out; not later than the time in it is on the next day, the same only where the shift is a whole day; empty while still in.',
    ...clock,
    optional: true,
  })
  timeOut!: string | null;
  @field.text({ identifies: false, description: 'IANA zone of the clock on the wall.', write: 'never' })
  timeZone!: string;
  @field.instant({ description: 'When the employee came in.', write: 'never' }) startedAt!: Date;
  @field.instant({
    description: 'When the employee went out; empty while still in, or where it was forgotten.',
    optional: true,
    write: 'never',
  })
  endedAt!: Date | null;
  @field.derived<Row<Attendance>>(
    () => DecimalScalar,
    ['startedAt', 'endedAt'],
    ({ startedAt, endedAt }) => endedAt && hoursBetween(+startedAt, +endedAt),
    'Hours between coming in and going out, to 2 decimals.',
  )
  time!: string | null;
  @field.reference('Shift', { description: 'The shift worked; that of the employee when left out.', optional: true })
  shiftId!: string | null;
  @field.choice(AttendanceSource, { description: 'How it was taken down.', write: 'never', initial: 'manual' })
  source!: string;
  @field.text({ description: 'Remark.', max: 500, optional: true, search: true }) note!: string | null;
  @field.flag({
    description: 'Whether it follows from punches; whoever changes its times ends that.',
    write: 'never',
    initial: false,
  })
  fromPunches!: boolean;
}

const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);

/** Instants and zone of what was written; what stays as it was keeps the instant it was taken at. */
async function placeInTime(ctx: Ctx, after: Row<Attendance>, before: Row<Attendance> | null): Promise<Values> {
  const timeIn = withSeconds(after.timeIn);
  const timeOut = after.timeOut && withSeconds(after.timeOut);
  const hasSameStart = before?.date === after.date && before.timeIn === timeIn;
  if (hasSameStart && before.timeOut === timeOut) return { timeIn, timeOut };
  const zone = hasSameStart
    ? before.timeZone
    : (await zonesOf(ctx, [after.employeeId])).on(after.employeeId, after.date);
  const isWholeDay = timeOut === timeIn && (await worksRoundTheClock(ctx, after));
  const placed = placePresence(
    { date: after.date, timeIn, timeOut, isWholeDay },
    zone,
    hasSameStart ? +before.startedAt : null,
  );
  if (!placed.placed) throw invalid(placed.field, placed.because);
  const shiftId = before ? after.shiftId : (after.shiftId ?? (await shiftOf(ctx, after.employeeId, after.date)));
  return {
    timeIn,
    timeOut,
    timeZone: zone,
    startedAt: new Date(placed.startedAt),
    endedAt: placed.endedAt === null ? null : new Date(placed.endedAt),
    shiftId,
    fromPunches: false,
  };
}

/** Whether the shift of somebody on a day ends at the time it began, as then a presence may. */
export async function worksRoundTheClock(
  ctx: Ctx,
  { employeeId, date }: Pick<Row<Attendance>, 'employeeId' | 'date'>,
): Promise<boolean> {
  const shift = (await shiftsOf(ctx, [employeeId], date, date)).on(employeeId, date);
  return shift !== null && isWholeDayOf(shift);
}

/** The shift on file of an employee on a day. */
export async function shiftOf(ctx: Ctx, employeeId: string, date: string): Promise<string | null> {
  const { rows } = await ctx.tx.query<{ id: string | null }>(
    `select ${shiftOnFileSql('e', '$3::date')} as id from ${employeeRows('shifts', 'shift_id')} e
      where e.company_id = $1 and e.id = $2`,
    [ctx.companyId, employeeId, date],
  );
  return rows[0]?.id ?? null;
}

export const attendance = defineArea('Attendance', Attendance, {
  keptFor: 'time',
  one: 'attendance',
  many: 'attendances',
  label: t('attendance.attendance'),
  menu: { group: 'time', title: t('attendance.menu'), icon: 'clock-circle', after: null, path: '/attendance' },
  sort: 'date',
  descending: true,
  title: 'name',
  person: 'employeeId',
  derive: placeInTime,
  guard: validateAttendance,
  ownMatter: { may: ['clock_out'] },
  // Granted for oneself: taking one's own times. No row offers it.
  verbs: { clock: () => false },
});

/** For other areas too: marked days, corrections and punches stand under the same rules and shifts. */
export {
  closedMonths,
  holdMonthAlone,
  holdMonths,
  holdWork,
  knownFromSql,
  refuseClosedMonth,
  refuseClosedMonths,
  refuseOutsideEmployment,
  shiftsOf,
  type PersonShifts,
  type ShiftOnDay,
  type ShiftsAsClosed,
};
