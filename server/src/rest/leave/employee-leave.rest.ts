import { calendarCount, workingDaysOf } from '../../modules/organisation/domain/leave-days';
import { isInForce, leaveInForce } from '../../modules/leave/domain/leave-request';
import type { Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import type { Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import type { RestList } from '../../platform/http/rest';
import { infoOfEmployees } from '../organisation/department.rest';
import {
  employeeLeave,
  LeaveKind,
  LeaveUnit,
  shownDays,
  type EmployeeLeave,
} from '../../modules/leave/employee-leave/employee-leave';

const isOneOf = (values: object, given: string): boolean => given in values;

/** Old clients split these at the T: date and clock time as they stand in the company, in no zone. */
const startOf = ({ unit, fromDate, fromPart, fromTime }: Row<EmployeeLeave>): string =>
  `${fromDate}T${unit === 'hourly' ? fromTime : fromPart === 'pm' ? '12:00' : '00:00'}:00`;
const endOf = ({ unit, toDate, toPart, toTime }: Row<EmployeeLeave>): string =>
  `${toDate}T${unit === 'hourly' ? toTime : toPart === 'am' ? '12:00' : '00:00'}:00`;

/**
 * What a leave says by itself. Old clients know no leave that is to be cancelled: it is approved to them, as it is in
 * force.
 */
const leaveInfo = (row: Row<EmployeeLeave>): Values => ({
  employee_id: row.employeeId,
  type: row.unit,
  leave_kind: row.kind,
  status_reason: row.statusReason,
  reason: row.reason,
  description: row.description,
  date_from: startOf(row),
  date_to: endOf(row),
  ...calendarCount(row),
  resolution_number: row.resolutionNumber,
  paidValue: row.paidPercent === null ? null : Number(row.paidPercent),
  status: isInForce(row.status) ? 'approved' : row.status,
});

/** More than a page of employees ever asks for. */
const mostLeaves = 100_000;

/** The leave of each of these employees that the user may read, the newest first. */
export async function leavesOf(ctx: Ctx, employeeIds: string[]): Promise<Map<string, Values[]>> {
  const { rows } = await listRecords(
    ctx,
    employeeLeave,
    { filter: { employeeId: { in: employeeIds } }, limit: mostLeaves },
    { maxLimit: mostLeaves, withCursor: false },
  );
  const byEmployee = new Map<string, Values[]>();
  for (const row of rows) {
    const known = byEmployee.get(row.employeeId);
    const info = { _id: row.id, ...leaveInfo(row) };
    if (known) known.push(info);
    else byEmployee.set(row.employeeId, [info]);
  }
  return byEmployee;
}

export const employeeLeaveRest: RestList<EmployeeLeave> = {
  path: '/api/employee-leave',
  area: employeeLeave,
  filters: {
    leaveType: (type): Filter | null =>
      isOneOf(LeaveUnit, type)
        ? { unit: { eq: type } }
        : isOneOf(LeaveKind, type)
          ? { kind: { eq: type } }
          : { id: { in: [] } },
    leaveStatus: (status) => ({ status: { in: status === 'approved' ? leaveInForce : [status] } }),
    employee: (id) => ({ employeeId: { eq: id } }),
  },
  sorts: {
    type: 'unit',
    date_from: 'fromDate',
    date_to: 'toDate',
    resolution_number: 'resolutionNumber',
    paidValue: 'paidPercent',
    status_reason: 'statusReason',
  },
  async project(ctx, rows) {
    const info = await infoOfEmployees(ctx, rows);
    return Promise.all(
      rows.map(async (row) => ({
        ...leaveInfo(row),
        workingDays: Number(workingDaysOf(await shownDays(ctx, row))),
        employee_info: info(row),
      })),
    );
  },
};
