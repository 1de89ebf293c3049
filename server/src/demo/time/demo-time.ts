import { employee } from '../../modules/people/employee/employee';
import { overtimeStep } from '../../modules/time/overtime-step/overtime-step';
import { shift, type Shift } from '../../modules/time/shift/shift';
import { plannedPeriods, type ShiftPeriod } from '../../modules/time/domain/shift';
import { addDays, addMonths, weekdayOf } from '../../kernel/dates/plain-date';
import { wallMoment, type Instant } from '../../kernel/dates/zone-time';
import type { Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { columnOf } from '../../platform/records/fields';
import { newId } from '../../platform/records/ids';
import { createRecords, updateRecord } from '../../platform/records/records';
import { writeRows } from '../../platform/records/write-rows';
import { sequence } from '../people/names';

const period = (start: string, end: string, graceIn = 10, graceOut = 5): ShiftPeriod => ({
  start,
  end,
  graceIn,
  graceOut,
});
const fixed = (title: string, colour: string, ...periods: ShiftPeriod[]) => ({ title, colour, kind: 'times', periods });
const shifts = [
  fixed('Morning', '#2b7d4f', period('07:00', '15:00')),
  fixed('Night', '#4b5fb0', period('22:00', '06:00', 15)),
  fixed('Office', '#189ab4', period('08:30', '16:30')),
  fixed('Split', '#a15c07', period('08:00', '12:00'), period('16:00', '20:00')),
  { title: 'Flexible', colour: '#7a4fb0', kind: 'daily_hours', totalHours: '8' },
  { title: 'On the road', colour: '#6b7c83', kind: 'monthly_hours', totalHours: '208' },
];

interface Person {
  id: string;
  version: number;
  department: string;
  title: string;
  hireDate: string;
  exitDate: string | null;
}

/** Which shift somebody works: a third of the nurses by night, the front office in two halves, drivers by the month. */
function shiftFor({ department, title }: Person, nth: number): string {
  if (title === 'Nurse') return nth % 3 === 2 ? 'Night' : 'Morning';
  if (title === 'Driver') return 'On the road';
  if (department === 'Front Office' || title === 'Storekeeper') return 'Split';
  if (['Radiology', 'Laboratory', 'Warehouse', 'Fleet'].includes(department)) return 'Morning';
  return /Manager|Director/.test(title) ? 'Flexible' : 'Office';
}

/**
 * Shifts of a demo company, a second step of overtime from next month on for a year, and what its people took down in
 * the last three months: some late, some absent, some who forgot the way out, which was settled by the end of the first
 * month. Those named in `unclocked` have not come today, so that they can try the clock.
 */
export async function fillTime(ctx: Ctx, unclocked: (string | null)[]): Promise<void> {
  const made = new Map((await createRecords(ctx, shift, shifts)).map((row) => [row.title, row]));
  const office = made.get('Office')!;
  made.set(
    'Office',
    await updateRecord(ctx, shift, office.id as unknown as string, office.version as unknown as number, {
      periods: [period('09:00', '17:00')],
      newTimesFrom: `${Number(wallMoment(+ctx.now, ctx.user.company!.timeZone).date.slice(0, 4)) - 1}-01-01`,
    }),
  );
  const { rows: people } = await ctx.tx.query<Person>(
    `select e.id, e.version, d.name as department, p.title, e.hire_date as "hireDate", e.exit_date as "exitDate"
      from employee e
     join department d on d.company_id = e.company_id and d.id = e.department_id join "position" p
       on p.company_id = e.company_id and p.id = e.position_id
     where e.company_id = $1 and e.deleted_at is null order by e.code`,
    [ctx.companyId],
  );
  const worked = people.map((person, nth) => made.get(shiftFor(person, nth))!);
  await writeRows(
    ctx,
    employee,
    people.map(({ id, version }, nth) => ({ id, version, values: { shiftId: worked[nth]!.id } })),
    'update',
  );
  const away = await daysAway(ctx);
  const {
    rows: [company],
  } = await ctx.tx.query<{ weekend: number[] }>('select weekend_days as weekend from company where id = $1', [
    ctx.companyId,
  ]);
  const zone = ctx.user.company!.timeZone;
  const today = wallMoment(+ctx.now, zone).date;
  const settled = addMonths(`${today.slice(0, 7)}-01`, -1);
  const [validFrom, later] = [addMonths(settled, 2), addMonths(settled, 14)];
  await createRecords(ctx, overtimeStep, [{ afterHours: '12', factor: '2', validFrom, validTo: addDays(later, -1) }]);
  const holidays = await holidaysOf(ctx);
  const isFree = (date: string): boolean =>
    company!.weekend.includes(weekdayOf(date)) || holidays.some(([first, last]) => first <= date && date <= last);
  const taken = people.flatMap((person, nth) => {
    const next = sequence(nth * 7919 + 17);
    return daysOf(person, today)
      .filter(
        (date) =>
          (!isFree(date) || isCalledIn(nth, date)) &&
          !away.has(`${person.id} ${date}`) &&
          !(date === today && unclocked.includes(person.id)),
      )
      .flatMap((date) =>
        presencesOn(
          date,
          worked[nth]!,
          zone,
          next,
          +ctx.now,
          date < settled,
          staysOn(worked[nth]!.title, nth, date),
        ).map((values) => ({ employeeId: person.id, shiftId: worked[nth]!.id, ...values })),
      );
  });
  await insertPast(ctx, taken);
}

async function holidaysOf(ctx: Ctx): Promise<[first: string, last: string][]> {
  const { rows } = await ctx.tx.query<{ first: string; last: string }>(
    `select first_day as first, coalesce(last_day, first_day) as last from holiday where company_id = $1
      and deleted_at is null`,
    [ctx.companyId],
  );
  return rows.map(({ first, last }) => [first, last]);
}

const dayOfMonth = (date: string): number => Number(date.slice(8));
/** Some come on a day off once a month. */
const isCalledIn = (nth: number, date: string): boolean =>
  nth % 7 === 3 && dayOfMonth(date) >= 8 && dayOfMonth(date) < 14;

/** Minutes somebody stays beyond their shift: two hours now and then, the front office until late once a month. */
function staysOn(title: string, nth: number, date: string): number {
  if (title === 'Split' && nth % 2 === 0 && dayOfMonth(date) === 12) return 220;
  return nth % 4 === 1 && [5, 16, 17, 24].includes(dayOfMonth(date)) ? 125 : 0;
}

/** Who is on leave on which days, as "employee day". */
async function daysAway(ctx: Ctx): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<{ key: string }>(
    `select employee_id || ' ' || to_char(day, 'YYYY-MM-DD') as key
      from employee_leave l, generate_series(l.from_date::timestamp, l.to_date, interval '1 day') day
     where l.company_id = $1 and l.status = 'approved' and l.unit = 'daily' and l.deleted_at is null`,
    [ctx.companyId],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The days of employment from the first of the month before last until today. */
function daysOf({ hireDate, exitDate }: Person, today: string): string[] {
  const days: string[] = [];
  const month = new Date(`${today.slice(0, 7)}-01T00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - 2);
  const from = month.toISOString().slice(0, 10);
  for (let day = from < hireDate ? hireDate : from; day <= today && day <= (exitDate ?? today); day = addDays(day, 1))
    days.push(day);
  return days;
}

const minute = 60_000;
const usual = [period('08:30', '16:25')];

function presencesOn(
  date: string,
  worked: Row<Shift>,
  zone: string,
  next: (below: number) => number,
  now: Instant,
  isSettled: boolean,
  stays: number,
): Values[] {
  const isAbsent = next(45) === 0;
  const lateBy = next(14) === 0 ? 12 + next(50) : next(8);
  const forgets = next(60) === 0 && !isSettled;
  const planned = plannedPeriods(
    { kind: 'times', totalHours: null, periods: worked.kind === 'times' ? worked.periods : usual },
    date,
    zone,
  );
  if (isAbsent) return [];
  return planned.flatMap(({ start, end }, at): Values[] => {
    const startedAt = start + ((at === 0 ? lateBy : next(4)) * 60 + next(60)) * 1000;
    const leftAt = end + (at === planned.length - 1 ? stays : 0) * minute - next(4) * minute - next(60) * 1000;
    if (startedAt > now) return [];
    const endedAt = leftAt > now || (forgets && at === planned.length - 1) ? null : leftAt;
    const [from, to] = [wallMoment(startedAt, zone), endedAt === null ? null : wallMoment(endedAt, zone)];
    return [
      {
        date: from.date,
        timeIn: from.time,
        timeOut: to?.time ?? null,
        timeZone: zone,
        startedAt: new Date(startedAt),
        endedAt: endedAt === null ? null : new Date(endedAt),
        source: 'device',
        note: lateBy > 40 && at === 0 ? 'Traffic' : null,
        fromPunches: false,
        deletedAt: null,
      },
    ];
  });
}

/** Past times are put in as they stand: nobody entered them here, so no audit line tells of it. */
async function insertPast(ctx: Ctx, taken: Values[]): Promise<void> {
  const system = { companyId: ctx.companyId, version: 1, createdAt: ctx.now, updatedAt: ctx.now };
  const rows = taken.map((values) =>
    Object.fromEntries(
      Object.entries({ id: newId(), ...system, ...values }).map(([name, value]) => [columnOf(name), value]),
    ),
  );
  await ctx.tx.query('insert into attendance select * from json_populate_recordset(null::attendance, $1)', [
    JSON.stringify(rows),
  ]);
}
