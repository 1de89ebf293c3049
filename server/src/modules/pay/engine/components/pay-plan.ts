import { inCommon, named } from '../../../../kernel/text/text';
import { affectedBy, neededFor, planOf, type ComponentFault, type Plan } from '../../../../kernel/formula/components';
import type { LookupTable } from '../../../../kernel/formula/functions';
import { overtimeWords, tablesOf, timePrefix, vocabularyWith } from './formula-variables';
import type { AllowancePurpose } from '../../statutory/social-insurance/scheme';
import type { PayLineKind } from '../figures/pay-line';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

export type ComponentRounding = 'coin' | 'whole' | 'whole_up' | 'whole_down';

/** One version of a pay component as it is written down. */
export interface PayComponentSource {
  code: string;
  name: string;
  nameAr: string | null;
  kind: PayLineKind;
  formula: string;
  condition: string | null;
  /** Paid for the days paid of the month. */
  prorated: boolean;
  rounding: ComponentRounding;
  /** Its line is kept from the employee. */
  hidden?: true;
  /** An hour of overtime is worth its amount of a whole month too. */
  countsForOvertime?: true;
  /** Its amount of a whole month counts to the contributory wage, as an allowance for this does. */
  insurableAs?: AllowancePurpose;
  /** It neither adds to the pay that is taxed nor lowers it. */
  taxFree?: true;
  /** First day of this version; nothing of what is only tried. */
  validFrom?: PlainDate;
}
/** `validFrom`: first day of the row; nothing of what is only tried. */
export interface PayTableRowSource {
  tableName: string;
  fromValue: string;
  value: string;
  validFrom?: PlainDate;
}

/** The components of a month, compiled once for all employees of a run. */
export interface PayPlan {
  plan: Plan | { faults: ComponentFault[] };
  components: ReadonlyMap<string, PayComponentSource>;
  tables: ReadonlyMap<string, LookupTable>;
  /**
   * Codes of those whose formula or condition names what a salary alone is worth, and of those that name one kept from
   * the employee.
   */
  namesSalary: ReadonlySet<string>;
  namesHidden: ReadonlySet<string>;
  /**
   * Codes of those that are paid once a month however often a pay group is paid: not prorated, they read nothing that
   * is another in each period and no component, and none reads them.
   */
  ofMonth: ReadonlySet<string>;
  /** Those that count for overtime with those they read; nothing where none does. */
  overtime: Plan;
  /** Codes of those that count to the contributory wage. */
  insurable: ReadonlySet<string>;
}

const salaryWords: ReadonlySet<string> = new Set(['basic', 'day_value', 'hour_value']);

/** Whether a word has the same value in each period of a month, but for what changes in it. */
const isWordOfMonth = (name: string): boolean =>
  salaryWords.has(name) || name === 'period.end' || /^(employee|formula)\./.test(name);

export function payPlan(components: readonly PayComponentSource[], rows: readonly PayTableRowSource[]): PayPlan {
  const tables = tablesOf(rows);
  const [plan, byCode] = [planIn(components, tables.keys()), new Map(components.map((each) => [each.code, each]))];
  const naming = (isMeant: (name: string) => boolean | undefined) =>
    new Set('steps' in plan ? plan.steps.filter(({ reads }) => reads.some(isMeant)).map(({ code }) => code) : []);
  return {
    plan,
    components: byCode,
    tables,
    namesSalary: naming((name) => salaryWords.has(name)),
    namesHidden: naming((name) => byCode.get(name)?.hidden),
    ofMonth: ofMonthIn(plan, byCode),
    overtime: 'steps' in plan ? neededFor(plan, countedIn(components)) : { steps: [] },
    insurable: new Set(components.flatMap(({ code, insurableAs }) => (insurableAs ? [code] : []))),
  };
}

function ofMonthIn(plan: PayPlan['plan'], byCode: PayPlan['components']): Set<string> {
  if ('faults' in plan) return new Set();
  const read = new Set(plan.steps.flatMap(({ reads }) => reads));
  return new Set(
    plan.steps
      .filter(({ code, reads }) => !byCode.get(code)!.prorated && reads.every(isWordOfMonth) && !read.has(code))
      .map(({ code }) => code),
  );
}

type Planned = Pick<PayComponentSource, 'code' | 'formula' | 'condition'> & { countsForOvertime?: boolean };

const countedIn = (components: readonly Pick<Planned, 'code' | 'countsForOvertime'>[]): string[] =>
  components.filter(({ countsForOvertime }) => countsForOvertime).map(({ code }) => code);

/** Overtime comes after the components it is worth, so that one of these that asks for it is a circle. */
function planIn(components: readonly Planned[], tables: Iterable<string>): PayPlan['plan'] {
  const counted = countedIn(components);
  return planOf(components, vocabularyWith(tables), (word) => (overtimeWords.has(word) ? counted : []));
}

/**
 * What of a calculation by one plan another takes over where the components `changed` are others; null where nothing
 * can be told.
 */
export function keptBetween(
  one: PayPlan,
  other: PayPlan,
  changed: ReadonlySet<string>,
): { affected: ReadonlySet<string>; keepsOvertime: boolean } | null {
  if ('faults' in one.plan || 'faults' in other.plan) return null;
  const affected = new Set([one.plan, other.plan].flatMap((plan) => [...affectedBy(plan, changed)]));
  return {
    affected,
    keepsOvertime: ![one, other].some(({ overtime }) => overtime.steps.some(({ code }) => affected.has(code))),
  };
}

/** Whether components ask for attendance, so that it is read at all. */
export const namesTime = (components: readonly Pick<PayComponentSource, 'formula' | 'condition'>[]): boolean =>
  components.some(({ formula, condition }) => `${formula} ${condition ?? ''}`.includes(timePrefix));

export interface DatedComponent extends Pick<PayComponentSource, 'code' | 'formula' | 'condition'> {
  countsForOvertime?: boolean;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/**
 * Everything wrong with components that change in time, from a day on or up to another: each day on which a version
 * begins or has just ended is looked at. Of a fault that stands on many days one is told.
 */
export function faultsOver(
  components: readonly DatedComponent[],
  tables: Iterable<string>,
  from: PlainDate,
  to: PlainDate | null,
): ComponentFault[] {
  const days = new Set([from]);
  for (const { validFrom, validTo } of components) {
    for (const day of [validFrom, ...(validTo === null ? [] : [addDays(validTo, 1)])])
      if (day > from && (to === null || day <= to)) days.add(day);
  }
  const found = new Map<string, ComponentFault>();
  const names = [...tables];
  for (const day of [...days].sort()) {
    const plan = planIn(
      components.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day)),
      names,
    );
    if ('faults' in plan)
      for (const each of plan.faults)
        found.set(`${each.code} ${each.in} ${each.fault.start} ${JSON.stringify(each.fault.message)}`, each);
  }
  return [...found.values()];
}

type Named = Pick<PayComponentSource, 'name' | 'nameAr'>;
const names = new WeakMap<Named, Text>();

/** The same text for each line and value of the component. */
export function nameOf(component: Named): Text {
  let name = names.get(component);
  if (!name) names.set(component, (name = inCommon(named(component.name, component.nameAr))));
  return name;
}
