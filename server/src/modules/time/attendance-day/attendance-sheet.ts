import {
  attendanceDay as dayOf,
  autoOutOf,
  countedPresences,
  isDayOfAbsence,
  noneMissed,
  planDay,
  sheetTotals,
  type AttendanceDayResult,
  type DayMark,
  type PlannedDay,
  type SheetTotals,
} from '../domain/attendance-day';
import { shiftIdOn, shiftIdsOf, type ShiftOnFile } from '../../people/domain/dated-shift';
import { groupBy } from '../../../kernel/group-by';
import { addDays, daysBetween, dayWithin } from '../../../kernel/dates/plain-date';
import { shiftOn, workedName, type DatedShift, type WorkedShift } from '../domain/shift';
import { thresholdsBeside } from '../domain/worked/free-time';
import { zoneOn, type ZonedPlace } from '../../organisation/domain/person-zone';
import { dayHolding, plannedShift, windowOf, type PlannedShift } from '../domain/worked/shift-window';
import { standingOf, thresholdsOf } from '../domain/worked/worked-day';
import { wallMoment } from '../../../kernel/dates/zone-time';
import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { wordsFound } from '../../../platform/lists/search-text';
import { relatedRows } from '../../../platform/records/loaders';
import { todayIn } from '../../../platform/today';
import { shift, type Shift } from '../shift/shift';
import { departmentOnSql, inDepartmentSql, shiftOnFileSql } from '../../people/employee/employee';
import { publishedShifts } from '../rostered-shift/rostered-shift';
import { knownFromSql } from '../attendance/attendance';
import { calendarsOf, companyCalendar } from '../../organisation/work-calendar/work-calendar';
import { zonedPlacesSql } from '../../organisation/work-location/work-location';
import { attendanceDay } from './attendance-day';
import { dayBeside } from './day-beside';
import { standingSql, type Standing } from './day-standing';
import { leaveTaken } from './calculation/leave-taken';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';
import { checkedLimit, checkedOffset } from '../../../platform/lists/list-query';

export interface SheetArgs {
  from: string;
  to: string;
  employeeId?: string | null;
  departmentId?: string | null;
  shiftId?: string | null;
  search?: string | null;
  standing?: Standing | null;
  limit: number;
  offset: number;
}
export interface SheetDay extends AttendanceDayResult {
  date: string;
  timeIn: string | null;
  timeOut: string | null;
  autoOut: string | null;
  presences: number;
  note: string | null;
}
export interface SheetRow extends SheetTotals {
  id: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  shift: Row<Shift> | null;
  days: SheetDay[];
}
export interface Sheet {
  days: { date: string; isWeekend: boolean }[];
  rows: SheetRow[];
  total: number;
}

interface Person extends ShiftOnFile {
  id: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  hireDate: string;
  exitDate: string | null;
  knownFrom: string;
  places: ZonedPlace[];
}
interface Presence {
  employeeId: string;
  date: string;
  timeIn: string;
  timeOut: string | null;
  timeZone: string;
  startedAt: Date;
  endedAt: Date | null;
}
interface Mark {
  employeeId: string;
  date: string;
  mark: DayMark;
  note: string | null;
}

const longestSheet = 42;
const mostRows = 100;

/**
 * The days of everybody employed in a period whose days the user may see, one page of people. It takes the same few
 * statements for any number of people and days.
 */
export async function attendanceSheet(ctx: Ctx, args: SheetArgs, withTotal: boolean): Promise<Sheet> {
  refuseBadPage(args);
  const { rows: people, total } = await peopleOf(ctx, args, withTotal);
  const ids = people.map(({ id }) => id);
  const calendars = await calendarsOf(ctx, ids);
  const calendar = await companyCalendar(ctx);
  const days = Array.from({ length: daysBetween(args.from, args.to) + 1 }, (_day, at) => addDays(args.from, at)).map(
    (date) => ({ date, isWeekend: calendar.dayOn(date).usualMinutes === 0 }),
  );
  const { rows: presences } = await ctx.tx.query<Presence>(
    `select employee_id as "employeeId", date, time_in as "timeIn", time_out as "timeOut", time_zone as "timeZone",
      started_at as "startedAt", ended_at as "endedAt"
     from attendance where company_id = $1 and employee_id = any($2::char(24)[]) and date between $3::date - 1
       and $4::date + 1 and deleted_at is null order by started_at`,
    [ctx.companyId, ids, args.from, args.to],
  );
  const presencesOf = groupBy(presences, ({ employeeId }) => employeeId);
  const marks = await byDay<Mark>(
    ctx,
    ids,
    args,
    `select employee_id as "employeeId", date, mark, note
     from attendance_day where company_id = $1 and employee_id = any($2::char(24)[]) and date between $3 and $4
       and deleted_at is null`,
  );
  const onLeave = await leaveTaken(ctx, args, ids);
  const shifts = await relatedRows(ctx, shift, people.flatMap(shiftIdsOf));
  const rostered = await publishedShifts(ctx, ids, addDays(args.from, -2), addDays(args.to, 2));
  const planOn = planner();
  const rows = people.map(({ hireDate, exitDate, knownFrom, shiftId, shifts: dated, places, ...person }): SheetRow => {
    const onFile = (date: string): Row<Shift> | null =>
      shifts.get(shiftIdOn({ shiftId, shifts: dated }, date) ?? '') ?? null;
    const worked = onFile(args.to);
    const workedOn = (date: string): WorkedShift | null => rostered.get(`${person.id} ${date}`) ?? onFile(date);
    const planned = (date: string): PlannedOn =>
      planOn(workedOn(date), date, zoneOn(places, date, ctx.user.company!.timeZone));
    const around = (date: string): PlannedShift[] =>
      [-1, 0, 1].flatMap((offset) => planned(addDays(date, offset))[2] ?? []);
    const thereOn = groupBy(presencesOf.get(person.id) ?? [], ({ startedAt, date }) =>
      dayHolding(+startedAt, date, around(date)),
    );
    const own = calendars.get(person.id)!.calendar;
    const results = days.map(({ date }): SheetDay => {
      const calendarDay = own.dayOn(date);
      const { kind, name: holiday, usualMinutes } = calendarDay;
      const there = thereOn.get(date) ?? [];
      const [decided] = marks.get(`${person.id} ${date}`) ?? [];
      const [shiftOf, whole] = planned(date);
      const isWeekend = !rostered.has(`${person.id} ${date}`) && (usualMinutes === 0 || kind === 'weekend');
      const { dayOff, planned: day } = dayBeside(
        kind === 'holiday' ? kind : isWeekend ? 'weekly_off' : 'work',
        calendarDay,
        onLeave,
        `${person.id} ${date}`,
        whole,
      );
      const facts = {
        date,
        hireDate,
        exitDate,
        knownFrom,
        isWeekend,
        dayOff,
        mark: decided?.mark ?? null,
        presences: countedPresences(
          there.map(({ startedAt, endedAt }) => ({ startedAt: +startedAt, endedAt: endedAt && +endedAt })),
          shiftOf?.counting,
        ),
      };
      const result = dayOf(facts, day, +ctx.now);
      const status = standingOf(result, facts, day, thresholdsBeside(day, thresholdsOf(shiftOf)), +ctx.now);
      const out = result.status === 'missing_punch' ? autoOutOf(facts, day, +ctx.now) : null;
      return {
        date,
        ...result,
        ...(isDayOfAbsence({ status }, facts.mark, day) ? noneMissed : {}),
        status,
        timeIn: there[0]?.timeIn ?? null,
        timeOut: there.at(-1)?.timeOut ?? null,
        autoOut: out === null ? null : wallMoment(out, there.at(-1)!.timeZone).time,
        presences: there.length,
        note: decided?.mark ? decided.note : holiday,
      };
    });
    return { ...person, shift: worked, days: results, ...sheetTotals(results, worked && shiftOn(worked, args.to)) };
  });
  return { days, rows, total };
}

function refuseBadPage({ from, to, limit, offset, standing }: SheetArgs): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > longestSheet) throw invalid('to', t('attendance_sheet.choose_1_days', { longestSheet }));
  checkedLimit(limit, mostRows);
  if (standing && from !== to) throw invalid('standing', t('attendance_sheet.ask_single_day'));
  checkedOffset(offset);
}

async function peopleOf(ctx: Ctx, args: SheetArgs, withTotal: boolean): Promise<{ rows: Person[]; total: number }> {
  const parameters = new Parameters();
  const { from, to, employeeId, departmentId, shiftId, search, standing } = args;
  const standings = standing && (await standingSql(ctx, from, parameters));
  const where = [
    `e.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
    'e.deleted_at is null',
    `e.hire_date <= ${parameters.add(to, '::date')}`,
    `(e.exit_date is null or e.exit_date >= ${parameters.add(from, '::date')})`,
    grantSql(ctx.ability, 'read', attendanceDay, parameters),
    ...(standings ? [`${standings.sql} = ${parameters.add(standing)}`] : []),
    ...(employeeId ? [`e.id = ${parameters.add(employeeId, '::char(24)')}`] : []),
    ...(departmentId
      ? [
          inDepartmentSql(
            'e',
            parameters.add(departmentId, '::char(24)'),
            parameters.add(from, '::date'),
            parameters.add(to, '::date'),
          ),
        ]
      : []),
    ...(shiftId
      ? [`${shiftOnFileSql('e', parameters.add(to, '::date'))} = ${parameters.add(shiftId, '::char(24)')}`]
      : []),
    ...wordsFound(
      search,
      ['e.first_name', 'e.middle_name', 'e.last_name', 'e.native_name', 'e.code'],
      parameters,
      'e.search_text',
    ),
  ];
  // Grants on days of attendance look at their employee.
  const matching = `from ${employeeRows('hire_date', 'exit_date', 'first_name', 'middle_name', 'last_name', 'native_name', 'code', 'search_text', 'shift_id', 'shifts', 'department_id', 'created_at')} e cross join lateral (select e.id as employee_id) t ${standings?.joins ?? ''} where ${where.join(' and ')}`;
  const counted = withTotal
    ? await ctx.tx.query<{ total: number }>(`select count(*)::int as total ${matching}`, [...parameters.values])
    : null;
  // What is planned for days to come is not told yet.
  const lastLived = dayWithin(todayIn(ctx), { from, to });
  const { rows } = await ctx.tx.query<Person>(
    `select e.id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) as "employeeName", e.code as "employeeCode",
      e.shift_id as "shiftId", e.shifts,
       e.hire_date as "hireDate", e.exit_date as "exitDate",
       ${knownFromSql(parameters.add(ctx.user.company!.timeZone))} as "knownFrom",
       ${zonedPlacesSql('e.company_id', 'e.id')} as places,
       (select d.name from ${departmentRows('name')} d where d.company_id = e.company_id
       and d.id = ${departmentOnSql('e', parameters.add(lastLived, '::date'))}) as "departmentName"
     ${matching} order by e.last_name, e.id limit ${parameters.add(args.limit, '::int')} offset
     ${parameters.add(args.offset, '::int')}`,
    parameters.values,
  );
  return { rows, total: counted?.rows[0]!.total ?? 0 };
}

/** Rows of a statement over people and a period, by employee and day. */
async function byDay<R extends { employeeId: string; date: string }>(
  ctx: Ctx,
  ids: string[],
  { from, to }: SheetArgs,
  text: string,
): Promise<Map<string, R[]>> {
  return groupBy(
    (await ctx.tx.query<R>(text, [ctx.companyId, ids, from, to])).rows,
    ({ employeeId, date }) => `${employeeId} ${date}`,
  );
}

/** A shift on a day: as it is worked then, what it asks for, and its window. */
type PlannedOn = [DatedShift | null, PlannedDay, PlannedShift | null];

/** Days of shifts, each worked out once. */
function planner(): (worked: WorkedShift | null, date: string, zone: string) => PlannedOn {
  const known = new Map<string, PlannedOn>();
  return (worked, date, zone) => {
    const key = `${workedName(worked)} ${date} ${zone}`;
    let day = known.get(key);
    if (!day) {
      const version = worked && shiftOn(worked, date);
      known.set(
        key,
        (day = [
          version,
          planDay(version, date, zone),
          version && plannedShift(version, date, zone, windowOf(version)),
        ]),
      );
    }
    return day;
  };
}
