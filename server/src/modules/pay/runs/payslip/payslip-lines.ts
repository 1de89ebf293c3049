import type { PayLine } from '../../engine/payslip';

/**
 * The lines of a payslip are a legal document: each is stored whole, with the names, quantities, rates and reasons its
 * reader sees, and is read by itself for ever, without another line and without the code of the day. Only this module
 * knows how they lie in the database.
 */
export const storedLines = (lines: readonly PayLine[]): string => JSON.stringify(lines);

/**
 * SQL: the lines of a payslip as rows to join laterally, for the alias of the payslip.
 * place: 1 for the first; code; name: {en, ar}; kind; amount: numeric, in its currency; inputs: [{name, label, value,
 * unit}];
 * is_hidden: kept from the employee.
 */
export const lineRows = (slip: string): string =>
  `lateral (select place, line ->> 'code' as code, line -> 'name' as name, line ->> 'kind' as kind, (line ->> 'amount')::numeric as amount,
     line -> 'inputs' as inputs, line ? 'hidden' as is_hidden from jsonb_array_elements(${slip}.lines) with ordinality as each (line, place))`;

/** SQL: all lines of a payslip as the code has them (`PayLine[]`). */
export const linesOf = (slip: string): string => `${slip}.lines`;

/** SQL: stored lines, or what is settled of closed months, without what is kept from the employee. */
export const openLinesSql = (stored: string): string =>
  `(select coalesce(jsonb_agg((l || coalesce(l -> 'forEmployee', '{}')) - 'forEmployee' order by nth), '[]') from jsonb_array_elements(${stored}) with ordinality as each (l, nth) where not l ? 'hidden')`;
