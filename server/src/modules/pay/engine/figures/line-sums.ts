import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { contributionPrefix } from '../contributions/contribution-lines';
import { taxCodes } from '../income-tax/income-tax-lines';
import type { PayLine } from '../payslip';

/** What lines of a payslip are summed up to, by what they are. */
export const lineSumNames = [
  'basic',
  'allowances',
  'otherEarnings',
  'insurance',
  'incomeTax',
  'otherDeductions',
  'employerCost',
] as const;
export type LineSumName = (typeof lineSumNames)[number];
/** Decimal texts; what is not named comes to nothing. */
export type LineSums = Partial<Record<LineSumName, string>>;

/** Of all lines, and where some are kept from the employee, of the others alone. */
export interface KeptLineSums {
  whole: LineSums;
  open?: LineSums;
}

type SummedLine = Pick<PayLine, 'code' | 'kind' | 'amount' | 'hidden'>;

function nameOf({ kind, code }: SummedLine): LineSumName | null {
  if (kind === 'earning') return code === 'BASIC' ? 'basic' : code === 'ALLOWANCE' ? 'allowances' : 'otherEarnings';
  if (kind === 'employer_cost') return 'employerCost';
  if (kind !== 'deduction') return null;
  if (code.startsWith(contributionPrefix)) return 'insurance';
  return code === taxCodes.tax ? 'incomeTax' : 'otherDeductions';
}

export function keptLineSums(lines: readonly SummedLine[], currency: string): KeptLineSums {
  const open = lines.filter(({ hidden }) => !hidden);
  return {
    whole: sumsOf(lines, currency),
    ...(open.length < lines.length && { open: sumsOf(open, currency) }),
  };
}

function sumsOf(lines: readonly SummedLine[], currency: string): LineSums {
  const sums = new Map<LineSumName, bigint>();
  for (const line of lines) {
    const name = nameOf(line);
    if (name) sums.set(name, (sums.get(name) ?? 0n) + parseMoney(line.amount, currency));
  }
  return Object.fromEntries([...sums].map(([name, sum]) => [name, formatMoney(sum, currency)]));
}
