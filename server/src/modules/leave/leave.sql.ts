import { rowsOf } from '../../platform/database/shared-rows';
import type { EmployeeLeave } from './employee-leave/employee-leave';
import type { LeaveType } from './leave-type/leave-type';

export const employeeLeaveRows = rowsOf<EmployeeLeave>('employee_leave').sharing(
  'day_rows',
  'employee_id',
  'from_date',
  'from_part',
  'from_time',
  'kind',
  'paid_percent',
  'reason',
  'status',
  'to_date',
  'to_part',
  'to_time',
  'type_id',
  'unit',
);
/** What `spanColumns` reads, and of whom. */
export const leaveSpanRows = employeeLeaveRows(
  'employee_id',
  'status',
  'from_date',
  'to_date',
  'unit',
  'from_part',
  'to_part',
  'from_time',
  'to_time',
);
export const leaveTypeRows = rowsOf<LeaveType>('leave_type').sharing(
  'counts_as_service',
  'name',
  'name_ar',
  'paid_percent',
  'pay_earlier',
  'pay_from',
  'pay_tiers',
  'service_earlier',
  'service_from',
  'year_basis',
);
