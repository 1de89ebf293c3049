import { calendarOfWeek } from '../../../organisation/domain/leave-calendar';
import type { LeaveSpan } from '../../../organisation/domain/leave-days';
import type { AskedLeave } from './leave-rules';
import type { LeaveTypeRules } from './leave-type';

/** Saturday and Sunday free, Eid on Tuesday 31 March 2026. */
export const calendar = calendarOfWeek({
  weekendDays: [6, 0],
  dayMinutes: 480,
  holidays: [{ name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-03-31' }],
});
export const span = (fromDate: string, toDate = fromDate, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  ...more,
});
export const type = (more: Partial<LeaveTypeRules> = {}): LeaveTypeRules => ({
  name: 'Annual leave',
  unit: 'hour',
  minMinutes: null,
  weekends: 'none',
  countsHolidays: false,
  maxConsecutive: null,
  maxPerYear: null,
  timesInService: null,
  yearBasis: 'calendar',
  noticeDays: null,
  backdateDays: null,
  waitingDays: null,
  waitingMonths: null,
  afterProbation: false,
  requiresAllocation: false,
  negativeTo: 0,
  documentRule: 'never',
  documentAfterDays: null,
  gender: null,
  employeeType: null,
  ...more,
});
export const asked = (of: LeaveSpan, more: Partial<AskedLeave> = {}): AskedLeave => ({
  span: of,
  calendar,
  hireDate: '2024-01-15',
  probationEnd: null,
  confirmationDate: null,
  gender: 'male',
  employeeType: 'full_time',
  askedOn: '2026-03-01',
  hasDocument: false,
  others: [],
  lowest: null,
  ...more,
});
