import { groupBy } from '../../../kernel/group-by';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden } from '../../../platform/errors';
import { largestPage } from '../../../platform/lists/list-query';
import { todayIn } from '../../../platform/today';
import { department } from '../../organisation/department/department';
import { documentType, missingConditions, type MissingQuestion } from '../document-type/document-type';
import { employee } from '../../people/employee/employee';
import { employeeDocument } from './employee-document';
import { employeePositionRows, employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

const employees = employeeRows(
  'code',
  'first_name',
  'middle_name',
  'last_name',
  'position_id',
  'department_id',
  'status',
  'search_text',
);

/** A document an employee must have and does not: there is none in use, or the last one has expired. */
export interface MissingDocument {
  id: string;
  employeeId: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  typeId: string;
  typeName: string;
  state: 'missing' | 'expired';
  expiryDate: string | null;
}

/** An employee with the documents they lack, in order of the types. */
export interface EmployeeMissingDocuments {
  /** The employee's. */
  id: string;
  employeeName: string;
  employeeCode: string;
  departmentName: string | null;
  documents: MissingDocument[];
}

function personLacking(documents: MissingDocument[]): EmployeeMissingDocuments {
  const { employeeId: id, employeeName, employeeCode, departmentName } = documents[0]!;
  return { id, employeeName, employeeCode, departmentName, documents };
}

/**
 * SQL of who lacks which type: of the employees `e` whose documents the one who asks may read, each with a required
 * type `y` and the last document `h` of it that was in use. A type is required of everybody, or of who holds one of its
 * positions today, besides others too.
 */
function lackingSql(ctx: Ctx, question: MissingQuestion, actions: readonly string[], parameters: Parameters) {
  const company = parameters.add(ctx.companyId, '::char(24)');
  if (!actions.every((action) => mayDoSome(ctx.ability, action, employeeDocument))) throw forbidden();
  const today = parameters.add(todayIn(ctx), '::date');
  const where = [
    ...actions.map((action) => grantSql(ctx.ability, action, employeeDocument, parameters, 't')),
    grantSql(ctx.ability, 'read', employee, parameters, 'e'),
    ...missingConditions(
      question,
      parameters,
      ['e.first_name', 'e.middle_name', 'e.last_name', 'e.code', 'y.name'],
      '(e.search_text || y.search_text)',
    ),
  ].filter((part) => part !== 'true');
  const parts = `wanted as (
       select t.id, t.name, t.search_text, t.sort_order, t.is_required, t.required_position_ids from document_type t
       where t.company_id = ${company} and t.deleted_at is null and t.applies_to = 'employee'
         and (t.is_required or t.required_position_ids <> '{}')
         and ${grantSql(ctx.ability, 'read', documentType, parameters, 't')}),
     held as (
       select p.employee_id, array_agg(p.position_id) as positions
         from ${employeePositionRows('employee_id', 'position_id', 'valid_from', 'valid_to')} p
       where p.company_id = ${company} and p.deleted_at is null and p.position_id is not null
         and p.valid_from <= ${today} and coalesce(p.valid_to, 'infinity') >= ${today}
       group by p.employee_id),
     had as (
       select d.employee_id, d.type_id, bool_or(d.expiry_date is null
         or d.expiry_date >= ${today}) as holds, max(d.expiry_date) as last from employee_document d
       where d.company_id = ${company} and d.deleted_at is null and d.status = 'active' and d.review = 'verified'
         and d.dependant_id is null and d.type_id in (select id from wanted)
       group by d.employee_id, d.type_id)`;
  const from = `${employees} e
     left join held on held.employee_id = e.id
     join wanted y on y.is_required or y.required_position_ids && held.positions
       or e.position_id = any(y.required_position_ids)
     cross join lateral (select e.id as employee_id, y.id as type_id) t
     left join had h on h.employee_id = e.id and h.type_id = y.id
     where e.company_id = ${company} and e.deleted_at is null and e.status not in ('draft', 'exited')
       and h.holds is not true${where.map((part) => ` and ${part}`).join('')}`;
  const departments = `left join ${departmentRows('name')} d on d.company_id = ${company} and d.id = e.department_id
       and ${grantSql(ctx.ability, 'read', department, parameters, 'd')}`;
  return { parts, from, departments };
}

/** One statement, whatever the headcount. */
export async function missingDocuments(
  ctx: Ctx,
  question: MissingQuestion,
  actions: readonly string[] = ['read'],
): Promise<{ rows: MissingDocument[]; total: number }> {
  const { limit = 25, offset = 0 } = question;
  const parameters = new Parameters();
  const { parts, from, departments } = lackingSql(ctx, question, actions, parameters);
  const { rows } = await ctx.tx.query<MissingDocument & { total: number }>(
    `with ${parts},
     lacking as (
       select e.id, e.code, concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name, e.department_id,
         y.id as type_id, y.name as type_name, y.sort_order, h.last
       from ${from})
     select e.id || e.type_id as id, e.id as "employeeId", e.code as "employeeCode", e.name as "employeeName",
       d.name as "departmentName", e.type_id as "typeId", e.type_name as "typeName",
       case when e.last is null then 'missing' else 'expired' end as state, e.last as "expiryDate",
       (count(*) over ())::int as total
     from lacking e
     ${departments}
     order by e.name, e.id, e.sort_order, e.type_name, e.type_id
     limit ${parameters.add(Math.min(limit, actions.length > 1 ? limit : largestPage), '::int')} offset
     ${parameters.add(offset, '::int')}`,
    parameters.values,
  );
  const total =
    rows[0]?.total ??
    (offset > 0 ? (await missingDocuments(ctx, { ...question, limit: 1, offset: 0 }, actions)).total : 0);
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

/** The same by employee: a page is of people, each with all of theirs that are asked for. */
export async function employeesMissingDocuments(
  ctx: Ctx,
  question: MissingQuestion,
): Promise<{ rows: EmployeeMissingDocuments[]; total: number; totalDocuments: number }> {
  const { limit = 25, offset = 0 } = question;
  const parameters = new Parameters();
  const { parts, from, departments } = lackingSql(ctx, question, ['read'], parameters);
  const { rows } = await ctx.tx.query<MissingDocument & { total: number; totalDocuments: number }>(
    `with ${parts},
     people as (
       select e.id, concat_ws(' ', any_value(e.first_name), any_value(e.middle_name), any_value(e.last_name)) as name,
         any_value(e.code) as code, any_value(e.department_id) as department_id,
         array_agg(y.id) as types, array_agg(h.last) as lasts
       from ${from}
       group by e.id),
     totals as (
       select count(*)::int as total, coalesce(sum(cardinality(types)), 0)::int as documents from people),
     page as (
       select * from people order by name, id
       limit ${parameters.add(Math.min(limit, largestPage), '::int')} offset ${parameters.add(offset, '::int')}),
     documents as (
       select e.id || y.id as id, e.id as "employeeId", e.code as "employeeCode", e.name as "employeeName",
         d.name as "departmentName", y.id as "typeId", y.name as "typeName",
         case when l.last is null then 'missing' else 'expired' end as state, l.last as "expiryDate", y.sort_order
       from page e
       cross join lateral unnest(e.types, e.lasts) as l (type_id, last)
       join wanted y on y.id = l.type_id
       ${departments})
     select documents.*, totals.total, totals.documents as "totalDocuments" from totals left join documents on true
     order by "employeeName", "employeeId", sort_order, "typeName", "typeId"`,
    parameters.values,
  );
  const people = groupBy(
    rows.filter(({ id }) => id),
    ({ employeeId }) => employeeId,
  );
  const { total, totalDocuments } = rows[0]!;
  return { rows: [...people.values()].map(personLacking), total, totalDocuments };
}
