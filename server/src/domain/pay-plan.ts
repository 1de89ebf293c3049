import { planOf, type ComponentFault, type Plan } from './formula/components';
import type { LookupTable } from './formula/functions';
import { tablesOf, timePrefix, vocabularyWith } from './pay-words';
import type { PayLineKind } from './payslip';
import { addDays, type PlainDate } from './plain-date';
import type { Text } from './text';

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
  /** First day of this version; nothing of what is only tried. */
  validFrom?: PlainDate;
}
/** `validFrom`: first day of the row; nothing of what is only tried. */
export interface PayTableRowSource { tableName: string; fromValue: string; value: string; validFrom?: PlainDate }

/** The components of a month, compiled once for all employees of a run. */
export interface PayPlan {
  plan: Plan | { faults: ComponentFault[] };
  components: ReadonlyMap<string, PayComponentSource>;
  tables: ReadonlyMap<string, LookupTable>;
  /** Codes of those whose formula or condition names what a salary alone is worth, and of those that name one kept from the employee. */
  namesSalary: ReadonlySet<string>;
  namesHidden: ReadonlySet<string>;
}

const salaryWords: ReadonlySet<string> = new Set(['basic', 'day_value', 'hour_value']);

export function payPlan(components: readonly PayComponentSource[], rows: readonly PayTableRowSource[]): PayPlan {
  const tables = tablesOf(rows);
  const [plan, byCode] = [planOf(components, vocabularyWith(tables.keys())), new Map(components.map((each) => [each.code, each]))];
  const naming = (isMeant: (name: string) => boolean | undefined) => new Set('steps' in plan ? plan.steps.filter(({ reads }) => reads.some(isMeant)).map(({ code }) => code) : []);
  return { plan, components: byCode, tables, namesSalary: naming((name) => salaryWords.has(name)), namesHidden: naming((name) => byCode.get(name)?.hidden) };
}

/** Whether components ask for attendance, so that it is read at all. */
export const namesTime = (components: readonly Pick<PayComponentSource, 'formula' | 'condition'>[]): boolean =>
  components.some(({ formula, condition }) => `${formula} ${condition ?? ''}`.includes(timePrefix));

export interface DatedComponent extends Pick<PayComponentSource, 'code' | 'formula' | 'condition'> { validFrom: PlainDate; validTo: PlainDate | null }

/**
 * Everything wrong with components that change in time, from a day on or up to another: each day on which a version begins or has
 * just ended is looked at. Of a fault that stands on many days one is told.
 */
export function faultsOver(components: readonly DatedComponent[], tables: Iterable<string>, from: PlainDate, to: PlainDate | null): ComponentFault[] {
  const days = new Set([from]);
  for (const { validFrom, validTo } of components) {
    for (const day of [validFrom, ...validTo === null ? [] : [addDays(validTo, 1)]]) if (day > from && (to === null || day <= to)) days.add(day);
  }
  const words = vocabularyWith(tables);
  const found = new Map<string, ComponentFault>();
  for (const day of [...days].sort()) {
    const plan = planOf(components.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day)), words);
    if ('faults' in plan) for (const each of plan.faults) found.set(`${each.code} ${each.in} ${each.fault.start} ${each.fault.message.en}`, each);
  }
  return [...found.values()];
}

export const nameOf = ({ name, nameAr }: Pick<PayComponentSource, 'name' | 'nameAr'>): Text => ({ en: name, ar: nameAr ?? name });
