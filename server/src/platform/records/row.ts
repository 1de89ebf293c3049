import { type BaseRecord } from './record';

export type Values = Record<string, unknown>;
export type Row<R extends BaseRecord = BaseRecord> = Omit<R, 'allowedActions' | 'hiddenFields'> & {
  [extra: string]: unknown;
};

/** What fields of a row hold: a value, or any of some. */
export type Condition = Record<string, string | readonly string[]>;
