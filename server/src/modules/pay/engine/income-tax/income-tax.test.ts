import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { taxOfMonth } from './tax-of-month';
import { taxOfYear } from './tax-of-year';
import { egyptOf2023, months, nothingClaimed, oldIndianSlabs, ratesOf, taxOf, yearOf } from './tax.fixture';

describe('published worked examples', () => {
  // frappe/hrms, test of income tax slabs: 5 % from 250,000, 20 % from 500,000, 30 % from 1,000,000, cess 4 %.
  test.each([
    ['983600', '113588.80'],
    ['833600', '82388.80'],
  ])('Indian slabs with cess take of %s %s', (income, tax) => {
    expect(yearOf(oldIndianSlabs, income, {}, 'INR')).toBe(tax);
  });

  // support.kdksoftware.com, marginal relief above 2 crore: 5,812,500 + 871,875 + 261,550 before cess.
  it('a surcharge takes no more than what lies above its limit', () => {
    const { byBrackets, surcharge } = taxOfYear(oldIndianSlabs, parseMoney('20261550', 'INR'), nothingClaimed, 'INR');
    expect([byBrackets, byBrackets + surcharge].map((amount) => formatMoney(amount, 'INR'))).toEqual([
      '5890965.00',
      '6945925.00',
    ]);
  });

  // fincalc-blog.in (12.76 and 13 lakh), bankingvista.com (12.75), glamourtreat.com (15), feed.ilidea.com (20 lakh less
  // 1.5 lakh the employer pays into a pension), all of the new regime of 2025-26 with its standard deduction.
  test.each([
    ['1275000', '0.00'],
    ['1276000', '1040.00'],
    ['1300000', '26000.00'],
    ['1500000', '97500.00'],
    ['1850000', '161200.00'],
  ])('India takes of a salary of %s %s', (salary, tax) => {
    expect(yearOf(ratesOf('IN'), salary, {}, 'INR')).toBe(tax);
  });

  // PwC, Worldwide Tax Summaries, Jordan, Individual, Sample personal income tax calculation, reviewed August 2025.
  it('Jordan takes 5,000 of 40,000 with 1,000 of documented expenses', () => {
    expect(yearOf(ratesOf('JO'), '40000', { relief: '1000' }, 'JOD')).toBe('5000.000');
  });
  // The same as reviewed in June 2024, with the exemption of 2019.
  it('Jordan took 4,750 of 40,000 when the exemption was 10,000', () => {
    const rates = { ...ratesOf('JO'), allowances: [{ ...ratesOf('JO').allowances[0]!, amount: '10000' }] };
    expect(yearOf(rates, '40000', { relief: '1000' }, 'JOD')).toBe('4750.000');
  });

  // PwC, Egypt, Individual, Sample personal income tax calculation: 8,000 a month, social insurance 880, tax 505.
  it('Egypt took 505 of 8,000 a month in 2023', () => {
    expect(Number(yearOf(egyptOf2023, String((8000 - 880) * 12))) / 12).toBeCloseTo(505.25, 2);
  });
});

// Worked out from the tables of the law: no published example of today's was found for these.
describe('arithmetic of the law', () => {
  test.each([
    // 60,000 is free: 20,000 personal and 40,000 at 0 %.
    ['60000', {}, '0.00'],
    // 240,000 − 20,000 = 220,000: 1,500 + 2,250 + 26,000 + 20,000 × 22.5 %.
    ['240000', {}, '34250.00'],
    ['620000', {}, '124750.00'],
    // A pound more and the first bracket is gone: 55,000 × 10 % in place of 15,000 × 10 %.
    ['620001', {}, '128750.25'],
    // 1,183,260 − 20,000 of the table up to 1,200,000: 90,000 + 763,260 × 25 %.
    ['1183260', {}, '280815.00'],
    // 1,320,000: 300,000 + 100,000 × 27.5 %.
    ['1320000', {}, '327500.00'],
    // A disability: 30,000; premiums: at most 10,000, and at most 15 % of what is left.
    ['240000', { hasDisability: true }, '32000.00'],
    ['240000', { relief: '25000' }, '32000.00'],
    ['60000', { relief: '25000' }, '0.00'],
  ])('Egypt takes of %s with %j %s', (income, claims, tax) => {
    expect(yearOf(ratesOf('EG'), income, claims)).toBe(tax);
  });

  test.each([
    ['40000', { hasDependants: true }, '3000.000'],
    ['40000', { hasDependants: true, relief: '9000' }, '2300.000'],
    ['40000', { relief: '9000' }, '5000.000'],
    // 300,000: 2,500 + 280,000 × 25 %, and 1 % of the 100,000 above 200,000.
    ['309000', {}, '73500.000'],
  ])('Jordan takes of %s with %j %s', (income, claims, tax) => {
    expect(yearOf(ratesOf('JO'), income, claims, 'JOD')).toBe(tax);
  });

  // 51 lakh: 1,110,000 and 10 %, no more than 1,080,000 + 100,000 with the cess of 4 %; income to the nearest ten.
  test.each([
    ['5175000', '1227200.00'],
    ['1875004', '166400.00'],
    ['1875006', '166400.00'],
  ])('India takes of a salary of %s %s', (salary, tax) => {
    expect(yearOf(ratesOf('IN'), salary, {}, 'INR')).toBe(tax);
  });
});

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const countries = ['EG', 'IN', 'JO'];
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n);

describe.each(countries)('the months of a year in %s', (country) => {
  const { currency } = taxOf(country);
  const unit = parseMoney('1', currency);
  const yearlyTax = (income: bigint): bigint => taxOfYear(ratesOf(country), income, nothingClaimed, currency).total;
  const next = chance(7);
  const pays = Array.from({ length: 60 }, (_, at) =>
    Array.from({ length: 1 + (at % 12) }, (): [bigint, bigint] => [
      BigInt(Math.floor(next() * next() * 400_000)) * unit,
      next() < 0.3 ? BigInt(Math.floor((next() - 0.2) * 300_000)) * unit : 0n,
    ]),
  );

  test('add up to the tax of the year, however its pay is divided', () => {
    for (const pay of pays)
      expect(sum(months(country, pay))).toBe(yearlyTax(sum(pay.map(([regular, once]) => regular + once))));
  });

  test('come to no less than nothing at any time', () => {
    for (const pay of pays) {
      let taken = 0n;
      for (const tax of months(country, pay)) expect((taken += tax) >= 0n).toBe(true);
    }
  });

  test('take more of more', () => {
    let before = 0n;
    for (let income = 0n; income < 30_000_000n; income += 49_990n) {
      const tax = yearlyTax(income * unit);
      expect(tax >= before && tax <= income * unit).toBe(true);
      before = tax;
    }
  });

  test('are the same where the pay is, and a bonus is taxed in its month', () => {
    const steady = months(
      country,
      Array.from({ length: 12 }, () => [200_000n * unit, 0n] as const),
    );
    expect(new Set(steady.map((tax) => tax / unit)).size).toBe(1);
    const withBonus = months(
      country,
      Array.from({ length: 12 }, (_, at) => [200_000n * unit, at === 5 ? 100_000n * unit : 0n] as const),
    );
    expect(withBonus.map((tax) => tax / unit).filter((_, at) => at !== 5)).toEqual(
      steady.map((tax) => tax / unit).filter((_, at) => at !== 5),
    );
    expect(withBonus[5]! > steady[5]!).toBe(true);
  });
});

describe('a payslip', () => {
  const take = (more: Partial<Parameters<typeof taxOfMonth>[2]>, method: 'year_to_date' | 'month' = 'year_to_date') => {
    const money = (amount: number) => parseMoney(String(amount), 'EGP');
    const { tax } = taxOfMonth(
      { method },
      ratesOf('EG'),
      {
        paidBefore: 0n,
        takenBefore: 0n,
        takenInMonth: 0n,
        regular: money(20_000),
        once: 0n,
        expected: money(20_000),
        monthsAfter: 11,
        ...more,
      },
      nothingClaimed,
      'EGP',
    );
    return formatMoney(tax, 'EGP');
  };
  const money = (amount: string) => parseMoney(amount, 'EGP');

  it('takes a twelfth of the tax of the year in January', () => expect(take({})).toBe('2854.17'));
  it('counts what a former employer paid and took', () => {
    // 240,000 in all: 34,250, of which 17,125 were taken in six months.
    expect(take({ paidBefore: money('120000'), takenBefore: money('17125'), monthsAfter: 5 })).toBe('2854.17');
  });
  it('gives back in the last month what was taken too much', () => {
    expect(take({ paidBefore: money('60000'), takenBefore: money('9000'), monthsAfter: 0 })).toBe('-6750.00');
  });
  it('takes what the rest of a raise asks for over the months left', () => {
    const raised = take({
      paidBefore: money('120000'),
      takenBefore: money('17125'),
      regular: money('30000'),
      expected: money('30000'),
      monthsAfter: 5,
    });
    // 300,000: 47,750; the 30,625 that are left over six months.
    expect(raised).toBe('5104.17');
  });
  it('stands by itself where the law looks at the month alone', () => {
    expect(take({ paidBefore: money('120000'), takenBefore: money('17125'), monthsAfter: 5 }, 'month')).toBe('2854.17');
  });
  it('takes of what a further payslip of the month pays the tax of that alone', () => {
    const before = { paidBefore: money('20000'), takenBefore: money('2854.17'), regular: 0n, isFurther: true };
    expect(take({ ...before, once: money('10000') })).toBe('2250.00');
    expect(take({ ...before, once: 0n })).toBe('0.00');
  });
});
