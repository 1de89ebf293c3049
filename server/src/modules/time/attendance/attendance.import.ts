import { employeeColumn, importable } from '../../../platform/import/importable';
import { attendance } from './attendance';
import { t } from '../texts/text';

export const attendanceImport = importable(attendance, {
  list: { path: '/attendance', subject: 'Attendance' },
  label: t('attendance.attendance_2'),
  key: ['employeeId', 'date', 'timeIn'],
  columns: {
    employeeId: employeeColumn,
    date: [t('attendance.date'), t('attendance.date_words')],
    timeIn: [t('attendance.time'), t('attendance.time_words')],
    timeOut: [t('attendance.time_out'), t('attendance.time_out_words')],
    shiftId: [t('attendance.shift'), t('attendance.shift_words')],
    note: [t('attendance.note'), t('attendance.note_words')],
  },
  sample: { timeOut: '' },
});
