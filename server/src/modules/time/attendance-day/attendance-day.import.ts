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
    date: [t('attendance_day.date'), 'day|work date|اليوم'],
    mark: [t('attendance_day.counts'), 'mark|status|attendance|kind|الحالة'],
    note: [t('attendance_day.note'), 'notes|reason|remarks|السبب|ملاحظات'],
  },
  choices: {
    mark: {
      present: [t('attendance_day.present'), 'p|worked|حضور'],
      absent: [t('attendance_day.absent'), 'a|absence|غياب'],
      half_day: [t('attendance_day.half_day'), 'half|hd'],
      leave: [t('attendance_day.leave'), 'l|vacation|on leave'],
      holiday: [t('attendance_day.holiday'), 'h|public holiday'],
      weekly_off: [t('attendance_day.weekly_day_off'), 'off|weekend|wo'],
      remote: [t('attendance_day.remote'), 'wfh|work from home|home office'],
      missing_punch: [t('attendance_day.missing_punch'), 'missing|mp'],
    },
  },
});
