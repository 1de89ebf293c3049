import { named } from '../../../../kernel/text/text';
import { say } from '../../../../platform/text';
import { journalLayouts, layoutOf, layoutRows, type JournalLayoutCode } from './journal-layouts';
import type { PostedLine } from './ledger-posting';

const line = (account: string, debit: string, credit: string): PostedLine => ({
  department: 'Nursing',
  costCentre: 'CC-7',
  line: 'basic_salary',
  code: 'BASIC',
  name: named('Basic salary'),
  account,
  accountTitle: `Account ${account}`,
  externalName: account === '5100' ? '5100 - Salaries - HMG' : null,
  debit,
  credit,
  count: 1,
});
const rows = (code: JournalLayoutCode) =>
  layoutRows(
    layoutOf(code)!,
    {
      number: 'JE-00001',
      day: '2026-03-31',
      title: named('Payroll'),
      company: 'Harbour',
      currency: 'AED',
      lines: [line('5100', '900.00', '0.00'), line('2310', '0.00', '900.00')],
    },
    (text) => say(text, 'en'),
  ).map((row) => row.join(';'));

it.each<[JournalLayoutCode, string[]]>([
  [
    'csv',
    [
      'Entry number;Date;Account;Account title;Debit;Credit;Currency;Department;Cost centre;Code;Entry',
      'JE-00001;2026-03-31;5100;Account 5100;900.00;0.00;AED;Nursing;CC-7;BASIC;Basic salary',
      'JE-00001;2026-03-31;2310;Account 2310;0.00;900.00;AED;Nursing;CC-7;BASIC;Basic salary',
    ],
  ],
  [
    'odoo',
    [
      'ref;date;line_ids/account_id;line_ids/name;line_ids/debit;line_ids/credit',
      'JE-00001;2026-03-31;5100;Basic salary;900.00;0.00',
      ';;2310;Basic salary;0.00;900.00',
    ],
  ],
  [
    'erpnext',
    [
      'Entry Type;Posting Date;Company;User Remark;Account (Accounting Entries);Cost Center (Accounting Entries);Debit (Accounting Entries);Credit (Accounting Entries);User Remark (Accounting Entries)',
      'Journal Entry;2026-03-31;Harbour;JE-00001 Payroll;5100 - Salaries - HMG;CC-7;900.00;0.00;Basic salary',
      ';;;;Account 2310;CC-7;0.00;900.00;Basic salary',
    ],
  ],
  [
    'quickbooks',
    [
      'Journal No.;Journal Date;Account Name;Description;Debits;Credits;Location;Class',
      'JE-00001;03/31/2026;5100 - Salaries - HMG;Basic salary;900.00;;Nursing;CC-7',
      'JE-00001;03/31/2026;Account 2310;Basic salary;;900.00;Nursing;CC-7',
    ],
  ],
])('%s is written as its maker describes it', (code, expected) => {
  expect(rows(code)).toEqual(expected);
});

it('each layout of another system says where it is described', () => {
  for (const { code, source, readOn } of journalLayouts)
    if (code !== 'csv')
      expect([source, readOn]).toEqual([
        expect.arrayContaining([expect.stringMatching(/^https:/)]),
        expect.any(String),
      ]);
});
