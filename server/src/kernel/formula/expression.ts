import { t } from '../texts/text';
import type { Text } from '../text/text';
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
  message: Text;
}

export class FormulaError extends Error {
  constructor(readonly fault: FormulaFault) {
    super('key' in fault.message ? fault.message.key : fault.message.en);
  }
}

export const fault = ({ start, end }: Span, message: Text): FormulaFault => ({ start, end, message });

export const typeNames: Record<ValueType, Text> = {
  number: t('expression.number'),
  text: t('expression.text'),
  truth: t('expression.yes'),
  date: t('expression.date'),
};
