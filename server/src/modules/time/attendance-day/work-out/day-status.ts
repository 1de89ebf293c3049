import type { DayMark, DayStatus } from '../../domain/attendance-day';
import { choiceOf } from '../../../../platform/records/fields';

const marks: Record<DayMark, string> = {
  present: 'He was there.',
  absent: 'He was not there, without leave.',
  half_day: 'He worked half of the day.',
  leave: 'He was on leave.',
  holiday: 'It was a holiday.',
  weekly_off: 'It was a day of rest.',
  remote: 'He worked elsewhere.',
  missing_punch: 'A way in or out is missing, and somebody has to settle it.',
};
export const AttendanceMark = choiceOf('AttendanceMark', 'How a day of an employee is to be looked at.', marks);

export const AttendanceDayStatus = choiceOf<DayStatus>(
  'AttendanceDayStatus',
  'How a day of an employee stands now: as marked, or as it follows from his times, shift and employment.',
  {
    ...marks,
    in_now: 'He is in now.',
    upcoming: 'His times are not over and he has not come.',
    not_employed: 'He was not employed on it.',
    not_recorded: 'It lies before his record and his first presence.',
  },
);
