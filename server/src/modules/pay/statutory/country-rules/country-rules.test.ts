import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locales, say } from '../../../../platform/text';
import type { CountryRule } from './country-rule';
import { countriesOnFile, rulesOfCountry, statedOn } from './country-rules';
import { notCovered } from './not-covered';
import { readings } from './read-at';
import { toCheck } from './to-check';

const source = join(__dirname, '../../../..');

/** Dated data that is no law of a country on pay, leave or time. */
const others = [
  'modules/pay/statutory/salary-factors.ts', // what a new salary formula begins with: no law
  'modules/suppliers/domain/value-added-tax.ts', // tax on invoices
];

function files(folder: string): string[] {
  return readdirSync(join(source, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(`${folder}/${entry.name}`)
      : /(?<!\.test|\.fixture)\.ts$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  );
}

/** Files that name the day a value holds from as it is written: tables of law. */
const tables = [...files('modules'), ...files('platform')].filter((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  return (
    !others.includes(file) &&
    !file.startsWith('modules/pay/statutory/country-rules/') &&
    /^(?:export )?const .*(?:Law|Laws|Wage|Rule|Scheme|Tax|Rate)s?(?:\[\])? = [[{]$/m.test(text) &&
    /(?:validFrom|since)(?:: | = )'\d{4}-\d\d-\d\d'|`\$\{year\}-01-01`/.test(text)
  );
});

type Dated = [country: string | null, row: object];

/** Each object with a day it holds from, with the country it stands in. */
function datedIn(value: unknown, country: string | null, seen: Set<unknown>): Dated[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = value as { country?: string | null; validFrom?: unknown; since?: unknown };
  const here = own.country === undefined ? country : own.country;
  const isDated = typeof (own.validFrom ?? own.since) === 'string';
  return [
    ...(isDated ? [[here, value] as Dated] : []),
    ...Object.values(value).flatMap((each) => datedIn(each, here, seen)),
  ];
}

const rows = tables.flatMap((file) => {
  const seen = new Set();
  const exported = Object.values(
    require(relative(__dirname, join(source, file.replace(/\.ts$/, '')))) as Record<string, unknown>,
  );
  return datedIn(exported, null, seen).map(([country, row]) => {
    const { validFrom, since, code } = row as Record<string, string>;
    return [`${relative('modules', file)} ${country} ${code ?? ''} ${validFrom ?? since}`, file, country, row] as const;
  });
});

/** All that rules say in English. */
function saidBy(rules: readonly CountryRule[]): string {
  return rules
    .flatMap(({ figures, title, source: law, validFrom, validTo }) => [
      ...figures.flatMap(({ label, limit, number, day, words }) => [
        say(label, 'en'),
        ...[limit, number, day].map((each) => each ?? ''),
        words ? say(words, 'en') : '',
      ]),
      ...[say(title, 'en'), say(law, 'en'), validFrom ?? '', validTo ?? ''],
    ])
    .join(' | ');
}

/** Every number of a row, in the unit it is shown in. */
function numbersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'number') return [String(name.endsWith('Minutes') ? value / 60 : value)];
  if (typeof value === 'string') return /^\d+(\.\d+)?$/.test(value) && name !== 'article' ? [value] : [];
  // No part of the award is said in words.
  if (typeof value !== 'object' || value === null || 'key' in value || (Array.isArray(value) && value[0] === 0))
    return [];
  return Object.entries(value).flatMap(([each, inner]) => numbersIn(inner, each));
}
/** Not said: that nothing is due, and years nobody serves. */
const isSaid = (number: string) => !['0', '1000'].includes(number);

describe('what stands in the tables of law', () => {
  it('is found in each kind of table', () => {
    expect(tables).toEqual(
      expect.arrayContaining([
        'modules/leave/domain/law/oman.ts',
        'modules/pay/statutory/attendance-pay-laws.ts',
        'modules/pay/statutory/average-wage-laws.ts',
        'modules/pay/statutory/end-of-service-laws.ts',
        'modules/pay/statutory/income-tax/india.ts',
        'modules/pay/statutory/leave-encashment-laws.ts',
        'modules/pay/statutory/minimum-wages.ts',
        'modules/pay/statutory/salary-frequency-rules.ts',
        'modules/pay/statutory/settlement-laws.ts',
        'modules/pay/statutory/social-insurance/egypt.ts',
        'modules/pay/statutory/social-insurance/oman.ts',
        'modules/pay/statutory/wage-deduction-laws.ts',
        'modules/time/domain/working-time.ts',
        'platform/privacy/domain/retention-laws.ts',
      ]),
    );
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(rows)('is shown with its figures: %s', (_, file, country, row) => {
    const shown = rulesOfCountry(country).filter(({ law }) => law === row);
    expect([file, shown.length > 0]).toEqual([file, true]);
    const said = new Set(saidBy(shown).match(/\d+(\.\d+)?/g));
    expect(numbersIn(row).filter((number) => isSaid(number) && !said.has(number))).toEqual([]);
    for (const rule of shown)
      for (const locale of locales) {
        expect(say(rule.title, locale)).not.toMatch(/^pay:|\{\{/);
        expect(say(rule.source, locale)).not.toBe('');
        expect(rule.figures.length).toBeGreaterThan(0);
      }
  });

  it('has no country that is not on file', () => {
    const named = new Set(rows.flatMap(([, , country]) => country ?? []));
    expect([...named].sort()).toEqual(countriesOnFile);
    expect(countriesOnFile).toEqual(['AE', 'BH', 'EG', 'IN', 'JO', 'KW', 'OM', 'QA', 'SA']);
  });

  it.each(readings)('says where it was read: $group $country $key $from', (each) => {
    const rules = rulesOfCountry(each.country).filter(({ readAt }) => readAt === each.readAt);
    expect(rules.length).toBeGreaterThan(0);
    for (const { group, isOfProduct, readOn } of rules)
      expect([group, isOfProduct, readOn]).toEqual([each.group, false, each.readOn ?? null]);
  });
  it.each(toCheck)('says what of it was not read in an official text: $group $key $country $validFrom', (each) => {
    const rule = rulesOfCountry(each.country).filter(({ toCheck: said }) => said === each.what);
    expect(rule.map(({ key }) => key)).toContain(each.key);
  });
});

const numbersOf = (country: string | null, day: string, key: string, state: string, label: RegExp) =>
  statedOn(rulesOfCountry(country), day)
    .filter((rule) => rule.key === key && rule.state === state)
    .map(({ validFrom, figures }) => [validFrom, figures.find((each) => label.test(say(each.label, 'en')))?.number]);

describe('rules as of a day', () => {
  it.each<[string, string, string, string, RegExp, [string | null, string | undefined][]]>([
    // Bahrain raises the share of the employer by one percent each January, to 17 % in 2028.
    ['BH', '2026-11-28', 'pension 0', 'in_force', /employer/, [['2026-01-01', '15']]],
    [
      'BH',
      '2026-11-28',
      'pension 0',
      'coming',
      /employer/,
      [
        ['2028-01-01', '17'],
        ['2027-01-01', '16'],
      ],
    ],
    ['BH', '2027-01-01', 'pension 0', 'in_force', /employer/, [['2027-01-01', '16']]],
    ['BH', '2026-12-31', 'pension 0', 'in_force', /employer/, [['2026-01-01', '15']]],
    // The Emirates have two rows of one day: the state pays a part where the wage is below 20,000.
    [
      'AE',
      '2026-11-28',
      'pension 0',
      'in_force',
      /employer/,
      [
        ['2023-10-31', '12.5'],
        ['2023-10-31', '15'],
      ],
    ],
    ['AE', '2023-10-30', 'pension 0', 'in_force', /employer/, []],
    // Notice of the employer in Saudi Arabia: 30 days, 60 since 2015.
    ['SA', '2010-01-01', 'notice', 'in_force', /by the employer/, [['2005-09-27', '30']]],
    [
      'SA',
      '2026-01-01',
      'notice',
      'former',
      /by the employee/,
      [
        ['2015-10-18', '60'],
        ['2005-09-27', '30'],
      ],
    ],
    // Jordan decided its minimum wage until the end of 2027.
    ['JO', '2027-12-31', 'minimum_wage', 'in_force', /Gross/, [['2025-01-01', '290']]],
    ['JO', '2028-01-01', 'minimum_wage', 'former', /Gross/, [['2025-01-01', '290']]],
    ['JO', '2028-01-01', 'minimum_wage', 'in_force', /Gross/, []],
    // No law of overtime is on file for Qatar, and none of a country that has no pack: the rule of the product.
    ['QA', '2026-11-28', 'overtime', 'in_force', /basic/, [[null, '125']]],
    ['NO', '2026-11-28', 'overtime', 'in_force', /basic/, [[null, '125']]],
    // Before the law of the Emirates of 2022 the rule of the product holds, and the law comes.
    ['AE', '2022-02-01', 'night_overtime', 'in_force', /basic/, [[null, '125']]],
    ['AE', '2022-02-01', 'night_overtime', 'coming', /basic/, [['2022-02-02', '150']]],
    ['AE', '2022-02-02', 'night_overtime', 'in_force', /basic/, [['2022-02-02', '150']]],
  ])('%s on %s: %s %s', (country, day, key, state, label, expected) => {
    expect(numbersOf(country, day, key, state, label)).toEqual(expected);
  });

  it('leave that is older than its day is in force before it too', () => {
    const on = (day: string) =>
      statedOn(rulesOfCountry('SA'), day).find(({ key, state }) => key === 'annual' && state === 'in_force');
    expect([on('2020-01-01')?.validFrom, on('2020-01-01')?.isOlder]).toEqual(['2025-02-19', true]);
  });

  it('no rule has two values in force from different days', () => {
    for (const country of [...countriesOnFile, null])
      for (const day of ['2000-01-01', '2012-06-01', '2022-02-02', '2024-03-01', '2026-11-28', '2030-01-01']) {
        const days = new Map<string, Set<string | null>>();
        for (const { group, key, state, validFrom } of statedOn(rulesOfCountry(country), day))
          if (state === 'in_force') {
            const at = `${group} ${key}`;
            days.set(at, (days.get(at) ?? new Set()).add(validFrom));
          }
        expect([...days].filter(([, each]) => each.size > 1)).toEqual([]);
      }
  });
});

describe('what is not covered', () => {
  const told = (country: string | null) =>
    notCovered(country, rulesOfCountry(country)).map(({ group, kind, what }) => `${group} ${kind}: ${say(what, 'en')}`);

  it('names the kinds of rules a country has none of, then what its laws leave out', () => {
    expect(told('BH')).toEqual([
      'income_tax no_rule: Income tax on pay',
      'minimum_wage no_rule: Minimum wage of full time, a month',
      'deductions no_rule: Deductions from the wage of a month, at most',
      'deductions no_rule: Penalties in days of the wage',
      'settlement no_rule: Taken of what is due at the end, at most',
      'records no_rule: Records kept after the end of an employment',
      'overtime product_rule: Overtime, night and holiday premiums',
      'working_time product_rule: Working time and night',
      'working_time product_rule: Pay by the week or day as pay of a month',
      'encashment product_rule: Leave encashment while employed',
      'social_insurance excluded: Parts of months: whole months are counted, since no rule was found.',
      expect.stringMatching(/^leave excluded: Hajj leave, of which neither the article nor the pay was found/),
    ]);
  });

  it('is everything for a country without a law on file: the rules of the product hold where there are any', () => {
    expect(told('NO').filter((each) => / no_rule/.test(each))).toHaveLength(8);
    expect(told('NO').filter((each) => / product_rule/.test(each))).toHaveLength(8);
    expect(told(null)).toEqual(told('NO'));
    expect(rulesOfCountry('NO').every(({ isOfProduct }) => isOfProduct)).toBe(true);
  });

  it.each(countriesOnFile)('says of %s what its laws on insurance, tax and leave leave out', (country) => {
    expect(told(country).filter((each) => / excluded/.test(each)).length).toBeGreaterThan(0);
  });
});
