import { named } from '../../../../kernel/text/text';
import { say } from '../../../../platform/text';
import { averagePart, lookBackOf } from './average-wage';
import { endOfService, type ServiceFacts } from '../../termination/domain/end-of-service';
import { addMonths } from '../../../../kernel/dates/plain-date';
import { settlement } from '../../termination/domain/settlement';

const title = { en: 'Commission', ar: 'عمولة' };
/** Months in a row from one on, each with what was paid in it. */
const paidFrom = (first: string, ...amounts: string[]) =>
  new Map(amounts.map((amount, at) => [addMonths(`${first}-01`, at).slice(0, 7), amount]));
const part = (
  country: string,
  lastDay: string,
  paid: Map<string, string>,
  posted: readonly string[] = [...paid.keys()],
) => averagePart({ code: 'commission', title, paid }, posted, lookBackOf(country, lastDay), 'SAR');

describe('the months looked back at are whole and end by the last day', () => {
  it.each([
    ['a last day at the end of a month counts that month', 'SA', '2024-12-31', '2024-01', '2024-12'],
    ['a last day within a month leaves that month out', 'SA', '2024-12-30', '2023-12', '2024-11'],
    ['the 29 February ends its month', 'SA', '2024-02-29', '2023-03', '2024-02'],
    ['the 28 February of a leap year does not', 'SA', '2024-02-28', '2023-02', '2024-01'],
    ['Bahrain, Law 36/2012, Art. 47: three months', 'BH', '2024-12-31', '2024-10', '2024-12'],
    ['Kuwait, Law 6/2010, Art. 62: three months', 'KW', '2024-12-31', '2024-10', '2024-12'],
    ['no law of the country on file: twelve', 'PT', '2024-12-31', '2024-01', '2024-12'],
    ['before the Saudi law of 2005: twelve by the plain rule', 'SA', '2005-08-31', '2004-09', '2005-08'],
  ])('%s', (_, country, lastDay, from, to) => {
    expect(lookBackOf(country, lastDay)).toMatchObject({ from, to });
  });
});

describe('the average is all that was paid by the months that were paid', () => {
  const year = paidFrom('2024-01', ...Array.from({ length: 12 }, (_each, at) => String(1000 + at * 100)));
  it.each<[string, string | undefined, string]>([
    ['twelve months of 1,000 to 2,100', part('SA', '2024-12-31', year).fixedAmount!, '1550.00'],
    [
      'a month with nothing counts as a month',
      part('SA', '2024-12-31', paidFrom('2024-10', '900', '600'), ['2024-10', '2024-11', '2024-12']).fixedAmount!,
      '500.00',
    ],
    [
      'months without a posted payroll count as none',
      part('SA', '2024-12-31', paidFrom('2024-11', '900', '600')).fixedAmount!,
      '750.00',
    ],
    [
      'rounded once, half up: 100 by 3',
      part('SA', '2024-12-31', paidFrom('2024-10', '100', '0', '0')).fixedAmount!,
      '33.33',
    ],
    [
      'what was taken back counts against it',
      part('SA', '2024-12-31', paidFrom('2024-11', '900', '-300')).fixedAmount!,
      '300.00',
    ],
    ['never below zero', part('SA', '2024-12-31', paidFrom('2024-11', '300', '-900')).fixedAmount!, '0.00'],
    ['nothing posted', part('SA', '2024-12-31', new Map()).fixedAmount!, '0.00'],
  ])('%s', (_, amount, expected) => {
    expect(amount).toBe(expected);
  });

  it('names each month with its amount, how many of the months there are, and the article', () => {
    const { line } = part('SA', '2024-12-31', paidFrom('2024-11', '900', '600'));
    expect(line).toMatchObject({
      formula: '(m1 + m2) ÷ months',
      inputs: [
        { label: { en: 'November 2024' }, value: '900.00' },
        { label: { en: 'December 2024' }, value: '600.00' },
        { value: '2' },
      ],
    });
    expect(say(line!.reason, 'en')).toBe(
      'Average of what was paid in those 2 of the 12 months from January 2024 to December 2024 that have a posted payroll. Saudi labour law (Royal Decree M/51), Art. 96, in force since 27 September 2005.',
    );
    expect(say(part('SA', '2024-12-31', year).line!.reason, 'ar')).toContain('المادة 96');
  });
});

describe('five years of service with a salary of 6,000 and a commission of 1,500 on average', () => {
  const facts = (country: string, currency: string): ServiceFacts => ({
    country,
    currency,
    hireDate: '2020-01-01',
    lastDay: '2024-12-31',
    reason: 'termination',
    excludedDays: '0',
    basicSalary: '6000',
    factors: null,
    allowances: [
      { title: named('Housing'), basis: 'monthly', fixedAmount: '2000', percentOfBasic: null },
      part(country, '2024-12-31', paidFrom('2024-11', '1000', '2000')),
    ],
  });
  it.each([
    ['Saudi Arabia counts it with the wage: half of 9,500 for each year', 'SA', 'SAR', '23750.00'],
    ['Kuwait counts it with the wage: 75 twenty-sixths of 9,500', 'KW', 'KWD', '27403.846'],
    [
      'Bahrain counts it with the basic salary and no allowance: half of 7,500 for three years, all of it for the 424 days before March 2024',
      'BH',
      'BHD',
      '19962.329',
    ],
    ['the Emirates count the basic salary alone', 'AE', 'AED', '21000.00'],
  ])('%s', (_, country, currency, award) => {
    expect(endOfService(facts(country, currency)).award).toBe(award);
  });

  it('stands as a line of its own before the wage it is part of', () => {
    const { lines } = endOfService(facts('SA', 'SAR'));
    expect(lines.map(({ code }) => code)).toEqual([
      'SERVICE',
      'YEARS',
      'COMPONENT:COMMISSION',
      'WAGE',
      'DAILY',
      'FIRST',
      'AWARD',
    ]);
    expect(lines[3]).toMatchObject({ value: '9500.00', formula: 'basic + a1 + a2' });
    expect(endOfService(facts('BH', 'BHD')).lines.find(({ code }) => code === 'WAGE')).toMatchObject({
      value: '7500.000',
      formula: 'basic + a1',
      reason: { en: expect.stringContaining('rises and falls') },
    });
  });

  it('in the Emirates it is part of the wage notice is paid by', () => {
    const { lines } = settlement({
      service: facts('AE', 'AED'),
      leave: [],
      loans: [],
      others: [],
      notice: { by: 'employer', due: 30, served: 0 },
    });
    expect(lines.find(({ code }) => code === 'NOTICE')).toMatchObject({ value: '9500.00' });
  });
});
