import { t } from '../../texts/text';
import { monthInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput, PayLine, PayLineKind } from '../payslip';
import type { Month } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** An amount with everything needed to follow it. */
export interface ExplainedAmount {
  code: string;
  name: Text;
  value: string;
  unit: string;
  formula: string;
  inputs: readonly PayInput[];
  reason: Text;
}

type Summed = Pick<PayLine, 'code' | 'name' | 'kind' | 'amount'>;

const names = {
  GROSS: t('payslip_totals.gross_pay'),
  DEDUCTIONS: t('payslip_totals.deductions'),
  NET: t('payslip_totals.net_pay'),
  EMPLOYER_COST: t('payslip_totals.cost_employer'),
} satisfies Record<string, Text>;
type Total = keyof typeof names;

const kindsOf: Record<Total, readonly PayLineKind[]> = {
  GROSS: ['earning'],
  DEDUCTIONS: ['deduction'],
  NET: ['earning', 'deduction'],
  EMPLOYER_COST: ['employer_cost'],
};

const ofSlip: Record<Total, Text> = {
  GROSS: t('payslip_totals.all_earnings_payslip'),
  DEDUCTIONS: t('payslip_totals.all_taken_off_payslip'),
  NET: t('payslip_totals.all_earnings_less_all_deductions'),
  EMPLOYER_COST: t('payslip_totals.what_employer_pays_beside_pay'),
};
const ofRun: Record<Total, Text> = {
  GROSS: t('payslip_totals.all_earnings_payslips_run_their'),
  DEDUCTIONS: t('payslip_totals.all_taken_off_payslips_run'),
  NET: t('payslip_totals.all_earnings_less_all_deductions_2'),
  EMPLOYER_COST: t('payslip_totals.what_employer_pays_beside_pay_2'),
};

/**
 * Gross, deductions, net and cost of the employer of a payslip or of a whole run, each as the sum of its lines with
 * their signs. The cost is left out where there is none.
 */
export function totalsOf(lines: readonly Summed[], currency: string, of: 'slip' | 'run' = 'slip'): ExplainedAmount[] {
  const named = numbered(lines);
  return (Object.keys(names) as Total[]).flatMap((code): ExplainedAmount[] => {
    const parts = named.filter(({ kind }) => kindsOf[code].includes(kind));
    if (code === 'EMPLOYER_COST' && !parts.length) return [];
    const isTaken = ({ kind }: { kind: PayLineKind }): boolean => code === 'NET' && kind === 'deduction';
    const sum = parts.reduce(
      (total, part) => total + (isTaken(part) ? -1n : 1n) * parseMoney(part.amount, currency),
      0n,
    );
    return [
      {
        code,
        name: names[code],
        value: formatMoney(sum, currency),
        unit: currency,
        formula: parts.map((part, at) => `${isTaken(part) ? '− ' : at ? '+ ' : ''}${part.word}`).join(' ') || '0',
        inputs: parts.map(({ word, name, amount }): PayInput => ({
          name: word,
          label: name,
          value: formatMoney(parseMoney(amount, currency), currency),
          unit: currency,
        })),
        reason: (of === 'run' ? ofRun : ofSlip)[code],
      },
    ];
  });
}

/** Each line by its code, by a number too where there are several of it. */
function numbered(lines: readonly Summed[]): (Summed & { word: string })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const at = (seen.get(line.code) ?? 0) + 1;
    seen.set(line.code, at);
    return { ...line, word: at === 1 ? line.code : `${line.code}_${at}` };
  });
}

/** A payslip of the year as it counts; `path` is its page. */
export interface SlipOfYear {
  period: Month;
  gross: string;
  deductions: string;
  net: string;
  path: string;
}

const ofYear = { gross: 'GROSS', deductions: 'DEDUCTIONS', net: 'NET' } as const;

/**
 * What gross, deductions and net of the year so far are made of: each payslip, and pay of the year from before payroll
 * was run here.
 */
export function explainYear(
  slips: readonly SlipOfYear[],
  brought: { gross: string; deductions: string } | null,
  currency: string,
): ExplainedAmount[] {
  return (Object.keys(ofYear) as (keyof typeof ofYear)[]).map((sum) => {
    const money = (amount: bigint) => formatMoney(amount, currency);
    const from =
      brought &&
      (sum === 'net'
        ? parseMoney(brought.gross, currency) - parseMoney(brought.deductions, currency)
        : parseMoney(brought[sum], currency));
    const inputs: PayInput[] = [
      ...(from === null
        ? []
        : [
            {
              name: 'brought',
              label: t('payslip_totals.before_payroll_was_run_here'),
              value: money(from),
              unit: currency,
            },
          ]),
      ...slips.map((slip, at): PayInput => ({
        name: `p${at + 1}`,
        label: monthInWords(slip.period),
        value: money(parseMoney(slip[sum], currency)),
        unit: currency,
        path: slip.path,
      })),
    ];
    return {
      code: ofYear[sum],
      name: names[ofYear[sum]],
      value: money(inputs.reduce((total, { value }) => total + parseMoney(value, currency), 0n)),
      unit: currency,
      formula: inputs.map(({ name }) => name).join(' + ') || '0',
      inputs,
      reason: t('payslip_totals.payslips_calendar_year_up'),
    };
  });
}
