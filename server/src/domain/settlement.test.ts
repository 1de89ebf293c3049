import type { ServiceFacts } from './end-of-service';
import { settlement, type SettlementFacts } from './settlement';

const allowances = [{ title: 'Housing', basis: 'monthly', fixedAmount: '2000', percentOfBasic: null }];
const serviceOf = (country: string, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  country, currency: country === 'SA' ? 'SAR' : 'AED', hireDate: '2020-01-01', lastDay: '2024-12-31', reason: 'termination', excludedDays: '0', basicSalary: '6000', allowances, factors: null, ...more,
});
const annual = { code: 'ANNUAL', name: { en: 'Annual leave', ar: 'الإجازة السنوية' }, left: '12', unearned: '0' };
const facts = (country: string, more: Partial<SettlementFacts> = {}, service: Partial<ServiceFacts> = {}): SettlementFacts =>
  ({ service: serviceOf(country, service), leave: [], notice: null, loans: [], others: [], ...more });
const lineOf = (of: SettlementFacts, code: string) => settlement(of).lines.find((line) => line.code === code)!;

describe('leave not taken, basic salary 6,000 and wage 8,000', () => {
  it.each<[string, string, string, string, string, string]>([
    // Federal Decree-Law 33/2021 Art. 29 (9): accrued leave by the basic salary; 6000 ÷ 30 × 12.
    ['AE', '2024-12-31', '12', '0', '2400.00', 'Art. 29 (9)'],
    // Federal Law 8/1980 Art. 79: by the pay received; 8000 ÷ 30 × 12.
    ['AE', '2022-02-01', '12', '0', '3200.00', 'Art. 79'],
    // Saudi labour law Art. 111: the wage of the days of leave; 8000 ÷ 30 × 12 and × 7.5.
    ['SA', '2024-12-31', '12', '0', '3200.00', 'Art. 111'], ['SA', '2024-12-31', '7.5', '0', '2000.00', 'Art. 111'],
    // Parts of the last year count by what was served of it, so what was granted beyond is not paid: 6000 ÷ 30 × (12 − 4.5).
    ['AE', '2024-12-31', '12', '4.5', '1500.00', 'Art. 29 (9)'],
    ['AE', '2024-12-31', '-3', '0', '0.00', 'not taken back'], ['PT', '2024-12-31', '12', '0', '2400.00', 'Rule of the product'],
  ])('%s on %s, %s days less %s, pays %s', (country, lastDay, left, unearned, amount, rule) => {
    const line = lineOf(facts(country, { leave: [{ ...annual, left, unearned }] }, { lastDay }), 'LEAVE:ANNUAL');
    expect(line).toMatchObject({ value: amount, kind: 'addition', section: 'leave' });
    expect(line.reason.en).toContain(rule);
  });
});

describe('pay in place of notice, wage 8,000', () => {
  it.each<[string, string, 'employer' | 'employee', number | null, number, 'addition' | 'deduction', string]>([
    // Federal Decree-Law 33/2021 Art. 43: no less than 30 days; who cuts it short pays the wage of the rest: 8000 ÷ 30 × 30, × 10.
    ['AE', '2024-12-31', 'employer', null, 0, 'addition', '8000.00'], ['AE', '2024-12-31', 'employee', null, 20, 'deduction', '2666.67'],
    ['AE', '2024-12-31', 'employee', 90, 30, 'deduction', '16000.00'], ['AE', '2024-12-31', 'employer', null, 30, 'addition', '0.00'], ['AE', '2024-12-31', 'employer', null, 45, 'addition', '0.00'],
    // Saudi labour law Arts. 75 and 76: 60 days since 18 October 2015; since 19 February 2025 an employee gives 30.
    ['SA', '2024-12-31', 'employee', null, 0, 'deduction', '16000.00'], ['SA', '2025-02-18', 'employee', null, 0, 'deduction', '16000.00'],
    ['SA', '2025-02-19', 'employee', null, 0, 'deduction', '8000.00'], ['SA', '2025-02-19', 'employer', null, 0, 'addition', '16000.00'],
  ])('%s on %s, given by the %s, due %s, worked %s: %s of %s', (country, lastDay, by, due, served, kind, amount) => {
    expect(lineOf(facts(country, { notice: { by, due, served } }, { lastDay }), 'NOTICE')).toMatchObject({ kind, value: amount });
  });
});

describe('what it comes to', () => {
  const loans = [{ reason: 'Car', principal: '5000.00', interest: '25.00' }];
  const others = [
    { kind: 'addition', title: 'Ticket', amount: '1200', reason: 'By contract' }, { kind: 'deduction', title: 'Laptop', amount: '900', reason: 'Not returned' },
  ] as const;

  it('is everything due less everything taken', () => {
    // 5 years × 21 days × 200 = 21,000; leave 2,400; loan 5,025.
    const all = settlement(facts('AE', { leave: [annual], loans, others }));
    expect(all).toMatchObject({ award: '21000.00', additions: '24600.00', deductions: '5925.00', net: '18675.00', owed: '0.00' });
    expect(all.lines.at(-1)).toMatchObject({ code: 'NET', value: '18675.00', formula: 'l1 + l2 − l3 + l4 − l5' });
  });

  it('says plainly what is still owed, and pays nothing then', () => {
    const less = settlement(facts('AE', { loans }, { hireDate: '2024-06-01' }));
    expect(less).toMatchObject({ award: '0.00', net: '0.00', owed: '5025.00' });
    expect(less.lines.slice(-2).map(({ code, value }) => [code, value])).toEqual([['NET', '0.00'], ['OWED', '5025.00']]);
    expect(less.lines.at(-2)!.reason.en).toContain('5,025.00 AED more');
  });

  it('is the sum of the lines that count, whatever they are', () => {
    let seed = 7;
    const random = (below: number) => (seed = seed * 48_271 % 2_147_483_647) % below;
    const amount = () => `${random(20_000)}.${String(random(100)).padStart(2, '0')}`;
    for (let round = 0; round < 300; round += 1) {
      const { lines, additions, deductions, net, owed } = settlement(facts(['AE', 'SA', 'PT'][random(3)]!, {
        leave: Array.from({ length: random(3) }, (_each, at) => ({ ...annual, code: `T${at}`, left: String(random(400_000) / 10_000 - 5), unearned: String(random(3)) })),
        notice: random(2) ? { by: random(2) ? 'employer' : 'employee', due: random(2) ? random(90) : null, served: random(60) } : null,
        loans: Array.from({ length: random(3) }, () => ({ reason: 'Loan', principal: amount(), interest: amount() })),
        others: Array.from({ length: random(4) }, () => ({ kind: random(2) ? 'addition' as const : 'deduction' as const, title: 'x', amount: amount(), reason: 'y' })),
      }, { basicSalary: amount(), hireDate: `${2005 + random(19)}-0${1 + random(9)}-15` }));
      const coins = (text: string) => Math.round(Number(text) * 100);
      const sum = lines.reduce((total, { kind, value }) => total + (kind === 'addition' ? coins(value) : kind === 'deduction' ? -coins(value) : 0), 0);
      expect(sum).toBe(coins(net) - coins(owed));
      expect(coins(additions) - coins(deductions)).toBe(sum);
      expect(Math.min(coins(net), coins(owed))).toBe(0);
    }
  });

  it('has another digest when anything in it is another', () => {
    const base = facts('AE', { leave: [annual], loans, others, notice: { by: 'employer', due: null, served: 3 } });
    const hashes = [base, { ...base, leave: [] }, { ...base, loans: [] }, { ...base, others: [] }, { ...base, notice: null }].map((each) => settlement(each).inputsHash);
    expect(new Set(hashes).size).toBe(5);
  });
});
