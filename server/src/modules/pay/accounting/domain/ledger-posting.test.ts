import fc from 'fast-check';
import { formatMoney } from '../../../../kernel/numbers/money';
import { journalOf, type LineSum } from '../../runs/domain/payroll-journal';
import type { LedgerLine } from './ledger-line';
import { postedLines, provisionJournal, reversedLines, sidesOf } from './ledger-posting';

const sum = (kind: LineSum['kind'], code: string, amount: string): LineSum => ({
  department: 'Nursing',
  costCentre: 'CC-7',
  kind,
  code,
  name: { en: code, ar: code, fr: code },
  amount,
  count: 2,
});
const chart = new Map(
  ['5100', '2310'].map((code) => [code, { title: `Account ${code}`, externalName: code === '5100' ? 'Pay' : null }]),
);
const accountOf = (line: LedgerLine): string | null => (line === 'net_pay' ? '2310' : '5100');

it('is posted with the account of each line and what it was called', () => {
  const posted = postedLines(journalOf([sum('earning', 'BASIC', '900.00')], 'AED', accountOf), chart);
  expect(posted).toMatchObject({
    lines: [
      { code: 'BASIC', account: '5100', accountTitle: 'Account 5100', externalName: 'Pay', debit: '900.00' },
      { code: 'NET', account: '2310', accountTitle: 'Account 2310', externalName: null, credit: '900.00' },
    ],
  });
});

it('is refused where a line has no account, where the chart has not got it, and where there is nothing', () => {
  const lines = journalOf([sum('earning', 'BASIC', '900.00')], 'AED', (line) => (line === 'net_pay' ? '9999' : '5100'));
  const refused = (given: typeof lines) => {
    const found = postedLines(given, chart);
    return 'refused' in found && 'key' in found.refused ? found.refused.key : null;
  };
  expect(refused(lines.map((line) => ({ ...line, account: null })))).toMatch(/without_account/);
  expect(refused(lines)).toMatch(/not_in_chart/);
  expect(refused([])).toMatch(/nothing/);
});

it('provisions are a charge against what is owed, and the other way round where less is owed than before', () => {
  const of = (amount: string) =>
    provisionJournal(
      [{ department: null, costCentre: null, charge: amount, remeasurement: '0', transition: '0', count: 3 }],
      'AED',
      accountOf,
    ).map(({ line, debit, credit }) => [line, debit, credit]);
  expect(of('1250.005')).toEqual([
    ['provision_charge', '1250.01', '0.00'],
    ['provision', '0.00', '1250.01'],
  ]);
  expect(of('-300')).toEqual([
    ['provision_charge', '0.00', '300.00'],
    ['provision', '300.00', '0.00'],
  ]);
  expect(of('0.000')).toEqual([]);
});

it('is in balance whatever was paid, and taken back it leaves nothing on any account', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
  const kind = fc.constantFrom<LineSum['kind']>('earning', 'deduction', 'employer_cost', 'information');
  const code = fc.constantFrom('BASIC', 'LOAN', 'INCOME_TAX', 'SI_SA_GOSI_ANNUITIES', 'bonus');
  fc.assert(
    fc.property(fc.array(fc.record({ kind, code, cents }), { minLength: 1, maxLength: 30 }), (given) => {
      const sums = given.map(({ cents: of, ...line }) => sum(line.kind, line.code, formatMoney(BigInt(of), 'KWD')));
      const lines = journalOf(sums, 'KWD', accountOf);
      fc.pre(lines.length > 0);
      const posted = postedLines(lines, chart);
      if ('refused' in posted) throw new Error('refused');
      const { debit, credit } = sidesOf(posted.lines, 'KWD');
      expect(debit).toBe(credit);
      const both = [...posted.lines, ...reversedLines(posted.lines)];
      for (const account of chart.keys()) {
        const own = sidesOf(
          both.filter((line) => line.account === account),
          'KWD',
        );
        expect(own.debit).toBe(own.credit);
      }
    }),
  );
});
