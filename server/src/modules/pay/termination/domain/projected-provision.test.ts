import { compounded, factorScale } from '../../../../kernel/numbers/compound';
import type { ServiceFacts } from './end-of-service';
import { expectedEnd, presentValue, projectedProvisionOf, type Projection } from './projected-provision';

const serviceOf = (lastDay: string, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  country: 'AE',
  currency: 'AED',
  hireDate: '2020-01-01',
  lastDay,
  reason: 'termination',
  excludedDays: '0',
  basicSalary: '6000',
  allowances: [],
  factors: null,
  ...more,
});
const projection: Projection = { discountRate: '5', salaryGrowth: '3', until: '2029-12-31' };
type Facts = Parameters<typeof projectedProvisionOf>[0];
const movement = (facts: Partial<Facts>) => {
  const made = projectedProvisionOf({
    service: serviceOf('2024-12-31'),
    before: serviceOf('2024-11-30'),
    brought: null,
    paid: null,
    projection,
    ...facts,
  });
  return [made.projectedOpening, made.serviceCost, made.interest, made.remeasurement, made.projectedClosing];
};

/**
 * IAS 19, example illustrating paragraph 68: a lump sum of 1 % of the final salary for each year of service, 10,000 in
 * year 1 growing by 7 %, discounted at 10 %, five years. The benefit of a year is 131 (10,000 × 1.07⁴ ÷ 100). The
 * standard rounds each figure and lets them add up: service cost 89, 98, 108, 119, 131; interest 0, 9, 20, 33, 48;
 * closing 89, 196, 324, 476, 655. Unrounded the closing of year 2 is 262 ÷ 1.1³ = 196.84.
 */
describe('the example of IAS 19', () => {
  const of = (year: number, years: number) =>
    Number(
      presentValue({
        benefit: [655_00n, 1n],
        served: BigInt(years),
        total: 5n,
        months: (5 - year) * 12,
        discountRate: '10',
      }),
    ) / 100;
  it('lets the final salary grow to 13,107.96', () => {
    expect((1_000_000n * compounded('7', 48)) / factorScale).toBe(1_310_796n);
  });
  it.each([
    [1, 89.47, 89.47, 89],
    [2, 98.42, 196.84, 196],
    [3, 108.26, 324.79, 324],
    [4, 119.09, 476.36, 476],
    [5, 131, 655, 655],
  ])('in year %i costs %f and closes with %f', (year, serviceCost, closing, published) => {
    expect([of(year, 1), of(year, year)]).toEqual([serviceCost, closing]);
    expect(Math.abs(closing - published)).toBeLessThan(1);
  });
  it.each([
    [2, 8.95, 9],
    [3, 19.69, 20],
    [4, 32.48, 33],
    [5, 47.64, 48],
  ])('bears interest in year %i of %f', (year, interest, published) => {
    const opening = of(year - 1, year - 1);
    expect(of(year, year - 1) - opening).toBeCloseTo(interest, 1);
    expect(Math.abs(interest - published)).toBeLessThan(1);
  });
});

describe('an award by Emirati law', () => {
  // Ten years: 5 × 21 + 5 × 30 days of 200 are 51,000; at 3 % more a year for five years 59,122.98. Half of it is
  // earned by the end of 2024: 29,561.49 ÷ 1.05⁵ = 23,162.20.
  it('is half earned after half its years', () => {
    expect(movement({})[4]).toBe('23162.20');
  });
  it('adds service and interest, and nothing else, where nothing changed', () => {
    const [opening, serviceCost, interest, remeasurement, closing] = movement({}).map(Number) as number[];
    // 31 of 1,825 days of December, and 5 % a year are 0.4074 % a month.
    expect(serviceCost).toBeCloseTo((23162.2 * 31) / 1825, 2);
    expect(interest).toBeCloseTo(opening! * 0.00407412, 2);
    expect(Math.abs(remeasurement!)).toBeLessThan(0.02);
    expect(opening! + serviceCost! + interest! + remeasurement!).toBeCloseTo(closing!, 6);
  });
  it('is measured anew by what was brought along and another pay', () => {
    const [, serviceCost, , remeasurement, closing] = movement({
      service: serviceOf('2024-12-31', { basicSalary: '7200' }),
      brought: '22000',
    });
    // A fifth more: 27,794.64. Interest of the 22,000 is 89.63.
    expect([closing, serviceCost]).toEqual(['27794.64', '472.13']);
    expect(remeasurement).toBe((27794.64 - 472.13 - 22000 - 89.63).toFixed(2));
  });
  it('gains what pay does not grow in January, and nothing where it grows as assumed', () => {
    const january = (basicSalary: string) =>
      movement({
        service: serviceOf('2025-01-31', { basicSalary }),
        before: serviceOf('2024-12-31'),
        brought: '23162.20',
      });
    // 23,162.20 with a month of interest is 23,256.57; less what 3 % of growth made of it, 677.38.
    expect(january('6000')[3]).toBe('-677.38');
    expect(january('6180')[3]).toBe('0.00');
  });
  it('begins with the first month of service', () => {
    const made = movement({
      service: serviceOf('2020-01-31'),
      before: null,
    });
    // 31 of 3,650 days of 51,000 × 1.03⁹ ÷ 1.05^(119 ÷ 12).
    expect(made).toEqual(['0.00', made[4], '0.00', '0.00', made[4]]);
    expect(Number(made[4])).toBeCloseTo((((51000 * 31) / 3650) * 1.03 ** 9) / 1.05 ** (119 / 12), 2);
  });
  it('ends when it is paid; what is paid otherwise is remeasurement', () => {
    expect(movement({ brought: '23000', paid: { amount: '21000', isOfMonth: true } })).toEqual([
      '23000.00',
      '0.00',
      '0.00',
      '-2000.00',
      '0.00',
    ]);
  });
  it('is what is owed where the service is over', () => {
    expect(movement({ projection: { ...projection, until: '2024-12-31' } })[4]).toBe('21000.00');
  });
});

it('is earned by the day from which service adds nothing: in Bahrain that before the fund', () => {
  // All of it is earned by 29 February 2024.
  const bahraini = { country: 'BH', currency: 'BHD', basicSalary: '600' };
  const made = (lastDay: string, until: string) =>
    projectedProvisionOf({
      service: serviceOf(lastDay, bahraini),
      before: null,
      brought: null,
      paid: null,
      projection: { discountRate: '0', salaryGrowth: '0', until },
    }).projectedClosing;
  expect(made('2025-01-31', '2035-01-31')).toBe(made('2025-01-31', '2025-01-31'));
});

it.each<[string, Partial<Parameters<typeof expectedEnd>[0]>, string]>([
  ['after ten years', {}, '2029-12-31'],
  ['before 60 is reached', { birthDate: '1967-06-15', retirementAge: 60 }, '2027-06-14'],
  ['by years where no birthday is on file', { retirementAge: 60 }, '2029-12-31'],
  ['on the day on file', { endOnFile: '2026-03-31', birthDate: '1967-06-15', retirementAge: 60 }, '2026-03-31'],
  ['at once where the years are over', { serviceYears: 3 }, '2025-02-28'],
])('a service is expected to end %s', (_what, given, end) => {
  const facts = { lastDay: '2025-02-28', hireDate: '2020-01-01', serviceYears: 10 };
  expect(expectedEnd({ ...facts, endOnFile: null, birthDate: null, retirementAge: null, ...given })).toBe(end);
});
