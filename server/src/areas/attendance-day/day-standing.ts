import { planDay } from '../../domain/attendance-day';
import { shiftOn } from '../../domain/shift';
import { grantSql, Parameters } from '../../platform/ability';
import { areaNamed } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { choiceOf } from '../../platform/fields';
import { listRecords } from '../../platform/list-query';
import { knownFromSql } from '../attendance/attendance';
import { shiftOnFileSql } from '../employee/employee';
import { shift } from '../shift/shift';
import { daysOffOn } from '../work-calendar/work-calendar';
import { leaveTaken } from './leave-taken';

export const DayStanding = choiceOf('DayStanding', 'How somebody stands out on a day.', {
  absent: 'His times have passed and he has not come.', expected: 'His times have begun and he has not come yet.', late: 'He came after the grace.',
});
export type Standing = keyof typeof DayStanding;

export interface StandingPerson { id: string; name: string }
export interface StandingGroup { standing: Standing; count: number; people: StandingPerson[] }

const mostShifts = 1_000;
const minute = 60_000;

/**
 * How everybody stands on a day now, as SQL over the employee `e` with what it joins: as the sheet tells day by day, worked
 * out in the database for all at once.
 */
export async function standingSql(ctx: Ctx, day: string, parameters: Parameters): Promise<{ joins: string; sql: string }> {
  const { isOff, others } = await daysOffOn(ctx, day);
  const onLeave = isOff && !others.length ? [] : [...(await leaveTaken(ctx, { from: day, to: day })).whole].flatMap((key) => key.endsWith(day) ? [key.slice(0, 24)] : []);
  const { rows } = await listRecords(ctx, shift, { limit: mostShifts, includeDeleted: true },
    { maxLimit: mostShifts, fields: new Set(['kind', 'periods', 'totalHours', 'windowAfter', 'timesFrom', 'earlier']) });
  const planned = rows.flatMap((worked) => {
    const { periods: [first], endsAt } = planDay(shiftOn(worked, day), day, ctx.user.company!.timeZone);
    return first ? [{ id: worked.id, late: new Date(first.start + (first.graceIn + 1) * minute), over: new Date(endsAt) }] : [];
  });
  const known = knownFromSql(parameters.add(ctx.user.company!.timeZone));
  const [company, date, now] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(day, '::date'), parameters.add(ctx.now, '::timestamptz')];
  const list = (values: unknown[], type: string) => parameters.add(values, `::${type}[]`);
  const times = `unnest(${list(planned.map(({ id }) => id), 'char(24)')}, ${list(planned.map(({ late }) => late), 'timestamptz')}, ${list(planned.map(({ over }) => over), 'timestamptz')}) s(id, late, over)`;
  const [leave, otherwise] = [parameters.add(onLeave, '::char(24)[]'), parameters.add(others, '::char(24)[]')];
  return {
    joins: `left join attendance_day m on m.company_id = ${company} and m.employee_id = e.id and m.date = ${date} and m.deleted_at is null
      left join (select employee_id, min(started_at) as came from attendance where company_id = ${company} and date = ${date} and deleted_at is null group by employee_id) p
        on p.employee_id = e.id
      left join (select q.employee_id, min(s.late) as late, max(s.over) as over from rostered_shift q left join ${times} on s.id = q.shift_id
        where q.company_id = ${company} and q.date = ${date} and q.state = 'published' and q.deleted_at is null group by q.employee_id) r on r.employee_id = e.id
      left join ${times} on r.employee_id is null and s.id = ${shiftOnFileSql('e', date)}
      left join unnest(${leave}) l(id) on l.id = e.id left join unnest(${otherwise}) o(id) on o.id = e.id`,
    sql: `(case when m.mark = 'absent' then 'absent' when r.employee_id is null and o.id is ${isOff ? '' : 'not '}null or m.mark in ('holiday', 'leave', 'weekly_off') or l.id is not null then null
      when p.came >= coalesce(r.late, s.late) then 'late' when p.came is not null or m.mark is not null then null
      when ${known} > ${date} then null when coalesce(r.over, s.over) <= ${now} then 'absent' when coalesce(r.late, s.late) <= ${now} then 'expected' end)`,
  };
}

/** Who of those whose days one may see stands out on a day, counted, with some by name. */
export async function dayStandings(ctx: Ctx, day: string, named: number): Promise<StandingGroup[]> {
  const parameters = new Parameters();
  const { joins, sql } = await standingSql(ctx, day, parameters);
  const { rows } = await ctx.tx.query<{ standing: Standing; count: number; people: StandingPerson[] }>(
    `select standing, count(*)::int as count, (array_agg(json_build_object('id', id, 'name', name) order by last_name, id))[1:${named}] as people
     from (select e.id, e.last_name, concat_ws(' ', e.first_name, e.last_name) as name, ${sql} as standing
       from employee e cross join lateral (select e.id as employee_id) t ${joins}
       where e.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and e.deleted_at is null and e.hire_date <= ${parameters.add(day, '::date')}
         and (e.exit_date is null or e.exit_date >= ${parameters.add(day, '::date')}) and ${grantSql(ctx.ability, 'read', areaNamed('AttendanceDay')!, parameters)}) e
     where standing is not null group by standing`, parameters.values);
  return (Object.keys(DayStanding) as Standing[]).map((standing) => rows.find((row) => row.standing === standing) ?? { standing, count: 0, people: [] });
}
