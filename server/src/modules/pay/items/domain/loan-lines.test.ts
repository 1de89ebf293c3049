import { loanSchedule, settlementOf, type LoanTerms } from './loan';
import { explainLoan, type LoanLine } from './loan-lines';

const terms = (more: Partial<LoanTerms> = {}): LoanTerms => ({
  principal: 1_100_000n,
  yearlyRate: 84_000n,
  method: 'reducing',
  instalments: 20,
  firstDue: '2026-01-31',
  roundUpTo: 100n,
  ...more,
});
const open = (all: LoanTerms, paid: number, taken = 0n) =>
  loanSchedule(all)
    .slice(paid)
    .map((row, at) => ({ ...row, taken: at ? 0n : taken }));
const told = (lines: LoanLine[]) => lines.map(({ code, value }) => `${code} ${value}`);
const input = (lines: LoanLine[], code: string, name: string) =>
  lines.find((line) => line.code === code)!.inputs.find((each) => each.name === name)?.value;

describe('the figures of a loan explain themselves', () => {
  it('11,000 at 8.4 % in 20: 591.32 rounded up to 592; the first with a month of interest on the whole', () => {
    const lines = explainLoan(terms(), 'AED', open(terms(), 0), null);
    expect(told(lines)).toEqual(['INSTALMENT 592.00', 'NEXT 592.00', 'BALANCE 11825.41', 'SETTLEMENT 11077.00']);
    expect([
      input(lines, 'INSTALMENT', 'exact'),
      input(lines, 'INSTALMENT', 'rate'),
      input(lines, 'NEXT', 'interest'),
      input(lines, 'SETTLEMENT', 'interest'),
    ]).toEqual(['591.32', '8.4', '77.00', '77.00']);
  });

  it('of an instalment taken in part tells what was taken', () => {
    const lines = explainLoan(terms(), 'AED', open(terms(), 1, 10_000n), null);
    expect(lines.find(({ code }) => code === 'NEXT')).toMatchObject({
      value: '492.00',
      formula: 'principal + interest − taken',
      name: { en: 'Next: instalment 2' },
      reason: { en: expect.stringContaining('28 February 2026') },
    });
    expect([input(lines, 'NEXT', 'taken'), input(lines, 'BALANCE', 'taken')]).toEqual(['100.00', '100.00']);
  });

  it.each<[string, Partial<LoanTerms>, string]>([
    ['without interest', { yearlyRate: 0n }, 'up(principal ÷ months)'],
    ['on the whole loan', { method: 'flat' }, 'up(principal × (1 + rate ÷ 12 × months) ÷ months)'],
  ])('%s the formula is another and settling asks for no interest to come', (_what, more, formula) => {
    const lines = explainLoan(terms(more), 'AED', open(terms(more), 5), null);
    expect(lines[0]!.formula).toBe(formula);
    expect(input(lines, 'SETTLEMENT', 'interest')).toBe('0.00');
  });

  it('what was reckoned at the end of service is not reckoned again', () => {
    const rest = [{ number: 21, dueOn: '2026-06-30', due: 300_000n, interest: 0n, principal: 300_000n, taken: 0n }];
    expect(told(explainLoan(terms(), 'AED', rest, '2026-06-30')).slice(1)).toEqual([
      'NEXT 3000.00',
      'BALANCE 3000.00',
      'SETTLEMENT 3000.00',
    ]);
  });

  it('a loan repaid or not paid out tells its instalment alone, and what it tells is what is asked for', () => {
    expect(told(explainLoan(terms(), 'AED', [], null))).toEqual(['INSTALMENT 592.00']);
    for (let paid = 0; paid < 20; paid += 1) {
      const left = open(terms(), paid);
      expect(explainLoan(terms(), 'AED', left, null).at(-1)!.value).toBe(
        (Number(settlementOf(terms(), left).due) / 100).toFixed(2),
      );
    }
  });
});
