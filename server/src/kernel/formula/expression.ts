import type { Bilingual } from '../text/text';
import type { Decimal } from './decimal';

/** What a formula can work with. A date is a plain day, YYYY-MM-DD. */
export type ValueType = 'number' | 'text' | 'truth' | 'date';

export type Value =
  | { type: 'number'; value: Decimal }
  | { type: 'text'; value: string }
  | { type: 'truth'; value: boolean }
  | { type: 'date'; value: string };

export type Operator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

/** Where in the formula a part stands: from the character at `start` up to but without the one at `end`. */
export interface Span {
  start: number;
  end: number;
}

export type Expression = Span &
  (
    | { kind: 'literal'; literal: Value }
    | { kind: 'name'; name: string }
    | { kind: 'negate'; of: Expression }
    | { kind: 'not'; of: Expression }
    | { kind: 'percent'; of: Expression }
    | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
    | { kind: 'call'; name: string; given: Expression[] }
  );

/** What is wrong with a formula, where, and what to do. */
export interface FormulaFault extends Span {
  message: Bilingual;
}

export class FormulaError extends Error {
  constructor(readonly fault: FormulaFault) {
    super(fault.message.en);
  }
}

export const fault = ({ start, end }: Span, en: string, ar: string): FormulaFault => ({
  start,
  end,
  message: { en, ar },
});

export const typeNames: Record<ValueType, Bilingual> = {
  number: { en: 'a number', ar: 'رقماً' },
  text: { en: 'a text', ar: 'نصاً' },
  truth: { en: 'yes or no', ar: 'نعم أو لا' },
  date: { en: 'a date', ar: 'تاريخاً' },
};
