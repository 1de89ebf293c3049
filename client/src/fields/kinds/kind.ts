import type { ComponentType } from 'react';
import type { CodeList } from '../../generated/fields';
import type { ChoiceName } from '../../i18n/i18n';
import type { OptionsFilter, ReferenceName } from '../references';

/** What an input of a form gets from antd's Form: values are plain and serialisable, a day is 'YYYY-MM-DD'. */
export interface InputProps<Value = unknown> {
  id?: string;
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  disabled?: boolean;
  /** Of a choice: unfolded from the start. */
  defaultOpen?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

type PlainKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'link'
  | 'number'
  /** A number exact to its last digit, as text. */
  | 'decimal'
  | 'money'
  | 'month'
  | 'date'
  | 'instant'
  | 'time'
  | 'flag'
  | 'weekDays'
  | 'code'
  | 'masked';

/**
 * How a kind of value is shown, entered and filtered; `own` brings its own two components, the input best as a part
 * loaded when a form opens.
 */
export type Kind =
  | { kind: PlainKind }
  /** `from`: no day before it, and the calendar opens there. */
  | { kind: 'date'; from?: string | null }
  /**
   * `among`: these of its values alone are offered. `offeredIn`: what a record that stands may be given instead is told
   * by this field of it.
   */
  | { kind: 'choice'; choice: ChoiceName; among?: string[]; offeredIn?: string }
  /** A code of a list others keep, chosen by its name. */
  | { kind: 'listed'; list: CodeList }
  /** `within`: of these alone. */
  | { kind: 'reference' | 'references'; to: ReferenceName; within?: OptionsFilter }
  /** A number that is shown otherwise where the rest of its row says so. */
  | { kind: 'number'; Show: ComponentType<{ value: unknown; row: object }> }
  /** Uploaded files by their ids; `image` takes pictures alone and makes them small. */
  | { kind: 'file' | 'files'; image?: true }
  /** `isText`: its value is a text as it stands, which exports take along. */
  | {
      kind: 'own';
      Show: ComponentType<{ value: unknown; row: object }>;
      Input: ComponentType<InputProps>;
      isText?: boolean;
    };

/** Numbers read best at the end of their cell. */
export const isNumeric = (kind: Kind): boolean =>
  kind.kind === 'number' || kind.kind === 'decimal' || kind.kind === 'money';

/** The relation that stands beside an id field: `departmentId` with `department`, `roleIds` with `roles`. */
export const relationOf = (field: string): string => field.replace(/Ids$/, 's').replace(/Id$/, '');
