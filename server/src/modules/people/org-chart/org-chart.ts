import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { todaySql } from '../../../platform/database/transaction';
import { treesOf, sumsBelow } from '../../../kernel/tree';
import { employee } from '../employee/employee';
import { position } from '../../organisation/position/position';
import { department } from '../../organisation/department/department';

export interface OrgChartNode {
  id: string;
  parentId: string | null;
  name: string;
  /** Of a person their position and department, of a department who heads it. */
  detail: string | null;
  photoFileId: string | null;
  /** People below: of a department all in it and its parts, of a person all who report to them. */
  people: number;
  /** Whether a department is no longer there. */
  isClosed: boolean;
}

interface Name {
  id: string;
  name: string;
}
interface Person extends Name {
  managerId: string | null;
  departmentId: string | null;
  positionId: string | null;
  photoFileId: string | null;
}
interface Part extends Name {
  parentId: string | null;
  managerId: string | null;
  isClosed: boolean;
}

/** The departments as a tree, each with its head and its headcount as far as the reader may see people. */
export async function departmentChart(ctx: Ctx): Promise<OrgChartNode[]> {
  const parts = await readable<Part>(
    ctx,
    department,
    `t.name, t.parent_id as "parentId", t.manager_id as "managerId",
      coalesce(t.valid_to < ${todaySql}, false) as "isClosed"`,
    't.name',
  );
  const people = await peopleOf(ctx);
  const counts = new Map<string, number>();
  for (const { departmentId } of people)
    if (departmentId) counts.set(departmentId, (counts.get(departmentId) ?? 0) + 1);
  const names = namesOf(people);
  const placed = treesOf(parts);
  const sums = sumsBelow(placed, ({ id }) => counts.get(id) ?? 0);
  return placed.map(({ id, parentId, name, managerId, isClosed }) => ({
    id,
    parentId,
    name,
    isClosed,
    detail: names.get(managerId ?? '') ?? null,
    photoFileId: null,
    people: sums.get(id)!,
  }));
}

/** Who reports to whom today, of the people the reader may see. */
export async function peopleChart(ctx: Ctx): Promise<OrgChartNode[]> {
  const people = await peopleOf(ctx);
  const titles = namesOf(await readable<Name>(ctx, position, 't.title as name', 't.title'));
  const departments = namesOf(await readable<Name>(ctx, department, 't.name', 't.name'));
  const placed = treesOf(people.map((person) => ({ ...person, parentId: person.managerId })));
  const sums = sumsBelow(placed, () => 1);
  return placed.map(({ id, parentId, name, positionId, departmentId, photoFileId }) => ({
    id,
    parentId,
    name,
    photoFileId,
    isClosed: false,
    people: sums.get(id)! - 1,
    detail: [titles.get(positionId ?? ''), departments.get(departmentId ?? '')].filter(Boolean).join(' · ') || null,
  }));
}

const peopleOf = (ctx: Ctx): Promise<Person[]> =>
  readable<Person>(
    ctx,
    employee,
    `concat_ws(' ', t.first_name, t.middle_name, t.last_name) as name, t.manager_id as "managerId", t.department_id as "departmentId",
   t.position_id as "positionId", t.photo_file_id as "photoFileId"`,
    't.first_name, t.last_name',
    `t.status <> 'exited'`,
    ['read', 'find'],
  );

const namesOf = (rows: Name[]): Map<string, string> => new Map(rows.map(({ id, name }) => [id, name]));

/**
 * A few columns of every row in use that one of these actions shows the reader, in one statement whatever their
 * number.
 */
async function readable<R extends Name>(
  ctx: Ctx,
  area: Area,
  columns: string,
  order: string,
  condition = 'true',
  actions = ['read'],
): Promise<R[]> {
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<R & Record<string, unknown>>(
    `select t.id, ${columns} from ${area.table} t where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}
      and t.deleted_at is null and ${condition}
       and (${actions.map((action) => grantSql(ctx.ability, action, area, parameters)).join(' or ')}) order by ${order}, t.id`,
    parameters.values,
  );
  return rows;
}
