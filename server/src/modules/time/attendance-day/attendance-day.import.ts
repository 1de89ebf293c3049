import { employeeColumn, importable } from '../../../platform/import/importable';
import { attendanceDay } from './attendance-day';

export const attendanceDayImport = importable(attendanceDay, {
  label: { en: 'Marked days', ar: 'الأيام المعلَّمة' },
  key: ['employeeId', 'date'],
  // What was only worked out gives way to a decision: it is none that could be changed.
  known: 't.mark is not null',
  columns: {
    employeeId: employeeColumn,
    date: ['Date', 'التاريخ', 'day|work date|اليوم'],
    mark: ['Counts as', 'يُحسب', 'mark|status|attendance|kind|الحالة'],
    note: ['Note', 'ملاحظة', 'notes|reason|remarks|السبب|ملاحظات'],
  },
  choices: {
    mark: {
      present: ['Present', 'حاضر', 'p|worked|حضور'],
      absent: ['Absent', 'غائب', 'a|absence|غياب'],
      half_day: ['Half day', 'نصف يوم', 'half|hd'],
      leave: ['Leave', 'إجازة', 'l|vacation|on leave'],
      holiday: ['Holiday', 'عطلة', 'h|public holiday'],
      weekly_off: ['Weekly day off', 'راحة أسبوعية', 'off|weekend|wo'],
      remote: ['Remote', 'عن بعد', 'wfh|work from home|home office'],
      missing_punch: ['Missing punch', 'بصمة ناقصة', 'missing|mp'],
    },
  },
});
