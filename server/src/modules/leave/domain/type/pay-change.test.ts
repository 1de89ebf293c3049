import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { nextPayDay, payChangedFrom, payOn, type DatedPay, type PayRule } from './pay-change';

const rule = (paidPercent: string, ...tiers: [number, string][]): PayRule => ({
  paidPercent,
  payTiers: tiers.map(([upToDay, percent]) => ({ upToDay, percent })),
});
const always = (pay: PayRule): DatedPay => ({ ...pay, payFrom: null, payEarlier: [] });
const changed = (before: DatedPay, after: PayRule, day: PlainDate): DatedPay => ({
  ...before,
  ...after,
  ...payChangedFrom(before, after, day),
});
const percents = (pay: DatedPay, ...days: PlainDate[]) => days.map((day) => payOn(pay, day).paidPercent);

describe('a rule of pay that is changed from a day on', () => {
  const half = changed(always(rule('100')), rule('50'), '2026-07-01');

  it('leaves days before it as they were, and tells from when to when each holds', () => {
    expect(percents(half, '2020-01-01', '2026-06-30', '2026-07-01', '2030-01-01')).toEqual(['100', '100', '50', '50']);
    expect([payOn(half, '2026-06-30'), payOn(half, '2026-07-01')]).toMatchObject([
      { payFrom: null, next: '2026-07-01' },
      { payFrom: '2026-07-01', next: null },
    ]);
  });

  it.each<[string, PayRule, PlainDate, string[]]>([
    // On 30 June, 1 July, 31 August and 1 September.
    ['once more from a later day goes on from there', rule('0'), '2026-09-01', ['100', '50', '50', '0']],
    [
      'once more from an earlier day supersedes what would have followed',
      rule('0'),
      '2026-06-01',
      ['0', '0', '0', '0'],
    ],
    ['once more from its own day puts a mistake right', rule('75'), '2026-07-01', ['100', '75', '75', '75']],
    [
      'and stays as it is from a later day only begins then',
      rule('50.00'),
      '2026-09-01',
      ['100', '100', '100', '50.00'],
    ],
  ])('%s', (_what, after, day, expected) => {
    expect(percents(changed(half, after, day), '2026-06-30', '2026-07-01', '2026-08-31', '2026-09-01')).toEqual(
      expected,
    );
  });

  it('with other steps is another rule, with the same written otherwise it is not', () => {
    const stepped = always(rule('0', [15, '100'], [45, '50']));
    expect(payChangedFrom(stepped, rule('0', [15, '100'], [30, '50']), '2026-07-01').payEarlier).toHaveLength(1);
    expect(payChangedFrom(stepped, rule('0.00', [15, '100.00'], [45, '50']), '2026-07-01').payEarlier).toEqual([]);
  });
});

it.each<[string, PlainDate | null, PlainDate, PlainDate]>([
  ['is the first of the next month', null, '2026-06-15', '2026-07-01'],
  ['is the first of the next year in December', '2026-01-01', '2026-12-31', '2027-01-01'],
  ['is that of a rule that is still to come', '2026-09-15', '2026-06-15', '2026-09-15'],
  ['is the next month on the day a rule begins', '2026-06-15', '2026-06-15', '2026-07-01'],
])('the day a changed rule holds from where nobody says %s', (_what, payFrom, today, day) => {
  expect(nextPayDay({ ...rule('50'), payFrom }, today)).toBe(day);
});
