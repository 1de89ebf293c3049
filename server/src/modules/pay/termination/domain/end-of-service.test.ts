import { named } from '../../../../kernel/text/text';
import { say } from '../../../../platform/text';
import { addDays } from '../../../../kernel/dates/plain-date';
import { awardOf, endOfService, hasService, type ServiceFacts } from './end-of-service';
import { endOfServiceLawOn, type EndOfServiceReason } from '../../statutory/end-of-service-laws';

const factsOf = (
  country: string,
  hireDate: string,
  lastDay: string,
  more: Partial<ServiceFacts> = {},
): ServiceFacts => ({
  country,
  currency: { SA: 'SAR', OM: 'OMR', QA: 'QAR', KW: 'KWD' }[country] ?? 'AED',
  hireDate,
  lastDay,
  reason: 'termination',
  excludedDays: '0',
  basicSalary: '10000.000',
  allowances: [],
  factors: null,
  ...more,
});

describe('in the United Arab Emirates, with a basic salary of 10,000', () => {
  it.each([
    ['2024-01-01', '2024-12-30', '1', '0.00'], // 364 days but for the 29 February: not yet a year
    ['2023-01-01', '2023-12-31', '1', '7000.00'],
    ['2024-01-01', '2024-12-31', '1', '7000.00'],
    ['2020-01-01', '2024-12-31', '5', '35000.00'],
    ['2021-01-01', '2025-12-31', '5', '35000.00'],
    ['2017-03-15', '2022-03-14', '5', '35000.00'],
    ['2018-01-01', '2024-12-31', '7', '55000.00'],
    ['2019-01-01', '2025-12-31', '7', '55000.00'],
    // 365 + 182 days: 21 ÷ 30 of 10,000 × 547 ÷ 365. Three years and 183 days: 7,000 × 1,278 ÷ 365, where years of two
    // decimals made 24,500.00 of it.
    ['2023-01-01', '2024-07-01', '1.5', '10490.41'],
    ['2023-05-02', '2026-10-31', '3.5', '24509.59'],
    // Five years and a day: 35,000 and 10,000 ÷ 365. Seven years less a day: 35,000 + 10,000 × 729 ÷ 365.
    ['2020-01-01', '2025-01-01', '5', '35027.40'],
    ['2018-01-01', '2024-12-30', '7', '54972.60'],
    ['1985-01-01', '2024-12-31', '40', '240000.00'],
  ])('service from %s to %s is %s years and pays %s', (hireDate, lastDay, years, award) => {
    expect(endOfService(factsOf('AE', hireDate, lastDay))).toMatchObject({ years, award });
  });

  it('a national of a Gulf state who is insured for a pension earns nothing, and reads why', () => {
    const { award, lines } = endOfService(factsOf('AE', '2018-01-01', '2024-12-31', { pensionOf: 'abroad' }));
    expect([award, say(lines.at(-1)!.reason, 'en')]).toEqual(['0.00', expect.stringMatching(/^No award: .* Art\. 51/)]);
  });

  // Four years and a day under the law of 2021: 7,000 × 1,461 ÷ 365.
  it('a resignation pays the whole under the law of 2021 and a part under that of 1980', () => {
    const resigned = (lastDay: string) =>
      endOfService(factsOf('AE', '2018-02-02', lastDay, { reason: 'resignation' })).award;
    expect([resigned('2022-02-02'), resigned('2022-02-01'), resigned('2021-02-01'), resigned('2020-02-01')]).toEqual([
      '28019.18',
      '18666.67',
      '7000.00',
      '4666.67',
    ]);
  });

  it('a dismissal for cause forfeits the award under the law of 1980 and not under that of 2021', () => {
    const dismissed = (lastDay: string) =>
      endOfService(factsOf('AE', '2018-02-02', lastDay, { reason: 'dismissal_for_cause' })).award;
    expect([dismissed('2022-02-01'), dismissed('2022-02-02')]).toEqual(['0.00', '28019.18']);
  });

  it('unpaid absence takes whoever stays under a year of service to nothing', () => {
    const award = (excludedDays: string) =>
      endOfService(factsOf('AE', '2024-01-01', '2024-12-31', { excludedDays })).award;
    expect([award('0'), award('0.5'), award('30')]).toEqual(['7000.00', '0.00', '0.00']);
  });

  it('the cap is two years of the whole wage, while days are paid by the basic salary', () => {
    const allowances = [{ title: named('Housing'), basis: 'monthly', fixedAmount: '2000', percentOfBasic: '10' }];
    expect(endOfService(factsOf('AE', '1985-01-01', '2024-12-31', { allowances })).award).toBe('312000.00');
    expect(endOfService(factsOf('AE', '2020-01-01', '2024-12-31', { allowances })).award).toBe('35000.00');
  });
});

describe('in Saudi Arabia, with a wage of 10,000', () => {
  it('who is insured for a pension earns the award as well', () => {
    expect(endOfService(factsOf('SA', '2022-01-01', '2024-12-31', { pensionOf: 'here' })).award).toBe('15000.00');
  });

  it.each<[string, string, EndOfServiceReason, string]>([
    ['2022-01-01', '2024-12-31', 'termination', '15000.00'],
    ['2022-01-01', '2024-12-31', 'resignation', '5000.00'],
    ['2015-01-01', '2024-12-31', 'termination', '75000.00'],
    ['2015-01-01', '2024-12-31', 'resignation', '75000.00'],
    ['2023-01-01', '2024-07-01', 'resignation', '0.00'],
    // Half of 10,000 for each year, parts of a year by their days (Art. 84): 5,000 × 547 ÷ 365, × 181 ÷ 365.
    ['2023-01-01', '2024-07-01', 'contract_end', '7493.15'],
    ['2023-01-01', '2024-12-30', 'resignation', '0.00'],
    ['2023-01-01', '2024-12-31', 'resignation', '3333.33'],
    ['2020-01-01', '2024-12-31', 'resignation', '8333.33'],
    // Five years and a day: two thirds of 25,000 + 10,000 ÷ 365. Ten years less a day: two thirds of 25,000 + 10,000 ×
    // 1,824 ÷ 365.
    ['2020-01-01', '2025-01-01', 'resignation', '16684.93'],
    ['2015-01-01', '2024-12-30', 'resignation', '49981.74'],
    // Rounded once, at the end: two thirds of 5,000 × 731 ÷ 365 are 6,675.799, of which the whole award is 10,013.70.
    ['2022-01-01', '2024-01-01', 'resignation', '3337.90'],
    ['2015-01-01', '2024-12-31', 'dismissal_for_cause', '0.00'],
    ['2024-01-01', '2024-06-30', 'death', '2479.45'],
    // Art. 87: the whole award for who leaves by force beyond control, and for a woman soon after marriage or
    // childbirth.
    ['2023-01-01', '2024-07-01', 'force_majeure', '7493.15'],
    ['2023-01-01', '2024-07-01', 'marriage_or_childbirth', '7493.15'],
    ['2020-01-01', '2024-12-31', 'retirement', '25000.00'],
    ['2020-01-01', '2024-12-31', 'disability', '25000.00'],
  ])('service from %s to %s ended by %s pays %s', (hireDate, lastDay, reason, award) => {
    expect(endOfService(factsOf('SA', hireDate, lastDay, { reason })).award).toBe(award);
  });

  it('the wage is the basic salary and the allowances of the last day, a daily one thirty times', () => {
    const allowances = [
      { title: named('Housing'), basis: 'monthly', fixedAmount: null, percentOfBasic: '25' },
      { title: named('Meals'), basis: 'daily', fixedAmount: '20', percentOfBasic: null },
    ];
    const { award, dailySalary, lines } = endOfService(
      factsOf('SA', '2022-01-01', '2024-12-31', { basicSalary: '8000', allowances }),
    );
    expect([award, dailySalary]).toEqual(['15900.00', '353.33']);
    expect(lines.find(({ code }) => code === 'WAGE')).toMatchObject({ value: '10600.00', formula: 'basic + a1 + a2' });
  });
});

describe('in Oman, with a basic salary of 500', () => {
  const award = (hireDate: string, lastDay: string, more: Partial<ServiceFacts> = {}) =>
    endOfService(factsOf('OM', hireDate, lastDay, { basicSalary: '500', ...more })).award;
  it.each([
    // Decree 53/2023, Art. 61: a month's basic salary for each year, parts of a year by their part.
    ['2023-08-01', '2026-07-31', '1500.000'],
    ['2024-01-01', '2024-07-01', '249.315'], // 500 × 182 ÷ 365
    // Decree 35/2003, Art. 39: fifteen days for each of the first three years, then a month; nothing below a year.
    ['2018-01-01', '2022-12-31', '1750.000'],
    ['2020-01-01', '2022-12-31', '750.000'],
    ['2022-08-01', '2023-07-25', '0.000'],
    // Begun before and gone on after: each year by the law it was served under.
    ['2021-07-26', '2025-07-25', '1500.000'],
    ['2016-07-26', '2026-07-25', '4250.000'],
    ['2022-07-26', '2023-07-26', '251.370'], // 250 for the year, 500 ÷ 365 for the day since
  ])('service from %s to %s pays %s', (hireDate, lastDay, paid) => {
    expect(award(hireDate, lastDay)).toBe(paid);
  });

  it('a resignation pays the whole, a dismissal for cause nothing', () => {
    expect([
      award('2023-08-01', '2026-07-31', { reason: 'resignation' }),
      award('2023-08-01', '2026-07-31', { reason: 'dismissal_for_cause' }),
    ]).toEqual(['1500.000', '0.000']);
  });

  it('unpaid leave is taken off the years it lies in', () => {
    const away = (fromDate: string, toDate: string) =>
      award('2021-07-26', '2025-07-25', {
        excludedDays: '365',
        unpaid: { before: '0', leaves: [{ fromDate, toDate, days: '365' }], enteredBecause: null },
      });
    expect([away('2021-08-01', '2022-07-31'), away('2024-01-01', '2024-12-30')]).toEqual(['1250.000', '1000.000']);
  });

  // Art. 61, as Art. 39 before, is for who is not insured with the fund: an Omani has a pension in its place.
  it.each([
    ['2023-08-01', '2026-07-31', /^No award: .* Art\. 61/],
    ['2018-01-01', '2022-12-31', /^No award: .* Art\. 39/],
  ])('an Omani who is insured earns nothing from %s to %s, one insured in another state does', (from, to, why) => {
    const { lines } = endOfService(factsOf('OM', from, to, { pensionOf: 'here' }));
    expect([lines.at(-1)!.value, say(lines.at(-1)!.reason, 'en')]).toEqual(['0.000', expect.stringMatching(why)]);
    expect(award(from, to, { pensionOf: 'abroad' })).toBe(award(from, to));
  });

  it('both rates are told with the day between them', () => {
    const { lines } = endOfService(factsOf('OM', '2021-07-26', '2025-07-25', { basicSalary: '500' }));
    expect(lines.filter(({ code }) => ['FIRST', 'LATER'].includes(code)).map(({ name }) => say(name, 'en'))).toEqual([
      'First three years, as far as before 26 July 2023',
      'All other years',
    ]);
    expect(endOfService(factsOf('OM', '2023-08-01', '2026-07-31')).lines.map(({ code }) => code)).toEqual([
      'SERVICE',
      'YEARS',
      'DAILY',
      'LATER',
      'AWARD',
    ]);
  });
});

describe('in Qatar, with a basic salary of 3,000 (Law 14/2004, Arts. 54 and 61)', () => {
  it.each<[string, string, EndOfServiceReason, string]>([
    ['2022-01-01', '2024-12-31', 'termination', '6300.00'],
    ['2022-01-01', '2024-12-31', 'resignation', '6300.00'],
    ['2015-01-01', '2024-12-31', 'termination', '21000.00'],
    ['2024-01-01', '2024-12-30', 'termination', '0.00'],
    ['2024-01-01', '2024-12-31', 'termination', '2100.00'],
    ['2022-01-01', '2024-12-31', 'dismissal_for_cause', '0.00'],
  ])('service from %s to %s ended by %s pays %s', (hireDate, lastDay, reason, award) => {
    expect(endOfService(factsOf('QA', hireDate, lastDay, { basicSalary: '3000', reason })).award).toBe(award);
  });
});

describe('in Kuwait, with a wage of 300 (Law 6/2010, Arts. 51 to 53)', () => {
  it.each<[string, string, EndOfServiceReason, string]>([
    // Rounded once: half of 300 × 45 ÷ 26 is 259.615, of the rounded 519.231 it would be 259.616. A day less: 300 × 15
    // ÷ 26 × 1,094 ÷ 365.
    // Ten years: 75 days of a twenty-sixth and five months.
    ['2015-01-01', '2024-12-31', 'resignation', '2365.385'],
    ['2015-01-01', '2024-12-31', 'termination', '2365.385'],
    ['2020-01-01', '2024-12-31', 'termination', '865.385'],
    ['2020-01-01', '2024-12-31', 'resignation', '576.923'],
    ['2022-01-01', '2024-12-31', 'resignation', '259.615'],
    ['2022-01-01', '2024-12-30', 'resignation', '0.000'],
    ['2022-01-01', '2024-12-30', 'marriage_or_childbirth', '518.757'],
    ['1990-01-01', '2024-12-31', 'termination', '5400.000'],
  ])('service from %s to %s ended by %s pays %s', (hireDate, lastDay, reason, award) => {
    expect(endOfService(factsOf('KW', hireDate, lastDay, { basicSalary: '300', reason })).award).toBe(award);
  });

  it('a Kuwaiti has the whole award beside the pension (Law 85/2017)', () => {
    const { award } = endOfService(
      factsOf('KW', '2020-01-01', '2024-12-31', { basicSalary: '300', pensionOf: 'here' }),
    );
    expect(award).toBe('865.385');
  });

  it('the wage is the basic salary with its allowances, and a day a twenty-sixth of it', () => {
    const { award, dailySalary } = endOfService(
      factsOf('KW', '2024-01-01', '2024-12-31', {
        basicSalary: '200',
        allowances: [{ title: named('Housing'), basis: 'monthly', fixedAmount: '60', percentOfBasic: null }],
      }),
    );
    expect([award, dailySalary]).toEqual(['150.000', '10.000']);
  });
});

describe('in Bahrain, with a basic salary of 600 (Law 36/2012, Art. 116, and Edict 109/2023)', () => {
  it.each<[string, string, EndOfServiceReason, string]>([
    // Half a month a year until March 2024: from 2 March 2022 that are 729 days, 300 × 729 ÷ 365, whatever comes after.
    ['2018-03-01', '2023-02-28', 'termination', '2100.000'],
    ['2018-03-01', '2023-02-28', 'resignation', '2100.000'],
    ['2018-03-01', '2023-02-28', 'dismissal_for_cause', '0.000'],
    ['2022-03-02', '2024-02-29', 'termination', '599.178'],
    ['2022-03-02', '2024-03-01', 'termination', '599.178'],
    ['2022-03-02', '2026-03-01', 'resignation', '599.178'],
    // 1,824 days before March 2024: 300 for each of three years, and 600 × 729 ÷ 365.
    ['2019-03-02', '2026-03-01', 'termination', '2098.356'],
    ['2024-03-01', '2026-02-28', 'termination', '0.000'],
    ['2018-03-01', '2026-02-28', 'dismissal_for_cause', '0.000'],
  ])('service from %s to %s ended by %s pays %s', (hireDate, lastDay, reason, award) => {
    expect(endOfService(factsOf('BH', hireDate, lastDay, { basicSalary: '600', currency: 'BHD', reason })).award).toBe(
      award,
    );
  });

  it('years of service are all of them, and the award says which the insurance pays', () => {
    const { years, lines } = endOfService(
      factsOf('BH', '2022-03-02', '2026-03-01', { basicSalary: '600', currency: 'BHD' }),
    );
    expect(years).toBe('4');
    expect(lines.find(({ code }) => code === 'FIRST')).toMatchObject({
      name: { en: 'First three years, as far as before 1 March 2024', ar: expect.stringContaining('قبل 1 مارس 2024') },
      value: '599.178',
    });
    expect(lines.at(-1)).toMatchObject({
      code: 'AWARD',
      reason: {
        en: expect.stringMatching(/Social Insurance Organisation pays .* 4\.2 %.* 8\.4 %/),
        ar: expect.stringContaining('4.2٪'),
      },
    });
  });
});

describe('where no law is on file', () => {
  it.each([
    // 7,000 × 366 ÷ 365, × 731 ÷ 365; ten years with three 29 Februaries: 35,000 + 10,000 × (3,653 − 1,825) ÷ 365.
    ['2023-01-01', '2023-12-31', '0', '1', '0.00'],
    ['2023-01-01', '2024-01-01', '0', '1', '7019.18'],
    ['2023-01-01', '2024-12-31', '0', '2', '14019.18'],
    ['2015-01-01', '2024-12-31', '0', '10.01', '85082.19'],
    ['2015-01-01', '2024-12-31', '3', '10', '85000.00'],
    ['2015-01-01', '2024-12-31', '3653', '0', '0.00'],
    // 40 years: 35,000 for five of 21 days and 350,000 for 35 of 30, of which no more than two years of pay are paid:
    // 24 × 10,000.
    ['1985-01-01', '2024-12-31', '10', '40', '240000.00'],
  ])('service from %s to %s less %s days is %s years and pays %s', (hireDate, lastDay, excludedDays, years, award) => {
    expect(endOfService(factsOf('PT', hireDate, lastDay, { excludedDays }))).toMatchObject({ years, award });
  });

  it('the salary formula of the employee says how many days and up to how many years', () => {
    const factors = { gratuityDaysFirstYears: '15.5', gratuityDaysLaterYears: '30', gratuityCapYears: '0.5' };
    expect(endOfService(factsOf('PT', '2021-01-01', '2024-12-30', { factors })).award).toBe('20666.67');
    const capped = endOfService(factsOf('PT', '2005-01-01', '2024-12-30', { factors }));
    expect(capped.award).toBe('60000.00');
    expect(capped.lines.map(({ code }) => code)).toEqual([
      'SERVICE',
      'YEARS',
      'DAILY',
      'FIRST',
      'LATER',
      'CAP',
      'AWARD',
    ]);
    expect(endOfService(factsOf('AE', '2021-01-01', '2024-12-31', { factors })).award).toBe('28000.00');
  });
});

it('unpaid days are no service; more of them than days served are refused', () => {
  expect(endOfService(factsOf('AE', '2020-01-01', '2024-12-31', { excludedDays: '36.5' }))).toMatchObject({
    years: '4.9',
    firstYearsDays: '102.9',
    award: '34300.00',
  });
  expect(() => endOfService(factsOf('AE', '2024-01-01', '2024-12-31', { excludedDays: '400' }))).toThrow(RangeError);
});

it('unpaid days count by what they are, to parts of a day, and only what is paid is rounded', () => {
  // 1,825 days less a third of one: 7,000 × 1,824.6667 ÷ 365.
  expect(endOfService(factsOf('AE', '2020-01-01', '2024-12-31', { excludedDays: '0.3333' }))).toMatchObject({
    years: '5',
    award: '34993.61',
  });
});

it('each day of service adds a day of the rate: 21 ÷ 30 ÷ 365 of 10,000 in the first years, 10,000 ÷ 365 beyond them', () => {
  const awards = (hireDate: string, from: string, days: number) =>
    Array.from({ length: days }, (_each, at) => Number(awardOf(factsOf('AE', hireDate, addDays(from, at))).award));
  const grown = (all: number[]) => [...new Set(all.slice(1).map((award, at) => (award - all[at]!).toFixed(2)))].sort();
  expect(grown(awards('2023-03-01', '2025-03-01', 365))).toEqual(['19.17', '19.18']);
  expect(grown(awards('2018-03-01', '2025-03-01', 365))).toEqual(['27.39', '27.40']);
});

it('both bands add up to the award to the coin', () => {
  for (let at = 0; at < 60; at += 1) {
    const { firstYearsAmount, laterYearsAmount, award } = endOfService(
      factsOf('AE', '2018-01-01', addDays('2024-02-04', at), { basicSalary: '9285.71' }),
    );
    expect((Number(firstYearsAmount) + Number(laterYearsAmount)).toFixed(2)).toBe(award);
  }
});

it('the award alone is that of the whole calculation, and whether there is service is told without it', () => {
  for (const country of ['AE', 'SA', 'OM', 'QA', 'KW', 'BH', 'PT']) {
    for (const excludedDays of ['0', '36.5', '400', '1827']) {
      const facts = factsOf(country, '2020-01-01', '2024-12-31', { excludedDays });
      if (hasService(facts)) expect(endOfService(facts)).toMatchObject(awardOf(facts));
      else expect(() => endOfService(facts)).toThrow(RangeError);
    }
  }
  expect([
    hasService(factsOf('AE', '2024-01-01', '2024-12-31', { excludedDays: '365' })),
    hasService(factsOf('AE', '2024-01-01', '2024-12-31', { excludedDays: '365.5' })),
  ]).toEqual([true, false]);
});

it('both bands are told in days and money, exact to the coin of the currency', () => {
  expect(
    endOfService(factsOf('AE', '2018-01-01', '2024-12-31', { currency: 'KWD', basicSalary: '1000.125' })),
  ).toMatchObject({
    firstYearsDays: '105',
    firstYearsAmount: '3500.438',
    laterYearsDays: '60',
    laterYearsAmount: '2000.250',
    award: '5500.688',
    dailySalary: '33.338',
  });
});

it('the law of the day holds: newer ones do not reach back', () => {
  expect(endOfServiceLawOn('AE', '2022-02-01').validFrom).toBe('1980-04-20');
  expect(endOfServiceLawOn('AE', '2022-02-02').validFrom).toBe('2022-02-02');
  expect(endOfServiceLawOn('XX', '2022-02-02').country).toBeNull();
});

it('every amount line can be recomputed from the values it shows', () => {
  const { lines } = endOfService(factsOf('AE', '2018-01-01', '2024-11-20', { basicSalary: '8765.43' }));
  for (const line of lines.filter(({ code }) => code === 'FIRST' || code === 'LATER')) {
    const [pay, served, days] = line.inputs.map(({ value }) => Number(value)) as [number, number, number];
    expect(Number(line.value)).toBeCloseTo((((pay * served) / 365) * days) / 30, 2);
    expect(line.formula).toBe('pay × served ÷ 365 × days ÷ 30');
    expect(say(line.reason, 'en')).toContain('in force since 2 February 2022');
    expect(say(line.reason, 'ar')).toContain('33/2021');
  }
});

it('the same facts have the same digest, others another', () => {
  const [one, same, other] = [{}, {}, { excludedDays: '1' }].map(
    (more) => endOfService(factsOf('AE', '2018-01-01', '2024-12-31', more)).inputsHash,
  );
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
