import type { DayFacts, PlannedDay } from '../domain/attendance-day';
import type { CalendarDay } from '../../organisation/domain/leave-days';
import { freeByHoliday, plannedBeside } from '../domain/worked/free-time';
import type { LeaveTaken } from './calculation/leave-taken';

export type DayKind = 'work' | 'weekly_off' | 'holiday';

/** What a day of the calendar is to somebody; a shift of the roster makes a day of rest a day of work. */
export const kindOf = ({ kind, usualMinutes }: CalendarDay, isRostered: boolean): DayKind =>
  kind === 'holiday' ? 'holiday' : !isRostered && (usualMinutes === 0 || kind === 'weekend') ? 'weekly_off' : 'work';

/**
 * Whether a whole day is off, and what is to be worked of another beside the half holiday and the leave it has; `key`:
 * "employee day".
 */
export function dayBeside(
  kind: DayKind,
  calendarDay: CalendarDay,
  leave: LeaveTaken,
  key: string,
  planned: PlannedDay,
): Pick<DayFacts, 'dayOff'> & { planned: PlannedDay } {
  if (kind === 'holiday') return { dayOff: 'holiday', planned };
  if (leave.whole.has(key)) return { dayOff: 'leave', planned };
  const free = kind === 'weekly_off' ? [] : [...freeByHoliday(calendarDay), ...(leave.parts.get(key) ?? [])];
  const left = plannedBeside(free, planned);
  // Hours of leave may take all of a shift, though not of the day on the calendar.
  if (left.freeShare < 1) return { dayOff: null, planned: left };
  return { dayOff: free.some(({ from }) => from === 'leave') ? 'leave' : 'holiday', planned };
}
