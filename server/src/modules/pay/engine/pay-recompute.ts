import { t } from '../texts/text';
import { monthInWords } from '../../../kernel/dates/date-words';
import { incomeTaxOfDifferences, taxCodes } from './income-tax/income-tax-lines';
import { contributionPrefix } from './contributions/contribution-lines';
import { calculationOn } from './calculation';
import { hashOf } from './inputs-hash';
import { encashmentCode } from './encashment/encashment-value';
import { formatMoney, parseMoney } from '../../../kernel/numbers/money';
import { writtenLine, type DraftLine, type PayCalculation } from './pay-step';
import { deductionReversedCode, rewardReversedCode } from './difference/pay-reversal';
import { retroLines, type EmployeeRetro, type PaidAmount, type RetroDifference } from './difference/pay-retro';
import type { PayRules } from './pay-rules';
import { draftFor } from './payroll';
import { type PayFacts, type PayLineKind, type PayProblem, type PayslipResult } from './payslip';
import type { Month } from '../../../kernel/dates/plain-date';
import type { ReadName, Text } from '../../../kernel/text/text';

/** Paid and taken by themselves, each once: what another month took of them does not change a closed one. */
const settledOnTheirOwn = new Set([
  'REWARD',
  encashmentCode,
  'ONE_OFF',
  'LOAN',
  rewardReversedCode,
  deductionReversedCode,
  'BROUGHT_FORWARD',
  'CARRIED_FORWARD',
  'RETRO',
  taxCodes.tax,
  taxCodes.once,
]);

/** What is only told is not settled, but for what the state pays of social insurance, and the pay that is taxed. */
const isSettled = (kind: PayLineKind, code: string): boolean =>
  kind !== 'information' || code.startsWith(contributionPrefix) || code === taxCodes.pay;

const nothing: EmployeeRetro = { differences: [], problems: [] };

/**
 * A closed month by what is known today, against all that payslips of it and later ones settled of it. `facts` is null
 * for whoever, by what is known today, was not employed in it: then nothing was due. A month whose pay is the same has
 * no differences, though lines may have changed names.
 */
export function retroOf(
  facts: PayFacts | null,
  rules: PayRules,
  paid: readonly PaidAmount[],
  readName: ReadName,
): EmployeeRetro {
  const { month, currency, ownPeriod } = rules;
  const { lines, problems } = facts ? recomputed(facts, rules, paid, readName) : nothingDue;
  if (problems.length && problems.some(({ code }) => code !== 'not_employed'))
    return { differences: [], problems: problems.map((problem) => failed(month, problem)) };
  const found = new Map<string, Compared>();
  const comparedOf = ({ code, name, kind, hidden }: Omit<PaidAmount, 'amount'>): Compared | null => {
    if (settledOnTheirOwn.has(code) || !isSettled(kind, code)) return null;
    const key = `${code} ${readName(name)} ${kind}`;
    let entry = found.get(key);
    if (!entry) found.set(key, (entry = { code, name, kind, hidden, recomputed: 0n, paid: 0n, lines: [] }));
    entry.hidden ??= hidden;
    return entry;
  };
  for (const line of problems.length ? [] : lines) {
    const entry = comparedOf(line);
    if (!entry) continue;
    entry.recomputed += line.amount;
    entry.lines.push(line);
  }
  for (const each of paid) {
    const entry = comparedOf(each);
    if (entry) entry.paid += parseMoney(each.amount, currency);
  }
  const differing = [...found.values()].filter((each) => each.recomputed !== each.paid);
  const sumOf = (kind: PayLineKind): bigint =>
    differing.reduce((sum, each) => (each.kind === kind ? sum + each.recomputed - each.paid : sum), 0n);
  const isTaxedOtherwise = differing.some(({ code }) => code === taxCodes.pay);
  if (sumOf('earning') === sumOf('deduction') && sumOf('employer_cost') === 0n && !isTaxedOtherwise) return nothing;
  return {
    differences: differing.map(({ code, name, kind, recomputed, paid: before, lines: drafts, hidden }) => ({
      month,
      ...(ownPeriod && { from: ownPeriod.from }),
      code,
      name,
      kind,
      recomputed: formatMoney(recomputed, currency),
      paid: formatMoney(before, currency),
      because: drafts.length
        ? joined(drafts.map(({ forEmployee, reason }) => forEmployee?.reason ?? reason))
        : noLongerDue,
      ...(hidden && { hidden }),
    })),
    problems: [],
  };
}

/** What one name of a month comes to, in smallest coins, and the lines it comes from. */
interface Compared extends Pick<RetroDifference, 'code' | 'name' | 'kind'> {
  hidden: true | undefined;
  recomputed: bigint;
  paid: bigint;
  lines: DraftLine[];
}

const nothingDue: Pick<ReturnType<typeof draftFor>, 'lines' | 'problems'> = { lines: [], problems: [] };
const noLongerDue: Text = t('pay_recompute.nothing_due_any_more');
const joined = (reasons: readonly Text[]): Text =>
  reasons.reduce((before, more) => t('pay_recompute.text', { before, more }));

const again = new WeakMap<PayRules, PayRules>();

/**
 * A closed month may come to less than nothing, and of what is as it was nothing is told. The same for everybody: words
 * are kept with their rules.
 */
function rulesAgain(rules: PayRules): PayRules {
  let made = again.get(rules);
  if (!made) again.set(rules, (made = { ...rules, negativeNet: 'carry_forward', reasonsOnDemand: true }));
  return made;
}

/** Formulas may read the rewards of the month: those it paid. */
function recomputed(
  facts: PayFacts,
  rules: PayRules,
  paid: readonly PaidAmount[],
  readName: ReadName,
): Pick<ReturnType<typeof draftFor>, 'lines' | 'problems'> {
  const { currency, from } = rules;
  const rewards = paid
    .filter(({ code }) => code === 'REWARD')
    .map(({ name, amount }) => ({ id: '', name: readName(name), amount, currency, date: from }));
  const { incomeTax } = facts;
  return draftFor(
    {
      ...facts,
      rewards,
      owed: [],
      givenBack: [],
      encashments: [],
      retro: nothing,
      ...(incomeTax && { incomeTax: { ...incomeTax, year: null } }),
    },
    rulesAgain(rules),
  );
}

function failed(month: Month, { message }: PayProblem): PayProblem {
  return { code: 'retro_failed', message: t('pay_recompute.failed', { month: monthInWords(month), message }) };
}

/** A payslip of nothing but differences of closed months. */
export function correctionFor(facts: PayFacts, rules: PayRules): PayslipResult {
  const { calendarDays, basisDays, currency, month } = rules;
  const inputsHash = hashOf([
    'correction',
    calculationOn(rules.country, rules.to),
    month,
    currency,
    facts.employeeId,
    facts.retro ?? nothing,
    ...(facts.incomeTax ? [facts.incomeTax] : []),
  ]);
  const calculation: PayCalculation = { facts, rules, segments: [], paymentDays: 0, lines: [] };
  const { lines: differences, problems = [] } = retroLines(calculation);
  if (problems.length) return { state: 'error', problems, calendarDays, basisDays, inputsHash };
  const drafts = [...differences, ...incomeTaxOfDifferences(calculation).lines];
  const sum = (kind: PayLineKind): bigint =>
    drafts.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0n);
  const [gross, deductions] = [sum('earning'), sum('deduction')];
  const lines = drafts.map((line) => writtenLine(line, currency));
  return {
    state: 'ready',
    lines,
    appliedEntries: [],
    currency,
    calendarDays,
    basisDays,
    paymentDays: 0,
    inputsHash,
    gross: formatMoney(gross, currency),
    deductions: formatMoney(deductions, currency),
    net: formatMoney(gross - deductions, currency),
  };
}
