import { t } from '../../texts/text';
import { roundedBy } from './component-rounding';
import { exponentOf } from '../../../../kernel/numbers/currencies';
import { evaluate, type Slices } from '../../../../kernel/formula/components';
import { decimalText, one, over, times, type Decimal } from '../../../../kernel/formula/decimal';
import { groupedDecimal } from '../../../../kernel/numbers/money';
import { componentLine } from './pay-component-line';
import { isLastPayslip } from '../contributions/insured-months';
import { slicesOf } from './pay-component-slices';
import { nameOf } from './pay-plan';
import { inTwelfths, type PayRules } from '../pay-rules';
import type { DraftLine, PayCalculation, StepOutcome } from '../pay-step';
import { wordsOf, type Words } from './pay-word-values';
import type { PayFacts, PayProblem } from '../payslip';
import type { Text } from '../../../../kernel/text/text';

/**
 * The company's own components: each a line, worked out after those it reads. One that fails is a reason not to pay,
 * never a guess.
 */
export const components = (calculation: PayCalculation): StepOutcome =>
  componentLines(calculation, notDueIn(calculation));

const none: ReadonlySet<string> = new Set();

/** Codes of those that come once a month and with another payslip of it: the last, or one that has paid them before. */
function notDueIn(calculation: PayCalculation): ReadonlySet<string> {
  const { facts, rules } = calculation;
  const { ofMonth } = rules.pay;
  if (!ofMonth.size) return none;
  if (!isLastPayslip(calculation)) return ofMonth;
  return facts.paidInMonth ? new Set(paidInMonth(facts, rules)) : none;
}

/** Those that are paid once a month by these rules and that another payslip of it has paid. */
export const paidInMonth = (facts: PayFacts, rules: PayRules): string[] =>
  (facts.paidInMonth ?? []).filter((code) => rules.pay.ofMonth.has(code));

/** All but those of these codes. */
export function componentLines(calculation: PayCalculation, left = none): StepOutcome {
  const { rules, shared } = calculation;
  const { plan, components: byCode, tables, namesSalary, namesHidden } = rules.pay;
  if ('faults' in plan)
    return {
      lines: [],
      problems: plan.faults.map(({ code, fault }) => failed(nameOf(byCode.get(code)!), fault.message)),
    };
  if (!plan.steps.length) return { lines: [] };
  const share = over(inTwelfths(calculation.paymentDays) * one, inTwelfths(rules.basisDays) * one);
  const places = exponentOf(rules.currency);
  const slices = slicesOf(calculation);
  const slicesFor = (code: string): Slices | null =>
    byCode.get(code)!.prorated && namesSalary.has(code) ? slices : null;
  const round = (code: string, amount: Decimal): Decimal => {
    const { prorated, rounding } = byCode.get(code)!;
    return roundedBy(rounding, prorated && !(slices && slicesFor(code)) ? times(amount, share) : amount, places);
  };
  const lines: DraftLine[] = [];
  const problems: PayProblem[] = [];
  const words = wordsFor(calculation);
  for (const worked of evaluate(plan, words, tables, round, slices ? slicesFor : undefined, (code) =>
    shared?.affected.has(code) ? undefined : shared?.worked.get(code),
  )) {
    shared?.worked.set(worked.code, worked);
    if (left.has(worked.code)) continue;
    const component = byCode.get(worked.code)!;
    if (worked.outcome === 'failed') problems.push(failed(nameOf(component), worked.because));
    else if (worked.outcome === 'amount' && worked.amount < 0n)
      problems.push(failed(nameOf(component), belowZero(worked.amount)));
    else if (worked.outcome === 'amount' && worked.amount > 0n)
      lines.push(componentLine(component, worked, calculation, words, namesHidden.has(worked.code)));
  }
  return { lines, problems };
}

const wordsFor = (calculation: PayCalculation): Words => {
  const { shared } = calculation;
  return shared?.keepsOvertime ? (shared.words ??= wordsOf(calculation)) : wordsOf(calculation);
};

const failed = (name: Text, because: Text): PayProblem => ({
  code: 'component_failed',
  message: t('pay_components.text', { name, because }),
});

const belowZero = (amount: Decimal): Text =>
  t('pay_components.formula_came_out_amount_below', { amount: groupedDecimal(decimalText(amount)) });
