import { hoursBetween } from '../../modules/time/domain/attendance';
import type { Filter } from '../../platform/lists/list-filter';
import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { isPlainDate } from '../../platform/graphql/scalars';
import { employee } from '../../modules/people/employee/employee';
import { ofEmployee } from '../people/employee.rest';
import { shift } from '../../modules/time/shift/shift';
import { shiftInfo } from './shift.rest';
import { attendance, type Attendance } from '../../modules/time/attendance/attendance';

/** Clients send days or date-times; what is neither filters nothing. */
const onDay =
  (operator: 'gte' | 'lte') =>
  (value: string): Filter | null => {
    const day = value.slice(0, 10);
    return isPlainDate(day) ? { date: { [operator]: day } } : null;
  };

export const attendanceRest: RestList<Attendance> = {
  path: '/api/attendance',
  area: attendance,
  filters: { fromDate: onDay('gte'), toDate: onDay('lte'), employee_no: ofEmployee },
  sorts: { employee_no: 'employeeCode', employee_id: 'employeeId', shift_id: 'shiftId' },
  async project(ctx, rows) {
    const employees = await relatedRows(
      ctx,
      employee,
      rows.map((row) => row.employeeId),
    );
    const shifts = await relatedRows(
      ctx,
      shift,
      rows.map((row) => row.shiftId),
    );
    return rows.map((row) => {
      const person = employees.get(row.employeeId);
      return {
        date: row.date,
        timeIn: row.timeIn ?? '',
        timeOut: row.timeOut ?? '',
        time: row.endedAt && Number(hoursBetween(+row.startedAt, +row.endedAt)),
        name: row.name,
        employee_id: row.employeeId,
        employee_no: row.employeeCode,
        shift_id: row.shiftId,
        note: row.note,
        employee_info: [
          { _id: row.employeeId, firstName: person?.firstName ?? row.name, lastName: person?.lastName ?? '' },
        ],
        shift_info: shiftInfo(shifts.get(row.shiftId ?? '')),
      };
    });
  },
};
