import DataLoader from 'dataloader';
import { groupBy } from '../../../kernel/group-by';
import type { WorkCalendar as LeaveCalendar } from '../domain/leave-days';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { companyWeek, leaveCalendar } from '../domain/leave-calendar';
import { plannedDay, type PersonsCalendars } from '../domain/work-calendar';
import { onlyAmong } from '../../../platform/lists/among-sql';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { todayIn } from '../../../platform/today';
import { calendarsOnFile, calendarTables, type CalendarsOnFile } from './calendars-on-file';
import { nearestOf } from './nearest-department';

/** A person's calendars as they are assigned, and as leave and attendance ask them. */
export interface CalendarsOfPerson {
  assigned: PersonsCalendars;
  calendar: LeaveCalendar;
}

/**
 * When people work, asked of the database once per request for anybody. Whoever sees leave or a day of somebody sees
 * what it counts, so that this asks for no grant on calendars or holidays.
 */
export async function calendarsOf(ctx: Ctx, employeeIds: readonly string[]): Promise<Map<string, CalendarsOfPerson>> {
  let known = ctx.loaders.get(peopleKey) as Map<string, CalendarsOfPerson> | undefined;
  if (!known) ctx.loaders.set(peopleKey, (known = new Map()));
  const missing = employeeIds.filter((id) => !known.has(id));
  if (missing.length) for (const [id, found] of await readCalendars(ctx, missing)) known.set(id, found);
  return new Map(employeeIds.map((id) => [id, known.get(id)!]));
}

/** What goes by calendars and has to follow when days of them change, for everybody unless people are told. */
export const calendarFollowers = new Question<
  (ctx: Ctx, from: PlainDate, to: PlainDate, employeeIds: readonly string[] | null) => Promise<void>
>();

/**
 * Calendars or holidays were changed for these days, all from a day on where no last one is told: they are read anew,
 * and what goes by them follows.
 */
export async function calendarsChanged(
  ctx: Ctx,
  from: PlainDate,
  to: PlainDate | null = null,
  employeeIds: readonly string[] | null = null,
): Promise<void> {
  for (const key of [peopleKey, personKey, companyKey]) ctx.loaders.delete(key);
  for (const follow of calendarFollowers.answers) await follow(ctx, from, to ?? lastDay, employeeIds);
}

/**
 * People were moved between departments, on whatever day: where departments have calendars, what is to come of theirs
 * goes by others.
 */
export async function placesChanged(ctx: Ctx, employeeIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from ${calendarTables.answer.assignments} a where company_id = $1 and department_id is not null
      and deleted_at is null limit 1`,
    [ctx.companyId],
  );
  if (rows.length) await calendarsChanged(ctx, todayIn(ctx), null, employeeIds);
}

const lastDay = '9999-12-31';

async function readCalendars(ctx: Ctx, employeeIds: readonly string[]): Promise<Map<string, CalendarsOfPerson>> {
  const file = await calendarsOnFile(ctx, employeeIds);
  const company = forCompany(ctx, file);
  if (!ctx.loaders.has(companyKey))
    ctx.loaders.set(companyKey, Promise.resolve(withDays(ctx, file, { own: [], department: [], company }).calendar));
  // People whose days are planned alike share one calendar, and with it the days worked out and the rules of pay.
  const alike = new Map<string, CalendarsOfPerson>();
  const [assigned, placed] = [
    groupBy(file.assignments, ({ employeeId }) => employeeId),
    groupBy(file.places, ({ employeeId }) => employeeId),
  ];
  return new Map(
    employeeIds.map((id) => {
      const [own, department] = [
        (assigned.get(id) ?? []).map(file.assignmentOf),
        nearestOf(file, placed.get(id) ?? []),
      ];
      const key = JSON.stringify(
        [own, department].map((each) =>
          each.map(({ calendar, validFrom, validTo }) => [calendar.id, validFrom, validTo]),
        ),
      );
      let found = alike.get(key);
      if (!found) alike.set(key, (found = withDays(ctx, file, { own, department, company })));
      return [id, found];
    }),
  );
}

/** The calendar of one person, of many people at once where many are asked for in one request. */
export function calendarOf(ctx: Ctx, employeeId: string): Promise<LeaveCalendar> {
  let loader = ctx.loaders.get(personKey) as DataLoader<string, LeaveCalendar> | undefined;
  if (!loader) {
    ctx.loaders.set(
      personKey,
      (loader = new DataLoader(async (ids: readonly string[]) => {
        const found = await calendarsOf(ctx, ids);
        return ids.map((id) => found.get(id)!.calendar);
      })),
    );
  }
  return loader.load(employeeId);
}

/** When the company as such works, whoever has a calendar of their own left out; read once per request. */
export function companyCalendar(ctx: Ctx): Promise<LeaveCalendar> {
  let calendar = ctx.loaders.get(companyKey) as Promise<LeaveCalendar> | undefined;
  if (!calendar) ctx.loaders.set(companyKey, (calendar = ofCompany(ctx)));
  return calendar;
}

/** The calendars of all who may have another than the company's, or of those among the people named. */
export async function calendarsOfTheirOwn(
  ctx: Ctx,
  only: readonly string[] | null = null,
): Promise<Map<string, CalendarsOfPerson>> {
  const among = onlyAmong('e.id', 2, only);
  const { assignments, employees } = calendarTables.answer;
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select e.id from ${employees} e where e.company_id = $1 and e.deleted_at is null${among.sql} and (
       exists (select from ${assignments} a where a.company_id = $1 and a.department_id is not null
       and a.deleted_at is null)
       or e.id in (select a.employee_id from ${assignments} a where a.company_id = $1 and a.employee_id is not null
       and a.deleted_at is null))`,
    [ctx.companyId, ...among.values],
  );
  return rows.length
    ? calendarsOf(
        ctx,
        rows.map(({ id }) => id),
      )
    : new Map();
}

const [peopleKey, personKey, companyKey] = [
  'calendars of employees',
  'calendar of an employee',
  'calendar of the company',
];

async function ofCompany(ctx: Ctx): Promise<LeaveCalendar> {
  const file = await calendarsOnFile(ctx, []);
  return withDays(ctx, file, { own: [], department: [], company: forCompany(ctx, file) }).calendar;
}

/** Where nothing is assigned to the company, its weekend and the hours of its day count. */
function forCompany(ctx: Ctx, file: CalendarsOnFile): PersonsCalendars['company'] {
  const assigned = file.assignments
    .filter(({ employeeId, departmentId }) => !employeeId && !departmentId)
    .map(file.assignmentOf);
  const calendar = companyWeek({ ...file.week, zone: ctx.user.company!.timeZone });
  return [
    ...assigned,
    { validFrom: '0001-01-01', validTo: null, calendar, holidays: file.holidaysOf({ id: '', country: null }) },
  ];
}

const fortnight = 14;

function withDays(ctx: Ctx, file: CalendarsOnFile, assigned: PersonsCalendars): CalendarsOfPerson {
  const today = todayIn(ctx);
  const longest = Math.max(
    ...Array.from({ length: fortnight }, (_, at) => plannedDay(assigned, addDays(today, at)).day.usualMinutes),
  );
  return { assigned, calendar: leaveCalendar(assigned, ctx.user.company!.timeZone, longest || file.week.dayMinutes) };
}
