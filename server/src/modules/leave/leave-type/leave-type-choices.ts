import { choiceOf } from '../../../platform/records/fields';

export const LeaveKind = choiceOf('LeaveKind', 'What leave is for; each kind has its own share of pay.', {
  paid: 'Rest, paid.',
  unpaid: 'Anything that is not paid.',
  sick: 'Illness.',
  maternity: 'Giving birth.',
  parental: 'Being with a new child.',
});
export const LeaveTypeUnit = choiceOf('LeaveTypeUnit', 'The smallest part in which a type of leave is taken.', {
  day: 'Whole days.',
  half_day: 'Halves of days.',
  hour: 'Hours, or the minutes the type names.',
});
export const LeaveWeekends = choiceOf('LeaveWeekends', 'Which weekends count as leave.', {
  none: 'No day of rest counts.',
  between: 'Those between days taken count.',
  adjacent: 'Those at the ends count too.',
});
export const LeaveYearBasis = choiceOf('LeaveYearBasis', 'When a leave year begins.', {
  calendar: 'On 1 January.',
  service: 'On the anniversary of the hire.',
  first_taken: 'With the first day taken, for twelve months; the next with the first day taken after them.',
});
export const LeaveDocumentRule = choiceOf('LeaveDocumentRule', 'When a request needs a document.', {
  never: 'No document is asked for.',
  always: 'Each request needs one.',
  after_days: 'Requests for more days than the type names need one.',
});
export const LeaveCarryOver = choiceOf('LeaveCarryOver', 'What of the days left goes along into the next leave year.', {
  all: 'Every day left.',
  none: 'No day left.',
  capped: 'As many days as the type names, at most.',
});
export const LeaveAccrualFrequency = choiceOf('LeaveAccrualFrequency', 'How often days are granted.', {
  hourly: 'By the hours worked in a month.',
  daily: 'Each day.',
  weekly: 'Each week, from Monday.',
  twice_a_month: 'Each half of a month: from the 1st and from the 16th.',
  monthly: 'Each calendar month.',
  quarterly: 'Each quarter of a calendar year.',
  half_yearly: 'Each half of a calendar year.',
  yearly: 'Each calendar year.',
  anniversary: 'Each year of service, from the day of hire.',
});
export const LeaveAccrualGain = choiceOf('LeaveAccrualGain', 'On which day of its period a grant is given.', {
  start: 'On its first day.',
  end: 'On its last day.',
  day: 'On the day the type names.',
});
export const LeaveRounding = choiceOf('LeaveRounding', 'How what is granted is rounded.', {
  down: 'To the step below.',
  nearest: 'To the nearest step.',
  up: 'To the step above.',
});
export const LeaveAccrualHours = choiceOf(
  'LeaveAccrualHours',
  'Which hours earn days, where days are granted by the hour.',
  {
    all: 'Every hour worked.',
    days_off: 'Hours worked on days of rest and public holidays alone: compensatory leave.',
  },
);
export const LeaveAccrualDayBasis = choiceOf('LeaveAccrualDayBasis', 'By which days a part of a period is granted.', {
  calendar: 'By the days of the calendar.',
  working: 'By the days they work; what is granted each day is granted on those alone.',
});
export const LeaveAccrualUnpaid = choiceOf('LeaveAccrualUnpaid', 'What unpaid leave takes of what is granted.', {
  granted: 'Nothing.',
  full_months: 'Each calendar month away from its first day to its last takes what a month is granted.',
  share: 'As much as it is of the working time of the period, a day as well as a month.',
});
