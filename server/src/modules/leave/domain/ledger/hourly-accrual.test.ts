import type { AccrualPlan, WorkedMonth } from './accrual';
import { entriesDue } from './entries-due';
import { balanceAt, wholeDay, type LedgerEntry } from './ledger';
import { lineInWords } from './rule-words';
import { say } from '../../../../platform/text';

/** A day for each hundred hours worked. */
const plan = (more: Partial<AccrualPlan> = {}): AccrualPlan => ({
  code: 'hours',
  from: '2026-01-01',
  until: null,
  follows: false,
  frequency: 'hourly',
  gain: 'start',
  levels: [{ afterMonths: 0, amount: 100 }],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
  ...more,
});
const month = (period: string, hours: number, more: Partial<WorkedMonth> = {}): WorkedMonth => ({
  period,
  workedMinutes: hours * 60,
  dayOffMinutes: 0,
  leaveMinutes: 0,
  isClosed: false,
  isCorrected: false,
  ...more,
});
const due = (
  worked: WorkedMonth[],
  through: string,
  {
    ledger = [],
    accrual = plan(),
    hireDate = '2020-01-01',
    exitDate = null as string | null,
  }: { ledger?: LedgerEntry[]; accrual?: AccrualPlan; hireDate?: string; exitDate?: string | null } = {},
) =>
  entriesDue(
    {
      accruals: [accrual],
      carryOver: { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false },
      yearBasis: 'calendar',
    },
    { hireDate, exitDate, worked },
    ledger,
    through,
  );
const told = (lines: LedgerEntry[]) =>
  lines.map(({ key, amount, effectiveDate, minutes }) => [key, amount / wholeDay, effectiveDate, minutes]);

describe('days by hours worked', () => {
  it('are granted for each month once it is over, those nobody ran it for too, with the minutes they rest on', () => {
    const worked = [month('2026-01', 160), month('2026-02', 150.5), month('2026-03', 20)];
    expect(told(due(worked, '2026-03-31'))).toEqual([
      ['accrual:hours:2026-01-01', 1.6, '2026-01-31', 9600],
      ['accrual:hours:2026-02-01', 1.505, '2026-02-28', 9030],
    ]);
  });

  it('are an hour for each thirty worked, where a day has eight: 1 ÷ 240 of a day', () => {
    // 0.00416667 days; 150 hours earn five hours, 0.625 of a day.
    const accrual = plan({ levels: [{ afterMonths: 0, amount: 41.6667 }] });
    expect(told(due([month('2026-01', 150), month('2026-02', 160)], '2026-03-31', { accrual }))).toEqual([
      ['accrual:hours:2026-01-01', 0.625, '2026-01-31', 9000],
      ['accrual:hours:2026-02-01', 0.6667, '2026-02-28', 9600],
    ]);
  });

  it('are never granted twice', () => {
    const worked = [month('2026-01', 160)];
    const once = due(worked, '2026-02-01');
    expect([
      once.length,
      due(worked, '2026-02-01', { ledger: once }),
      due(worked, '2026-06-01', { ledger: once }),
    ]).toEqual([1, [], []]);
  });

  it('follow attendance that changes by lines of their own, up and down', () => {
    let ledger = due([month('2026-01', 160)], '2026-02-01');
    for (const hours of [170, 170, 120, 0])
      ledger = [...ledger, ...due([month('2026-01', hours)], '2026-02-10', { ledger })];
    expect(told(ledger)).toEqual([
      ['accrual:hours:2026-01-01', 1.6, '2026-01-31', 9600],
      ['accrual:hours:2026-01-01:1', 0.1, '2026-01-31', 10200],
      ['accrual:hours:2026-01-01:2', -0.5, '2026-01-31', 7200],
      ['accrual:hours:2026-01-01:3', -1.2, '2026-01-31', 0],
    ]);
    expect(balanceAt(ledger, '2026-02-10').days).toBe(0);
  });

  it('of a closed month are granted once and change only where it was corrected', () => {
    const ledger = due([month('2026-01', 160, { isClosed: true })], '2026-02-01');
    const changed = { isClosed: true, isCorrected: false };
    expect([ledger.length, due([month('2026-01', 100, changed)], '2026-03-01', { ledger }).length]).toEqual([1, 0]);
    expect(told(due([month('2026-01', 100, { ...changed, isCorrected: true })], '2026-03-01', { ledger }))).toEqual([
      ['accrual:hours:2026-01-01:1', -0.6, '2026-01-31', 6000],
    ]);
  });

  it('count hours of paid leave where the plan says so', () => {
    const worked = [month('2026-01', 120, { leaveMinutes: 40 * 60 })];
    expect([
      due(worked, '2026-02-01')[0]!.amount,
      due(worked, '2026-02-01', { accrual: plan({ countsLeave: true }) })[0]!.amount,
    ]).toEqual([1.2 * wholeDay, 1.6 * wholeDay]);
  });

  it('are those of days off alone where the plan says so, and end with the balance of its level', () => {
    // 8 hours of 160 on days off at an eighth of a day are 1 day; 12 hours would be 1.5, of which 1 lacks to 2.
    const worked = [month('2026-01', 160, { dayOffMinutes: 480 }), month('2026-02', 160, { dayOffMinutes: 720 })];
    const accrual = plan({ hours: 'days_off', levels: [{ afterMonths: 0, amount: 1250, mostBalance: 2 * wholeDay }] });
    expect(told(due(worked, '2026-03-01', { accrual }))).toEqual([
      ['accrual:hours:2026-01-01', 1, '2026-01-31', 480],
      ['accrual:hours:2026-02-01', 1, '2026-02-28', 720],
    ]);
  });

  it('go by the level of service of the month', () => {
    const levels = [
      { afterMonths: 0, amount: 100 },
      { afterMonths: 12, amount: 200 },
    ];
    expect(
      due([month('2026-01', 100), month('2026-02', 100)], '2026-03-01', {
        accrual: plan({ levels }),
        hireDate: '2025-02-01',
      }).map(({ amount }) => amount / wholeDay),
    ).toEqual([1, 2]);
  });

  it('of the last month are granted after the last day, and nothing after it', () => {
    expect(told(due([month('2026-01', 80)], '2026-01-20', { exitDate: '2026-01-15' }))).toEqual([
      ['accrual:hours:2026-01-01', 0.8, '2026-01-15', 4800],
    ]);
    expect(due([month('2026-02', 80)], '2026-03-20', { exitDate: '2026-01-15' })).toEqual([]);
  });

  it('are no more than the type allows, and a difference never takes more than was granted', () => {
    const accrual = plan({ mostPerYear: 2 * wholeDay });
    const ledger = due([month('2026-01', 160), month('2026-02', 160)], '2026-03-01', { accrual });
    expect(ledger.map(({ amount }) => amount / wholeDay)).toEqual([1.6, 0.4]);
    expect(
      due([month('2026-01', 160), month('2026-02', 10)], '2026-03-01', { accrual, ledger }).map(
        ({ amount }) => amount / wholeDay,
      ),
    ).toEqual([-0.4]);
  });

  it('late for a leave year that was closed count from the new one on', () => {
    const ledger: LedgerEntry[] = [
      ...due([month('2026-12', 100)], '2027-01-01'),
      { key: 'lapse:2026-12-31', kind: 'lapse', amount: -wholeDay, effectiveDate: '2027-01-01', expiresOn: null },
    ];
    expect(told(due([month('2026-12', 110)], '2027-01-05', { ledger }))).toEqual([
      ['accrual:hours:2026-12-01:1', 0.1, '2027-01-01', 6600],
    ]);
  });

  it('go on by other rules from a month on: corrected months stay, and what was granted for later months goes back', () => {
    const worked = [month('2026-01', 160), month('2026-02', 100), month('2026-03', 100)];
    const before = due(worked, '2026-04-01');
    const corrected = [
      ...before,
      ...due([month('2026-01', 150), ...worked.slice(1)], '2026-04-01', { ledger: before }),
    ];
    const accruals = [
      plan({ until: '2026-02-28' }),
      plan({
        code: 'months',
        from: '2026-03-01',
        follows: true,
        frequency: 'monthly',
        levels: [{ afterMonths: 0, amount: wholeDay }],
      }),
    ];
    const kept = { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false };
    const after = entriesDue(
      { accruals, carryOver: kept, yearBasis: 'calendar' },
      { hireDate: '2020-01-01', exitDate: null, worked: [month('2026-01', 150), ...worked.slice(1)] },
      corrected,
      '2026-04-01',
    );
    expect(told(after)).toEqual([
      ['accrual:months:2026-03-01', 1, '2026-03-01', undefined],
      ['accrual:months:2026-04-01', 1, '2026-04-01', undefined],
      ['accrual:hours:2026-03-01:1', -1, '2026-03-31', undefined],
    ]);
  });

  it('tell the rate and the hours', () => {
    const rule = {
      accruals: [plan()],
      carryOver: { most: null, validMonths: null, validDays: null, validUntil: null, forgivesDebt: false },
      yearBasis: 'calendar' as const,
    };
    const [first] = due([month('2026-01', 160.5)], '2026-02-01');
    const said = (line: LedgerEntry) => say(lineInWords(rule, { hireDate: '2020-01-01', exitDate: null }, line)!, 'en');
    expect(said(first!)).toBe('for 1 January 2026 to 31 January 2026, 0.01 days × 160.5 hours worked');
    expect(said({ ...first!, key: `${first!.key}:1` })).toContain(
      'the difference to what was granted before attendance was corrected',
    );
  });
});
