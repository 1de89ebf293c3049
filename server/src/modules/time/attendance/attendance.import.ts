import { employeeColumn, importable } from '../../../platform/import/importable';
import { attendance } from './attendance';

export const attendanceImport = importable(attendance, {
  label: { en: 'Attendance', ar: 'الحضور' },
  key: ['employeeId', 'date', 'timeIn'],
  columns: {
    employeeId: employeeColumn,
    date: ['Date', 'التاريخ', 'day|work date|attendance date|اليوم'],
    timeIn: ['Time in', 'وقت الحضور', 'in|check in|clock in|punch in|start|arrival|دخول|وقت الدخول'],
    timeOut: ['Time out', 'وقت الانصراف', 'out|check out|clock out|punch out|end|departure|خروج|وقت الخروج'],
    shiftId: ['Shift', 'المناوبة', 'shift name|الوردية'],
    note: ['Note', 'ملاحظة', 'notes|remarks|comment|ملاحظات'],
  },
  sample: { timeOut: '' },
});
