import { departmentRows } from '../../organisation/organisation.sql';
import { employeeRows } from '../../people/people.sql';
/**
 * SQL that joins to document t the employees e who have to confirm it: everybody who works here, or those of its
 * departments and what is below them. The departments are looked for once, not for each employee.
 */
export const audienceJoins = (t: string): string => `cross join lateral (select array(with recursive part (id) as (
    select unnest(${t}.audience_department_ids) union select d.id from ${departmentRows('parent_id')} d join part p
      on d.parent_id = p.id where d.company_id = ${t}.company_id and d.deleted_at is null)
    select id from part) as departments offset 0) a
  join ${employeeRows('status', 'department_id', 'code', 'first_name', 'middle_name', 'last_name', 'search_text')} e
    on e.company_id = ${t}.company_id and e.deleted_at is null and e.status not in ('draft', 'exited')
    and (${t}.audience = 'everyone' or e.department_id = any(a.departments))`;

/** SQL of whether anybody has to confirm document t now. */
export const isToConfirm = (t: string): string =>
  `${t}.audience <> 'nobody' and ${t}.status = 'active' and ${t}.review = 'verified' and ${t}.deleted_at is null`;

/**
 * SQL of when employee e confirmed the present version of document t: looked up for each, however the planner misjudges
 * how many have.
 */
export const confirmedAt = (t: string): string =>
  `(select c.acknowledged_at from document_acknowledgement c where c.company_id = ${t}.company_id
    and c.document_id = ${t}.id and c.revision = ${t}.revision and c.employee_id = e.id)`;

/** SQL of when they had opened all its files before that. */
export const openedAt = (t: string): string => confirmedAt(t).replace('c.acknowledged_at', 'c.opened_at');

/** SQL from document t to the users u who still have to confirm it. */
export const usersToConfirm = `${audienceJoins('t')}
  join membership m on m.company_id = t.company_id and m.employee_id = e.id and m.status = 'active'
    and m.deleted_at is null
  join app_user u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
  where ${isToConfirm('t')} and ${confirmedAt('t')} is null`;

/** SQL of whether the one who asks has to confirm a document, and so may read it. */
export const isForReader = (
  t: string,
): string => `(${isToConfirm(t)} and exists (select from (select ${t}.*) d ${audienceJoins('d')}
  join membership m on m.company_id = d.company_id and m.employee_id = e.id and m.status = 'active'
    and m.deleted_at is null
  where m.user_id = nullif(current_setting('app.user_id', true), '')::char(24)))`;
