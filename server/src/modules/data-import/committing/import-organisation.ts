import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { department } from '../../organisation/department/department';
import { employee } from '../../people/employee/employee';
import { position } from '../../organisation/position/position';
import { workLocation } from '../../organisation/work-location/work-location';
import { matchKey } from '../values/clean-text';
import { freeNumbers } from '../checking/free-numbers';
import { todayIn } from '../../../platform/today';
import { writeLogged } from './import-writes';
import { splitName } from '../values/person-name';

const due = `company_id = $1 and import_id = $2 and outcome in ('create', 'update')`;

/**
 * Makes the departments, positions and work locations that rows name and the company lacks; run again, it finds them
 * made.
 */
export async function makeOrganisation(ctx: Ctx, importId: string): Promise<void> {
  const departments = await departmentIds(ctx);
  const named = await ctx.tx.query<{ name: string }>(
    `select meant->>'department' as name from import_row where ${due} and meant->>'department' is not null group by 1
      order by min(row_no)`,
    [ctx.companyId, importId],
  );
  await writeLogged(
    ctx,
    importId,
    department,
    missing(
      named.rows.map(({ name }) => name),
      departments,
    ).map((name) => ({ id: newId(), row: null, values: { name, status: 'active' } })),
  );
  const all = await departmentIds(ctx);
  const positions = await positionIds(ctx);
  const titles = await ctx.tx.query<{ title: string; departments: string[] | null }>(
    `select meant->>'position' as title, array_agg(distinct meant->>'department') as departments from import_row
     where ${due} and meant->>'position' is not null group by 1 order by min(row_no)`,
    [ctx.companyId, importId],
  );
  const wanted = new Set(
    missing(
      titles.rows.map(({ title }) => title),
      positions,
    ),
  );
  await writeLogged(
    ctx,
    importId,
    position,
    titles.rows
      .filter(({ title }) => wanted.has(title))
      .map(({ title, departments: of }) => ({
        // A position belongs to a department where everybody who holds it is there.
        id: newId(),
        row: null,
        values: {
          title,
          departmentId: (of?.length === 1 && of[0] ? all.get(matchKey(of[0])) : null) ?? null,
          status: 'active',
        },
      })),
  );
  const places = await ctx.tx.query<{ name: string }>(
    `select meant->>'workLocation' as name from import_row where ${due} and meant->>'workLocation' is not null
      group by 1 order by min(row_no)`,
    [ctx.companyId, importId],
  );
  await writeLogged(
    ctx,
    importId,
    workLocation,
    missing(
      places.rows.map(({ name }) => name),
      await workLocationIds(ctx),
    ).map((name) => ({ id: newId(), row: null, values: { name, status: 'active' } })),
  );
}

/** Makes the managers who have no row, as drafts whose employment begins today, without pay. */
export async function makeManagers(ctx: Ctx, importId: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ name: string }>(
    `select meant->'manager'->>'make' as name from import_row where ${due} and meant->'manager'->>'make' is not null
      group by 1 order by min(row_no)`,
    [ctx.companyId, importId],
  );
  const names = missing(
    rows.map(({ name }) => name),
    await madeManagers(ctx, importId),
  );
  if (!names.length) return;
  const codes = await freeNumbers(ctx, importId, names.length);
  await writeLogged(
    ctx,
    importId,
    employee,
    names.map((name, index) => {
      const { firstName, middleName, lastName } = splitName(
        name,
        name.includes(',') ? 'last_comma_first' : 'first_last',
      );
      const values = {
        code: codes[index],
        firstName: firstName.slice(0, 80),
        middleName: middleName.slice(0, 80) || null,
        lastName: lastName.slice(0, 80) || '-',
        status: 'draft',
        employeeType: 'full_time',
        hireDate: todayIn(ctx),
      };
      return { id: newId(), row: null, key: matchKey(name), values };
    }),
  );
}

/** The managers this import made, by the key of their name. */
export async function madeManagers(ctx: Ctx, importId: string): Promise<Map<string, string>> {
  const { rows } = await ctx.tx.query<{ key: string; id: string }>(
    `select key, record_id as id from import_write where company_id = $1 and import_id = $2 and key is not null`,
    [ctx.companyId, importId],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export const departmentIds = (ctx: Ctx): Promise<Map<string, string>> => idsByName(ctx, 'department', 'name');
export const positionIds = (ctx: Ctx): Promise<Map<string, string>> => idsByName(ctx, '"position"', 'title');
export const workLocationIds = (ctx: Ctx): Promise<Map<string, string>> => idsByName(ctx, 'work_location', 'name');

async function idsByName(ctx: Ctx, table: string, column: string): Promise<Map<string, string>> {
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    `select id, ${column} as name from ${table} where company_id = $1 and deleted_at is null order by id desc`,
    [ctx.companyId],
  );
  return new Map(rows.map(({ id, name }) => [matchKey(name), id]));
}

/** Of the names, one of each that is not known, as first written. */
function missing(names: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = matchKey(name);
    if (!known.has(key) && !first.has(key)) first.set(key, name);
  }
  return [...first.values()];
}
