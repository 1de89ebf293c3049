import { Index } from 'typeorm';
import { dayMarks, type DayMark } from '../../domain/attendance-day';
import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';
import { refuseOutsideEmployment } from '../attendance/attendance';

export const AttendanceMark = choiceOf('AttendanceMark', 'How a day of an employee is to be looked at.', dayMarks);

@record('AttendanceDay', 'What was decided about one day of one employee, going before what follows from his times.')
@Index('attendance_day_date_key', ['companyId', 'employeeId', 'date'], { unique: true, where: 'deleted_at IS NULL' })
export class AttendanceDay extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee.', write: 'create', search: true }) employeeId!: string;
  @field.date({ description: 'The day.', write: 'create' }) date!: string;
  @field.choice(AttendanceMark, { description: 'How the day counts.' }) mark!: DayMark;
  @field.text({ description: 'Why it counts so.', max: 500, optional: true, search: true }) note!: string | null;
}

async function refuseSecond(ctx: Ctx, after: Row<AttendanceDay>): Promise<void> {
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, after.employeeId, after.date);
  const { rows } = await ctx.tx.query(
    'select 1 from attendance_day where company_id = $1 and employee_id = $2 and date = $3 and id <> $4 and deleted_at is null',
    [ctx.companyId, after.employeeId, after.date, after.id]);
  if (rows.length) throw conflict({ en: 'This day has been decided about already. Change what is there.', ar: 'سبق البت في هذا اليوم. عدّل ما هو موجود.' }, 'date');
}

export const attendanceDay = defineArea('AttendanceDay', AttendanceDay, {
  one: 'attendanceDay', many: 'attendanceDays', permissionName: 'AttendanceDays', label: { en: 'day of attendance', ar: 'يوم الحضور' },
  sort: 'date', descending: true, person: 'employeeId', guard: refuseSecond,
});

/** For other areas too: who stands out on a day. */
export { dayStandings } from './day-standing';
