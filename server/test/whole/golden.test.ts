import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headOf, results } from './golden/company';

/**
 * What pay came to when it was last looked at, to the cent. Results that change without another `calculationVersion` or
 * other law data are a mistake, or leave stored results as they were: raise the version, then `GOLDEN=write npm test --
 * server/test/whole/golden.test.ts` and read the difference. Nothing is written over under the same head.
 */
const fileOf = (part: string): string => join(__dirname, 'golden', `${part}.txt`);
const isToWrite = process.env['GOLDEN'] === 'write';

describe('the month of an invented company', () => {
  it.each(Object.entries(results()))('has the %s it had', (part, lines) => {
    const text = `${[headOf(), ...lines].join('\n')}\n`;
    const kept = existsSync(fileOf(part)) ? readFileSync(fileOf(part), 'utf8') : null;
    if (isToWrite && kept?.split('\n', 1)[0] !== headOf()) writeFileSync(fileOf(part), text);
    else expect(text).toBe(kept);
  });
});

it('all law that results are made of is in the digest kept with them', () => {
  const digested = readFileSync(join(__dirname, '../../src/modules/pay/engine/calculation.ts'), 'utf8');
  // Findings tell of the one, a page shows what is in all others: no result is made of them.
  const toldAlone = ['minimum-wages', 'country-rules'];
  const files = readdirSync(join(__dirname, '../../src/modules/pay/statutory'))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !toldAlone.includes(name));
  expect(digested).toContain("'../../time/domain/working-time'");
  expect(files.filter((name) => !["'", '/'].some((end) => digested.includes(`'../statutory/${name}${end}`)))).toEqual(
    [],
  );
});
