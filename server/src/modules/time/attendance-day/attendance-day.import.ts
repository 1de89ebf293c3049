import { employeeColumn, importable } from '../../../platform/import/importable';
import { attendanceDay } from './attendance-day';
import { t } from '../texts/text';

export const attendanceDayImport = importable(attendanceDay, {
  list: { path: '/attendance-days', subject: 'AttendanceDay' },
  label: t('attendance_day.marked_days'),
  key: ['employeeId', 'date'],
  // What was only worked out gives way to a decision: it is none that could be changed.
  known: 't.mark is not null',
  columns: {
    employeeId: employeeColumn,
    date: [t('attendance_day.date'), t('attendance_day.date_words')],
    mark: [t('attendance_day.counts'), t('attendance_day.counts_words')],
    note: [t('attendance_day.note'), t('attendance_day.note_words')],
  },
  choices: {
    mark: {
      present: [t('attendance_day.present'), t('attendance_day.present_words')],
      absent: [t('attendance_day.absent'), t('attendance_day.absent_words')],
      half_day: [t('attendance_day.half_day'), t('attendance_day.half_day_words')],
      leave: [t('attendance_day.leave'), t('attendance_day.leave_words')],
      holiday: [t('attendance_day.holiday'), t('attendance_day.holiday_words')],
      weekly_off: [t('attendance_day.weekly_day_off'), t('attendance_day.weekly_day_off_words')],
      remote: [t('attendance_day.remote'), t('attendance_day.remote_words')],
      missing_punch: [t('attendance_day.missing_punch'), t('attendance_day.missing_punch_words')],
    },
  },
});
