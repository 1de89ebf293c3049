import type { Ctx } from '../../../platform/context';
import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import { grantSql, Parameters } from '../../../platform/access/ability';
import { employeeRows } from '../../people/people.sql';
import { employee } from '../../people/employee/employee';
import type { KeptRefusal, NotInvited, Reason } from './bulk-invitation';

export interface Candidate {
  id: string;
  name: string;
  email: string;
  /** Why they are not invited; empty of who is. */
  reason: Reason | null;
}

interface Found {
  id: string;
  name: string;
  email: string | null;
  status: string;
  member: 'user' | 'invited' | null;
  isTaken: boolean;
}

/** Who of these is invited and who is not: of accounts only the company's own are looked at. */
export async function planInvitations(ctx: Ctx, ids: readonly string[]): Promise<Candidate[]> {
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const { rows } = await ctx.tx.query<Found>(
    `with t as (select t.id, t.status, concat_ws(' ', t.first_name, t.middle_name, t.last_name) as name,
         lower(trim(coalesce(nullif(trim(t.work_email), ''), t.personal_email))) as email
       from ${employeeRows('first_name', 'middle_name', 'last_name', 'status', 'work_email', 'personal_email')} t
       where t.company_id = ${company} and t.deleted_at is null
         and t.id = any(${parameters.add(ids, '::char(24)[]')})
         and ${grantSql(ctx.ability, 'read', employee, parameters)})
     select t.id, t.name, t.email, t.status,
       (select case when m.user_id is null then 'invited' else 'user' end from membership m
         where m.company_id = ${company} and m.employee_id = t.id and m.deleted_at is null) as member,
       coalesce(t.email in (select coalesce(u.email, m.invited_email) from membership m
         left join app_user u on u.id = m.user_id and u.deleted_at is null
         where m.company_id = ${company} and m.deleted_at is null), false) as "isTaken"
     from t order by t.name, t.id`,
    parameters.values,
  );
  const addresses = new Set<string>();
  return rows.map(({ id, name, email, ...row }) => {
    const reason = reasonOf({ ...row, email, isRepeated: !!email && addresses.has(email) });
    if (!reason) addresses.add(email!);
    return { id, name, email: email ?? '', reason };
  });
}

function reasonOf({
  status,
  member,
  email,
  isTaken,
  isRepeated,
}: Omit<Found, 'id' | 'name'> & { isRepeated: boolean }): Reason | null {
  if (status === 'exited') return 'left';
  if (status === 'draft') return 'draft';
  if (member) return member;
  if (!email || !isMailAddress(email)) return 'no_address';
  return isTaken || isRepeated ? 'same_address' : null;
}

const namesKept = 20;

/** Grouped by the reason, each with some people. */
export function addedUp(groups: readonly KeptRefusal[]): KeptRefusal[] {
  const sums = new Map<Reason, KeptRefusal>();
  for (const { reason, people, employeeIds } of groups) {
    const sum = sums.get(reason) ?? { reason, people: 0, employeeIds: [] };
    sums.set(reason, {
      reason,
      people: sum.people + people,
      employeeIds: [...sum.employeeIds, ...employeeIds].slice(0, namesKept),
    });
  }
  return [...sums.values()];
}

export const refusalsAmong = (candidates: readonly Pick<Candidate, 'id' | 'reason'>[]): KeptRefusal[] =>
  addedUp(candidates.flatMap(({ id, reason }) => (reason ? [{ reason, people: 1, employeeIds: [id] }] : [])));

/** The same with the names of whom the reader sees. */
export async function withNames(ctx: Ctx, refusals: readonly KeptRefusal[]): Promise<NotInvited[]> {
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    `select t.id, concat_ws(' ', t.first_name, t.middle_name, t.last_name) as name
     from ${employeeRows('first_name', 'middle_name', 'last_name')} t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null
       and t.id = any(${parameters.add(
         refusals.flatMap(({ employeeIds }) => employeeIds),
         '::char(24)[]',
       )}) and ${grantSql(ctx.ability, 'read', employee, parameters)}`,
    parameters.values,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return refusals.map(({ reason, people, employeeIds }) => ({
    reason,
    people,
    names: employeeIds.flatMap((id) => names.get(id) ?? []),
  }));
}
