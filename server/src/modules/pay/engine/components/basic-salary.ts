import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { allocate, divideRounded, formatMoney, groupedDecimal, type Rounding } from '../../../../kernel/numbers/money';
import { halves, type PayRules } from '../pay-rules';
import {
  daysOfBasis,
  explainedLine,
  inputLabels,
  withCarried,
  type PayCalculation,
  type StepOutcome,
} from '../pay-step';
import type { PayFacts } from '../payslip';
import { dateOfDayNumber } from '../../../../kernel/dates/plain-date';
import { quoteInWords, type SalaryQuote } from './salary-frequency';
import type { Bilingual } from '../../../../kernel/text/text';

const rounding: Rounding = 'half-up';
const lineName: Bilingual = { en: 'Basic salary', ar: 'الراتب الأساسي' };

/** One line per salary in force in the month. The lines add up to what the exact total rounds to. */
export function basicSalary(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  const basis = halves(rules.basisDays);
  const exact = segments.map((segment) => segment.salary * halves(segment.days));
  const amounts = allocate(exact, basis, rounding);
  const lines = segments.map((segment, index) => {
    const amount = amounts[index] ?? 0n;
    const from = dateOfDayNumber(segment.from);
    const to = dateOfDayNumber(segment.to);
    const base = formatMoney(segment.salary, rules.currency);
    const carried = amount - divideRounded(exact[index] ?? 0n, basis, rounding);
    return explainedLine(rules, { code: 'BASIC', name: lineName, kind: 'earning', amount }, () => ({
      formula: 'base × days ÷ basis',
      inputs: [
        { name: 'base', label: inputLabels.base, value: base, unit: rules.currency },
        { name: 'days', label: inputLabels.days, value: String(segment.days), unit: 'days' },
        { name: 'basis', label: inputLabels.basis, value: String(rules.basisDays), unit: 'days' },
        { name: 'from', label: inputLabels.from, value: from, unit: 'date' },
        { name: 'to', label: inputLabels.to, value: to, unit: 'date' },
      ],
      reason: withQuote(reasonFor(facts, rules, { base, days: segment.days, from, to, carried }), segment.quote),
    }));
  });
  return { lines };
}

function withQuote(reason: Bilingual, quote: SalaryQuote | undefined): Bilingual {
  if (!quote) return reason;
  const { en, ar } = quoteInWords(quote);
  return { en: `${reason.en}; ${en}`, ar: `${reason.ar}؛ ${ar}` };
}

interface Paid {
  base: string;
  days: number;
  from: string;
  to: string;
  carried: bigint;
}

function reasonFor(facts: PayFacts, rules: PayRules, paid: Paid): Bilingual {
  const base = groupedDecimal(paid.base);
  const days = daysOfBasis(rules, paid.days);
  if (paid.from === rules.from && paid.to === rules.to) {
    const month = monthInWords(rules.month);
    return {
      en: `Salary ${base} for all of ${month.en}: ${days.en}`,
      ar: `الراتب ${base} عن كامل ${month.ar}: ${days.ar}`,
    };
  }
  const [from, to] = [dateInWords(paid.from), dateInWords(paid.to)];
  let en = `Salary ${base} from ${from.en} to ${to.en}: ${days.en}`;
  let ar = `الراتب ${base} من ${from.ar} إلى ${to.ar}: ${days.ar}`;
  if (paid.from === facts.hireDate) {
    en += `; joined on ${from.en}`;
    ar += `؛ تاريخ الالتحاق ${from.ar}`;
  } else if (paid.from !== rules.from) {
    en += `; this salary is in force since ${from.en}`;
    ar += `؛ يسري هذا الراتب منذ ${from.ar}`;
  }
  if (paid.to === facts.exitDate) {
    en += `; last day ${to.en}`;
    ar += `؛ آخر يوم عمل ${to.ar}`;
  } else if (paid.to !== rules.to) {
    en += `; this salary ended on ${to.en}`;
    ar += `؛ انتهى هذا الراتب في ${to.ar}`;
  }
  return paid.carried === 0n ? { en, ar } : withCarried({ en, ar }, formatMoney(paid.carried, rules.currency));
}
