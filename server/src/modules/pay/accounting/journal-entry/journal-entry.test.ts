import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let accountant: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-05T08:00:00Z') });
});
afterAll(() => test.close());

const company = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const posting = [
  ...company('JournalEntry', 'read', 'post', 'reverse', 'export'),
  ...company('PayrollRun', 'read'),
  ...company('Payslip', 'read'),
];

beforeEach(async () => {
  office = await payrollOffice(test, { country: 'AE', currency: 'AED' });
  admin = await test.as({ type: 'admin', company: office.company });
  accountant = await test.as({ company: office.company, grants: posting });
});

const make = (area: string, input: object): Promise<any> =>
  office.ask(admin, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const account = (code: string, title: string, kind: string, more: object = {}) =>
  make('LedgerAccount', { code, title, kind, ...more });
const rule = (line: string, accountId: string, code: string | null = null) =>
  make('PostingRule', { ledgerLine: line, ledgerAccountId: accountId, code });

/** Salaries to 5100, net pay to 2310. */
async function chart(): Promise<{ salaries: any; payable: any }> {
  const salaries = await account('5100', 'Salaries', 'expense');
  const payable = await account('2310', 'Salaries payable', 'liability');
  await rule('basic_salary', salaries.id);
  await rule('net_pay', payable.id);
  return { salaries, payable };
}
const entryFields =
  'id version number origin period day currency total state reversesId reason title { en } lines { account accountTitle code department costCentre debit credit }';
const post = (runId: string, who = accountant) =>
  office.ask(who, `mutation($runId: ID!) { postPayrollRunJournal(runId: $runId) { ${entryFields} } }`, { runId });
const reverse = (entry: { id: string; version: number }, reason = 'Wrong account', who = accountant) =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!, $reason: String!) { reverseJournalEntry(id: $id, version: $version, reason: $reason) { ${entryFields} } }`,
    { id: entry.id, version: entry.version, reason },
  );
const entries = (who = accountant) =>
  office.ask(who, '{ journalEntries(sort: [{field: number}]) { rows { number state } total } }');
const paid = async () => {
  await office.hire({ code: 'E-1' });
  await office.hire({ code: 'E-2', salaries: [['5000.50', '2024-01-01', null]] });
  return office.posted('2026-03');
};

it('a posted run is posted to the accounts once, and its posting is in the audit', async () => {
  await chart();
  const run = await paid();
  const entry = await post(run.id);
  expect(entry).toMatchObject({
    number: 'JE-00001',
    origin: 'payroll_run',
    period: '2026-03',
    day: '2026-03-31',
    currency: 'AED',
    total: '15000.500',
    state: 'posted',
    title: { en: 'March 2026' },
    lines: [
      { account: '5100', accountTitle: 'Salaries', code: 'BASIC', debit: '15000.50', credit: '0.00' },
      { account: '2310', accountTitle: 'Salaries payable', code: 'NET', debit: '0.00', credit: '15000.50' },
    ],
  });
  await expect(post(run.id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/JE-00001/) });
  expect(await entries()).toEqual({ total: 1, rows: [{ number: 'JE-00001', state: 'posted' }] });
  expect(
    await office.sql(`select action from audit_event where subject = 'JournalEntry' and record_id = $1`, [entry.id]),
  ).toEqual([{ action: 'post' }]);
});

it('of two who post at once one is refused', async () => {
  await chart();
  const run = await paid();
  const answers = await Promise.allSettled([post(run.id), post(run.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('is taken back by an entry of the opposite sides, stays, and can then be posted anew', async () => {
  await chart();
  const run = await paid();
  const entry = await post(run.id);
  const back = await reverse(entry);
  expect(back).toMatchObject({
    number: 'JE-00002',
    day: '2026-04-05',
    period: '2026-04',
    reversesId: entry.id,
    reason: 'Wrong account',
    lines: [
      { account: '5100', debit: '0.00', credit: '15000.50' },
      { account: '2310', debit: '15000.50', credit: '0.00' },
    ],
  });
  await expect(reverse({ ...entry, version: 2 })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(reverse(back)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await post(run.id)).toMatchObject({ number: 'JE-00003', state: 'posted' });
  expect((await entries()).rows).toEqual([
    { number: 'JE-00001', state: 'reversed' },
    { number: 'JE-00002', state: 'posted' },
    { number: 'JE-00003', state: 'posted' },
  ]);
  await expect(office.sql(`update journal_entry set total = 1 where id = $1`, [entry.id])).rejects.toThrow(
    /permission denied/,
  );
});

it.each([['no'], ['x'.repeat(501)]])('is taken back for a reason alone', async (reason) => {
  await chart();
  const entry = await post((await paid()).id);
  await expect(reverse(entry, reason)).rejects.toMatchObject({ code: 'INVALID', field: 'reason' });
  expect((await entries()).rows).toEqual([{ number: 'JE-00001', state: 'posted' }]);
});

it('is refused where a line has no account, or one that is not in use, and writes nothing', async () => {
  const { salaries } = await chart();
  const run = await paid();
  await office.ask(
    admin,
    'mutation($id: ID!) { updateLedgerAccount(id: $id, version: 1, input: {status: inactive}) { id } }',
    { id: salaries.id },
  );
  await expect(post(run.id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/5100/) });
  await office.sql(`update posting_rule set deleted_at = now() where ledger_line = 'net_pay'`);
  await expect(post(run.id)).rejects.toMatchObject({ message: expect.stringMatching(/Net pay/) });
  expect((await entries()).total).toBe(0);
});

it('is refused before the run is posted', async () => {
  await chart();
  await office.hire();
  const run = await office.calculated(await office.create('2026-03'));
  await expect(post(run.id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/Post the/) });
});

it('takes the rule of the code before the account of the component, and that before the rule of the kind', async () => {
  const { salaries } = await chart();
  const own = await account('5130', 'Housing', 'expense');
  const third = await account('5140', 'Transport', 'expense');
  await rule('other_earning', salaries.id);
  await rule('other_earning', third.id, 'transport');
  for (const [code, glAccount] of [
    ['housing', '5130'],
    ['transport', '5130'],
    ['food', null],
  ])
    await make('PayComponent', { code, name: code, formula: '100', glAccount, validFrom: '2024-01-01' });
  expect(own.id).toBeTruthy();
  const { lines } = await post((await paid()).id);
  expect(lines.map((line: any) => [line.code, line.account])).toEqual(
    expect.arrayContaining([
      ['housing', '5130'],
      ['transport', '5140'],
      ['food', '5100'],
    ]),
  );
});

it('is done by who is granted it and reads every payslip, and by nobody else', async () => {
  await chart();
  const run = await paid();
  const without = (subject: string, action: string) =>
    test.as({
      company: office.company,
      grants: posting.filter((grant) => grant.subject !== subject || grant.action !== action),
    });
  await expect(post(run.id, await without('JournalEntry', 'post'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(post(run.id, await without('Payslip', 'read'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await test.as({ company: await test.company(), grants: posting });
  await expect(post(run.id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const entry = await post(run.id);
  await expect(reverse(entry, 'Why not', stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const reader = await test.as({ company: office.company, grants: company('JournalEntry', 'read') });
  await expect(reverse(entry, 'Why not', reader)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await entries(stranger)).total).toBe(0);
});

it('is handed out in the layout asked for, audited, to who may export', async () => {
  await chart();
  const entry = await post((await paid()).id);
  const file = (who: Person, layout: string) =>
    who.fetch(`/journal-entries/${entry.id}/file.csv?layout=${layout}&locale=en`);
  const odoo = await file(accountant, 'odoo');
  expect(await odoo.text()).toContain(
    'ref,date,line_ids/account_id,line_ids/name,line_ids/debit,line_ids/credit\r\nJE-00001,2026-03-31,5100,Basic salary,15000.50,0.00\r\n,,2310,',
  );
  expect((await file(accountant, 'sage')).status).toBe(422);
  const reader = await test.as({ company: office.company, grants: company('JournalEntry', 'read') });
  expect((await file(reader, 'odoo')).status).toBe(404);
  const stranger = await test.as({ company: await test.company(), grants: posting });
  expect((await file(stranger, 'odoo')).status).toBe(404);
  expect(
    await office.sql(
      `select action from audit_event where subject = 'JournalEntry' and record_id = $1 order by action desc`,
      [entry.id],
    ),
  ).toEqual([{ action: 'post' }, { action: 'export' }]);
});

it('has one rule for each kind and code, of an account that is not deleted while a rule names it', async () => {
  const { salaries, payable } = await chart();
  await expect(rule('basic_salary', payable.id)).rejects.toMatchObject({ code: 'CONFLICT', field: 'ledgerLine' });
  const [{ done, message }] = await office.ask(
    admin,
    'mutation($id: ID!) { deleteLedgerAccounts(ids: [$id]) { done message } }',
    { id: salaries.id },
  );
  expect([done, message]).toEqual([false, expect.any(String)]);
  await expect(account('5100', 'Again', 'expense')).rejects.toMatchObject({ code: 'TAKEN', field: 'code' });
});
