import type { LeaveDay, LeaveSpan, WorkCalendar } from '../../../organisation/domain/leave-days';
import type { DayUnits } from '../ledger/ledger';
import { addDays, addMonths, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';
import { quantity } from '../../../../kernel/numbers/quantity';
import type { Text } from '../../../../kernel/text/text';
import { inARow } from './days-in-a-row';
import { daysOfUnits, daysTaken, takenDays, type LeaveTypeRules, type LeaveYear } from './leave-type';
import { t } from '../../texts/text';

/** Days for which no leave is asked for. */
export interface LeaveBlock {
  name: string;
  fromDate: PlainDate;
  toDate: PlainDate;
}

/** What the rules of a type look at. */
export interface AskedLeave {
  span: LeaveSpan;
  calendar: WorkCalendar;
  hireDate: PlainDate;
  /** Last day of probation, and the day it was confirmed as passed, which ends it sooner. */
  probationEnd: PlainDate | null;
  confirmationDate: PlainDate | null;
  gender: string | null;
  employeeType: string | null;
  /** The day it was asked for: a decision that comes late changes nothing about notice. */
  askedOn: PlainDate;
  /**
   * The first day that is asked for anew where a request was changed; null where all were asked for before. The first
   * of the span unless told.
   */
  newFrom?: PlainDate | null;
  hasDocument: boolean;
  /** Other leave of the same type that is asked for or approved. */
  others: readonly LeaveSpan[];
  /** Those of them whose weekends in between would be counted with it. */
  neighbours?: readonly LeaveSpan[];
  /** The least the balance falls to with it; null where the type needs none. */
  lowest: DayUnits | null;
}

export interface RuleProblem {
  field: 'typeId' | 'fromDate' | 'toDate' | 'fromTime' | 'toTime' | 'toPart' | 'fromPart' | 'attachmentFileId';
  text: Text;
}

/** The first rule of its type a request breaks, with the field to correct; null where it keeps all of them. */
export function ruleProblem(rules: LeaveTypeRules, asked: AskedLeave): RuleProblem | null {
  const days = takenDays(asked.span, asked.calendar, rules, asked.neighbours);
  return (
    personProblem(rules, asked) ??
    unitProblem(rules, asked) ??
    dateProblem(rules, asked) ??
    lengthProblem(rules, asked, days) ??
    documentProblem(rules, asked, days) ??
    balanceProblem(rules, asked)
  );
}

/** The first working day a leave would take of those nobody may ask for. */
export function blockProblem(
  days: readonly Pick<LeaveDay, 'date' | 'minutes' | 'kind'>[],
  blocks: readonly LeaveBlock[],
): RuleProblem | null {
  const block = blocks.find(({ fromDate, toDate }) =>
    days.some(
      ({ date, minutes, kind }) =>
        minutes > 0 && kind !== 'weekend' && kind !== 'holiday' && date >= fromDate && date <= toDate,
    ),
  );
  if (!block) return null;
  const { name, fromDate, toDate } = block;
  return problem('fromDate', t('leave_rules.no_leave_taken_choose_other_text', { fromDate, toDate, name }));
}

/** The first day of a span that another did not have; null where it had them all. */
export const firstNewDay = (
  span: Pick<LeaveSpan, 'fromDate' | 'toDate'>,
  before: Pick<LeaveSpan, 'fromDate' | 'toDate'>,
): PlainDate | null =>
  span.fromDate < before.fromDate || span.fromDate > before.toDate
    ? span.fromDate
    : span.toDate > before.toDate
      ? addDays(before.toDate, 1)
      : null;

/** What of a person a type is not for; null where it is for them. */
export function mismatchOf(
  { gender, employeeType }: Pick<LeaveTypeRules, 'gender' | 'employeeType'>,
  person: Pick<AskedLeave, 'gender' | 'employeeType'>,
): 'gender' | 'employeeType' | null {
  if (gender && person.gender !== gender) return 'gender';
  return employeeType && person.employeeType !== employeeType ? 'employeeType' : null;
}

function personProblem(
  { name, gender, employeeType, waitingDays, waitingMonths, timesInService, afterProbation }: LeaveTypeRules,
  asked: AskedLeave,
): RuleProblem | null {
  const mismatch = mismatchOf({ gender, employeeType }, asked);
  if (mismatch === 'gender') {
    return gender === 'female'
      ? problem('typeId', t('leave_rules.women_only', { name }))
      : problem('typeId', t('leave_rules.men_only', { name }));
  }
  if (mismatch === 'employeeType') {
    return problem('typeId', t('leave_rules.not_form_employment', { name }));
  }
  const first = addDays(asked.hireDate, waitingDays ?? 0);
  if (waitingDays && asked.span.fromDate < first) {
    return problem(
      'fromDate',
      t('leave_rules.may_taken_after_service', { name, first, waitingDays: quantity(waitingDays, 'day') }),
    );
  }
  const firstByMonths = addMonths(asked.hireDate, waitingMonths ?? 0);
  if (waitingMonths && asked.span.fromDate < firstByMonths) {
    return problem(
      'fromDate',
      t('leave_rules.may_taken_after_months', {
        name,
        first: firstByMonths,
        waitingMonths: quantity(waitingMonths, 'month'),
      }),
    );
  }
  if (timesInService !== null && asked.others.length >= timesInService) {
    return problem('typeId', t('leave_rules.taken_as_often_as_allowed', { name, count: timesInService }));
  }
  const free = freeFrom(asked);
  if (afterProbation && free && asked.span.fromDate < free) {
    return problem('fromDate', t('leave_rules.may_taken_once_probation_over', { name, free }));
  }
  return null;
}

/** The first day after probation, or the day it was confirmed as passed; null without one. */
function freeFrom({ probationEnd, confirmationDate }: AskedLeave): PlainDate | null {
  if (!probationEnd) return null;
  return confirmationDate && confirmationDate <= probationEnd ? confirmationDate : addDays(probationEnd, 1);
}

function unitProblem({ name, unit, minMinutes }: LeaveTypeRules, { span }: AskedLeave): RuleProblem | null {
  if (span.unit === 'hourly') {
    if (unit !== 'hour') return problem('fromTime', t('leave_rules.not_taken_hours', { name }));
    const minutes = minuteOf(span.toTime) - minuteOf(span.fromTime);
    if (minMinutes && minutes % minMinutes !== 0) {
      return problem('toTime', t('leave_rules.taken_steps', { name, minMinutes: quantity(minMinutes, 'minute') }));
    }
  } else if (unit === 'day' && (span.fromPart === 'pm' || span.toPart === 'am')) {
    return problem(span.fromPart === 'pm' ? 'fromPart' : 'toPart', t('leave_rules.taken_whole_days', { name }));
  }
  return null;
}

function dateProblem(
  { name, noticeDays, backdateDays }: LeaveTypeRules,
  { span, askedOn, newFrom = span.fromDate }: AskedLeave,
): RuleProblem | null {
  if (newFrom === null) return null;
  const ahead = daysBetween(askedOn, newFrom);
  const field = newFrom === span.fromDate ? 'fromDate' : 'toDate';
  if (noticeDays !== null && ahead >= 0 && ahead < noticeDays) {
    return problem(
      field,
      t('leave_rules.asked_least_ahead', {
        name,
        noticeDays: quantity(noticeDays, 'day'),
        askedOn: addDays(askedOn, noticeDays),
      }),
    );
  }
  if (backdateDays !== null && -ahead > backdateDays) {
    return problem(
      field,
      backdateDays === 0
        ? t('leave_rules.cannot_asked_afterwards', { name })
        : t('leave_rules.can_asked_most_afterwards', {
            name,
            backdateDays: quantity(backdateDays, 'day'),
            askedOn: addDays(askedOn, -backdateDays),
          }),
    );
  }
  return null;
}

function lengthProblem(
  rules: LeaveTypeRules,
  { span, calendar, hireDate, others }: AskedLeave,
  days: LeaveDay[],
): RuleProblem | null {
  const { name, maxConsecutive, maxPerYear, yearBasis } = rules;
  const all = [
    { span, days },
    ...others.map((other) => ({
      span: other,
      days: takenDays(
        other,
        calendar,
        rules,
        others.filter(({ toDate }) => toDate < other.fromDate),
      ),
    })),
  ];
  if (maxConsecutive !== null && daysTaken(inARow(span, all, calendar)) > maxConsecutive) {
    return problem(
      'toDate',
      t('leave_rules.most_may_follow_each_other_text', {
        maxConsecutive: quantity(daysOfUnits(maxConsecutive), 'day'),
        name,
      }),
    );
  }
  if (maxPerYear === null) return null;
  const starts =
    yearBasis === 'first_taken'
      ? takenYears(
          all.map((leave) => leave.span),
          span,
        )
      : [span.fromDate, span.toDate].map((day) => yearStart(yearBasis, day, hireDate));
  for (const start of new Set(starts)) {
    const end = addDays(addMonths(start, 12), -1);
    const used = daysTaken(all.flatMap((leave) => leave.days).filter(({ date }) => date >= start && date <= end));
    if (used > maxPerYear) {
      return problem(
        'toDate',
        t('leave_rules.comes_most_allowed', {
          name,
          used: quantity(daysOfUnits(used), 'day'),
          start,
          end,
          maxPerYear: daysOfUnits(maxPerYear),
        }),
      );
    }
  }
  return null;
}

/** First day of the leave year a day lies in. */
export function yearStart(basis: LeaveYear, day: PlainDate, hireDate: PlainDate): PlainDate {
  if (basis === 'calendar') return `${day.slice(0, 4)}-01-01`;
  let years = Number(day.slice(0, 4)) - Number(hireDate.slice(0, 4));
  if (addMonths(hireDate, years * 12) > day) years -= 1;
  return addMonths(hireDate, years * 12);
}

/** First day of the year a day lies in that begins with the first day taken; `begun`: of the year before that day. */
export const takenYear = (begun: PlainDate | undefined, day: PlainDate): PlainDate =>
  begun !== undefined && day < addMonths(begun, 12) ? begun : day;

/** First days of such years a span lies in, by all that was and would be taken. */
function takenYears(all: readonly LeaveSpan[], span: LeaveSpan): PlainDate[] {
  const starts: PlainDate[] = [];
  for (const { fromDate, toDate } of all.toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1))) {
    let start = takenYear(starts.at(-1), fromDate);
    while (start <= toDate) {
      if (start !== starts.at(-1)) starts.push(start);
      start = addMonths(start, 12);
    }
  }
  return starts.filter((start) => start <= span.toDate && span.fromDate < addMonths(start, 12));
}

/** The year in which days are granted and lapse: one that begins with a day taken grants nothing. */
export const grantYear = (basis: string): LeaveYear => (basis === 'service' ? 'service' : 'calendar');

function documentProblem(
  { name, documentRule, documentAfterDays }: LeaveTypeRules,
  { hasDocument }: AskedLeave,
  days: LeaveDay[],
): RuleProblem | null {
  if (hasDocument || documentRule === 'never') return null;
  if (documentRule === 'always') return problem('attachmentFileId', t('leave_rules.needs_document_attach', { name }));
  const after = documentAfterDays ?? 0;
  if (daysTaken(days) <= after * 10_000) return null;
  return problem(
    'attachmentFileId',
    t('leave_rules.more_needs_document_attach', { name, after: quantity(after, 'day') }),
  );
}

function balanceProblem(
  { name, requiresAllocation, negativeTo }: LeaveTypeRules,
  { lowest }: AskedLeave,
): RuleProblem | null {
  if (!requiresAllocation || lowest === null || lowest >= -negativeTo) return null;
  const short = quantity(daysOfUnits(-negativeTo - lowest), 'day');
  return problem('toDate', t('leave_rules.balance_does_not_reach', { name, short }));
}

const problem = (field: RuleProblem['field'], text: Text): RuleProblem => ({ field, text });

function minuteOf(time: string | null): number {
  const [hours, minutes] = (time ?? '00:00').split(':').map(Number);
  return hours! * 60 + minutes!;
}
