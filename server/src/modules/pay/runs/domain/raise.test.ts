import { raised, type Raise } from './raise';

const salary = (amount: string, validFrom = '2024-01-01', validTo: string | null = null, currency = 'AED') => ({
  amount,
  currency,
  validFrom,
  validTo,
});
const from = '2026-03-01';
const by = (kind: Raise['by'], value: string, day = from): Raise => ({ by: kind, value, from: day });

describe('a salary as it would be', () => {
  it.each<{ what: string; amount: string; raise: Raise; expected: string; currency?: string }>([
    { what: 'ten percent more', amount: '5000', raise: by('percent', '10'), expected: '5500.00' },
    { what: 'two and a half percent less', amount: '5000', raise: by('percent', '-2.5'), expected: '4875.00' },
    { what: 'less than one percent less', amount: '5000', raise: by('percent', '-0.5'), expected: '4975.00' },
    {
      what: 'a percentage to the ten-thousandth',
      amount: '10000',
      raise: by('percent', '3.3333'),
      expected: '10333.33',
    },
    {
      what: 'rounded once: 33.01 by 0.9845 percent is 33.33498',
      amount: '33.01',
      raise: by('percent', '0.9845'),
      expected: '33.33',
    },
    {
      what: 'half a fils up: 1,000.50 by 5 percent is 1,050.525',
      amount: '1000.50',
      raise: by('percent', '5'),
      expected: '1050.53',
    },
    {
      what: 'a currency without decimals',
      amount: '333333',
      raise: by('percent', '1'),
      expected: '336666',
      currency: 'JPY',
    },
    {
      what: 'a currency with three',
      amount: '333.333',
      raise: by('percent', '1'),
      expected: '336.666',
      currency: 'KWD',
    },
    { what: 'so much more a month', amount: '5000', raise: by('amount', '250.50'), expected: '5250.50' },
    { what: 'so much less a month', amount: '5000', raise: by('amount', '-250'), expected: '4750.00' },
    { what: 'so much a month', amount: '5000', raise: by('salary', '6200'), expected: '6200' },
    { what: 'an amount that is none stays', amount: 'many', raise: by('percent', '10'), expected: 'many' },
  ])('$what', ({ amount, raise, expected, currency }) => {
    expect(raised([salary(amount, '2024-01-01', null, currency)], { ...raise, from: '2024-01-01' })).toEqual([
      salary(expected, '2024-01-01', null, currency),
    ]);
  });

  it('is cut on the day it would change, former ones stay and later ones change too', () => {
    expect(
      raised(
        [
          salary('4000', '2023-01-01', '2026-02-28'),
          salary('5000', '2026-03-01', '2026-03-20'),
          salary('6000', '2026-03-21'),
        ],
        by('amount', '100', '2026-03-11'),
      ),
    ).toEqual([
      salary('4000', '2023-01-01', '2026-02-28'),
      salary('5000', '2026-03-01', '2026-03-10'),
      salary('5100.00', '2026-03-11', '2026-03-20'),
      salary('6100.00', '2026-03-21'),
    ]);
  });

  it('is told by the month, whatever time it was agreed on for', () => {
    const quote = { frequency: 'year', amount: '60000' } as never;
    expect(raised([{ ...salary('5000', from), quote }], by('percent', '10'))).toEqual([salary('5500.00', from)]);
    expect(raised([{ ...salary('5000', '2024-01-01'), quote }], by('percent', '10'))[0]).toMatchObject({
      quote,
      validTo: '2026-02-28',
    });
  });
});
