import { t } from '../../texts/text';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { allocate, formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { countedDays, inTwelfths, writtenDays } from '../pay-rules';
import {
  daysOfBasis,
  explainedLine,
  inputLabels,
  type DraftLine,
  type PayCalculation,
  type StepOutcome,
} from '../pay-step';
import type { AssignedItem, PayInput, PayProblem } from '../payslip';
import { dateOfDayNumber, dayNumber } from '../../../../kernel/dates/plain-date';
import { named, type Text } from '../../../../kernel/text/text';

/** Percentages have four decimals. */
const percentUnits = 1_000_000n;

export const allowances = (calculation: PayCalculation): StepOutcome => itemsOf(calculation, 'allowance');
export const regularDeductions = (calculation: PayCalculation): StepOutcome => itemsOf(calculation, 'deduction');

function itemsOf(calculation: PayCalculation, kind: AssignedItem['kind']): StepOutcome {
  const lines: DraftLine[] = [];
  const problems: PayProblem[] = [];
  for (const item of calculation.facts.items) {
    if (item.kind !== kind) continue;
    if (item.fixedAmount !== null && item.currency !== calculation.rules.currency)
      problems.push(otherCurrency(item, calculation.rules.currency));
    else lines.push(...linesOf(item, calculation));
  }
  return { lines, problems };
}

interface Part {
  from: number;
  to: number;
  days: number;
  salary: bigint;
}

/**
 * One line, or one for each salary of the month where a share of it is meant; together they are what the exact sum
 * rounds to.
 */
function linesOf(item: AssignedItem, { rules, facts, segments }: PayCalculation): DraftLine[] {
  const { currency, basisDays } = rules;
  const [first, last] = [dayNumber(item.validFrom), item.validTo === null ? Infinity : dayNumber(item.validTo)];
  const percent = item.percentOfBasic === null ? 0n : BigInt(Math.round(Number(item.percentOfBasic) * 10_000));
  const parts: Part[] = [];
  for (const segment of segments) {
    const [from, to] = [Math.max(segment.from, first), Math.min(segment.to, last)];
    if (from > to) continue;
    const joins = facts.hireDate !== null && from === segment.from && dateOfDayNumber(from) === facts.hireDate;
    const part = { from, to, days: countedDays(rules, from, to, joins), salary: segment.salary };
    const before = parts.at(-1);
    if (before && (percent === 0n || before.salary === part.salary))
      parts[parts.length - 1] = { ...before, to, days: before.days + part.days };
    else parts.push(part);
  }
  const fixed = item.fixedAmount === null ? 0n : parseMoney(item.fixedAmount, currency, 'half-up');
  const basis = inTwelfths(basisDays);
  const exact = parts.map(
    ({ days, salary }) =>
      (fixed * percentUnits * (item.basis === 'daily' ? basis : inTwelfths(1)) + salary * percent * inTwelfths(1)) *
      inTwelfths(days),
  );
  const amounts = allocate(exact, basis * percentUnits * inTwelfths(1), 'half-up');
  return parts.flatMap((part, at): DraftLine[] =>
    amounts[at] === 0n
      ? []
      : [
          explainedLine(
            rules,
            {
              code: item.kind === 'allowance' ? 'ALLOWANCE' : 'DEDUCTION',
              name: named(item.title),
              kind: item.kind === 'allowance' ? 'earning' : 'deduction',
              amount: amounts[at]!,
              ...(item.taxFree && { taxFree: true }),
            },
            () => explained(item, part, fixed, rules),
          ),
        ],
  );
}

function explained(
  item: AssignedItem,
  part: Part,
  fixed: bigint,
  rules: PayCalculation['rules'],
): { formula: string; inputs: PayInput[]; reason: Text } {
  const { currency } = rules;
  const [hasFixed, hasPercent, daily] = [fixed > 0n, Number(item.percentOfBasic ?? 0) > 0, item.basis === 'daily'];
  const share = 'base × percent ÷ 100';
  const formula = !hasPercent
    ? daily
      ? 'amount × days'
      : 'amount × days ÷ basis'
    : !hasFixed
      ? `${share} × days ÷ basis`
      : daily
        ? `amount × days + ${share} × days ÷ basis`
        : `(amount + ${share}) × days ÷ basis`;
  const percent = String(Number(item.percentOfBasic ?? 0));
  const [amount, base] = [formatMoney(fixed, currency), formatMoney(part.salary, currency)];
  const inputs: PayInput[] = [
    ...(hasFixed ? [{ name: 'amount', label: inputLabels.amount, value: amount, unit: currency }] : []),
    ...(hasPercent
      ? [
          { name: 'base', label: inputLabels.base, value: base, unit: currency },
          { name: 'percent', label: inputLabels.percent, value: percent, unit: '%' },
        ]
      : []),
    { name: 'days', label: inputLabels.days, value: String(part.days), unit: 'days' },
    ...(daily && !hasPercent
      ? []
      : [{ name: 'basis', label: inputLabels.basis, value: writtenDays(rules.basisDays), unit: 'days' }]),
  ];
  const each = { amount: groupedDecimal(amount), percent, base: groupedDecimal(base) };
  const fixedPart = daily ? t('pay_items.a_day', each) : t('pay_items.a_month', each);
  const ofSalary = t('pay_items.of_salary', each);
  const what = hasFixed && hasPercent ? t('pay_items.and', { fixedPart, ofSalary }) : hasPercent ? ofSalary : fixedPart;
  const own = item.own ? t('pay_items.agreed_employee') : '';
  const days = daysOfBasis(rules, part.days);
  const time = timeOf(part, rules);
  return {
    formula,
    inputs,
    reason: t('pay_items.text', { what, own, time, days }),
  };
}

function timeOf(part: Part, rules: PayCalculation['rules']): Text {
  const [from, to] = [dateOfDayNumber(part.from), dateOfDayNumber(part.to)];
  if (!rules.ownPeriod && from === rules.from && to === rules.to) {
    const month = monthInWords(rules.month);
    return t('pay_items.all', { month });
  }
  const [since, until] = [dateInWords(from), dateInWords(to)];
  return t('pay_items.from_to', { since, until });
}

const otherCurrency = ({ title, currency }: AssignedItem, paid: string): PayProblem => ({
  code: 'item_currency',
  message: t('pay_items.company_pays', { title, currency, paid }),
});
