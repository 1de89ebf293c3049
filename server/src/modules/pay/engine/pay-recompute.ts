import { monthInWords } from '../../../kernel/dates/date-words';
import { calculationOn } from './calculation';
import { hashOf } from './inputs-hash';
import { encashmentCode } from './encashment/encashment-value';
import { formatMoney, parseMoney } from '../../../kernel/numbers/money';
import { deductionReversedCode, rewardReversedCode } from './difference/pay-reversal';
import {
  retroLines,
  retroNet,
  type EmployeeRetro,
  type PaidAmount,
  type RetroDifference,
} from './difference/pay-retro';
import type { PayRules } from './pay-rules';
import { payslipFor } from './payroll';
import {
  openLine,
  type PayFacts,
  type PayLine,
  type PayLineKind,
  type PayProblem,
  type PayslipResult,
} from './payslip';
import type { Month } from '../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../kernel/text/text';

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
]);

const nothing: EmployeeRetro = { differences: [], problems: [] };

/**
 * A closed month by what is known today, against all that payslips of it and later ones settled of it. `facts` is null for
 * whoever, by what is known today, was not employed in it: then nothing was due. A month whose pay is the same has no
 * differences, though lines may have changed names.
 */
export function retroOf(facts: PayFacts | null, rules: PayRules, paid: readonly PaidAmount[]): EmployeeRetro {
  const { month, currency } = rules;
  const now = facts && recomputed(facts, rules, paid);
  if (now?.state === 'error' && now.problems.some(({ code }) => code !== 'not_employed'))
    return { differences: [], problems: now.problems.map((problem) => failed(month, problem)) };
  const lines = now?.state === 'ready' ? now.lines : [];
  const found = new Map<string, RetroDifference>();
  const add = (
    { code, name, kind, amount, hidden }: PaidAmount,
    to: 'recomputed' | 'paid',
    because?: Bilingual,
  ): void => {
    if (settledOnTheirOwn.has(code) || kind === 'information') return;
    const key = `${code} ${name.en} ${kind}`;
    const before = found.get(key) ?? { month, code, name, kind, recomputed: '0', paid: '0', because: noLongerDue };
    const sum = parseMoney(before[to], currency) + parseMoney(amount, currency);
    found.set(key, {
      ...before,
      ...(hidden && { hidden }),
      [to]: formatMoney(sum, currency),
      because: because ? joined(before.because, because) : before.because,
    });
  };
  for (const line of lines) add(line, 'recomputed', openLine(line).reason);
  for (const each of paid) add(each, 'paid');
  const differences = [...found.values()].flatMap((each): RetroDifference[] => {
    const [is, was] = [parseMoney(each.recomputed, currency), parseMoney(each.paid, currency)];
    return is === was ? [] : [{ ...each, recomputed: formatMoney(is, currency), paid: formatMoney(was, currency) }];
  });
  const cost = differences.reduce(
    (sum, { kind, recomputed: is, paid: was }) =>
      kind === 'employer_cost' ? sum + parseMoney(is, currency) - parseMoney(was, currency) : sum,
    0n,
  );
  return retroNet({ differences, problems: [] }, currency) === 0n && cost === 0n
    ? nothing
    : { differences, problems: [] };
}

const noLongerDue: Bilingual = { en: 'Nothing of it is due any more.', ar: 'لم يعد شيء منه مستحقاً.' };
const joined = (before: Bilingual, more: Bilingual): Bilingual =>
  before === noLongerDue ? more : { en: `${before.en}; ${more.en}`, ar: `${before.ar}؛ ${more.ar}` };

/** Formulas may read the rewards of the month: those it paid. */
function recomputed(facts: PayFacts, rules: PayRules, paid: readonly PaidAmount[]): PayslipResult {
  const { currency, from } = rules;
  const rewards = paid
    .filter(({ code }) => code === 'REWARD')
    .map(({ name, amount }) => ({ id: '', name: name.en, amount, currency, date: from }));
  return payslipFor(
    { ...facts, rewards, owed: [], givenBack: [], encashments: [], retro: nothing },
    { ...rules, negativeNet: 'carry_forward' },
  );
}

function failed(month: Month, { message }: PayProblem): PayProblem {
  const { en, ar } = monthInWords(month);
  return {
    code: 'retro_failed',
    message: {
      en: `Something of ${en}, which is closed, was changed, and the month cannot be calculated again: ${message.en}`,
      ar: `تغيّر شيء من ${ar} وهو مغلق، ولا يمكن احتساب الشهر من جديد: ${message.ar}`,
    },
  };
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
  ]);
  const { lines: drafts, problems = [] } = retroLines({ facts, rules, segments: [], paymentDays: 0, lines: [] });
  if (problems.length) return { state: 'error', problems, calendarDays, basisDays, inputsHash };
  const sum = (kind: PayLineKind): bigint =>
    drafts.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0n);
  const [gross, deductions] = [sum('earning'), sum('deduction')];
  const lines = drafts.map((line): PayLine => ({ ...line, amount: formatMoney(line.amount, currency) }));
  return {
    state: 'ready',
    lines,
    takings: [],
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
