import { groupBy } from '../../../kernel/group-by';
import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { partsOf, type WeekTimes } from '../domain/calendar-week';
import { companyWeek } from '../domain/leave-calendar';
import type { CalendarAssignment, CalendarHoliday, WorkCalendar } from '../domain/work-calendar';
import { amongSql } from '../../../platform/lists/among-sql';
import { jsonRow } from '../../../platform/lists/json-row';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';

/** Reads an employee as far as the user may; one they may not see does not exist. */
export const employeeSeen = new Question<(ctx: Ctx, id: string) => Promise<unknown>>();

export interface Assigned {
  id: string;
  calendarId: string;
  departmentId: string | null;
  employeeId: string | null;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}
export interface Place {
  employeeId: string;
  departmentId: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}
interface StoredCalendar {
  id: string;
  timeZone: string | null;
  country: string | null;
  times: WeekTimes[] | null;
  evenFrom: PlainDate | null;
}
interface StoredHoliday {
  name: string;
  firstDay: PlainDate;
  lastDay: PlainDate;
  part: CalendarHoliday['part'];
  kind: string;
  country: string | null;
  calendarId: string | null;
}

/**
 * What a company has on file about calendars, as far as it concerns the company, all departments and the employees
 * asked for.
 */
export interface CalendarsOnFile {
  week: { weekendDays: number[]; dayMinutes: number };
  assignments: Assigned[];
  /** Those of them that are a department's. */
  ofDepartments: ReadonlyMap<string | null, Assigned[]>;
  places: Place[];
  parents: ReadonlyMap<string, string | null>;
  assignmentOf: (assigned: Assigned) => CalendarAssignment;
  calendarOf: (id: string) => WorkCalendar | null;
  holidaysOf: (calendar: Pick<StoredCalendar, 'id' | 'country'>) => CalendarHoliday[];
}

interface PeoplesTables {
  assignments: string;
  employees: string;
  positions: string;
}
/** Whose calendars they are, and where people were: as what SQL reads. */
export const calendarTables = new Question<PeoplesTables>();

interface Parent {
  id: string;
  parentId: string | null;
}

interface Found {
  weekendDays: number[];
  workdayHours: string;
  country: string;
  calendars: StoredCalendar[];
  assignments: Assigned[];
  holidays: StoredHoliday[];
  places: Place[];
  parents: Parent[];
}

/**
 * One statement, whatever the number of people. Who joins or leaves has the calendar of that department all through the
 * month, not that of the company in the rest of it.
 */
const text = ({ assignments, employees, positions }: PeoplesTables) => `
  with assigned as (
    select * from ${assignments} a where company_id = $1 and deleted_at is null and (employee_id is null or ${amongSql('employee_id', '$2')})),
  person as (
    select id, department_id from ${employees} e where company_id = $1 and ${amongSql('id', '$2')} and exists (select from assigned where department_id is not null)),
  place as (
    select p.employee_id, p.department_id,
      case when p.valid_from <= e.hire_date and p.valid_from = min(p.valid_from) over (partition by p.employee_id) then '0001-01-01' else p.valid_from end as valid_from,
      case when p.valid_to >= e.exit_date then null else p.valid_to end as valid_to
    from ${positions} p join ${employees} e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = $1 and ${amongSql('p.employee_id', '$2')} and p.is_primary and p.department_id is not null and p.deleted_at is null
      and exists (select from assigned where department_id is not null))
  select c.weekend_days as "weekendDays", c.workday_hours as "workdayHours", c.country,
    (select coalesce(json_agg(json_build_object('id', w.id, 'timeZone', w.time_zone, 'country', w.country, 'times', w.times, 'evenFrom', w.even_from)), '[]')
      from work_calendar w where w.company_id = $1 and (w.deleted_at is null or w.id in (select calendar_id from assigned))) as calendars,
    (select coalesce(json_agg(json_build_object('id', a.id, 'calendarId', a.calendar_id, 'departmentId', a.department_id, 'employeeId', a.employee_id,
      'validFrom', a.valid_from, 'validTo', a.valid_to)), '[]') from assigned a) as assignments,
    (select coalesce(json_agg(json_build_object('name', h.name, 'firstDay', h.first_day, 'lastDay', coalesce(h.last_day, h.first_day), 'part', h.part, 'kind', h.kind,
      'country', h.country, 'calendarId', h.calendar_id) order by h.first_day), '[]')
      from holiday h where h.company_id = $1 and h.deleted_at is null and h.kind <> 'optional') as holidays,
    (select coalesce(json_agg(json_build_object('employeeId', p.employee_id, 'departmentId', p.department_id, 'validFrom', p.valid_from, 'validTo', p.valid_to)), '[]')
      from (select * from place union all
        select id, department_id, '0001-01-01', null from person where department_id is not null and id not in (select employee_id from place)) p) as places,
    (select coalesce(json_agg(${jsonRow<Parent>({ id: 'd.id', parentId: 'd.parent_id' })}), '[]') from department d
      where d.company_id = $1 and d.deleted_at is null and exists (select from assigned where department_id is not null)) as parents
  from company c where c.id = $1`;

export async function calendarsOnFile(ctx: Ctx, employeeIds: readonly string[]): Promise<CalendarsOnFile> {
  const { rows } = await ctx.tx.query<Found>(text(calendarTables.answer), [ctx.companyId, employeeIds]);
  const found = rows[0]!;
  const zone = ctx.user.company!.timeZone;
  const week = { weekendDays: found.weekendDays, dayMinutes: Math.round(Number(found.workdayHours) * 60) };
  const stored = new Map(found.calendars.map((each) => [each.id, each]));
  const made = new Map<string, Omit<CalendarAssignment, 'validFrom' | 'validTo'>>();
  const holidaysOf: CalendarsOnFile['holidaysOf'] = ({ id, country }) =>
    found.holidays
      .filter(
        (each) =>
          (!each.calendarId || each.calendarId === id) &&
          (!each.country || each.country === (country ?? found.country)),
      )
      .flatMap(daysOf);
  const withHolidays = (id: string) => {
    let whole = made.get(id);
    if (!whole)
      made.set(
        id,
        (whole = { calendar: plannedBy(stored.get(id)!, week, zone), holidays: holidaysOf(stored.get(id)!) }),
      );
    return whole;
  };
  return {
    week,
    assignments: found.assignments,
    ofDepartments: groupBy(found.assignments, ({ departmentId }) => departmentId),
    places: found.places,
    parents: new Map(found.parents.map(({ id, parentId }) => [id, parentId])),
    holidaysOf,
    calendarOf: (id) => (stored.has(id) ? withHolidays(id).calendar : null),
    assignmentOf: ({ calendarId, validFrom, validTo }) => ({ ...withHolidays(calendarId), validFrom, validTo }),
  };
}

/** A calendar without times of its own has the week of the company. */
function plannedBy(
  { id, timeZone, times, evenFrom }: StoredCalendar,
  week: CalendarsOnFile['week'],
  zone: string,
): WorkCalendar {
  if (!times) return { ...companyWeek({ ...week, zone: timeZone ?? zone }), id };
  return { id, zone: timeZone ?? zone, parityFrom: evenFrom, parts: partsOf(times) };
}

const daysOf = ({ name, firstDay, lastDay, part, kind }: StoredHoliday): CalendarHoliday[] =>
  Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => ({
    date: addDays(firstDay, at),
    name,
    part,
    isDayOff: kind === 'weekly_off',
  }));
