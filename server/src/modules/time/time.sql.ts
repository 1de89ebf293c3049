import { rowsOf } from '../../platform/database/shared-rows';
import type { AttendanceDay } from './attendance-day/attendance-day';
import type { AttendanceMonth } from './attendance-month/attendance-month';
import type { Shift } from './shift/shift';

export const attendanceDayRows = rowsOf<AttendanceDay>('attendance_day').sharing(
  'absent',
  'date',
  'day_kind',
  'derived_at',
  'employee_id',
  'locked',
  'mark',
  'overtime_min',
  'problem',
  'status',
  'worked_min',
);
export const attendanceMonthRows = rowsOf<AttendanceMonth>('attendance_month').sharing(
  'absent_days',
  'approved_at',
  'closed_at',
  'corrected_at',
  'employee_id',
  'half_days',
  'period',
  'state',
  'updated_at',
);
export const shiftRows = rowsOf<Shift>('shift').sharing('title');
