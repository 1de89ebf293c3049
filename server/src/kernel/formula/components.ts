import { t } from '../texts/text';
import type { Text } from '../text/text';
import { checkFormula, namesIn, type Vocabulary } from './check';
import { compileFormula, type Plain, type Surroundings } from './compile';
import { decimalText, type Decimal } from './decimal';
import { FormulaError, type Expression, type FormulaFault, type ValueType } from './expression';
import type { LookupTable } from './functions';
import { parseFormula } from './parse';

/** A pay component as it is written down: its code is the name other formulas know it by. */
export interface FormulaSource {
  code: string;
  formula: string;
  /** Where given and not true, the component does not apply. */
  condition?: string | null;
}

/** A fault of one component; `in` tells which of its two texts the place is in. */
export interface ComponentFault {
  code: string;
  in: 'formula' | 'condition';
  fault: FormulaFault;
}

/** Components ready to be worked out for anybody, each after those it reads. */
export interface Plan {
  steps: readonly PlannedStep[];
}

/**
 * `reads`: the names it asks for; `after`: the components that come before it, be they named or what a word it names is
 * made of.
 */
interface PlannedStep {
  code: string;
  reads: readonly string[];
  after: readonly string[];
  applies: ((around: Surroundings) => Plain) | null;
  amount: (around: Surroundings) => Plain;
}

/**
 * The components in the order they are worked out in, or everything that is wrong with them: words, types, names,
 * circles.
 * `madeOf` tells of a word the components its value is made of.
 */
export function planOf(
  components: readonly FormulaSource[],
  given: Vocabulary,
  madeOf: (word: string) => readonly string[] = () => [],
): Plan | { faults: ComponentFault[] } {
  const names = new Map<string, ValueType>(given.names);
  for (const { code } of components) names.set(code, 'number');
  const faults: ComponentFault[] = [];
  const read = (code: string, place: 'formula' | 'condition', source: string, type: ValueType): Expression | null => {
    try {
      const tree = parseFormula(source);
      const checked = checkFormula(tree, { names, tables: given.tables });
      const wrong = checked.faults.length || checked.type === type ? checked.faults : [wrongAnswer(source, type)];
      faults.push(...wrong.map((each) => ({ code, in: place, fault: each })));
      return wrong.length ? null : tree;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      faults.push({ code, in: place, fault: error.fault });
      return null;
    }
  };
  const steps = new Map<string, PlannedStep>();
  for (const { code, formula, condition } of components) {
    const tree = read(code, 'formula', formula, 'number');
    const when = condition ? read(code, 'condition', condition, 'truth') : null;
    if (!tree || (condition && !when)) continue;
    const reads = [...new Set([...(when ? namesIn(when) : []), ...namesIn(tree)])];
    const after = reads.flatMap((name) => [name, ...madeOf(name)]);
    steps.set(code, { code, reads, after, applies: when && compileFormula(when), amount: compileFormula(tree) });
  }
  if (faults.length) return { faults };
  const ordered = inOrder(steps);
  return 'circle' in ordered ? { faults: [circular(ordered.circle, components)] } : { steps: ordered.steps };
}

const wrongAnswer = (source: string, type: ValueType): FormulaFault => ({
  start: 0,
  end: source.length,
  message: type === 'number' ? t('components.formula_must_answer_number') : t('components.condition_must_answer_yes'),
});

/** Each after those it reads, else as they were given; or the circle that has no beginning. */
function inOrder(steps: ReadonlyMap<string, PlannedStep>): { steps: PlannedStep[] } | { circle: string[] } {
  const ordered: PlannedStep[] = [];
  const state = new Map<string, 'open' | 'done'>();
  function visit(code: string, path: string[]): string[] | null {
    if (state.get(code) === 'done') return null;
    if (state.get(code) === 'open') return [...path.slice(path.indexOf(code)), code];
    state.set(code, 'open');
    const step = steps.get(code)!;
    for (const name of step.after) {
      const circle = steps.has(name) ? visit(name, [...path, code]) : null;
      if (circle) return circle;
    }
    state.set(code, 'done');
    ordered.push(step);
    return null;
  }
  for (const code of steps.keys()) {
    const circle = visit(code, []);
    if (circle) return { circle };
  }
  return { steps: ordered };
}

function circular(circle: string[], components: readonly FormulaSource[]): ComponentFault {
  const [code] = circle as [string];
  const path = circle.join(' → ');
  return {
    code,
    in: 'formula',
    fault: {
      start: 0,
      end: components.find((each) => each.code === code)!.formula.length,
      message: t('components.these_components_wait_each', { path }),
    },
  };
}

/** What became of one component: its amount, with what tells every value it used, or why it has none. */
export type Worked =
  | { code: string; outcome: 'amount'; amount: Decimal; used: () => readonly Used[] }
  | { code: string; outcome: 'not_applicable' }
  | { code: string; outcome: 'failed'; because: Text };

/**
 * A value a formula used, as text: numbers in their shortest form, days as YYYY-MM-DD; with the index of the slice
 * whose own it is, or, where `name` is a table, of the step it was looked up in.
 */
export interface Used {
  name: string;
  value: string;
  slice?: number;
  step?: number;
}

/** Parts of a month whose facts differ: those of each, and what the amounts of all come to. */
export interface Slices {
  facts: readonly ReadonlyMap<string, Plain>[];
  join: (amounts: readonly Decimal[]) => Decimal;
}

/**
 * Works every component out for one person. `round` is applied to each amount once, before others read it. A component
 * that fails fails alone, and with it those that read it; nothing is thrown for what values do. A condition is asked
 * once, not by slice.
 * `before` tells what of a component is known already.
 */
export function evaluate(
  { steps }: Plan,
  facts: Pick<ReadonlyMap<string, Plain>, 'get'>,
  tables: ReadonlyMap<string, LookupTable>,
  round: (code: string, amount: Decimal) => Decimal,
  slicesOf?: (code: string) => Slices | null,
  before?: (code: string) => Worked | undefined,
): Worked[] {
  const amounts = new Map<string, Decimal>();
  const failed = new Set<string>();
  // Made once, not for each component: a hundred thousand people have millions of them.
  let used: Noted[] = [];
  const note = (name: string, value: Plain, slice?: number, step?: number): void => {
    if (!used.some((each) => each.name === name && each.slice === slice && each.step === step))
      used.push({ name, value, slice, step });
  };
  const valueOf = (name: string): Plain => {
    if (failed.has(name)) throw new Waits(name);
    const value = amounts.get(name) ?? facts.get(name);
    if (value === undefined) throw new Missing(name);
    note(name, value);
    return value;
  };
  const lookedUp = (table: string, step: number): void =>
    note(table, tables.get(table)!.steps[step]!.value, undefined, step);
  const around: Surroundings = { valueOf, tables, lookedUp };
  const inSlice = (own: ReadonlyMap<string, Plain>, slice: number): Surroundings => ({
    tables,
    lookedUp,
    valueOf(name) {
      const value = own.get(name);
      if (value === undefined) return valueOf(name);
      note(name, value, slice);
      return value;
    },
  });
  return steps.map(({ code, applies, amount }): Worked => {
    const known = before?.(code);
    if (known) {
      if (known.outcome === 'failed') failed.add(code);
      else amounts.set(code, known.outcome === 'amount' ? known.amount : 0n);
      return known;
    }
    const own: Noted[] = (used = []);
    try {
      if (applies && !applies(around)) {
        amounts.set(code, 0n);
        return { code, outcome: 'not_applicable' };
      }
      const slices = slicesOf?.(code);
      const exact = slices
        ? slices.join(slices.facts.map((each, at) => amount(inSlice(each, at)) as Decimal))
        : (amount(around) as Decimal);
      const answer = round(code, exact);
      amounts.set(code, answer);
      return { code, outcome: 'amount', amount: answer, used: () => own.map(told) };
    } catch (error) {
      failed.add(code);
      return { code, outcome: 'failed', because: reasonOf(error) };
    }
  });
}

interface Noted {
  name: string;
  value: Plain;
  slice: number | undefined;
  step: number | undefined;
}

function told({ name, value, slice, step }: Noted): Used {
  const used: Used = { name, value: textOf(value) };
  if (slice !== undefined) used.slice = slice;
  if (step !== undefined) used.step = step;
  return used;
}

/** Codes of those of `changed` and of all that read them, near or far. */
export function affectedBy({ steps }: Plan, changed: ReadonlySet<string>): Set<string> {
  const affected = new Set(changed);
  // Each stands after those it reads.
  for (const { code, after } of steps) if (after.some((name) => affected.has(name))) affected.add(code);
  return affected;
}

/** What is worked out where only these are wanted: they and those that come before them. */
export function neededFor({ steps }: Plan, codes: Iterable<string>): Plan {
  const needed = new Set(codes);
  // Each stands after those it reads.
  for (const { code, after } of steps.toReversed()) if (needed.has(code)) for (const name of after) needed.add(name);
  return { steps: steps.filter(({ code }) => needed.has(code)) };
}

const textOf = (value: Plain): string => (typeof value === 'bigint' ? decimalText(value) : String(value));

class Waits extends Error {
  constructor(readonly component: string) {
    super(component);
  }
}
class Missing extends Error {
  constructor(readonly fact: string) {
    super(fact);
  }
}

function reasonOf(error: unknown): Text {
  if (error instanceof Waits) return t('components.could_worked_out', { component: error.component });
  if (error instanceof Missing) return t('components.known_person_fill', { fact: error.fact });
  if (error instanceof FormulaError) return error.fault.message;
  throw error;
}
