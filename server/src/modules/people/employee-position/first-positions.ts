import type { Ctx } from '../../../platform/context';
import type { Row } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { refuseClosedDepartmentsOf, type Employee } from '../employee/employee';
import { employeePosition } from './employee-position';

/** A department, position, manager, place or hours given with a new employee become their first dated position. */
export async function beginFirstPositions(ctx: Ctx, rows: Row<Employee>[]): Promise<void> {
  const placed = rows.filter(
    (row) => row.departmentId || row.positionId || row.managerId || row.workLocationId || row.weeklyHours,
  );
  await writeRows(
    ctx,
    employeePosition,
    placed.map((row) => ({
      id: newId(),
      values: {
        employeeId: row.id,
        departmentId: row.departmentId,
        positionId: row.positionId,
        managerId: row.managerId,
        isPrimary: true,
        fte: '1',
        weeklyHours: row.weeklyHours,
        workLocationId: row.workLocationId,
        validFrom: row.hireDate,
        validTo: row.exitDate,
        startChangeType: 'hire',
        endChangeType: row.exitDate && 'exit',
      },
    })),
    'create',
  );
  if (placed.length)
    await refuseClosedDepartmentsOf(
      ctx,
      placed.map(({ id }) => id),
    );
}
