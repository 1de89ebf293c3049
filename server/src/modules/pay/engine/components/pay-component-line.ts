import { inCommon, type Text, type TextValue } from '../../../../kernel/text/text';
import { listedFurther } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import type { Used } from '../../../../kernel/formula/components';
import { decimalOf, decimalText, type Decimal } from '../../../../kernel/formula/decimal';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { daysInputs, isOfSlices, salaryInput } from './pay-component-slices';
import { nameOf, type PayComponentSource, type PayPlan } from './pay-plan';
import { writtenDays, type PayRules } from '../pay-rules';
import { daysOfBasis, explainedLine, type DraftLine, type PayCalculation } from '../pay-step';
import { overtimeBase } from '../time/overtime-base';
import { hoursText, timeExplained } from '../time/attendance-pay';
import type { Words } from './pay-word-values';
import { formulaVariables, timePrefix } from './formula-variables';
import type { PayInput, PayLine } from '../payslip';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { hoursPerDay } from './salary-words';

type ByLaw = NonNullable<ReturnType<typeof timeExplained>>;
type Wording = Pick<PayLine, 'formula' | 'reason'> & { forEmployee: Pick<PayLine, 'formula' | 'reason'> };

/**
 * The line of a component, with all that was used.
 * @param readsHidden the formula or its condition names what is kept from the employee, so they are told neither of
 * them.
 */
export function componentLine(
  component: PayComponentSource,
  worked: { amount: Decimal; used: () => readonly Used[] },
  calculation: PayCalculation,
  words: Words,
  readsHidden: boolean,
): DraftLine {
  const { rules } = calculation;
  const { code, kind, hidden } = component;
  const amount = parseMoney(decimalText(worked.amount), rules.currency);
  const line = { code, name: nameOf(component), kind, amount, ...(hidden && { hidden }) };
  return explainedLine(
    rules,
    line,
    () => explainedBy(component, worked.used(), calculation, words, readsHidden),
    () => {
      const used = worked.used();
      const { reason, forEmployee } = wordingOf(component, calculation, used, lawsOf(used, calculation, words));
      return readsHidden && !hidden ? forEmployee.reason : reason;
    },
  );
}

type Explained = Pick<PayLine, 'formula' | 'inputs' | 'reason' | 'forEmployee'>;

function explainedBy(
  component: PayComponentSource,
  used: readonly Used[],
  calculation: PayCalculation,
  words: Words,
  readsHidden: boolean,
): Explained {
  const { rules, paymentDays } = calculation;
  const { prorated } = component;
  const byLaw = lawsOf(used, calculation, words);
  const inputs: PayInput[] = [];
  const isUsed = { 'days.paid': false, 'days.basis': false };
  for (const { name, value, slice, step } of used) {
    if (step !== undefined) continue;
    inputs.push(
      slice === undefined
        ? inputOf(name, value, rules.pay.components, rules.currency)
        : salaryInput({ name, value, slice }, calculation),
    );
    if (name === 'days.paid' || name === 'days.basis') isUsed[name] = true;
  }
  const isSliced = prorated && isOfSlices(used);
  if (isSliced) inputs.push(...daysInputs(calculation));
  else if (prorated && !isUsed['days.paid'])
    inputs.push(inputOf('days.paid', String(paymentDays), rules.pay.components, rules.currency));
  if (prorated && !isUsed['days.basis'])
    inputs.push(inputOf('days.basis', writtenDays(rules.basisDays), rules.pay.components, rules.currency));
  for (const { inputs: more } of byLaw) inputs.push(...more);
  const { formula, reason, forEmployee } = wordingOf(component, calculation, used, byLaw);
  return {
    formula,
    inputs: used.some(({ step }) => step !== undefined) ? [...inputs, ...stepInputs(used, rules.pay.tables)] : inputs,
    reason,
    ...(readsHidden &&
      !component.hidden && {
        forEmployee: {
          ...forEmployee,
          inputs: inputs.filter((input) => !rules.pay.components.get(input.name)?.hidden),
        },
      }),
  };
}

/** What was used that the law has an amount for, in its order. */
function lawsOf(used: readonly Used[], calculation: PayCalculation, words: Words): ByLaw[] {
  const laws: ByLaw[] = [];
  for (const { name, step } of used) {
    if (step !== undefined || !name.startsWith(timePrefix)) continue;
    const law = timeExplained(name, calculation, hoursPerDay(calculation), overtimeBase(calculation, words));
    if (law) laws.push(law);
  }
  return laws;
}

const known = new WeakMap<PayRules, Map<string, Wording>>();

/**
 * What the line says beside its values. It is the same for everybody paid for the same days by the same law, and is put
 * into words once.
 */
function wordingOf(
  component: PayComponentSource,
  calculation: PayCalculation,
  used: readonly Used[],
  byLaw: readonly ByLaw[],
): Wording {
  const { rules, paymentDays } = calculation;
  const isSliced = component.prorated && isOfSlices(used);
  let ofRules = known.get(rules);
  if (!ofRules) known.set(rules, (ofRules = new Map()));
  const key = `${component.code} ${paymentDays} ${isSliced}${byLaw.map(({ formula }) => ` ${formula}`).join('')}`;
  let wording = ofRules.get(key);
  if (!wording) ofRules.set(key, (wording = putIntoWords(component, calculation, isSliced, byLaw)));
  return wording;
}

function putIntoWords(
  component: PayComponentSource,
  { rules, paymentDays }: PayCalculation,
  isSliced: boolean,
  byLaw: readonly ByLaw[],
): Wording {
  const name = nameOf(component);
  const lawful = (reason: Text): Text => listedFurther([reason, ...byLaw.map((each) => each.reason)]);
  const days = daysOfBasis(rules, paymentDays);
  const condition = component.condition ? t('pay_component_line.because', { condition: component.condition }) : '';
  const since = sinceOf(component.validFrom);
  const bySalary = isSliced ? t('pay_component_line.each_salary_month_days') : '';
  const isOnceOfSome =
    rules.ownPeriod && rules.ownPeriod.schedule.frequency !== 'monthly' && rules.pay.ofMonth.has(component.code);
  const once = isOnceOfSome ? t('pay_component_line.once_a_month') : '';
  const part = component.prorated ? t('pay_component_line.for', { days, bySalary }) : once;
  const formulas = byLaw.map((each) => each.formula);
  return {
    formula: formulaOf(component, formulas, isSliced),
    reason: inCommon(lawful(t('pay_component_line.by_formula', { name, since, condition, part }))),
    forEmployee: {
      formula: formulas.join('; '),
      reason: inCommon(lawful(t('pay_component_line.worked_out', { name, part }))),
    },
  };
}

/** The formula, and those of what it names by law; one that is nothing but such a name is told by that alone. */
function formulaOf({ formula, prorated }: PayComponentSource, byLaw: readonly string[], isSliced: boolean): string {
  const own = prorated ? `${isSliced ? 'Σ ' : ''}(${formula}) × days.paid ÷ days.basis` : formula;
  return byLaw.some((each) => each.startsWith(`${own.trim()} = `)) ? byLaw.join('; ') : [own, ...byLaw].join('; ');
}

function inputOf(name: string, value: string, byCode: PayPlan['components'], currency: string): PayInput {
  const component = byCode.get(name);
  if (component) return { name, label: nameOf(component), value, unit: currency };
  const { label, unit } = formulaVariables[name]!;
  const shown = !name.startsWith(timePrefix)
    ? value
    : unit === 'money'
      ? formatMoney(parseMoney(value, currency, 'half-up'), currency)
      : hoursText(decimalOf(value)!);
  return { name, label, value: shown, unit: unit === 'money' ? currency : unit };
}

/** Since when a version holds; nothing of what is only tried. */
function sinceOf(validFrom: PlainDate | undefined): TextValue {
  if (!validFrom) return '';
  const day = dateInWords(validFrom);
  return t('pay_component_line.force_since', { day });
}

/** The steps of tables a formula looked up in: from which value on, up to which, and since when. */
function stepInputs(used: readonly Used[], tables: PayPlan['tables']): PayInput[] {
  return used.flatMap(({ name, value, step }, at): PayInput[] => {
    if (step === undefined) return [];
    const { steps } = tables.get(name)!;
    const [from, next] = [steps[step]!, steps[step + 1]];
    const since = sinceOf(from.since);
    const [low, high] = [groupedDecimal(decimalText(from.from)), next && groupedDecimal(decimalText(next.from))];
    const nth = used.slice(0, at).filter((other) => other.step !== undefined && other.name === name).length;
    return [
      {
        name: `lookup("${name}")${nth ? `_${nth + 1}` : ''}`,
        value,
        unit: '',
        label: high
          ? t('pay_component_line.step_to', { low, high, since })
          : t('pay_component_line.step_on', { low, since }),
      },
    ];
  });
}
