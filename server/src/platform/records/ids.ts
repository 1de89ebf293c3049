import { randomInt } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/** A new id: 24 lower-case hex characters, 48 bits of time then 48 random bits that count up within one millisecond. */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = randomInt(2 ** 47);
  } else {
    counter += 1;
  }
  return lastTime.toString(16).padStart(12, '0') + counter.toString(16).padStart(12, '0');
}

/** SQL of a new id made where rows are made; `now` is SQL of the time. */
export const newIdSql = (now: string): string =>
  `lpad(to_hex((extract(epoch from ${now}) * 1000)::bigint), 12, '0') || substr(md5(gen_random_uuid()::text), 1, 12)`;

const pattern = /^[0-9a-f]{24}$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
