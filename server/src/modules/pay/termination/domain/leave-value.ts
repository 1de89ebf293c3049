import { divideRounded, formatMoney } from '../../../../kernel/numbers/money';
import { terminationWageOf, type TerminationWage } from '../../engine/time/termination-wage';
import { settlementLawOn, type SettlementLaw } from '../../statutory/settlement-laws';
import type { DayUnits } from '../../../leave/domain/ledger/ledger';
import { daysOfUnits, unitsOf } from '../../../leave/domain/type/leave-type';
import type { ServiceFacts } from './end-of-service';
import type { UnusedLeave } from './settlement-facts';

const unitsOfDay = 10_000n;

/** What is left of one month's pay over days, in ten-thousandths of a day: rounded once. */
export const payOfDays = (pay: bigint, units: bigint, daysOfMonth = 30): bigint =>
  divideRounded(pay * units, BigInt(daysOfMonth) * unitsOfDay, 'half-up');

/** Days of leave paid out at the end, and their amount; more taken than there was is not taken back. */
export function valueOfLeave(
  { left, unearned }: Pick<UnusedLeave, 'left' | 'unearned'>,
  pay: TerminationWage,
  law: SettlementLaw,
): { days: DayUnits; amount: bigint } {
  const days = Math.max(0, unitsOf(left) - unitsOf(unearned));
  return { days, amount: payOfDays(monthOf(pay, law), BigInt(days), law.leave.daysOfMonth) };
}

const monthOf = (pay: TerminationWage, law: SettlementLaw): bigint => (law.leave.pay === 'wage' ? pay.wage : pay.basic);

/** The pay leave is valued by: that of the day the employment would end. */
export type PayAtEnd = Pick<ServiceFacts, 'country' | 'lastDay' | 'basicSalary' | 'allowances' | 'currency'>;

/** What is owed for leave if the employment ended on the day, decimal texts; each type is rounded once. */
export function leaveOwed(
  leave: readonly Pick<UnusedLeave, 'left' | 'unearned'>[],
  service: PayAtEnd,
): { days: string; dailyWage: string; amount: string } {
  const law = settlementLawOn(service.country, service.lastDay);
  const pay = terminationWageOf(service);
  const values = leave.map((each) => valueOfLeave(each, pay, law));
  const money = (amount: bigint) => formatMoney(amount, service.currency);
  return {
    days: daysOfUnits(values.reduce((sum, { days }) => sum + days, 0)),
    dailyWage: money(payOfDays(monthOf(pay, law), unitsOfDay, law.leave.daysOfMonth)),
    amount: money(values.reduce((sum, { amount }) => sum + amount, 0n)),
  };
}
