import type { AccrualPlan } from './accrual';
import type { CarryOverRule } from './carry-over';
import type { LedgerEntry } from './ledger';
import { lineInWords, ruleInWords } from './rule-words';
import { say } from '../../../../platform/text';

const accrual: AccrualPlan = {
  code: 'annual',
  from: '2025-01-01',
  until: null,
  follows: false,
  frequency: 'monthly',
  gain: 'start',
  levels: [
    { afterMonths: 0, amount: 25_000 },
    { afterMonths: 60, amount: 27_500 },
  ],
  proratesFirst: true,
  proratesLast: true,
  mostBalance: null,
  mostPerYear: null,
  validMonths: null,
  step: 1,
  rounding: 'nearest',
};
const carryOver: CarryOverRule = {
  most: 100_000,
  validMonths: 6,
  validDays: null,
  validUntil: null,
  forgivesDebt: false,
};
const plan = { accruals: [accrual], carryOver, yearBasis: 'calendar' as const };
const line = (kind: LedgerEntry['kind'], key: string, amount: number): LedgerEntry => ({
  kind,
  key,
  amount,
  effectiveDate: '2026-01-01',
  expiresOn: null,
});

describe('the rules of a type in words', () => {
  it('say what is granted from when on, and what goes along into the next year', () => {
    expect(ruleInWords(plan, '2026-01-01').map((text) => say(text, 'en'))).toEqual([
      'From 1 January 2025: 2.5 days a month; 2.75 days a month after 60 months of service; granted on the first day',
      'The leave year begins on 1 January; at most 10 days go along, to be used within 6 months',
    ]);
    expect(
      ruleInWords(
        {
          ...plan,
          accruals: [
            { ...accrual, until: '2026-06-30' },
            { ...accrual, from: '2026-07-01', levels: [] },
          ],
        },
        '2026-06-30',
      )
        .map((text) => say(text, 'en').slice(0, 50))
        .slice(0, 2),
    ).toEqual(['From 1 January 2025 to 30 June 2026: 2.5 days a mo', 'From 1 July 2026: no days are granted']);
    expect(say(ruleInWords(plan, '2026-01-01')[0]!, 'ar')).toContain('بواقع 2.5 يوم كل شهر');
  });

  it.each<[boolean, boolean, string | null]>([
    [true, true, null],
    [false, true, 'the period one joins in is granted whole'],
    [true, false, 'the period one leaves in is granted whole'],
    [false, false, 'the periods one joins or leaves in are granted whole'],
  ])(
    'say which of the first (by its days: %s) and the last period (%s) is granted whole',
    (proratesFirst, proratesLast, said) => {
      const words = say(
        ruleInWords({ ...plan, accruals: [{ ...accrual, proratesFirst, proratesLast }] }, '2026-01-01')[0]!,
        'en',
      );
      expect(words.split('; ').slice(3)).toEqual(said ? [said] : []);
    },
  );

  it.each<[string, Partial<CarryOverRule>, string]>([
    ['nothing', { most: 0 }, 'what is left then ends'],
    ['everything', { most: null, validMonths: null }, 'all that is left goes along'],
    ['for days', { validMonths: null, validDays: 90 }, 'at most 10 days go along, to be used within 90 days'],
    [
      'until a day',
      { validMonths: null, validDays: null, validUntil: '03-31' },
      'at most 10 days go along, to be used until 31 March',
    ],
  ])('tell that %s goes along', (_what, rule, words) => {
    expect(
      ruleInWords({ ...plan, accruals: [], carryOver: { ...carryOver, ...rule } }, '2026-01-01').map((text) =>
        say(text, 'en'),
      ),
    ).toEqual([`The leave year begins on 1 January; ${words}`]);
  });
});

it.each<[Partial<AccrualPlan>, string, string]>([
  [{ on: '15' }, 'granted on day 15 of the month', 'اليوم 15 من الشهر'],
  [{ frequency: 'weekly', on: '4' }, 'granted on Thursday', 'يوم الخميس'],
  [{ frequency: 'yearly', on: '03-31' }, 'granted on 31 March', '31 مارس'],
  [
    { frequency: 'twice_a_month', on: '05-20' },
    'half a month; 2.75 days half a month after 60 months of service; granted on days 5 and 20 of the month',
    'اليومين 5 و20 من الشهر',
  ],
  [{ frequency: 'anniversary', on: '02-29' }, 'granted on 29 February', '29 فبراير'],
  [{ frequency: 'yearly', on: '04-31' }, 'granted on 30 April', '30 أبريل'],
  [{ frequency: 'quarterly', on: '02-10' }, 'granted on day 10 of month 2 of it', 'اليوم 10 من الشهر 2'],
])('the day of choice of %j is told', (more, en, ar) => {
  const [told] = ruleInWords({ ...plan, accruals: [{ ...accrual, gain: 'day', ...more }] }, '2026-01-01');
  expect([say(told!, 'en'), say(told!, 'ar')]).toEqual([expect.stringContaining(en), expect.stringContaining(ar)]);
});

describe('a line of the ledger in words', () => {
  const hired = { hireDate: '2025-03-15', exitDate: null };
  it.each<[string, LedgerEntry, Partial<AccrualPlan>, string | null]>([
    [
      'a whole period',
      line('accrual', 'accrual:annual:2026-02-01', 25_000),
      {},
      '2.5 days a month, for 1 February 2026 to 28 February 2026',
    ],
    [
      'a part of one',
      line('accrual', 'accrual:annual:2025-03-01', 13_710),
      {},
      '2.5 days a month, for 15 March 2025 to 31 March 2025, 17 of 31 days of the period: 2.5 × 17 ÷ 31',
    ],
    [
      'a higher level',
      line('accrual', 'accrual:annual:2030-04-01', 27_500),
      {},
      '2.75 days a month, for 1 April 2030 to 30 April 2030',
    ],
    [
      'what a limit left',
      line('accrual', 'accrual:annual:2026-02-01', 10_000),
      { mostBalance: 300_000 },
      '2.5 days a month, for 1 February 2026 to 28 February 2026, no more than the type allows',
    ],
    [
      'another rule',
      line('accrual', 'accrual:annual:2026-02-01', 20_000),
      {},
      'for 1 February 2026 to 28 February 2026, by the rule that held when it was written',
    ],
    [
      'rules that hold no more',
      line('accrual', 'accrual:other:2026-02-01', 25_000),
      {},
      'by a rule that no longer holds',
    ],
    [
      'what goes back since another rule holds',
      line('accrual', 'accrual:annual:2026-02-01:1', -12_500),
      { until: '2026-02-14' },
      'the difference since the rule or the last day changed',
    ],
    [
      'a whole period another rule breaks later',
      line('accrual', 'accrual:annual:2026-02-01', 25_000),
      { until: '2026-02-14' },
      '2.5 days a month, for 1 February 2026 to 28 February 2026',
    ],
    [
      'a period another rule was known to break',
      line('accrual', 'accrual:annual:2026-02-01:part', 12_500),
      { until: '2026-02-14' },
      '2.5 days a month, for 1 February 2026 to 14 February 2026, 14 of 28 days of the period: 2.5 × 14 ÷ 28',
    ],
    [
      'what is carried over',
      line('carry_over', 'carry_over:2025-12-31:0', 100_000),
      {},
      'at most 10 days go along, to be used within 6 months',
    ],
    ['leave taken', line('consumption', 'leave:1:2026-02-02', -10_000), {}, null],
  ])('%s', (_what, entry, more, words) => {
    const told = lineInWords({ ...plan, accruals: [{ ...accrual, ...more }] }, hired, entry);
    expect(told && say(told, 'en')).toBe(words);
  });
});
