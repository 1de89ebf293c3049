import type { Closed, Reach } from '../../../platform/access/ability';
import { allAreas } from '../../../platform/records/area';
import type { SessionUser } from '../../../platform/access/session-user';
import type { Tx } from '../../../platform/database/transaction';
import { departmentRows } from '../../organisation/organisation.sql';

/** The rows of each kind that close what names them, as JSON. */
const closedSql = (): string => {
  const each = allAreas().flatMap(({ name, table, closes }) =>
    closes
      ? [
          `'${name}', (select json_build_object(${Object.entries(closes)
            .map(([whom, sql]) => `'${whom}', coalesce(array_agg(n.id) filter (where ${sql}), '{}')`)
            .join(', ')}) from ${table} n where n.company_id = $1)`,
        ]
      : [],
  );
  return `json_build_object(${each.join(', ')})`;
};

/**
 * Whom a user's own, team and department grants reach: themselves with their former employments, all below them, and
 * all in departments they head or their parts; and what departments those are.
 */
export async function reachOf(user: SessionUser, tx: Tx): Promise<Reach> {
  if (!user.employeeId || !user.company) return { own: [], team: [], department: [] };
  const { rows } = await tx.query<
    Record<'former' | 'team' | 'department' | 'ofTeam' | 'headed', string[] | null> & { closed: Record<string, Closed> }
  >({
    name: 'reach',
    values: [user.company.id, user.employeeId],
    text: `with recursive
      former(id) as (
        select rehire_of_id from employee where company_id = $1 and id = $2 and rehire_of_id is not null
        union select e.rehire_of_id from employee e join former f on f.id = e.id where e.company_id = $1
          and e.rehire_of_id is not null),
      team(id) as (
        select id from employee where company_id = $1 and manager_id = $2 and deleted_at is null
        union select e.id from employee e join team t on e.manager_id = t.id where e.company_id = $1
          and e.deleted_at is null),
      departments(id) as (
        select id from ${departmentRows('manager_id')} where company_id = $1 and manager_id = $2 and deleted_at is null
        union select d.id from ${departmentRows('parent_id')} d join departments p on d.parent_id = p.id
          where d.company_id = $1 and d.deleted_at is null)
      select (select array_agg(id) from former) as former, (select array_agg(id)
        from team) as team, (select array_agg(id) from departments) as headed,
        (select array_agg(distinct e.department_id) from employee e join team t on t.id = e.id where e.company_id = $1
        and e.department_id is not null) as "ofTeam",
        (select array_agg(e.id) from employee e where e.company_id = $1 and e.deleted_at is null
           and e.department_id in (select id from departments)) as department, ${closedSql()} as closed`,
  });
  const own = [user.employeeId];
  const { former, team, department, ofTeam, headed, closed } = rows[0]!;
  return {
    own,
    former: former ?? [],
    team: [...own, ...(team ?? [])],
    department: [...own, ...(department ?? [])],
    departmentsOf: { team: ofTeam ?? [], department: headed ?? [] },
    closed,
  };
}
