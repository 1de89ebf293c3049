import { type Row } from '../records/row';
import type { BaseRecord } from '../records/record';

/**
 * Nobody decides about their own pay, bank account, leave, time, loan, reward or settlement. An area whose rows hold
 * such things declares what the person a row is about does themselves; all else needs another person, on every door.
 */
export interface OwnMatter<R extends BaseRecord = BaseRecord, F extends string = Extract<keyof R, string>> {
  /** Actions by which they ask, agree or take back, and what follows in their rows from elsewhere. */
  may?: readonly string[];
  /** Rows without effect until another person has decided: they make and change such themselves. */
  waits?: { of(row: Row<R>): boolean }['of'];
  /** Fields only others change, where the rest of the row is theirs to change. */
  fields?: readonly F[];
}
