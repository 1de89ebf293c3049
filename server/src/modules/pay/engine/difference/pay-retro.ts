import { t } from '../../texts/text';
import { monthInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { DraftLine, PayCalculation, StepOutcome } from '../pay-step';
import type { Month } from '../../../../kernel/dates/plain-date';
import { inCommon, isInCommon, type Text } from '../../../../kernel/text/text';
import { type RetroNote, type RetroDifference, type EmployeeRetro } from './retro-facts';

export { type PaidAmount } from './retro-facts';
export { type RetroNote, type RetroDifference, type EmployeeRetro };

/** How many months back a closed month is looked at again. */
export const retroMonths = 12;

const recomputedLabel: Text = t('pay_retro.due_what_known_today');

/** How a month and what it holds are called: the same for everybody. */
interface WordsOfMonth {
  when: Text;
  settled: Text;
  names: WeakMap<Text, Text>;
}
const months = new Map<Month, WordsOfMonth>();

function wordsOfMonth(month: Month): WordsOfMonth {
  let words = months.get(month);
  if (words) return words;
  const when = inCommon(monthInWords(month));
  words = { when, settled: inCommon(t('pay_retro.settled_far', { when })), names: new WeakMap() };
  months.set(month, words);
  return words;
}

function nameIn({ when, names }: WordsOfMonth, name: Text): Text {
  if (!isInCommon(name)) return t('pay_retro.text', { name, when });
  let called = names.get(name);
  if (!called) names.set(name, (called = inCommon(t('pay_retro.text', { name, when }))));
  return called;
}

/**
 * Differences of closed months, each a line of its own: what is owed is an earning, what was paid too much a deduction.
 */
export function retroLines({ facts, rules: { currency } }: PayCalculation): StepOutcome {
  const { differences = [], problems = [] } = facts.retro ?? {};
  return { lines: differences.map((each) => lineOf(each, currency)), problems: [...problems] };
}

function lineOf(difference: RetroDifference, currency: string): DraftLine {
  const { month, name, kind, recomputed, paid, because, hidden } = difference;
  const amount = amountOf(difference, currency);
  const words = wordsOfMonth(month);
  const isTurned = (kind === 'earning' || kind === 'deduction') && amount < 0n;
  const [was, is] = [groupedDecimal(paid), groupedDecimal(recomputed)];
  const told =
    kind === 'deduction' ? t('pay_retro.was_taken_taken', { was, is }) : t('pay_retro.was_paid_due', { was, is });
  return {
    code: 'RETRO',
    name: nameIn(words, name),
    kind: isTurned ? (kind === 'earning' ? 'deduction' : 'earning') : kind,
    ...(hidden && { hidden }),
    amount: isTurned ? -amount : amount,
    formula: isTurned ? 'paid − recomputed' : 'recomputed − paid',
    inputs: [
      { name: 'recomputed', label: recomputedLabel, value: recomputed, unit: currency },
      { name: 'paid', label: words.settled, value: paid, unit: currency },
    ],
    reason: t('pay_retro.was_closed_when_changed', { when: words.when, told, because }),
  };
}

const amountOf = ({ recomputed, paid }: Pick<RetroDifference, 'recomputed' | 'paid'>, currency: string): bigint =>
  parseMoney(recomputed, currency) - parseMoney(paid, currency);

/** What is noted with a payslip, so that the next one finds these differences settled. */
export const retroNotes = ({ differences }: EmployeeRetro, currency: string): RetroNote[] =>
  differences.map((each) => {
    const { month, from, code, name, kind, hidden } = each;
    return {
      month,
      ...(from && { from }),
      code,
      name,
      kind,
      amount: formatMoney(amountOf(each, currency), currency),
      ...(hidden && { hidden }),
    };
  });

/** What the differences add to the net pay. */
export const retroNet = ({ differences }: EmployeeRetro, currency: string): bigint =>
  differences.reduce(
    (sum, each) =>
      each.kind === 'earning'
        ? sum + amountOf(each, currency)
        : each.kind === 'deduction'
          ? sum - amountOf(each, currency)
          : sum,
    0n,
  );
