import { periodsOfMonth, type PayPeriod, type PaySchedule } from '../../../engine/periods/pay-period';
import { earlier, later, monthPeriod } from '../../../../../kernel/dates/plain-date';
import type { PaySettings } from '../../../engine/pay-rules';

/** A run as far as it says whose facts are gathered for which days. */
export interface GatheredRun {
  id: string;
  period: string;
  fromDate: string;
  toDate: string;
  kind: string;
  currency: string;
  /** Last day of which attendance, leave and single amounts are counted; the whole month unless told. */
  cutOff?: string | null;
  /** A run for looking only: of everybody employed in the month or of one, whoever has been paid. */
  trial?: { employeeId: string | null };
  /** Whom alone it looks at. */
  only?: readonly string[];
  /**
   * Whether weekends and holidays that count as leave are taken off the pay like it; they are unless told, which is of
   * months paid before they were.
   */
  takesDaysOff?: boolean;
  /**
   * By whose periods it pays in a company with pay groups: those of one, or the calendar month for whoever is in none.
   */
  payGroup?: { id: string; schedule: PaySchedule } | { id: null; schedule: null } | undefined;
}

/**
 * The days of which salaries, allowances and registrations are known: of a pay group those of the whole month its
 * period is called by too, which social insurance counts.
 */
export function daysKnown({ payGroup, period, fromDate, toDate }: GatheredRun): PayPeriod {
  if (!payGroup?.schedule) return { from: fromDate, to: toDate };
  const month = monthPeriod(period);
  return {
    from: earlier(month.from, periodsOfMonth(payGroup.schedule, period)[0]!.from),
    to: later(month.to, toDate),
  };
}

/** The settings of a month with the period of the pay group, if the run is for one. */
export const withOwnPeriod =
  ({ payGroup, fromDate: from, toDate: to }: Pick<GatheredRun, 'payGroup' | 'fromDate' | 'toDate'>) =>
  (settings: PaySettings): PaySettings =>
    payGroup?.schedule ? { ...settings, ownPeriod: { from, to, schedule: payGroup.schedule } } : settings;
