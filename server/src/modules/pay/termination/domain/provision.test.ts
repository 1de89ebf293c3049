import { say } from '../../../../platform/text';
import { endOfService, type ServiceFacts } from './end-of-service';
import { monthPeriod } from '../../../../kernel/dates/plain-date';
import { calculationOf, explainProvision, explainProvisionSums, provisionOf, type ProvisionFacts } from './provision';

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
const basicOf = (lastDay: string) => serviceOf(lastDay, { hireDate: '2023-01-01', basicSalary: '10000' });
const facts = (more: Partial<ProvisionFacts> = {}): ProvisionFacts => ({
  service: serviceOf('2025-02-28'),
  before: serviceOf('2025-01-31'),
  brought: null,
  paid: null,
  ...more,
});

it.each<[string, Partial<ProvisionFacts>, string[]]>([
  // Five years by the end of 2024, two 29 Februaries not counted: 21,000. Then 6,000 × 31 ÷ 365 = 509.59 in January,
  // and 6,000 × 28 ÷ 365 = 460.27 in February.
  ['a month like the one before', {}, ['21509.59', '460.27', '0.00', '0.00', '21969.86']],
  // At 7,000: 24,500 + 594.52 for the service before, and 7,000 × 28 ÷ 365 = 536.99.
  [
    'a raise from 6,000 to 7,000',
    { service: serviceOf('2025-02-28', { basicSalary: '7000' }) },
    ['21509.59', '536.99', '3584.93', '0.00', '25631.51'],
  ],
  [
    'what was provided stands, though another figure is on file now',
    { brought: '21000' },
    ['21000.00', '460.27', '509.59', '0.00', '21969.86'],
  ],
  // 10,000 in the first five years, 21 days for each: 7,000 × 30 ÷ 365 and × 31 ÷ 365, where years of two decimals
  // charged 560 or 630.
  [
    'a month of thirty days',
    { service: basicOf('2025-06-30'), before: basicOf('2025-05-31'), brought: '16895.89' },
    ['16895.89', '575.34', '0.00', '0.00', '17471.23'],
  ],
  [
    'a month of thirty-one',
    { service: basicOf('2025-07-31'), before: basicOf('2025-06-30'), brought: '17471.23' },
    ['17471.23', '594.52', '0.00', '0.00', '18065.75'],
  ],
  [
    'the first month of somebody new',
    { service: serviceOf('2025-02-28', { hireDate: '2025-02-10' }), before: null },
    ['0.00', '0.00', '0.00', '0.00', '0.00'],
  ],
  [
    'the month a year is reached',
    {
      service: serviceOf('2025-02-28', { hireDate: '2024-03-01' }),
      before: serviceOf('2025-01-31', { hireDate: '2024-03-01' }),
    },
    ['0.00', '4200.00', '0.00', '0.00', '4200.00'],
  ],
  [
    'an award paid in the month',
    { brought: '21509.59', paid: { amount: '21969.86', isOfMonth: true } },
    ['21509.59', '460.27', '0.00', '21969.86', '0.00'],
  ],
  [
    'one paid for less than was provided',
    { brought: '21480.00', paid: { amount: '7180.00', isOfMonth: true } },
    ['21480.00', '-14300.00', '0.00', '7180.00', '0.00'],
  ],
])('%s', (_what, more, [opening, charge, revaluation, settled, closing]) => {
  expect(provisionOf(facts(more))).toMatchObject({ opening, charge, revaluation, settled, closing });
});

it('opens each month with what the one before closed with, closes with the award of the day, and adds up, whatever the pay does', () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 60; round += 1) {
    const hireDate = `${2010 + random(14)}-0${1 + random(9)}-1${random(9)}`;
    const country = ['AE', 'SA', 'PT'][random(3)]!;
    let [before, brought, basicSalary]: [ServiceFacts | null, string | null, string] = [null, null, '5000'];
    for (let month = 1; month <= 12; month += 1) {
      if (random(4) === 0) basicSalary = `${4000 + random(9000)}.${10 + random(90)}`;
      const service = serviceOf(monthPeriod(`2024-${String(month).padStart(2, '0')}`).to, {
        hireDate,
        basicSalary,
        country,
      });
      const moved = provisionOf({ service, before, brought, paid: null });
      const coins = (text: string) => Math.round(Number(text) * 100);
      expect(moved.opening).toBe(brought ?? '0.00');
      expect(moved.closing).toBe(endOfService(service).award);
      expect(coins(moved.opening) + coins(moved.charge) + coins(moved.revaluation) - coins(moved.settled)).toBe(
        coins(moved.closing),
      );
      [before, brought] = [service, moved.closing];
    }
  }
});

it('is told line by line: the award, then the movement', () => {
  const moved = provisionOf(facts());
  const lines = explainProvision({ ...facts(), calculation: calculationOf(facts().service) }, moved);
  expect(lines.map(({ code }) => code)).toEqual([
    'SERVICE',
    'YEARS',
    'DAILY',
    'FIRST',
    'LATER',
    'AWARD',
    'OPENING',
    'REVALUATION',
    'CHARGE',
    'CLOSING',
  ]);
  expect(lines.find(({ code }) => code === 'CHARGE')).toMatchObject({
    value: '460.27',
    formula: 'closing − opening − revaluation + settled',
  });
});

it('made by other formulas or law than now it is told by its movement alone, in its own figures', () => {
  const [moved, of] = [
    { ...provisionOf(facts()), closing: '21960.00' },
    { ...facts(), calculation: '3 0000000000000000' },
  ];
  expect(explainProvision(of, moved).map(({ code }) => code)).toEqual(['OPENING', 'CHARGE', 'CLOSING']);
  expect(explainProvision(of, moved).at(-1)).toMatchObject({
    value: '21960.00',
    reason: { en: expect.stringContaining('earlier formulas or law') },
  });
});

it('the sums of a month tell how they hang together, by the law of its last day, and the year by its months', () => {
  const sums = {
    people: 2,
    opening: '42960',
    charge: '960',
    revaluation: '0',
    settled: '0',
    closing: '43920',
    byMonth: [
      { period: '2025-01', charge: '900' },
      { period: '2025-02', charge: '960' },
    ],
  };
  const lines = explainProvisionSums(sums, { country: 'AE', currency: 'AED', month: '2025-02' });
  expect(lines.map(({ code, value, formula }) => `${code} ${value} = ${formula}`)).toEqual([
    'OPENING 42960.00 = Σ opening',
    'CHARGE 960.00 = closing − opening − revaluation + settled',
    'REVALUATION 0.00 = Σ (revalued − opening)',
    'SETTLED 0.00 = Σ settled',
    'CLOSING 43920.00 = opening + charge + revaluation − settled',
    'YEAR_CHARGE 1860.00 = m1 + m2',
  ]);
  expect(say(lines[4]!.reason, 'en')).toContain(
    'UAE labour law of 2021, in force since 2 February 2022: Federal Decree-Law 33/2021, Art. 51',
  );
  expect(lines[4]!.inputs.map(({ value }) => value)).toEqual(['42960.00', '960.00', '0.00', '0.00']);
  expect(
    say(explainProvisionSums(sums, { country: 'AE', currency: 'AED', month: '2021-12' })[4]!.reason, 'en'),
  ).toContain('UAE labour law of 1980');
});
