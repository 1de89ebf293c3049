import { employeeColumn, importable } from '../../../platform/import/importable';
import { attendance } from './attendance';
import { t } from '../texts/text';

export const attendanceImport = importable(attendance, {
  list: { path: '/attendance', subject: 'Attendance' },
  label: t('attendance.attendance_2'),
  key: ['employeeId', 'date', 'timeIn'],
  columns: {
    employeeId: employeeColumn,
    date: [t('attendance.date'), 'day|work date|attendance date|اليوم'],
    timeIn: [t('attendance.time'), 'in|check in|clock in|punch in|start|arrival|دخول|وقت الدخول'],
    timeOut: [t('attendance.time_out'), 'out|check out|clock out|punch out|end|departure|خروج|وقت الخروج'],
    shiftId: [t('attendance.shift'), 'shift name|الوردية'],
    note: [t('attendance.note'), 'notes|remarks|comment|ملاحظات'],
  },
  sample: { timeOut: '' },
});
