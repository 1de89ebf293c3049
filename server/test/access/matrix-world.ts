import type { Grant } from '../../src/platform/access/ability';
import { actionsOn } from '../../src/platform/access/grant-rules';
import { allAreas, areaNamed, type Area } from '../../src/platform/records/area';
import { inTransaction } from '../../src/platform/database/transaction';
import { insertRow } from '../rows';
import type { Person, TestApp } from '../test-app';

/**
 * Where a row stands towards the user: their own, of their team, of a department they head, elsewhere in the company,
 * in another company.
 */
export type Place = 'own' | 'team' | 'department' | 'elsewhere' | 'foreign';

export interface World {
  company: string;
  otherCompany: string;
  /** Ids of the rows of each area by place; areas about no person have but `elsewhere` and `foreign`. */
  rows: Map<string, Partial<Record<Place, string>>>;
  employees: Record<Exclude<Place, 'foreign'>, string>;
  /** A member of the company who is the employee `own`, and one outside any company, now holding just these grants. */
  member(grants: Grant[]): Promise<Person>;
  outsider(grants: Grant[]): Promise<Person>;
}

/**
 * Everything in an area at the widest, without one action: who is refused with all of these is refused with each of
 * them alone, since a further grant takes nothing away.
 */
export const allBut = (area: Area, without: string | null): Grant[] =>
  actionsOn(area.name)
    .filter((action) => action !== without)
    .map((action) => ({ subject: area.name, action, scope: 'company' }));

/** Two companies, and every area's rows at every distance from one of their people. */
export async function matrixWorld(test: TestApp): Promise<World> {
  const [company, otherCompany] = [await test.company(), await test.company()];
  const employee = areaNamed('Employee');
  const own = await insertRow(test, employee, company);
  const makeDepartment = (values: object) => insertRow(test, 'Department', company, { ...values });
  // Each with the main position that puts them there, so that what happens to their other positions does not move them.
  const placed = async (place: object) => {
    const id = await insertRow(test, employee, company, { ...place });
    await insertRow(test, 'EmployeePosition', company, { employeeId: id, ...place });
    return id;
  };
  const departmentId = await makeDepartment({ parentId: await makeDepartment({ managerId: own }) });
  const employees = {
    own,
    team: await placed({ managerId: await placed({ managerId: own }) }),
    department: await placed({ departmentId }),
    elsewhere: await placed({ departmentId: await makeDepartment({}) }),
  };

  const rows: World['rows'] = new Map();
  for (const area of allAreas()) rows.set(area.name, await rowsOf(area));
  await stageRow(test, company, rows.get('Import')?.elsewhere);
  async function rowsOf(area: Area): Promise<Partial<Record<Place, string>>> {
    const foreign = area.isTenant ? { foreign: await insertRow(test, area, otherCompany) } : {};
    if (area.name === 'Employee') return { ...employees, ...foreign };
    if (!area.person) return { elsewhere: await insertRow(test, area, area.isTenant ? company : null), ...foreign };
    const more = area.name === 'EmployeePosition' ? { isPrimary: false } : {};
    const about = (employeeId: string) => insertRow(test, area, company, { [area.person!]: employeeId, ...more });
    return {
      own: await about(employees.own),
      team: await about(employees.team),
      department: await about(employees.department),
      elsewhere: await about(employees.elsewhere),
      ...foreign,
    };
  }

  const anything: Grant[] = [{ subject: 'Role', action: 'read', scope: 'company' }];
  const member = await test.as({ company, employeeId: own, grants: anything });
  const outsider = await test.as({ grants: anything });
  const now = (person: Person, sql: string) => async (grants: Grant[]) => {
    await test.sql(sql, [person.id, JSON.stringify(grants)]);
    test.app.auth.sessions.forgetCached();
    return person;
  };
  return {
    company,
    otherCompany,
    rows,
    employees,
    member: now(
      member,
      'update company_role set grants = $2 where id = any(select unnest(role_ids) from membership where user_id = $1)',
    ),
    outsider: now(
      outsider,
      'update role set grants = $2 where id = any(select unnest(role_ids) from app_user where id = $1)',
    ),
  };
}

/** A file of one row without cells, for the operations on rows of an import. */
async function stageRow(test: TestApp, company: string, importId: string | undefined): Promise<void> {
  if (!importId) return;
  await inTransaction(test.app.services.pool, { companyId: company }, 'write', (tx) =>
    tx.query(`insert into import_row (company_id, import_id, row_no, cells) values ($1, $2, 1, '{}')`, [
      company,
      importId,
    ]),
  );
}
