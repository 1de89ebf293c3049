import { roundedBy } from '../components/component-rounding';
import { exponentOf } from '../../../../kernel/numbers/currencies';
import { evaluate } from '../../../../kernel/formula/components';
import type { Plain } from '../../../../kernel/formula/compile';
import { decimalText } from '../../../../kernel/formula/decimal';
import { parseMoney } from '../../../../kernel/numbers/money';
import { nameOf } from '../components/pay-plan';
import type { PayCalculation } from '../pay-step';
import { hoursPerDay, wordsOfSalary } from '../components/salary-words';
import type { SalarySegment } from '../components/salary-segments';
import type { Text } from '../../../../kernel/text/text';

/**
 * What components add to the wage of a month an hour of overtime is worth, in smallest coins, and what they are called.
 */
export interface OvertimeBase {
  amount: bigint;
  names: readonly Text[];
}

const nothing: OvertimeBase = { amount: 0n, names: [] };

/**
 * What the components that count for overtime come to under each salary of the month: by their formulas, of a whole
 * month, as an allowance of the same amount would. One that fails is told by its own line and adds nothing here.
 */
export function overtimeBase(
  calculation: PayCalculation,
  words: Pick<ReadonlyMap<string, Plain>, 'get'>,
): (segment: Pick<SalarySegment, 'salary'>) => OvertimeBase {
  const {
    rules: {
      currency,
      pay: { overtime, components, tables },
    },
  } = calculation;
  if (!overtime.steps.length) return () => nothing;
  const known = new Map<bigint, OvertimeBase>();
  const places = exponentOf(currency);
  const round: Parameters<typeof evaluate>[3] = (code, amount) =>
    roundedBy(components.get(code)!.rounding, amount, places);
  const under = (salary: bigint): OvertimeBase => {
    const own = wordsOfSalary(salary, currency, hoursPerDay(calculation));
    const worked = evaluate(overtime, { get: (name) => own.get(name) ?? words.get(name) }, tables, round);
    return worked.reduce<OvertimeBase>((sum, each) => {
      const component = components.get(each.code)!;
      if (!component.countsForOvertime || each.outcome !== 'amount' || each.amount <= 0n) return sum;
      return {
        amount: sum.amount + parseMoney(decimalText(each.amount), currency),
        names: [...sum.names, nameOf(component)],
      };
    }, nothing);
  };
  return ({ salary }) => {
    let found = known.get(salary);
    if (!found) known.set(salary, (found = under(salary)));
    return found;
  };
}
