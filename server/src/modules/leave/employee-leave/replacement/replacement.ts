import { Field, ID, ObjectType } from 'type-graphql';
import type { LeaveSpan } from '../../../organisation/domain/leave-days';
import { awayMeanwhile, replacementProblem } from '../../domain/leave-replacement';
import { leaveInForce } from '../../domain/leave-request';
import { amongSql } from '../../../../platform/lists/among-sql';
import { grantSql, mayDo, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { invalid, notFound } from '../../../../platform/errors';
import { isId } from '../../../../platform/records/ids';
import { DateScalar } from '../../../../platform/graphql/scalars';
import { wordsFound } from '../../../../platform/lists/search-text';
import { textsSql } from '../../../../platform/lists/texts-sql';
import { todayIn } from '../../../../platform/today';
import { isColleagueSql, isSeenAwaySql } from '../colleagues';
import { leaveArea } from '../leave-area';
import { spanColumns } from '../../leave-ledger-entry/leave-ledger-entry';
import { t } from '../../texts/text';
import { employee } from '../../../people/employee/employee';
import { employeeRows } from '../../../people/people.sql';

@ObjectType('AwaySpan', { description: 'Days somebody is away.' })
export class AwaySpan {
  @Field(() => DateScalar, { description: 'First day.', simple: true }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day.', simple: true }) toDate!: string;
}

@ObjectType('LeaveReplacement', { description: 'Somebody who may stand in for an employee on leave.' })
export class LeaveReplacement {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) name!: string;
  @Field(() => [AwaySpan], {
    description: 'When they are on leave too in those days, as far as you may see that.',
    simple: true,
  })
  away!: AwaySpan[];
}

@ObjectType('LeaveCover', {
  description: 'Leave in force during which somebody stands in for the one who is away; never why that one is.',
})
export class LeaveCover extends AwaySpan {
  @Field(() => ID, { description: 'The leave.', simple: true }) id!: string;
  @Field(() => String, { description: 'Who is away.', simple: true }) name!: string;
}

const [mostFound, mostIds] = [20, 50];

/**
 * SQL over employee `t` of whom one may name to stand in for an employee: whom one may see, and their colleagues with
 * their manager.
 */
function mayBeNamedSql(ctx: Ctx, employeeId: string, parameters: Parameters): string {
  return `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null and t.status <> 'draft'
    and (${grantSql(ctx.ability, 'read', employee, parameters)}
    or exists (select 1 from ${employeeRows('manager_id', 'department_id')} e where e.company_id = t.company_id
    and e.id = ${parameters.add(employeeId, '::char(24)')} and (t.id = e.manager_id or ${isColleagueSql('t', 'e')})))`;
}

/** Refuses who cannot stand in; one that may not be named reads as one that does not exist. */
export async function refuseReplacement(
  ctx: Ctx,
  leave: LeaveSpan & { employeeId: string; replacementId: string | null },
): Promise<void> {
  const { employeeId, replacementId } = leave;
  if (!replacementId) return;
  const parameters = new Parameters();
  const {
    rows: [person],
  } = await ctx.tx.query<{ id: string; hireDate: string; exitDate: string | null }>(
    `select t.id, t.hire_date as "hireDate", t.exit_date as "exitDate"
      from ${employeeRows('hire_date', 'exit_date', 'status', 'manager_id', 'department_id')} t
        where t.id = ${parameters.add(replacementId, '::char(24)')} and ${mayBeNamedSql(ctx, employeeId, parameters)}`,
    parameters.values,
  );
  const wrong = person ? replacementProblem(leave, person) : t('replacement.employee_does_not_exist');
  if (wrong) throw invalid('replacementId', wrong);
}

/** When these people are on leave themselves while somebody else is, as far as the reader may see that. */
async function awayOf(ctx: Ctx, ids: readonly string[], leave: LeaveSpan): Promise<(id: string) => AwaySpan[]> {
  if (!ids.length) return () => [];
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<LeaveSpan & { employeeId: string } & Record<string, unknown>>(
    `select t.employee_id as "employeeId", ${spanColumns} from employee_leave t
      where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null
       and t.employee_id = any(${parameters.add(ids, '::char(24)[]')}) and t.status in (${textsSql(leaveInForce)})
       and t.from_date <= ${parameters.add(leave.toDate, '::date')}
       and t.to_date >= ${parameters.add(leave.fromDate, '::date')}
       and (${grantSql(ctx.ability, 'read', leaveArea.answer, parameters)}
       or ${isSeenAwaySql(ctx, parameters)}) order by t.from_date, t.id`,
    parameters.values,
  );
  return (id) =>
    awayMeanwhile(
      leave,
      rows.filter(({ employeeId }) => employeeId === id),
    ).map(({ fromDate, toDate }) => ({ fromDate, toDate }));
}

/** When who stands in is away too: what somebody deciding should know. */
export async function replacementAway(
  ctx: Ctx,
  leave: LeaveSpan & { replacementId: string | null },
): Promise<AwaySpan[]> {
  return leave.replacementId ? (await awayOf(ctx, [leave.replacementId], leave))(leave.replacementId) : [];
}

const mostAway = 6;

/** Names of colleagues who are on leave on some of those days, as far as the reader may see that. */
export async function colleaguesAway(ctx: Ctx, leave: LeaveSpan & { employeeId: string }): Promise<string[]> {
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ name: string }>(
    `select distinct concat_ws(' ', o.first_name, o.last_name) as name
     from ${employeeRows('manager_id', 'department_id')} e
       join ${employeeRows('manager_id', 'department_id', 'first_name', 'last_name')} o on o.company_id = e.company_id
         and o.id <> e.id and o.deleted_at is null and ${isColleagueSql('o', 'e')}
       join employee_leave t on t.company_id = o.company_id and t.employee_id = o.id and t.deleted_at is null
         and t.status in (${textsSql(leaveInForce)})
         and t.from_date <= ${parameters.add(leave.toDate, '::date')}
         and t.to_date >= ${parameters.add(leave.fromDate, '::date')}
     where e.company_id = ${parameters.add(ctx.companyId, '::char(24)')}
       and e.id = ${parameters.add(leave.employeeId, '::char(24)')}
       and (${grantSql(ctx.ability, 'read', leaveArea.answer, parameters)} or ${isSeenAwaySql(ctx, parameters)})
     order by name limit ${mostAway}`,
    parameters.values,
  );
  return rows.map(({ name }) => name);
}

interface Wanted {
  span: LeaveSpan | null;
  search: string;
  ids: string[];
}

/**
 * Who may be named to stand in, employed in those days, found by words of the name; those of these ids first. For whom
 * may ask for leave of this employee.
 */
export async function leaveReplacements(
  ctx: Ctx,
  employeeId: string,
  { span, search, ids }: Wanted,
): Promise<LeaveReplacement[]> {
  const may = (action: string) => mayDo(ctx.ability, action, leaveArea.answer, { employeeId });
  if (!isId(employeeId) || !(may('create') || may('update'))) throw notFound();
  const parameters = new Parameters();
  const named = parameters.add(ids.filter(isId).slice(0, mostIds), '::char(24)[]');
  const name = `concat_ws(' ', t.first_name, t.last_name)`;
  const texts = ['t.first_name', 't.middle_name', 't.last_name', 't.code'];
  const called = wordsFound(search.slice(0, 100), texts, parameters, 't.search_text').join(' and ') || 'true';
  const [from, to] = [span?.fromDate ?? todayIn(ctx), span?.toDate ?? todayIn(ctx)];
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    `select t.id, ${name} as name
      from ${employeeRows('hire_date', 'exit_date', 'status', 'manager_id', 'department_id', 'first_name', 'middle_name', 'last_name', 'code', 'search_text')} t where ${mayBeNamedSql(ctx, employeeId, parameters)} and t.id <> ${parameters.add(employeeId, '::char(24)')}
       and t.hire_date <= ${parameters.add(from, '::date')} and (t.exit_date is null
       or t.exit_date >= ${parameters.add(to, '::date')})
       and (${called} or ${amongSql('t.id', named)})
     order by t.id = any(${named}) desc, ${name}, t.id limit ${mostFound + mostIds}`,
    parameters.values,
  );
  const found = rows.slice(0, mostFound + ids.length);
  const away = span
    ? await awayOf(
        ctx,
        found.map(({ id }) => id),
        span,
      )
    : () => [];
  return found.map((person) => ({ ...person, away: away(person.id) }));
}

/** For whom an employee stands in between two days, earliest first. */
export async function leaveCovers(ctx: Ctx, employeeId: string, from: string, to: string): Promise<LeaveCover[]> {
  const { rows } = await ctx.tx.query<LeaveCover & Record<string, unknown>>(
    `select l.id, l.from_date as "fromDate", l.to_date as "toDate", concat_ws(' ', e.first_name, e.last_name) as name
     from employee_leave l join ${employeeRows('first_name', 'last_name')} e on e.company_id = l.company_id
       and e.id = l.employee_id
     where l.company_id = $1 and l.replacement_id = $2 and l.status in (${textsSql(leaveInForce)})
       and l.deleted_at is null and l.from_date <= $4 and l.to_date >= $3
     order by l.from_date, l.id limit ${mostFound}`,
    [ctx.companyId, employeeId, from, to],
  );
  return rows;
}
