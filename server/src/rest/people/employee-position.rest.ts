import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { department } from '../../modules/organisation/department/department';
import { infoOfEmployees } from '../organisation/department.rest';
import { position } from '../../modules/organisation/position/position';
import { employeePosition, type EmployeePosition } from '../../modules/people/employee-position/employee-position';

export const employeePositionRest: RestList<EmployeePosition> = {
  path: '/api/employee-position',
  area: employeePosition,
  filters: { employeeId: (id) => ({ employeeId: { eq: id } }) },
  sorts: {
    startChangeDate: 'validFrom',
    endChangeDate: 'validTo',
    department_id: 'departmentId',
    employee_id: 'employeeId',
  },
  async project(ctx, rows) {
    const positions = await relatedRows(
      ctx,
      position,
      rows.map((row) => row.positionId),
    );
    const info = await infoOfEmployees(ctx, rows);
    const departments = await relatedRows(
      ctx,
      department,
      rows.map((row) => row.departmentId),
    );
    return rows.map((row) => {
      const held = departments.get(row.departmentId ?? '');
      return {
        employee_id: row.employeeId,
        employee_info: info(row),
        positionTitle: positions.get(row.positionId ?? '')?.title ?? null,
        department_id: row.departmentId,
        isManager: held?.managerId === row.employeeId,
        startChangeType: row.startChangeType,
        startChangeDate: row.validFrom,
        endChangeType: row.endChangeType,
        endChangeDate: row.validTo,
        department_info: held ? [{ _id: held.id, name: held.name }] : [],
      };
    });
  },
};
