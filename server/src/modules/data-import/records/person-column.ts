import { knownAs } from '../../../platform/text';
import {
  allWords,
  employeeBesideNames,
  employeeColumn,
  employeeNumberAlone,
} from '../../../platform/import/importable';
import type { ColumnProfile } from '../columns/column-profile';
import { compact } from '../columns/target-names';

const aloneNames = new Set(knownAs(employeeNumberAlone).map(compact));
const nameNames = new Set(
  [employeeColumn, employeeBesideNames].flatMap(([, , names]) => allWords([names!])).map(compact),
);
const nameWeight = 0.85;

/**
 * How surely a column tells whom a row is about, beside others that may: numbers before names, which several people may
 * bear, and a column that is called "No." alone where it does not count the rows.
 */
export function personConfidence(column: ColumnProfile, confidence: number): number {
  if (isAlone(column)) return Math.max(confidence, numberAloneConfidence(column));
  return confidence * (tellsNames(column) ? nameWeight : 1);
}

/** Whether a person should confirm the column: it is called "No." alone, or another may hold the number as well. */
export function isPersonAsked(
  column: ColumnProfile,
  candidates: readonly { column: ColumnProfile; confidence: number }[],
): boolean {
  const likely = tellsNames(column) ? 0.6 : nameWeight;
  return (
    isAlone(column) ||
    candidates.some(
      ({ column: other, confidence }) =>
        other !== column && confidence >= likely && !tellsNames(other) && !isSame(other, column),
    )
  );
}

const isAlone = ({ header }: ColumnProfile): boolean => aloneNames.has(compact(header));

function numberAloneConfidence(column: ColumnProfile): number {
  const values = [...column.values.values()];
  if (!values.length || tellsNames(column)) return 0;
  if (values.some(({ times }) => times > 1)) return 0.9;
  return column.hasMoreValues || isCount(values.map(({ said }) => said)) ? 0 : 0.6;
}

/** 1, 2, 3 … or back: the rows are numbered. */
function isCount(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  return (
    numbers.length > 1 &&
    [1, -1].some((step) => numbers.every((one, at) => at === 0 || one - numbers[at - 1]! === step))
  );
}

/** Most cells have no digit, or the column is called a name and not a number. */
function tellsNames({ header, values }: ColumnProfile): boolean {
  const told = [...values.values()];
  const named = told.filter(({ said }) => !/\p{N}/u.test(said)).length;
  return nameNames.has(compact(header)) || named * 2 > told.length;
}

const isSame = (one: ColumnProfile, other: ColumnProfile): boolean =>
  one.values.size === other.values.size && [...one.values.keys()].every((key) => other.values.has(key));
