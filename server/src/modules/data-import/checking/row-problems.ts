import { masked } from '../../../platform/http/cipher';
import type { KeyedText, Text, TextValue } from '../../../kernel/text/text';
import { problemTexts, type RepairKind } from './problem-texts';

export type ProblemCode = keyof typeof problemTexts;

export interface RowProblem {
  code: ProblemCode;
  /** Warnings do not keep the row from being imported. */
  isError: boolean;
  /** The column; null for the row as a whole. */
  header: string | null;
  target: string | null;
  /** What stands in the cell. */
  value: string;
  message: Text;
  repair: { kind: RepairKind; text: Text };
}

export interface Cell {
  header: string | null;
  target: string | null;
  value: string;
}

export function problem(code: ProblemCode, cell: Cell, detail: TextValue = ''): RowProblem {
  const { isError, repair, mend, message } = problemTexts[code];
  return {
    code,
    isError,
    ...cell,
    message: message(cell.value, detail),
    repair: { kind: repair, text: mend(cell.header ?? '') },
  };
}

/** The same of a cell whose value is shown masked. */
export function maskedProblem(problem: RowProblem): RowProblem {
  const shown = (text: string) => (problem.value ? text.replaceAll(problem.value, masked(problem.value)) : text);
  const { message } = problem;
  return {
    ...problem,
    value: shown(problem.value),
    message: 'key' in message ? { ...message, values: shownValues(message.values ?? {}, shown) } : message,
  };
}

const shownValues = (values: NonNullable<KeyedText['values']>, shown: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? shown(value) : value]),
  );

/** Rows that one and the same repair mends. */
export interface ProblemGroup {
  code: ProblemCode;
  isError: boolean;
  header: string | null;
  target: string | null;
  /** The value they share; '' where each has its own. */
  value: string;
  message: Text;
  repair: RowProblem['repair'];
  count: number;
  /** The first rows of them. */
  rows: number[];
}

/** Problems of which all rows with one value are mended together. */
const sharedCodes = new Set<ProblemCode>([
  'country_unknown',
  'manager_unknown',
  'manager_new',
  'manager_left_empty',
  'meaning_guessed',
  'one_direction',
]);

const rowsShown = 100;
const groupsKept = 1_000;

/** Gathers problems by what repairs them, in bounded memory: errors first, then the most frequent. */
export function createProblemGroups(): {
  add(row: number, problem: RowProblem): void;
  ofColumn(problem: RowProblem, count: number): void;
  list(): ProblemGroup[];
} {
  const groups = new Map<string, ProblemGroup>();
  return {
    /** What is said of a column and not of some of its rows. */
    ofColumn({ code, isError, header, target, value, message, repair }, count) {
      groups.set(JSON.stringify([code, header]), {
        code,
        isError,
        header,
        target,
        value,
        message,
        repair,
        count,
        rows: [],
      });
    },
    add(row, { code, isError, header, target, value, message, repair }) {
      const isShared = repair.kind === 'values' || sharedCodes.has(code);
      const shared = isShared ? value : '';
      const key = JSON.stringify([code, header, shared]);
      const group = groups.get(key);
      if (group) {
        group.count += 1;
        if (group.rows.length < rowsShown) group.rows.push(row);
        if (!isShared && JSON.stringify(group.message) !== JSON.stringify(message))
          group.message = problemTexts[code].general;
      } else if (groups.size < groupsKept) {
        groups.set(key, { code, isError, header, target, value: shared, message, repair, count: 1, rows: [row] });
      }
    },
    list: () =>
      [...groups.values()].sort(
        (left, right) => Number(right.isError) - Number(left.isError) || right.count - left.count,
      ),
  };
}
