import { say } from '../../../../platform/text';
import { payslipFor } from '../payroll';
import { factsOf, ready, rulesOf, salary } from '../cases/payroll-cases';
import type { OwedAmount, PayFacts, Reversal } from '../payslip';

const because = { of: '2025-02-10', because: 'Paid twice' };
const takenBack = (amount: string, more: Partial<OwedAmount> = {}): OwedAmount => ({
  id: 'reward',
  name: 'Night cover',
  amount,
  currency: 'AED',
  date: '2025-03-05',
  source: 'RewardReversal',
  taken: '0',
  instalments: 1,
  capPercent: null,
  priority: 5,
  reversal: because,
  ...more,
});
const owed = (name: string, more: Partial<OwedAmount> = {}): OwedAmount => ({
  id: name,
  name,
  amount: '6000',
  currency: 'AED',
  date: '2025-03-01',
  source: 'EmployeeDeduction',
  taken: '0',
  instalments: 1,
  capPercent: null,
  priority: 5,
  ...more,
});
const givenBack = (more: Partial<Reversal> = {}): Reversal => ({
  id: 'fine',
  name: 'Fine',
  amount: '400',
  currency: 'AED',
  date: '2025-03-05',
  source: 'DeductionReversal',
  reversal: because,
  ...more,
});
const slipOf = (more: Partial<PayFacts>, country?: string) =>
  ready(payslipFor(factsOf(more), rulesOf('2025-03', 'calendar', country ? { country } : {})));
const amountsOf = (...given: Parameters<typeof slipOf>) =>
  slipOf(...given)
    .lines.filter(({ code }) => code !== 'BASIC')
    .map(({ code, name, amount }) => `${code} ${say(name, 'en')} ${amount}`);

describe('what is taken from a pay of 10,000.00', () => {
  test.each<[string, OwedAmount[], string[]]>([
    [
      'a reward that was reversed, as a deduction under its name',
      [takenBack('300')],
      ['REWARD_REVERSED Night cover 300.00'],
    ],
    [
      'no more of it than the pay leaves; the rest waits',
      [takenBack('10500')],
      ['REWARD_REVERSED Night cover 10000.00'],
    ],
    [
      'what is left of it after an earlier payslip',
      [takenBack('10500', { taken: '10000' })],
      ['REWARD_REVERSED Night cover 500.00'],
    ],
    [
      'what a court ordered first, whatever the priorities',
      [owed('Fine', { priority: 1 }), owed('Court', { priority: 9, legalOrder: true })],
      ['ONE_OFF Court 6000.00', 'ONE_OFF Fine 4000.00'],
    ],
    [
      'of two orders the lower priority first',
      [owed('Late', { legalOrder: true, priority: 5 }), owed('First', { legalOrder: true, priority: 2 })],
      ['ONE_OFF First 6000.00', 'ONE_OFF Late 4000.00'],
    ],
    [
      'an order within its cap',
      [owed('Court', { legalOrder: true, capPercent: '25' }), owed('Fine')],
      ['ONE_OFF Court 2500.00', 'ONE_OFF Fine 6000.00'],
    ],
  ])('%s', (_what, list, amounts) => {
    expect(amountsOf({ owed: list })).toEqual(amounts);
  });

  test('the law of the Emirates limits orders to a quarter and what is taken back to a fifth, and all deductions to half', () => {
    expect(
      amountsOf(
        {
          owed: [takenBack('3000'), owed('Court', { legalOrder: true, amount: '4000' }), owed('Fine', { priority: 9 })],
        },
        'AE',
      ),
    ).toEqual(['ONE_OFF Court 2500.00', 'REWARD_REVERSED Night cover 2000.00', 'ONE_OFF Fine 500.00']);
  });

  test('each says why it is there', () => {
    const reasons = slipOf({ owed: [takenBack('300'), owed('Court', { legalOrder: true })] })
      .lines.slice(1)
      .map(({ reason }) => reason);
    expect(reasons).toEqual([
      {
        en: 'Deduction of 1 March 2025 by order of a court or an authority',
        ar: 'خصم 1 مارس 2025 بأمر محكمة أو جهة رسمية',
      },
      { en: 'Reward of 10 February 2025 reversed: Paid twice', ar: 'عكس مكافأة 10 فبراير 2025: Paid twice' },
    ]);
  });
});

describe('a deduction that was reversed', () => {
  test('is given back whole beside the pay, and noted so that it is given back once', () => {
    const slip = slipOf({ givenBack: [givenBack()] });
    expect([slip.gross, slip.deductions, slip.net]).toEqual(['10400.00', '0.00', '10400.00']);
    expect(slip.lines[1]).toMatchObject({
      code: 'DEDUCTION_REVERSED',
      kind: 'earning',
      amount: '400.00',
      reason: { en: 'Deduction of 10 February 2025 reversed: Paid twice', ar: 'عكس خصم 10 فبراير 2025: Paid twice' },
    });
    expect(slip.appliedEntries).toEqual([{ source: 'DeductionReversal', id: 'fine', amount: 40_000n }]);
  });

  test('is no wage the law counts a limit from', () => {
    const facts = { salaries: [salary('1000.00')], owed: [owed('Fine')] };
    expect(amountsOf({ ...facts, givenBack: [givenBack()] }, 'AE')).toEqual([
      'DEDUCTION_REVERSED Fine 400.00',
      'ONE_OFF Fine 500.00',
    ]);
  });

  test('in another currency is told', () => {
    expect(payslipFor(factsOf({ givenBack: [givenBack({ currency: 'USD' })] }), rulesOf('2025-03'))).toMatchObject({
      problems: [{ code: 'item_currency' }],
    });
  });
});

test('who has none of these keeps the digest of their payslip', () => {
  const plain = { owed: [owed('Fine')] };
  expect(slipOf({ ...plain, givenBack: [] }).inputsHash).toBe(slipOf(plain).inputsHash);
  expect(slipOf({ ...plain, givenBack: [givenBack()] }).inputsHash).not.toBe(slipOf(plain).inputsHash);
});
