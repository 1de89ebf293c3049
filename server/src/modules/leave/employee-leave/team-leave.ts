import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DayPart } from '../../organisation/domain/leave-days';
import { addDays, daysBetween } from '../../../kernel/dates/plain-date';
import { leaveInForce } from '../domain/leave-request';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { DateScalar } from '../../../platform/graphql/scalars';
import { wordsFound } from '../../../platform/lists/search-text';
import { textsSql } from '../../../platform/lists/texts-sql';
import { LeaveTypeMark, leaveTypesOf, titleOf } from '../leave-type/leave-type';
import { companyCalendar } from '../../organisation/work-calendar/work-calendar';
import { isSeenAwaySql } from './colleagues';
import { employeeLeave, LeaveDayPart, LeaveUnit } from './employee-leave';
import { t } from '../texts/text';
import { departmentRows } from '../../organisation/organisation.sql';
import { employeeRows } from '../../people/people.sql';

@ObjectType('TeamLeaveDay', { description: 'A day of the team calendar.' })
export class TeamLeaveDay {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => Boolean, { description: 'Whether the company has it off.', simple: true }) isOff!: boolean;
  @Field(() => String, { nullable: true, description: 'Name of the holiday it is.', simple: true }) holiday!:
    | string
    | null;
}

@ObjectType('TeamLeaveSpan', { description: 'Time somebody is away, or has asked for.' })
export class TeamLeaveSpan {
  @Field(() => ID, { nullable: true, description: 'The leave, for whoever may read it.', simple: true }) leaveId!:
    | string
    | null;
  @Field(() => LeaveTypeMark, {
    nullable: true,
    description: 'Its type, for whoever may read it; others see no more than that somebody is away.',
    simple: true,
  })
  mark!: LeaveTypeMark | null;
  @Field(() => LeaveUnit, { description: 'Days or hours.', simple: true }) unit!: string;
  @Field(() => DateScalar, { description: 'First day.', simple: true }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day.', simple: true }) toDate!: string;
  @Field(() => LeaveDayPart, { description: 'With which half the first day begins.', simple: true }) fromPart!: DayPart;
  @Field(() => LeaveDayPart, { description: 'With which half the last day ends.', simple: true }) toPart!: DayPart;
  @Field(() => Boolean, { description: 'Whether it still waits for a decision.', simple: true }) isWaiting!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Name of who stands in, for whoever may read the leave and for that person.',
    simple: true,
  })
  replacement!: string | null;
}

@ObjectType('TeamLeavePerson', { description: 'Somebody with their leave.' })
export class TeamLeavePerson {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'Their department today.', simple: true }) departmentName!:
    | string
    | null;
  @Field(() => [TeamLeaveSpan], { description: 'When they are away, earliest first.', simple: true })
  leaves!: TeamLeaveSpan[];
}

@ObjectType('TeamLeave', { description: 'Who is away when, of those the reader may see.' })
export class TeamLeave {
  @Field(() => [TeamLeaveDay], { description: 'Each day.', simple: true }) days!: TeamLeaveDay[];
  @Field(() => [TeamLeavePerson], {
    description: 'People with leave in that time by department and name, a page of them.',
    simple: true,
  })
  rows!: TeamLeavePerson[];
  @Field(() => Int, { description: 'How many they are in all.', simple: true }) total!: number;
}

export interface TeamLeaveAsked {
  from: string;
  to: string;
  departmentId: string | null;
  search: string | null;
  limit: number;
  offset: number;
}

const [longestDays, mostPeople] = [62, 100];

/**
 * Leave one may read, with its type; besides, for who may see colleagues away or stands in, that they are, never why.
 */
export async function teamLeave(
  ctx: Ctx,
  { from, to, departmentId, search, limit, offset }: TeamLeaveAsked,
): Promise<TeamLeave> {
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  if (!mayDoSome(ctx.ability, 'read', employeeLeave)) throw forbidden();
  if (to < from) throw invalid('to', t('team_leave.last_day_lies_before_first'));
  if (daysBetween(from, to) >= longestDays) throw invalid('to', t('team_leave.ask_most_days_once', { longestDays }));
  const me = parameters.add(ctx.user.employeeId, '::char(24)');
  const isCover = `t.replacement_id = ${me} and t.status in (${textsSql(leaveInForce)})`;
  const mayRead = grantSql(ctx.ability, 'read', employeeLeave, parameters);
  const {
    rows: [found],
  } = await ctx.tx.query<{ people: Found[] | null; total: number }>(
    `with recursive wanted as (
       select id from ${departmentRows('name')} where company_id = ${company}
         and id = ${parameters.add(departmentId, '::char(24)')}
       union select d.id from ${departmentRows('parent_id', 'name')} d join wanted w on d.parent_id = w.id
         where d.company_id = ${company}
     ), away as (
       select t.employee_id, t.from_date, t.id, json_build_object('id', t.id, 'typeId', t.type_id, 'mayRead',
         ${mayRead}, 'unit', t.unit, 'fromDate', t.from_date, 'toDate', t.to_date,
         'fromPart', t.from_part, 'toPart', t.to_part, 'isWaiting', t.status = 'submitted',
         'replacement', case when ${mayRead} or ${isCover} then (select concat_ws(' ', r.first_name, r.last_name)
         from ${employeeRows('first_name', 'last_name')} r where r.company_id = t.company_id
           and r.id = t.replacement_id) end) as leave
       from employee_leave t where t.company_id = ${company} and t.deleted_at is null
         and t.status in (${textsSql(['submitted', ...leaveInForce])})
         and t.from_date <= ${parameters.add(to, '::date')} and t.to_date >= ${parameters.add(from, '::date')}
         and (${mayRead} or ${isSeenAwaySql(ctx, parameters)} or ${isCover})
     ), people as (
       select e.id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name, e.last_name, d.name as department
       from ${employeeRows('first_name', 'middle_name', 'last_name', 'department_id', 'code', 'search_text')} e
         left join ${departmentRows('parent_id', 'name')} d on d.company_id = e.company_id and d.id = e.department_id
       where e.company_id = ${company} and e.deleted_at is null and e.id in (select employee_id from away)
         and (${parameters.add(departmentId, '::char(24)')} is null or e.department_id in (select id from wanted))
         ${wordsFound(search, ['e.first_name', 'e.middle_name', 'e.last_name', 'e.code'], parameters, 'e.search_text')
           .map((found) => `and ${found}`)
           .join(' ')}
     ), page as (
       select * from people order by department nulls last, last_name, name, id
         limit ${parameters.add(Math.max(1, Math.min(limit, mostPeople)))} offset ${parameters.add(Math.max(0, offset))}
     )
     select (select count(*)::int
       from people) as total,
         (select json_agg(json_build_object('id', p.id, 'name', p.name, 'departmentName', p.department,
         'leaves', (select json_agg(a.leave order by a.from_date, a.id) from away a where a.employee_id = p.id))
         order by p.department nulls last, p.last_name, p.name, p.id) from page p) as people`,
    parameters.values,
  );
  const types = new Map(
    (await leaveTypesOf(ctx)).map((type) => [String(type.id), { title: titleOf(type, ctx), colour: type.colour }]),
  );
  const calendar = await companyCalendar(ctx);
  return {
    days: Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).map((date) => {
      const { kind, name } = calendar.dayOn(date);
      return { date, isOff: kind !== 'work', holiday: name };
    }),
    rows: (found?.people ?? []).map((person) => ({
      ...person,
      leaves: person.leaves.map(({ id, typeId, mayRead: isReadable, ...span }) => ({
        ...span,
        leaveId: isReadable ? id : null,
        mark: isReadable && typeId ? (types.get(typeId) ?? null) : null,
      })),
    })),
    total: found?.total ?? 0,
  };
}

type FoundLeave = Omit<TeamLeaveSpan, 'leaveId' | 'mark'> & { id: string; typeId: string | null; mayRead: boolean };
interface Found {
  id: string;
  name: string;
  departmentName: string | null;
  leaves: FoundLeave[];
}
