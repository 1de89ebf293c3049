import { hash } from 'node:crypto';

/** sha-256 (hex) of a value of plain JSON; the order of an object's keys does not matter, that of a list does. */
export function hashOf(value: unknown): string {
  return hash('sha256', canonicalText(value), 'hex');
}

/**
 * The same in a quarter of the time, where one piece of code makes all values: the order of an object's keys matters.
 */
export function hashAsMade(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'hex');
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(record[key])}`).join(',')}}`;
}
