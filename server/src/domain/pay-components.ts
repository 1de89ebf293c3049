import { exponentOf } from './currencies';
import { dateInWords } from './date-words';
import { workOut, type Slices, type Used } from './formula/components';
import { ceiled, decimalOf, decimalText, floored, one, over, rounded, times, type Decimal } from './formula/decimal';
import { formatMoney, groupedDecimal, parseMoney } from './money';
import { daysInputs, isOfSlices, salaryInput, slicesOf } from './pay-component-slices';
import { nameOf, type ComponentRounding, type PayComponentSource, type PayPlan } from './pay-plan';
import { daysOfBasis, type DraftLine, type PayCalculation, type StepOutcome } from './pay-step';
import { hoursText, timeExplained } from './pay-time';
import { hoursPerDay, wordsOf } from './pay-word-values';
import { payWords, timePrefix } from './pay-words';
import type { PayInput, PayProblem } from './payslip';
import type { PlainDate } from './plain-date';
import type { Text } from './text';

/** The company's own components: each a line, worked out after those it reads. One that fails is a reason not to pay, never a guess. */
export function components(calculation: PayCalculation): StepOutcome {
  const { rules, shared } = calculation;
  const { plan, components: byCode, tables, namesSalary, namesHidden } = rules.pay;
  if ('faults' in plan) return { lines: [], problems: plan.faults.map(({ code, fault }) => failed(nameOf(byCode.get(code)!), fault.message)) };
  if (!plan.steps.length) return { lines: [] };
  const share = over(BigInt(calculation.paymentDays) * one, BigInt(rules.basisDays) * one);
  const places = exponentOf(rules.currency);
  const slices = slicesOf(calculation);
  const slicesFor = (code: string): Slices | null => byCode.get(code)!.prorated && namesSalary.has(code) ? slices : null;
  const round = (code: string, amount: Decimal): Decimal => {
    const { prorated, rounding } = byCode.get(code)!;
    return roundedBy(rounding, prorated && !(slices && slicesFor(code)) ? times(amount, share) : amount, places);
  };
  const lines: DraftLine[] = [];
  const problems: PayProblem[] = [];
  const words = shared?.words ?? wordsOf(calculation);
  if (shared) shared.words = words;
  for (const worked of workOut(plan, words, tables, round, slices ? slicesFor : undefined, (code) => shared?.affected.has(code) ? undefined : shared?.worked.get(code))) {
    shared?.worked.set(worked.code, worked);
    const component = byCode.get(worked.code)!;
    if (worked.outcome === 'failed') problems.push(failed(nameOf(component), worked.because));
    else if (worked.outcome === 'amount' && worked.amount < 0n) problems.push(failed(nameOf(component), belowZero(worked.amount)));
    else if (worked.outcome === 'amount' && worked.amount > 0n) lines.push(lineOf(component, worked, calculation, namesHidden.has(worked.code)));
  }
  return { lines, problems };
}

function roundedBy(rounding: ComponentRounding, amount: Decimal, places: number): Decimal {
  if (rounding === 'whole') return rounded(amount, 0);
  // What is a whole number but for the twelfth decimal is not pushed to the next.
  if (rounding === 'whole_up') return ceiled(rounded(amount, 6));
  if (rounding === 'whole_down') return floored(rounded(amount, 6));
  return rounded(amount, places);
}

/** `readsHidden`: the formula or its condition names what is kept from the employee, so he is told neither of them. */
function lineOf(component: PayComponentSource, worked: { amount: Decimal; used: () => readonly Used[] }, calculation: PayCalculation, readsHidden: boolean): DraftLine {
  const { rules, paymentDays } = calculation;
  const { en, ar } = nameOf(component);
  const coins = parseMoney(decimalText(worked.amount), rules.currency);
  if (rules.isUnexplained) return { code: component.code, name: { en, ar }, kind: component.kind, amount: coins, formula: '', inputs: [], reason: { en: '', ar: '' } };
  const used = worked.used();
  const hours = hoursPerDay(calculation);
  const byLaw = used.flatMap(({ name }) => timeExplained(name, calculation, hours) ?? []);
  const isSliced = component.prorated && isOfSlices(used);
  const inputs = used.filter(({ step }) => step === undefined).map(({ name, value, slice }): PayInput => slice === undefined ? inputOf(name, value, rules.pay.components, rules.currency) : salaryInput({ name, value, slice }, calculation));
  if (isSliced) inputs.push(...daysInputs(calculation));
  else if (component.prorated && !used.some(({ name }) => name === 'days.paid')) inputs.push(inputOf('days.paid', String(paymentDays), rules.pay.components, rules.currency));
  if (component.prorated && !used.some(({ name }) => name === 'days.basis')) inputs.push(inputOf('days.basis', String(rules.basisDays), rules.pay.components, rules.currency));
  for (const { inputs: more } of byLaw) inputs.push(...more);
  const steps = stepInputs(used, rules.pay.tables);
  const law = { en: byLaw.map(({ reason }) => `; ${reason.en}`).join(''), ar: byLaw.map(({ reason }) => `؛ ${reason.ar}`).join('') };
  const days = daysOfBasis(rules, paymentDays);
  const condition = component.condition ? { en: `, because ${component.condition}`, ar: `، لأن ${component.condition}` } : { en: '', ar: '' };
  const since = sinceOf(component.validFrom);
  const bySalary = isSliced ? { en: ', by each salary of the month for its days', ar: '، بحسب كل راتب في الشهر عن أيامه' } : { en: '', ar: '' };
  const part = component.prorated ? { en: `, for ${days.en}${bySalary.en}`, ar: `، عن ${days.ar}${bySalary.ar}` } : { en: '', ar: '' };
  return {
    code: component.code, name: { en, ar }, kind: component.kind, amount: coins,
    ...component.hidden && { hidden: true },
    formula: formulaOf(component, byLaw.map((each) => each.formula), isSliced), inputs: [...inputs, ...steps],
    reason: { en: `${en} by its formula${since.en}${condition.en}${part.en}${law.en}`, ar: `${ar} بحسب معادلته${since.ar}${condition.ar}${part.ar}${law.ar}` },
    ...readsHidden && !component.hidden && { forEmployee: {
      formula: byLaw.map((each) => each.formula).join('; '), inputs: inputs.filter(({ name }) => !rules.pay.components.get(name)?.hidden),
      reason: { en: `${en}, worked out by the employer from amounts that payslips do not show${part.en}${law.en}`, ar: `${ar}، يحتسبه صاحب العمل من مبالغ لا تظهر في القسائم${part.ar}${law.ar}` },
    } },
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
  const { label, unit } = payWords[name]!;
  const shown = !name.startsWith(timePrefix) ? value : unit === 'money' ? formatMoney(parseMoney(value, currency, 'half-up'), currency) : hoursText(decimalOf(value)!);
  return { name, label, value: shown, unit: unit === 'money' ? currency : unit };
}

/** Since when a version holds; nothing of what is only tried. */
function sinceOf(validFrom: PlainDate | undefined): Text {
  if (!validFrom) return { en: '', ar: '' };
  const day = dateInWords(validFrom);
  return { en: `, in force since ${day.en}`, ar: ` السارية منذ ${day.ar}` };
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
    return [{
      name: `lookup("${name}")${nth ? `_${nth + 1}` : ''}`, value, unit: '',
      label: { en: `Step from ${low}${high ? ` to below ${high}` : ' on'}${since.en}`, ar: `الشريحة من ${low}${high ? ` إلى أقل من ${high}` : ' فأكثر'}${since.ar}` },
    }];
  });
}

const failed = (name: Text, because: Text): PayProblem => ({ code: 'component_failed', message: { en: `${name.en}: ${because.en}`, ar: `${name.ar}: ${because.ar}` } });

const belowZero = (amount: Decimal): Text => ({
  en: `Its formula came out as ${groupedDecimal(decimalText(amount))}. An amount is not below zero: write max(…, 0), or make it a deduction.`,
  ar: `كان ناتج معادلته ${groupedDecimal(decimalText(amount))}. لا يكون المبلغ أقل من صفر: اكتب max(…, 0) أو اجعله استقطاعاً.`,
});
