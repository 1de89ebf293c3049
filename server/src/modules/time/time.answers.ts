import { loadRecord } from '../../platform/records/loaders';
import { attendance } from '../leave/leave-ledger-entry/leave-ledger-entry';
import { departmentUses } from '../organisation/department/department';
import { paidMinutes } from './attendance-month/attendance-month';
import { shiftTitle } from '../people/employee/employee';
import { shift } from './shift/shift';
import { attendanceDayRows, attendanceMonthRows } from './time.sql';

const title = new Set(['title']);

export const answers = [
  shiftTitle.answeredBy(async (ctx, shiftId) => (await loadRecord(ctx, shift, shiftId, title))?.title ?? null),
  departmentUses.answeredBy(
    (_ctx, _parameters, outside) =>
      `select distinct 'shift', concat_ws(' ', s.title, r.date), true from rostered_shift r join shift s
        on s.company_id = r.company_id and s.id = r.shift_id
       where r.company_id = $1 and r.department_id = $2 and r.employee_id is null and r.deleted_at is null
         and ${outside('r.date', 'r.date')}
     union all
     select 'pattern', s.name, true from shift_assignment a join shift_pattern s on s.company_id = a.company_id
       and s.id = a.pattern_id
       where a.company_id = $1 and a.department_id = $2 and a.deleted_at is null
         and ${outside('a.valid_from', 'a.valid_to')}`,
  ),
  attendance.answeredBy({
    days: attendanceDayRows('employee_id', 'date', 'day_kind', 'mark', 'overtime_min', 'worked_min'),
    dayOffMinutes: `${paidMinutes.restDay} + ${paidMinutes.holiday}`,
    months: attendanceMonthRows('employee_id', 'period', 'state', 'corrected_at'),
  }),
];
