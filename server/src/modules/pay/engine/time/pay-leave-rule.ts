import { t } from '../../texts/text';
import type { SalaryFactors } from '../../statutory/salary-factors';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { payOn, type DatedPay } from '../../../leave/domain/type/pay-change';
import type { TakenYear } from '../../../leave/domain/type/leave-type';
import type { LeavePayKind, LeaveShares, TakenLeave } from '../payslip';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** How much of the pay goes on, and in words by which rule; told when a line asks, for most days none does. */
export interface ShareRule {
  percent: string;
  told: () => Text;
}
type Step = ShareRule & { through: number };

const asAgreed = (): Text => t('pay_leave_rule.agreed_leave');
const byType = (): Text => t('pay_leave_rule.leave_type');
const byFormula = (): Text => t('pay_leave_rule.salary_formula');
const byUse = (): Text => t('pay_leave_rule.usual_shares');

const stepOf = (from: number, through: number, by: Text) => (): Text =>
  through === Infinity ? t('pay_leave_rule.from_day', { from, by }) : t('pay_leave_rule.days', { from, through, by });
const steps = (by: Text, through: readonly [upTo: number, percent: string][]): Step[] =>
  through.map(([upTo, percent], at) => ({
    through: upTo,
    percent,
    told: stepOf((through[at - 1]?.[0] ?? 0) + 1, upTo, by),
  }));

/**
 * Shares by how many days of the kind there have been since the beginning of the year: up to `through` days. `isOwn`:
 * they are those of the employee's salary formula.
 */
export function stepsOf(shares: SalaryFactors, isOwn: boolean): Record<LeavePayKind, Step[]> {
  const by = isOwn ? byFormula : byUse;
  const since: Text = t('pay_leave_rule.calendar_year', { by: by() });
  const always = (percent: string): Step[] => [{ through: Infinity, percent, told: by }];
  return {
    paid: always(shares.paidLeavePercent),
    unpaid: always(shares.unpaidLeavePercent),
    maternity: always(shares.maternityLeavePercent),
    sick: steps(since, [
      [15, shares.sickLeaveFirstPercent],
      [30, shares.sickLeaveSecondPercent],
      [90, shares.sickLeaveThirdPercent],
      [Infinity, shares.sickLeavePercent],
    ]),
    parental: steps(since, [
      [45, shares.parentalLeaveFirstPercent],
      [60, shares.parentalLeaveSecondPercent],
      [Infinity, shares.parentalLeaveThirdPercent],
    ]),
  };
}

/**
 * The rule a day of leave is paid by: what was agreed, else the step of its type as it holds on the day, else that of
 * its kind; `at` days lie before it in its year.
 */
export function shareRule(
  { paidPercent, type, kind }: TakenLeave,
  day: PlainDate,
  at: number,
  ofKinds: Record<LeavePayKind, Step[]>,
): ShareRule {
  if (paidPercent !== null) return { percent: paidPercent, told: asAgreed };
  if (!type) return ofKinds[kind].find(({ through }) => at < through)!;
  const { payTiers: tiers, ...held } = payOn(datedPay(type), day);
  const step = tiers.findIndex(({ upToDay }) => at < upToDay);
  const before = (step < 0 ? tiers.at(-1) : tiers[step - 1])?.upToDay ?? 0;
  const told = (words: () => Text) => (): Text => dated(words(), held.payFrom, held.next);
  if (step < 0)
    return {
      percent: held.paidPercent,
      told: told(tiers.length ? stepOf(before + 1, Infinity, yearOf[type.yearBasis]) : byType),
    };
  const { upToDay, percent } = tiers[step]!;
  return { percent, told: told(stepOf(before + 1, upToDay, yearOf[type.yearBasis])) };
}

const datedPay = ({ paidPercent, tiers, payFrom, payEarlier }: LeaveShares): DatedPay => ({
  paidPercent,
  payTiers: tiers,
  payFrom: payFrom ?? null,
  payEarlier: payEarlier ?? [],
});

/** Whether a type pays by steps, now or before: its days are counted through the leave year then. */
export const isByStep = ({ tiers, payEarlier }: LeaveShares): boolean =>
  tiers.length > 0 || !!payEarlier?.some(({ payTiers }) => payTiers.length > 0);

/** Words of a rule with the days it holds, where it did not always. */
function dated(rule: Text, from: PlainDate | null, next: PlainDate | null): Text {
  if (from !== null) return t('pay_leave_rule.holds_since', { rule, from: dateInWords(from) });
  if (next === null) return rule;
  return t('pay_leave_rule.held_until', { rule, last: dateInWords(addDays(next, -1)) });
}

const yearOf: Record<TakenYear, Text> = {
  first_taken: t('pay_leave_rule.year_first_taken_leave_type'),
  service: t('pay_leave_rule.year_service_leave_type'),
  calendar: t('pay_leave_rule.calendar_year_leave_type'),
};
