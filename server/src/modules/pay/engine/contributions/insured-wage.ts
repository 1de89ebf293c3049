import { monthInWords } from '../../../../kernel/dates/date-words';
import { addDays, addMonths, dayNumber, later, type PlainDate } from '../../../../kernel/dates/plain-date';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { named, type Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { linesOfWholeMonth } from '../components/wage-components';
import { nameOf, type PayPlan } from '../components/pay-plan';
import { planOn, type PayRules } from '../pay-rules';
import type { PayCalculation } from '../pay-step';
import type { InsuranceRegistration, PayInput, PayProblem } from '../payslip';
import type { CalculatedScheme } from './own-scheme';
import { contributoryWage, type ContributoryPay, type ContributoryWage } from './contribution';

type CountedWage = Pick<CalculatedScheme, 'allowances' | 'most'>;

/** The contributory wage of a month in smallest coins, and what it is made of, put into words once it is asked for. */
export interface InsuredWage {
  wage: bigint;
  partsOf: () => readonly PayInput[];
}

/**
 * What counts of somebody's pay on a day, or of the month whose pay counts for the year: the salary, the allowances and
 * the pay components that count, each of a whole month. What was agreed with the authority comes before all of it.
 */
export function wageInsured(
  scheme: CountedWage,
  { wage: agreed, ofYear, validFrom }: Pick<InsuranceRegistration, 'wage' | 'ofYear' | 'validFrom'>,
  calculation: PayCalculation,
  day: PlainDate,
): InsuredWage | { problem: PayProblem } {
  const { currency, month } = calculation.rules;
  if (agreed !== null) {
    const wage = parseMoney(agreed, currency, 'half-up');
    return told({ wage, parts: [{ title: t('social_insurance.agreed_wage'), amount: wage }] }, currency);
  }
  if (!ofYear) return withComponents(scheme, payOn(calculation, day), calculation, calculation.rules.pay);
  const counted = later(`${month.slice(0, 4)}-01-31`, addDays(addMonths(`${validFrom.slice(0, 7)}-01`, 1), -1));
  return withComponents(scheme, ofYear, calculation, planOn(calculation.rules, counted), counted);
}

function withComponents(
  scheme: CountedWage,
  pay: ContributoryPay,
  { facts, rules }: PayCalculation,
  plan: PayPlan,
  ofMonth?: PlainDate,
): InsuredWage | { problem: PayProblem } {
  const { currency } = rules;
  if (!plan.insurable.size) return told(contributoryWage(scheme, pay, currency), currency, ofMonth);
  const { employeeId, hireDate, exitDate, factors, attributes } = facts;
  const { basicSalary } = pay;
  const allowances = pay.allowances.map((each) => ({ ...each, title: each.title ?? named('') }));
  const { lines, problems } = linesOfWholeMonth(
    { employeeId, hireDate, exitDate, factors, attributes, basicSalary, allowances },
    unexplainedBy(rules, plan),
    plan.insurable,
  );
  if (problems?.[0]) return { problem: problems[0] };
  const counted = lines.flatMap(({ code, kind, amount }): ContributoryPay['allowances'][number][] => {
    const component = plan.components.get(code);
    if (!component?.insurableAs || kind !== 'earning') return [];
    const { formula } = component;
    const name = nameOf(component);
    return [
      {
        title: plan.namesHidden.has(code)
          ? t('social_insurance.of_component', { name })
          : t('social_insurance.by_formula', { name, formula }),
        basis: 'monthly',
        fixedAmount: formatMoney(amount, currency),
        percentOfBasic: null,
        purpose: component.insurableAs,
      },
    ];
  });
  const whole = { basicSalary, allowances: [...pay.allowances, ...counted] };
  return told(contributoryWage(scheme, whole, currency), currency, ofMonth);
}

function told({ wage, parts }: ContributoryWage, currency: string, ofMonth?: PlainDate): InsuredWage {
  let inputs: readonly PayInput[] | undefined;
  const labelOf = (title: Text): Text =>
    ofMonth ? t('social_insurance.of_month', { title, month: monthInWords(ofMonth.slice(0, 7)) }) : title;
  return {
    wage,
    partsOf: () =>
      (inputs ??= parts.map(({ title, amount }, at) => ({
        name: `wage_${at + 1}`,
        label: labelOf(title),
        value: formatMoney(amount, currency),
        unit: currency,
      }))),
  };
}

const byPlan = new WeakMap<PayRules, Map<PayPlan, PayRules>>();

/** The rules with the components of another day, whose lines nobody reads. */
function unexplainedBy(rules: PayRules, plan: PayPlan): PayRules {
  let ofRules = byPlan.get(rules);
  if (!ofRules) byPlan.set(rules, (ofRules = new Map()));
  let made = ofRules.get(plan);
  if (!made) ofRules.set(plan, (made = { ...rules, pay: plan, isUnexplained: true }));
  return made;
}

/** The salary and the allowances that hold on a day of the month. */
function payOn({ facts, segments, rules }: PayCalculation, day: PlainDate): ContributoryPay {
  const paid = segments.find(({ from, to }) => from <= dayNumber(day) && dayNumber(day) <= to);
  // A month that is insured as a whole has days the payslip does not pay.
  const known = facts.salaries.find(({ validFrom, validTo }) => validFrom <= day && (validTo ?? day) >= day);
  return {
    basicSalary: paid || !known ? formatMoney((paid ?? segments.at(-1)!).salary, rules.currency) : known.amount,
    allowances: facts.items
      .filter(({ kind, validFrom, validTo }) => kind === 'allowance' && validFrom <= day && (validTo ?? day) >= day)
      .map(({ title, basis, fixedAmount, percentOfBasic, purpose = null }) => ({
        title: named(title),
        basis,
        fixedAmount,
        percentOfBasic,
        purpose,
      })),
  };
}
