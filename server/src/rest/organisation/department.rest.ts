import type { Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { todayIn } from '../../platform/today';
import { employee, fullName, type Employee } from '../../modules/people/employee/employee';
import { department, type Department } from '../../modules/organisation/department/department';

/** Parts of a name are joined by old clients, so that none is null. */
export const personInfo = (row: Row<Employee>) => ({
  _id: row.id,
  firstName: row.firstName,
  middleName: row.middleName ?? '',
  lastName: row.lastName,
});

/**
 * Whom each row is about, as old clients read it: always one entry; without names where the reader may not see the
 * employee.
 */
export async function infoOfEmployees(
  ctx: Ctx,
  rows: { employeeId: string }[],
): Promise<(row: { employeeId: string }) => Values[]> {
  const people = await relatedRows(
    ctx,
    employee,
    rows.map((row) => row.employeeId),
  );
  return ({ employeeId }) => {
    const who = people.get(employeeId);
    return [
      {
        _id: employeeId,
        firstName: who?.firstName ?? '',
        middleName: who?.middleName ?? '',
        lastName: who?.lastName ?? '',
        idNo: who?.code ?? null,
      },
    ];
  };
}

/** Departments as old clients know them; the manager stands in `user_info`. */
export async function projectDepartments(ctx: Ctx, rows: Row<Department>[]) {
  const managers = await relatedRows(
    ctx,
    employee,
    rows.map((row) => row.managerId),
  );
  const parents = await relatedRows(
    ctx,
    department,
    rows.map((row) => row.parentId),
  );
  const { rows: children } = await ctx.tx.query<{ parent_id: string; _id: string; name: string }>(
    `select parent_id, id as _id, name from department where company_id = $1 and parent_id = any($2::char(24)[])
      and deleted_at is null order by name`,
    [ctx.companyId, rows.map((row) => row.id)],
  );
  const today = todayIn(ctx);
  return rows.map((row) => {
    const manager = managers.get(row.managerId ?? '');
    const parent = parents.get(row.parentId ?? '');
    return {
      name: row.name,
      description: row.description,
      parent: row.parentId,
      user_id: row.managerId,
      // Old clients know no days: a department that is closed is not in use.
      status: row.validTo && row.validTo < today ? 'inactive' : row.status,
      user_info: manager ? [personInfo(manager)] : [],
      manager: manager ? fullName(manager) : null,
      parent_info: parent ? [{ _id: parent.id, name: parent.name }] : [],
      children_info: children.filter((child) => child.parent_id === row.id).map(({ _id, name }) => ({ _id, name })),
    };
  });
}

export const departmentRest: RestList<Department> = {
  path: '/api/company-department',
  area: department,
  filters: {
    departmentStatus: (status, ctx) =>
      status === 'active'
        ? { status: { eq: status }, validTo: { gteOrEmpty: todayIn(ctx) } }
        : status === 'inactive'
          ? { or: [{ status: { eq: status } }, { validTo: { lt: todayIn(ctx) } }] }
          : { status: { eq: status } },
  },
  sorts: { parent: 'parentId', user_id: 'managerId' },
  project: projectDepartments,
};
