import { startOfDay } from '../../ui/words/company-clock';
import { daysAfter } from '../../ui/words/days';
import type { Kind } from './kind';

export type Operator = 'contains' | 'startsWith' | 'eq' | 'gte' | 'lte' | 'gteOrEmpty' | 'in' | 'isEmpty';

/** One condition of a filter as the address carries it; `values` has one entry but for `in`. */
export interface Condition {
  field: string;
  operator: Operator;
  values: string[];
}

const text: Operator[] = ['contains', 'startsWith', 'eq', 'isEmpty'];
const ordered: Operator[] = ['gte', 'lte', 'eq', 'isEmpty'];

const operatorsByKind: Record<Kind['kind'], Operator[]> = {
  text,
  longText: text,
  email: text,
  phone: text,
  link: text,
  code: text,
  month: ['eq', 'gte', 'lte'],
  number: ordered,
  decimal: ordered,
  money: ordered,
  date: [...ordered, 'gteOrEmpty'],
  instant: ['gte', 'lte'],
  time: [],
  flag: ['eq'],
  choice: ['in'],
  listed: ['eq', 'isEmpty'],
  reference: ['in', 'isEmpty'],
  references: ['in'],
  file: ['isEmpty'],
  files: [],
  masked: [],
  weekDays: [],
  own: [],
};

/** The comparisons offered for a kind, the likeliest first; none means the kind cannot be filtered. */
export const operatorsOf = (kind: Kind): Operator[] => operatorsByKind[kind.kind];

export const isOperator = (name: string): name is Operator =>
  ['contains', 'startsWith', 'eq', 'gte', 'lte', 'gteOrEmpty', 'in', 'isEmpty'].includes(name);

function typedValue(kind: Kind, operator: Operator, values: string[], timeZone: string | undefined): unknown {
  const [first = ''] = values;
  if (operator === 'isEmpty' || kind.kind === 'flag') return first !== 'false';
  if (operator === 'in') return values;
  if (kind.kind === 'number') return Number(first);
  if (kind.kind === 'instant')
    return operator === 'lte' ? new Date(+startOfDay(daysAfter(first, 1), timeZone) - 1) : startOfDay(first, timeZone);
  return first;
}

/**
 * The server's typed filter: `{ status: { in: ['active'] }, hireDate: { gte: '2026-01-01' } }`; null when nothing is
 * asked.
 */
export function filterOf(
  conditions: Condition[],
  kindOf: (field: string) => Kind | undefined,
  timeZone?: string,
): Record<string, object> | null {
  const filter: Record<string, object> = {};
  for (const { field, operator, values } of conditions) {
    const kind = kindOf(field);
    if (!kind || !operatorsOf(kind).includes(operator)) continue;
    if (kind.kind === 'number' && operator !== 'isEmpty' && !Number.isFinite(Number(values[0]))) continue;
    if (kind.kind === 'instant' && operator !== 'isEmpty' && Number.isNaN(Date.parse(`${values[0]}T00:00Z`))) continue;
    filter[field] = { ...filter[field], [operator]: typedValue(kind, operator, values, timeZone) };
  }
  return Object.keys(filter).length > 0 ? filter : null;
}
