import { nothing } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { terminationWageOf, type AllowanceFact } from '../time/termination-wage';
import { neededFor } from '../../../../kernel/formula/components';
import { formatMoney } from '../../../../kernel/numbers/money';
import { componentLines } from './pay-components';
import type { PayRules } from '../pay-rules';
import type { DraftLine, StepOutcome } from '../pay-step';
import type { PayFacts, PayProblem } from '../payslip';
import { dayNumber, type PlainDate } from '../../../../kernel/dates/plain-date';

/** What is known of a person and their pay on a day. */
export interface WageFacts extends Pick<PayFacts, 'employeeId' | 'hireDate' | 'exitDate' | 'factors' | 'attributes'> {
  basicSalary: string;
  allowances: readonly AllowanceFact[];
}

/** Pay components that count as wage, by code, and since when their version is in force. */
export type CountedComponents = ReadonlyMap<string, PlainDate>;
type Codes = Pick<ReadonlySet<string>, 'keys'>;

/**
 * What the components that count as wage give for a whole month of work on this pay: all its days paid, nothing taken
 * off, no reward and no attendance. So what only falls due by hours worked or by reward is no part of the regular wage.
 */
export function wageComponents(
  facts: WageFacts,
  rules: PayRules,
  counted: CountedComponents,
): { parts: AllowanceFact[] } | { problem: PayProblem } {
  const { currency } = rules;
  const { lines, problems } = linesOfWholeMonth(facts, rules, counted);
  if (problems?.[0]) return { problem: problems[0] };
  return {
    parts: lines.flatMap(({ code, name, kind, amount, forEmployee, ...told }): AllowanceFact[] => {
      const { formula, inputs, reason } = forEmployee ?? told;
      const since = counted.get(code);
      if (since === undefined || kind !== 'earning') return [];
      const inForce = dateInWords(since);
      return [
        {
          title: name,
          basis: 'monthly',
          fixedAmount: formatMoney(amount, currency),
          percentOfBasic: null,
          line: {
            code,
            formula,
            inputs,
            reason: t('wage_components.whole_month_counts_wage_component', { reason, inForce }),
          },
        },
      ];
    }),
  };
}

/** What components come to for a whole month of work on this pay, with those they read. */
export function linesOfWholeMonth(facts: WageFacts, rules: PayRules, counted: Codes): StepOutcome {
  const { currency, basisDays, from, to } = rules;
  const { basic, wage } = terminationWageOf({ ...facts, currency });
  return componentLines({
    facts: { ...facts, salaries: [], items: [], rewards: [], owed: [], leaves: [] },
    rules: wholeMonth(rules, counted),
    paymentDays: basisDays,
    segments: [{ from: dayNumber(from), to: dayNumber(to), salary: basic, days: basisDays }],
    lines: [paid('BASIC', basic), paid('ALLOWANCE', wage - basic)],
  });
}

const paid = (code: string, amount: bigint): DraftLine => ({
  code,
  name: nothing,
  kind: 'earning',
  amount,
  formula: '',
  inputs: [],
  reason: nothing,
});

const made = new WeakMap<PayRules, Map<Codes, PayRules>>();

/** The same for everybody paid by these rules. */
function wholeMonth(rules: PayRules, counted: Codes): PayRules {
  let ofRules = made.get(rules);
  if (!ofRules) made.set(rules, (ofRules = new Map()));
  let whole = ofRules.get(counted);
  if (!whole) ofRules.set(counted, (whole = unprorated(rules, counted)));
  return whole;
}

/** The components that count and those they read, none of them for a part of the month. */
function unprorated(rules: PayRules, counted: Codes): PayRules {
  const { plan, components: byCode } = rules.pay;
  if ('faults' in plan) return rules;
  return {
    ...rules,
    pay: {
      ...rules.pay,
      plan: neededFor(plan, counted.keys()),
      components: new Map([...byCode].map(([code, each]) => [code, { ...each, prorated: false }])),
    },
  };
}
