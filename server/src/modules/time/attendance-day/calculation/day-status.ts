import type { DayMark, DayStatus } from '../../domain/attendance-day';
import { choiceOf } from '../../../../platform/records/fields';

const marks: Record<DayMark, string> = {
  present: 'They were there.',
  absent: 'They were not there, without leave.',
  half_day: 'They worked half of the day.',
  leave: 'They were on leave.',
  holiday: 'It was a holiday.',
  weekly_off: 'It was a day of rest.',
  remote: 'They worked elsewhere.',
  missing_punch: 'A way in or out is missing, and somebody has to settle it.',
};
export const AttendanceMark = choiceOf('AttendanceMark', 'How a day of an employee is to be looked at.', marks);

export const AttendanceDayStatus = choiceOf<DayStatus>(
  'AttendanceDayStatus',
  'How a day of an employee stands now: as marked, or as it follows from their times, shift and employment.',
  {
    ...marks,
    in_now: 'They are in now.',
    upcoming: 'Their times are not over and they have not come.',
    not_employed: 'They were not employed on it.',
    not_recorded: 'It lies before their record and their first presence.',
  },
);
