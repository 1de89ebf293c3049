import { asDays } from '../../../organisation/domain/leave-days';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLine } from '../payslip';
import { daysBetween } from '../../../../kernel/dates/plain-date';

/** What the employer pays beside the pay, as far as these lines hold it. */
export const employerCostIn = (lines: readonly Pick<PayLine, 'kind' | 'amount'>[], currency: string): string =>
  formatMoney(
    lines.reduce((sum, { kind, amount }) => (kind === 'employer_cost' ? sum + parseMoney(amount, currency) : sum), 0n),
    currency,
  );

/**
 * Days of leave of which nothing was paid, weekends and holidays that count with them among them; leave paid in part is
 * none.
 */
export const unpaidDaysIn = (lines: readonly Pick<PayLine, 'code' | 'inputs'>[]): string =>
  asDays(
    lines.reduce((sum, { code, inputs }) => {
      const valueOf = (name: string): number => Number(inputs.find((each) => each.name === name)?.value);
      return code.startsWith('LEAVE_') && valueOf('share') === 0 ? sum + valueOf('days') : sum;
    }, 0),
    1,
  );

/**
 * Whole days of the calendar of a month that are not paid: not employed, or on leave nothing is paid of. A correction,
 * without a basic salary, has none.
 */
export function daysWithoutPay({
  lines,
  calendarDays,
  paymentDays,
}: {
  lines: readonly Pick<PayLine, 'code' | 'inputs'>[];
  calendarDays: number;
  paymentDays: number;
}): number {
  const employed = lines.reduce((sum, { code, inputs }) => {
    const dayOf = (name: string): string => inputs.find((each) => each.name === name)!.value;
    return code === 'BASIC' ? sum + daysBetween(dayOf('from'), dayOf('to')) + 1 : sum;
  }, 0);
  const onLeave = Number(unpaidDaysIn(lines));
  if (employed === 0) return 0;
  return onLeave >= paymentDays ? calendarDays : calendarDays - employed + Math.round(onLeave);
}
