import type { DayUnits } from '../../../leave/domain/ledger/ledger';
import { daysOfUnits, type LeaveUnitOfType } from '../../../leave/domain/type/leave-type';
import { quantity } from '../../../../kernel/numbers/quantity';
import type { Bilingual } from '../../../../kernel/text/text';

/** What a type allows of paying its days out while employment goes on. */
export interface EncashmentRules {
  name: Bilingual;
  isEncashable: boolean;
  unit: LeaveUnitOfType;
  /** Days of a leave year at most; null without limit. */
  most: DayUnits | null;
  /** Days that have to be left. */
  keep: DayUnits;
}

export interface EncashmentFacts {
  /** Paid out or asked for in this leave year before. */
  inYear: DayUnits;
  /** The least the balance falls to from that day on with so many days paid out, leave to come included. */
  lowestWith(days: DayUnits): DayUnits;
}

/** Days are paid out in whole or half days; what is taken in hours in quarters of one. */
export const steps: Record<LeaveUnitOfType, DayUnits> = { day: 10_000, half_day: 5_000, hour: 2_500 };

/** The most that can be paid out, in whole steps. */
export function mostPayable(rules: EncashmentRules, facts: EncashmentFacts): DayUnits {
  if (!rules.isEncashable) return 0;
  const step = steps[rules.unit];
  const fits = (count: number): boolean => facts.lowestWith(count * step) >= rules.keep;
  const room = rules.most === null ? 1_000 : Math.max(0, Math.floor((rules.most - facts.inYear) / step));
  let [least, most] = [0, room];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least * step;
}

/** Why so many days cannot be paid out, with the field to correct; null where they can. */
export function encashmentProblem(
  rules: EncashmentRules,
  facts: EncashmentFacts,
  days: DayUnits,
): { field: 'typeId' | 'days'; text: Bilingual } | null {
  const {
    name: { en, ar },
    most,
    keep,
    unit,
  } = rules;
  if (!rules.isEncashable) return problem('typeId', `${en} is not paid out.`, `لا تُصرف ${ar} نقداً.`);
  const step = daysOfUnits(steps[unit]);
  if (days <= 0 || days % steps[unit] !== 0)
    return problem(
      'days',
      `${en} is paid out in steps of ${quantity(step, 'day').en}.`,
      `تُصرف ${ar} على دفعات من ${quantity(step, 'day').ar}.`,
    );
  if (most !== null && facts.inYear + days > most) {
    const [limit, used] = [daysOfUnits(most), daysOfUnits(facts.inYear)];
    return problem(
      'days',
      `At most ${quantity(limit, 'day').en} of ${en} can be paid out in a leave year; ${used} were paid out or asked for already.`,
      `لا يُصرف أكثر من ${quantity(limit, 'day').ar} من ${ar} في سنة الإجازة؛ وقد صُرف أو طُلب ${used} منها.`,
    );
  }
  if (facts.lowestWith(days) >= keep) return null;
  const left = daysOfUnits(mostPayable(rules, facts));
  return keep > 0
    ? problem(
        'days',
        `Of ${en}, ${quantity(daysOfUnits(keep), 'day').en} must be left, planned leave included: at most ${left} can be paid out.`,
        `يجب الإبقاء على ${quantity(daysOfUnits(keep), 'day').ar} من ${ar} مع احتساب الإجازات المخططة: يمكن صرف ${left} على الأكثر.`,
      )
    : problem(
        'days',
        `The balance of ${en} does not reach, planned leave included: at most ${quantity(left, 'day').en} can be paid out.`,
        `رصيد ${ar} لا يكفي مع احتساب الإجازات المخططة: يمكن صرف ${quantity(left, 'day').ar} على الأكثر.`,
      );
}

const problem = (field: 'typeId' | 'days', en: string, ar: string) => ({ field, text: { en, ar } });
