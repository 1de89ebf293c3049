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
  /** Who bears this name, by the strictest key that finds anyone. */
  byName(name: string): PersonRef[];
  /** The first row of the file with this number. */
  firstRowOf(code: string): number | undefined;
}

export const refOfRow = (row: number): PersonRef => `row ${row}`;

/** Everybody a row of the file may mean: the company's employees first, then the rows of the file. */
export function createPeopleIndex(): PeopleIndex {
  const codes = new Map<string, PersonRef>();
  const names = new Map<string, Set<PersonRef>>();
  const firstRows = new Map<string, number>();
  const addNames = (ref: PersonRef, name: PersonName): void => {
    for (const key of nameKeys(name)) {
      const refs = names.get(key);
      if (refs) refs.add(ref);
      else names.set(key, new Set([ref]));
    }
  };
  return {
    addEmployee(id, code, name) {
      codes.set(matchKey(code), id);
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
    byName(name) {
      for (const key of keysOfWholeName(name)) {
        const refs = names.get(key);
        if (refs?.size) return [...refs];
      }
      return [];
    },
    firstRowOf: (code) => firstRows.get(matchKey(code)),
  };
}
