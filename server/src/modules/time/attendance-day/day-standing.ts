import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf } from '../../../platform/records/fields';
import { knownFromSql } from '../attendance/attendance';
import { shiftOnFileSql } from '../../people/employee/employee';
import { zoneOnSql } from '../../organisation/work-location/work-location';
import type { DayKind } from './day-beside';
import { standingFacts } from './calculation/standing-facts';
import { employeeRows } from '../../people/people.sql';

export const DayStanding = choiceOf('DayStanding', 'How somebody stands out on a day.', {
  absent: 'Their times have passed and they have not come.',
  expected: 'Their times have begun and they have not come yet.',
  late: 'They came after the grace.',
});
export type Standing = keyof typeof DayStanding;

export interface StandingPerson {
  id: string;
  name: string;
}
export interface StandingGroup {
  standing: Standing;
  count: number;
  people: StandingPerson[];
}

/**
 * How everybody stands on a day now, as SQL over the employee `e` with what it joins: as the sheet tells day by day,
 * worked out in the database for all at once.
 */
export async function standingSql(
  ctx: Ctx,
  day: string,
  parameters: Parameters,
): Promise<{ joins: string; sql: string }> {
  const { zones, classes, others, shifts, people, onLeave, notOfDay, moreOfDay } = await standingFacts(ctx, day);
  const ofCompany = parameters.add(ctx.user.company!.timeZone);
  const [company, date, now] = [
    parameters.add(ctx.companyId, '::char(24)'),
    parameters.add(day, '::date'),
    parameters.add(ctx.now, '::timestamptz'),
  ];
  const table = <T extends object>(name: string, rows: readonly T[], columns: { [C in keyof T]?: string }): string =>
    `unnest(${Object.entries(columns)
      .map(([column, type]) =>
        parameters.add(
          rows.map((row) => row[column as keyof T]),
          `::${type}[]`,
        ),
      )
      .join(', ')}) ${name}(${Object.keys(columns).join(', ')})`;
  const limits = { late: 'timestamptz', over: 'timestamptz', isTaken: 'boolean' } as const;
  const [times, own] = [
    table('s', shifts, { id: 'char(24)', zone: 'text', class: 'int', ...limits }),
    'c.zone = s.zone and c.class = s.class',
  ];
  const isOff = (kind: DayKind): string =>
    `c.class = any(${parameters.add(
      classes.flatMap((each, at) => (each.kind === kind ? [at] : [])),
      '::int[]',
    )})`;
  const [late, over, isTaken] = ['late', 'over', 'isTaken'].map(
    (limit) =>
      `case when x.id is null then ${
        limit === 'over'
          ? 'coalesce(r.over, s.over, c.over)'
          : `coalesce(r.${limit},
        s.${limit})`
      } else x.${limit} end`,
  );
  return {
    joins: `left join attendance_day m on m.company_id = ${company} and m.employee_id = e.id and m.date = ${date}
      and m.deleted_at is null
      left join (select employee_id, min(at) as came from (
          select employee_id, started_at from attendance where company_id = ${company} and date = ${date}
            and deleted_at is null and id <> all(${parameters.add(notOfDay, '::char(24)[]')})
          union all select id, at from ${table('t', moreOfDay, { id: 'char(24)', at: 'timestamptz' })}) b(employee_id,
            at) group by employee_id) p on p.employee_id = e.id
      left join ${table('o', others, { id: 'char(24)', class: 'int' })} on o.id = e.id
      cross join lateral (select coalesce(o.class, 0) as class,
      zone, over from ${table('z', zones, { zone: 'text', over: 'timestamptz' })}
      where zone = ${await zoneOnSql(ctx, date, ofCompany)}) c
      left join (select q.employee_id, s.zone, s.class, min(s.late) as late, max(s.over) as over,
        bool_and(s.isTaken) as isTaken from rostered_shift q join ${times} on s.id = q.shift_id
        where q.company_id = ${company} and q.date = ${date} and q.state = 'published' and q.deleted_at is null
          group by 1, 2, 3) r on r.employee_id = e.id and r.zone = c.zone and r.class = c.class
      left join ${times} on r.employee_id is null and s.id = ${shiftOnFileSql('e', date)} and ${own}
      left join ${table('x', people, { id: 'char(24)', ...limits })} on x.id = e.id
        left join unnest(${parameters.add(onLeave, '::char(24)[]')}) l(id) on l.id = e.id`,
    sql: `(case when m.mark = 'absent' then 'absent' when m.mark in ('holiday', 'leave', 'weekly_off')
      or r.employee_id is null and ${isOff('weekly_off')} then null
      when m.mark is null and (${isOff('holiday')} or l.id is not null or ${isTaken}) then null
      when m.mark is null and p.came is not null and m.status = 'absent' and ${over} <= ${now} then 'absent'
      when p.came >= ${late} then 'late' when p.came is not null or m.mark is not null then null
      when ${knownFromSql(ofCompany)} > ${date} then null when ${over} <= ${now} then 'absent'
      when ${late} <= ${now} then 'expected' end)`,
  };
}

/** Who of those whose days one may see stands out on a day, counted, with some by name. */
export async function dayStandings(ctx: Ctx, days: Area, day: string, named: number): Promise<StandingGroup[]> {
  const parameters = new Parameters();
  const { joins, sql } = await standingSql(ctx, day, parameters);
  const { rows } = await ctx.tx.query<{ standing: Standing; count: number; people: StandingPerson[] }>(
    `select standing, count(*)::int as count, (array_agg(json_build_object('id', id, 'name', name)
      order by last_name, id))[1:${named}] as people
     from (select e.id, e.last_name, concat_ws(' ', e.first_name, e.last_name) as name, ${sql} as standing
       from ${employeeRows('last_name', 'first_name', 'hire_date', 'exit_date', 'shift_id', 'shifts', 'created_at')} e
         cross join lateral (select e.id as employee_id) t ${joins}
       where e.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and e.deleted_at is null
         and e.hire_date <= ${parameters.add(day, '::date')}
         and (e.exit_date is null or e.exit_date >= ${parameters.add(day, '::date')})
         and ${grantSql(ctx.ability, 'read', days, parameters)}) e
     where standing is not null group by standing`,
    parameters.values,
  );
  return (Object.keys(DayStanding) as Standing[]).map(
    (standing) => rows.find((row) => row.standing === standing) ?? { standing, count: 0, people: [] },
  );
}
