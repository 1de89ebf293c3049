import { fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { divideRounded, parseMoney } from '../../../../kernel/numbers/money';
import type { PayLine } from '../figures/pay-line';
import type { Text } from '../../../../kernel/text/text';

const daysOfMonth = 30n;

/**
 * An allowance that holds on the last day, amounts as decimal texts; `line` tells how the formula of a pay component,
 * or the average of what was paid, came to it.
 */
export interface AllowanceFact {
  title: Text;
  basis: string;
  fixedAmount: string | null;
  percentOfBasic: string | null;
  isAverage?: true;
  line?: WageLine;
}
/** How a pay component that counts as wage came to its amount of a whole month. */
export type WageLine = Pick<PayLine, 'code' | 'formula' | 'inputs' | 'reason'>;

/** Pay of a month on the last day in smallest coins; `wage` is the basic salary with its allowances. */
export interface TerminationWage {
  basic: bigint;
  allowances: readonly WagePart[];
  wage: bigint;
}
export interface WagePart {
  title: Text;
  amount: bigint;
  isAverage?: true;
  line?: WageLine;
}

export function terminationWageOf({
  basicSalary,
  allowances: given,
  currency,
}: {
  basicSalary: string;
  allowances: readonly AllowanceFact[];
  currency: string;
}): TerminationWage {
  const basic = parseMoney(basicSalary, currency);
  const allowances = given.map((allowance): WagePart => ({
    title: allowance.title,
    amount: monthlyAmount(allowance, basic, currency),
    ...(allowance.isAverage && { isAverage: true }),
    ...(allowance.line && { line: allowance.line }),
  }));
  return { basic, allowances, wage: allowances.reduce((sum, { amount }) => sum + amount, basic) };
}

/** A daily allowance counts for the thirty days of a month, whatever its law makes of a day's pay. */
function monthlyAmount({ basis, fixedAmount, percentOfBasic }: AllowanceFact, basic: bigint, currency: string): bigint {
  const once =
    parseMoney(fixedAmount ?? '0', currency) +
    divideRounded(basic * scaled(percentOfBasic ?? '0', fine), 100n * fine, 'half-up');
  return basis === 'daily' ? once * daysOfMonth : once;
}
