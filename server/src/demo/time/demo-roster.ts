import { coverNeed } from '../../modules/time/cover-need/cover-need';
import { fillRoster } from '../../modules/time/rostered-shift/roster-fill.actions';
import { publishRoster } from '../../modules/time/rostered-shift/publish-roster';
import { rosteredShift } from '../../modules/time/rostered-shift/rostered-shift';
import { shift } from '../../modules/time/shift/shift';
import { shiftAssignment } from '../../modules/time/shift-assignment/shift-assignment';
import { shiftPattern } from '../../modules/time/shift-pattern/shift-pattern';
import { shiftSwap } from '../../modules/time/shift-swap/shift-swap';
import { addDays, weekdayOf } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecord, createRecords, oneRecord, updateRecord } from '../../platform/records/records';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/records/write-rows';

interface Person {
  id: string;
  shift: string;
}

/** Where the demo companies are. */
const places: Record<string, object> = {
  'Asia/Dubai': { fenceLatitude: '25.204849', fenceLongitude: '55.270783', fenceRadius: 200 },
  'Asia/Riyadh': { fenceLatitude: '24.713552', fenceLongitude: '46.675297', fenceRadius: 300 },
};

/**
 * A department that works by a roster: filled for two weeks from tomorrow, the first of them published with a shift
 * open on the next day off.
 */
export async function fillRosters(ctx: Ctx, department: string): Promise<void> {
  const tomorrow = addDays(todayIn(ctx), 1);
  const {
    rows: [place],
  } = await ctx.tx.query<{ id: string; weekend: number[]; zone: string }>(
    `select d.id, c.weekend_days as weekend, c.time_zone as zone from department d join company c on c.id = d.company_id
      where d.company_id = $1 and d.name = $2`,
    [ctx.companyId, department],
  );
  const { rows: shifts } = await ctx.tx.query<{ id: string; title: string }>(
    `select id, title from shift where company_id = $1 and kind = 'times'`,
    [ctx.companyId],
  );
  const { rows: people } = await ctx.tx.query<Person>(
    `select e.id, s.title as shift from employee e join shift s on s.company_id = e.company_id and s.id = e.shift_id
     where e.company_id = $1 and e.department_id = $2 and e.deleted_at is null and s.kind = 'times'
       and e.hire_date <= $3 and (e.exit_date is null or e.exit_date >= $3) order by e.code`,
    [ctx.companyId, place!.id, tomorrow],
  );
  const idOf = (title: string) => shifts.find((shift) => shift.title === title)!.id;
  // From tomorrow on nights are worth more, and count from the first way in to the last way out, at the place itself.
  const night = await oneRecord(ctx, shift, idOf('Night'), 'update');
  await updateRecord(ctx, shift, night.id, night.version, {
    multiplier: '1.25',
    counting: 'first_to_last',
    newTimesFrom: tomorrow,
    ...places[place!.zone],
  });
  const works = Array.from({ length: 7 }, (_, day) => day).filter(
    (day) => !place!.weekend.includes(weekdayOf(addDays(tomorrow, day))),
  );
  const weekly = (title: string) => ({
    name: `${title}, five days a week`,
    cycleDays: 7,
    slots: works.map((day) => ({ day, shiftId: idOf(title) })),
  });
  const titles = ['Morning', ...new Set(people.map(({ shift }) => shift).filter((shift) => shift !== 'Morning'))];
  const patterns = new Map(
    (await createRecords(ctx, shiftPattern, titles.map(weekly))).map(({ id }, at) => [titles[at]!, id]),
  );
  await createRecord(ctx, shiftPattern, {
    name: 'Two early, two at night, two off',
    cycleDays: 6,
    slots: ['Morning', 'Morning', 'Night', 'Night'].map((title, day) => ({ day, shiftId: idOf(title) })),
  });
  const assign = (patternId: string, whose: object) => ({ patternId, validFrom: tomorrow, ...whose });
  await createRecord(ctx, shiftAssignment, assign(patterns.get('Morning')!, { departmentId: place!.id }));
  await createRecords(
    ctx,
    shiftAssignment,
    people
      .filter(({ shift }) => shift !== 'Morning')
      .map(({ id, shift }) => assign(patterns.get(shift)!, { employeeId: id })),
  );
  await createRecord(ctx, coverNeed, {
    departmentId: place!.id,
    shiftId: idOf('Morning'),
    people: people.filter(({ shift }) => shift === 'Morning').length,
    weekdays: works.map((day) => weekdayOf(addDays(tomorrow, day))).sort(),
  });
  await fillRoster(ctx, { from: tomorrow, to: addDays(tomorrow, 13), departmentId: place!.id });
  const free = Array.from({ length: 7 }, (_, day) => day).find((day) => !works.includes(day))!;
  await createRecord(ctx, rosteredShift, {
    departmentId: place!.id,
    shiftId: idOf('Morning'),
    date: addDays(tomorrow, free),
    note: 'Cover for the day off',
  });
  await publishRoster(ctx, { from: tomorrow, to: addDays(tomorrow, 6), departmentId: place!.id }, false);
  await fillSwaps(
    ctx,
    people
      .filter(({ shift }) => shift === 'Morning')
      .slice(-2)
      .map(({ id }) => id),
  );
}

/** One of two colleagues asks the other for a swap, who declined the one before. */
async function fillSwaps(ctx: Ctx, [employeeId, peerId]: string[]): Promise<void> {
  if (!employeeId || !peerId) return;
  const { rows } = await ctx.tx.query<{ id: string; employeeId: string; date: string }>(
    `select id, employee_id as "employeeId", date from rostered_shift where company_id = $1
      and employee_id = any($2::char(24)[]) and state = 'published' and deleted_at is null order by date`,
    [ctx.companyId, [employeeId, peerId]],
  );
  const [gives, takes] = [
    rows.filter((row) => row.employeeId === employeeId),
    rows.filter((row) => row.employeeId === peerId),
  ];
  const swap = (at: number, state: string, note: string) => ({
    id: newId(),
    values: {
      employeeId,
      peerId,
      givesId: gives[at]!.id,
      takesId: takes[at + 1]!.id,
      date: gives[at]!.date,
      note,
      state,
      decidedById: null,
      decidedAt: null,
      decisionNote: null,
      deletedAt: null,
    },
  });
  if (gives.length < 3 || takes.length < 3) return;
  const swaps = [swap(1, 'requested', 'School play of my daughter'), swap(0, 'declined', 'Dentist')];
  await writeRows(ctx, shiftSwap, swaps, 'ask');
}
