import { matchKey } from '../values/clean-text';
import { keysOfWholeName, nameKeys, type PersonName } from '../values/person-name';

/** Someone of the company (24-hex id) or of the file ('row 12'). */
export type PersonRef = string;

export interface PeopleIndex {
  /** A person of the company. */
  addEmployee(id: string, code: string, name: PersonName): void;
  /** A person of the file; one whose number is an employee's is that employee. Answers who it is. */
  addRow(row: number, code: string, name: PersonName): PersonRef;
  /** Who bears this number. */
  byCode(code: string): PersonRef | undefined;
  /** The numbers of employees of the company that differ from this one by zeros before them alone. */
  likeCodes(code: string): string[];
  /** Who bears this name, by the strictest key that finds anyone. */
  byName(name: string): PersonRef[];
  /** Who is meant by a name, a number beside it telling two of one name apart: 'Ann Lee (E-1)', 'E-1 - Ann Lee'. */
  byNameAndCode(said: string): PersonRef[];
  /** The first row of the file with this number. */
  firstRowOf(code: string): number | undefined;
}

export const refOfRow = (row: number): PersonRef => `row ${row}`;

/** Everybody a row of the file may mean: the company's employees first, then the rows of the file. */
export function createPeopleIndex(): PeopleIndex {
  const codes = new Map<string, PersonRef>();
  const names = new Map<string, Set<PersonRef>>();
  const firstRows = new Map<string, number>();
  const bare = new Map<string, string[]>();
  const addNames = (ref: PersonRef, name: PersonName): void => {
    for (const key of nameKeys(name)) {
      const refs = names.get(key);
      if (refs) refs.add(ref);
      else names.set(key, new Set([ref]));
    }
  };
  const byName = (name: string): PersonRef[] => {
    for (const key of keysOfWholeName(name)) {
      const refs = names.get(key);
      if (refs?.size) return [...refs];
    }
    return [];
  };
  return {
    addEmployee(id, code, name) {
      codes.set(matchKey(code), id);
      const number = withoutZeros(code);
      if (number !== null) bare.set(number, [...(bare.get(number) ?? []), code]);
      addNames(id, name);
    },
    addRow(row, code, name) {
      const key = matchKey(code);
      const ref = (key && codes.get(key)) || refOfRow(row);
      if (key) {
        codes.set(key, ref);
        if (!firstRows.has(key)) firstRows.set(key, row);
      }
      addNames(ref, name);
      return ref;
    },
    byCode: (code) => codes.get(matchKey(code)),
    likeCodes: (code) => (bare.get(withoutZeros(code) ?? '') ?? []).filter((other) => other !== code),
    byName,
    byNameAndCode(said) {
      const whole = byName(said);
      if (whole.length === 1) return whole;
      for (const { name, code } of nameAndCode(said)) {
        const ref = codes.get(matchKey(code));
        const bearers = byName(name);
        if (ref && (!bearers.length || bearers.includes(ref))) return [ref];
      }
      return whole;
    },
    firstRowOf: (code) => firstRows.get(matchKey(code)),
  };
}

/** The number a code of digits alone is; null for any other. */
function withoutZeros(code: string): string | null {
  const key = matchKey(code);
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d)/, '') : null;
}

/** The ways in which a cell may tell a name and a number. */
export function nameAndCode(said: string): { name: string; code: string }[] {
  const behind =
    /^(.+?)\s*[([]\s*([^()[\]]{1,40}?)\s*[)\]]$/.exec(said) ?? /^(.+?)\s+[-–—:/|]\s+(\S{1,40})$/.exec(said);
  const before = /^[([]\s*([^()[\]]{1,40}?)\s*[)\]]\s*(.+)$/.exec(said) ?? /^(\S{1,40})\s+[-–—:/|]\s+(.+)$/.exec(said);
  return [
    ...(behind ? [{ name: behind[1]!, code: behind[2]! }] : []),
    ...(before ? [{ name: before[2]!, code: before[1]! }] : []),
  ];
}
