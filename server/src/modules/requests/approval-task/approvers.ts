import type { Approver, FlowStep } from '../../../platform/approval/domain/approval-flow';
import type { Candidate, People } from '../../../platform/approval/domain/approval-progress';
import { delegateFor, type Delegation } from '../../../platform/approval/domain/delegate';
import type { Declared } from '../../../platform/approval/approval';
import { worksHereSql } from '../../../platform/records/active-membership';
import { holdsGrantSql } from '../../../platform/access/held-grants';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { usersWhoMay } from '../../../platform/notify/notifications';
import { todayIn } from '../../../platform/today';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

/** What the rules of steps start from: the row, and the employee whose managers and department they mean. */
export interface About {
  approvable: Declared;
  recordId: string | null;
  employeeId: string | null;
}

/** Whether an employee is away all of a day; both are SQL, the company is $1. */
export const absence = new Question<(employee: string, day: string) => string>();

const inForce = `m.company_id = $1 and ${worksHereSql}`;
const members = 'select u.id as "userId" from membership m join app_user u on u.id = m.user_id';

/**
 * Whom the rules name today, from a step on, each with who stands in for them; and who decides where that is nobody.
 */
export async function peopleOf(ctx: Ctx, rules: readonly FlowStep[], about: About, from = 0): Promise<People> {
  const { approvable, recordId } = about;
  const named: string[][] = [];
  for (const [at, { approvers }] of rules.entries()) {
    const users = new Set<string>();
    if (at >= from)
      for (const approver of approvers) for (const id of await usersNamed(ctx, approver, about)) users.add(id);
    named.push([...users]);
  }
  const holders = recordId
    ? await usersWhoMay(ctx, approvable.area, recordId, approvable.verb)
    : await holdersOf(ctx, approvable, ['team', 'department', 'company']);
  const candidateOf = await candidates(ctx, approvable.area.name, [...new Set([...named.flat(), ...holders])]);
  return { ofSteps: named.map((users) => users.map(candidateOf)), otherwise: holders.map(candidateOf) };
}

async function usersNamed(
  ctx: Ctx,
  { kind, levels, roleId, userIds }: Approver,
  { approvable, employeeId }: About,
): Promise<string[]> {
  switch (kind) {
    case 'people':
      return found(
        ctx,
        `${members} where ${inForce} and u.id = any($2::char(24)[]) order by array_position($2::char(24)[], u.id)`,
        [userIds ?? []],
      );
    case 'role':
      return found(ctx, `${members} where ${inForce} and $2::char(24) = any(m.role_ids) order by u.name, u.id`, [
        roleId,
      ]);
    case 'hr':
      return holdersOf(ctx, approvable, ['company']);
    case 'manager':
      return found(
        ctx,
        `with recursive above (id, level) as (select e.manager_id, 1 from ${employeeRows('manager_id')} e
          where e.company_id = $1 and e.id = $2
         union all select e.manager_id, a.level + 1 from above a join ${employeeRows('manager_id')} e
           on e.company_id = $1 and e.id = a.id where a.level < $3::int)
       ${members} join above a on a.id = m.employee_id and a.level = $3::int where ${inForce}`,
        [employeeId, levels ?? 1],
      );
    case 'department_head':
      return found(
        ctx,
        `${members} join ${employeeRows('department_id')} e on e.company_id = $1 and e.id = $2
          join ${departmentRows('manager_id')} d on d.company_id = $1 and d.id = e.department_id
            and d.deleted_at is null
       where ${inForce} and m.employee_id = d.manager_id`,
        [employeeId],
      );
  }
}

/** Members whose roles grant approving such rows at least this far. */
const holdersOf = (ctx: Ctx, { area, verb }: Declared, scopes: string[]): Promise<string[]> =>
  found(ctx, `${members} where ${inForce} and ${holdsGrantSql('$2', '$4', '$3::text[]')} order by u.name, u.id`, [
    area.name,
    scopes,
    verb,
  ]);

async function found(ctx: Ctx, sql: string, values: unknown[]): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ userId: string }>(sql, [ctx.companyId, ...values]);
  return rows.map(({ userId }) => userId);
}

/** Each as they are today: on leave or not, and who stands in for them. */
async function candidates(ctx: Ctx, subject: string, userIds: string[]): Promise<(userId: string) => Candidate> {
  const today = todayIn(ctx);
  const away = new Set(
    userIds.length
      ? await found(
          ctx,
          `${members} where ${inForce} and u.id = any($2::char(24)[]) and ${absence.answer('m.employee_id', '$3')}`,
          [userIds, today],
        )
      : [],
  );
  const delegations = await delegationsOn(ctx, today);
  return (userId) => ({
    userId,
    isAbsent: away.has(userId),
    delegateId: delegateFor(userId, subject, today, delegations),
  });
}

/** Who stands in for whom on a day, of those who work here. */
export async function delegationsOn(ctx: Ctx, day: string): Promise<Delegation[]> {
  const { rows } = await ctx.tx.query<Delegation & Record<string, unknown>>(
    `select d.from_user_id as "fromUserId", d.to_user_id as "toUserId", d.from_date as "fromDate",
      d.to_date as "toDate", d.subjects
     from approval_delegation d join membership m on m.company_id = $1 and m.user_id = d.to_user_id join app_user u
       on u.id = m.user_id
     where d.company_id = $1 and d.deleted_at is null and $2 between d.from_date and d.to_date and ${inForce}
       order by d.id`,
    [ctx.companyId, day],
  );
  return rows;
}
