import { effortOf } from '../../../../../test/effort';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { AccrualPlan } from './accrual';
import { entriesDue, type LedgerPlan } from './entries-due';
import { balanceAt, wholeDay, type LedgerEntry } from './ledger';

const accrual: AccrualPlan = {
  code: 'annual',
  from: '2025-01-01',
  until: null,
  follows: false,
  frequency: 'yearly',
  gain: 'start',
  levels: [{ afterMonths: 0, amount: 15 * wholeDay }],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
};
const plan = (more: Partial<LedgerPlan> = {}): LedgerPlan => ({
  accruals: [accrual],
  carryOver: { most: 10 * wholeDay, validMonths: 3, validDays: null, validUntil: null, forgivesDebt: false },
  yearBasis: 'calendar',
  ...more,
});
const hired = { hireDate: '2020-01-01', exitDate: null };
const taken = (days: number, effectiveDate: string): LedgerEntry => ({
  key: `taken:${effectiveDate}`,
  kind: 'consumption',
  amount: -days * wholeDay,
  effectiveDate,
  expiresOn: null,
});
const daysAt = (ledger: LedgerEntry[], day: string): number => balanceAt(ledger, day).days / wholeDay;

describe('what a plan writes by itself', () => {
  it('of a prior balance of 15 with a cap of 10 and 15 new days leaves 25', () => {
    const due = entriesDue(plan(), hired, [], '2026-02-01');
    expect([daysAt(due, '2025-12-31'), daysAt(due, '2026-01-01'), daysAt(due, '2026-04-01')]).toEqual([15, 25, 15]);
  });

  it('is the same whether it ran each day or once after years, and nothing the second time', () => {
    const late = entriesDue(plan(), hired, [], '2028-07-01');
    let daily: LedgerEntry[] = [];
    for (const day of ['2025-01-01', '2025-12-31', '2026-01-01', '2026-01-02', '2027-06-01', '2028-07-01'])
      daily = [...daily, ...entriesDue(plan(), hired, daily, day)];
    expect(daily).toEqual(late);
    expect(entriesDue(plan(), hired, daily, '2028-07-01')).toEqual([]);
  });

  it("foretells a balance: what is left of today's lots, and what is granted until then", () => {
    const ledger = [...entriesDue(plan(), hired, [], '2026-05-01'), taken(5, '2026-05-01')];
    const later = [...ledger, ...entriesDue(plan(), hired, ledger, '2027-02-01')];
    expect([daysAt(ledger, '2026-05-01'), daysAt(later, '2027-02-01')]).toEqual([10, 25]);
  });

  it('lets nothing lapse of a type that grants nothing and holds nothing', () => {
    expect(entriesDue(plan({ accruals: [] }), hired, [], '2028-01-01')).toEqual([]);
  });
});

describe('a plan by the day below a limit', () => {
  // 3 hours each day (0.375 of a day), at most 90 days: 240 days of 2021 fill it, and as nothing is taken it grants no
  // more.
  const daily: AccrualPlan = {
    ...accrual,
    from: null,
    frequency: 'daily',
    gain: 'end',
    levels: [{ afterMonths: 0, amount: 3_750 }],
    mostBalance: 90 * wholeDay,
  };
  const kept = plan({
    accruals: [daily],
    carryOver: { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false },
  });

  it('grants until the limit is reached', () => {
    expect(entriesDue(kept, { hireDate: '2021-01-01', exitDate: null }, [], '2031-01-01').length).toBe(240);
  });

  it('goes through ten years of days, each used up on the next, in less than a second of the processor', async () => {
    const used = Array.from({ length: 3_652 }, (_, at): LedgerEntry => ({
      ...taken(0.375, addDays('2021-01-02', at)),
    }));
    const effort = await effortOf(() =>
      expect(entriesDue(kept, { hireDate: '2021-01-01', exitDate: null }, used, '2031-01-01').length).toBe(3_653),
    );
    expect(effort).toBeLessThan(100);
  });
});

describe('what is taken back', () => {
  const lots: LedgerEntry[] = [
    { key: 'carried', kind: 'carry_over', amount: wholeDay, effectiveDate: '2026-01-01', expiresOn: '2026-03-31' },
    { key: 'new', kind: 'accrual', amount: 5 * wholeDay, effectiveDate: '2026-01-01', expiresOn: null },
  ];
  const back = (days: number): LedgerEntry => ({
    key: 'back',
    kind: 'reversal',
    amount: days * wholeDay,
    effectiveDate: '2026-02-02',
    expiresOn: null,
    reverses: 'taken:2026-02-02',
  });

  it('goes back into the lots it came from, with their ends', () => {
    const ledger = [...lots, taken(3, '2026-02-02'), back(3)];
    expect([daysAt(ledger, '2026-02-02'), daysAt(ledger, '2026-04-01')]).toEqual([6, 5]);
  });

  it('in part goes first into the lot that lasts longest', () => {
    const ledger = [...lots, taken(3, '2026-02-02'), back(1)];
    expect([daysAt(ledger, '2026-02-02'), daysAt(ledger, '2026-04-01')]).toEqual([4, 4]);
  });

  it('of a debt frees from the debt', () => {
    const ledger = [...lots, taken(8, '2026-02-02'), back(8)];
    expect(daysAt(ledger, '2026-02-02')).toBe(6);
    expect(balanceAt([...lots, taken(8, '2026-02-02'), back(1)], '2026-02-02').days / wholeDay).toBe(-1);
  });

  it('tells from which lots was taken', () => {
    expect(balanceAt([...lots, taken(3, '2026-02-02')], '2026-02-02').trace.at(-1)?.from).toEqual([
      { key: 'carried', amount: wholeDay },
      { key: 'new', amount: 2 * wholeDay },
    ]);
  });
});
