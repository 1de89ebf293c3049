import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { insertRow } from '../../../../../test/rows';
import { decide, told } from '../../../requests/approval-task/approval.fixture';
import { all, ask } from '../../../data-import/import.fixture';

let test: TestApp;
let company: string;
let mona: string;
let clerk: Person;
let cashier: Person;
let boss: Person;
const ibans = { home: 'AE070331234567890123456', abroad: 'DE89370400440532013000' };
const cash = all('BankAccount', 'read', 'create', 'update', 'verify', 'reject', 'close', 'read_sensitive');
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    firstName: 'Mona',
    lastName: 'Haddad',
    hireDate: '2024-01-01',
  });
  const office = () =>
    test.as({ company, grants: [...cash, ...all('Employee', 'read'), ...all('ApprovalFlow', 'create', 'read')] });
  [clerk, cashier] = [await office(), await office()];
  boss = await test.as({ company, grants: [] });
});
afterAll(() => test.close());

const people = (...who: Person[]) => ({
  mode: 'any',
  approvers: [{ kind: 'people', userIds: who.map(({ id }) => id) }],
  skipAbsent: false,
});
const flow = (steps: object[], conditions: object[] = []) =>
  ask(clerk, 'mutation($i: ApprovalFlowInput!) { createApprovalFlow(input: $i) { id } }', {
    i: { name: newId(), subject: 'BankAccount', conditions, steps },
  });
const fields = 'id version state allowedActions verificationRefusal validFrom decidedById';
const enter = async (iban = ibans.home, who = clerk, validFrom = '2026-01-01') =>
  (
    await ask(who, `mutation($i: BankAccountInput!) { made: createBankAccount(input: $i) { ${fields} } }`, {
      i: { employeeId: mona, holder: 'Mona Haddad', bankName: 'First Bank', iban, validFrom },
    })
  ).made;
const accountOf = async (id: string, who = cashier) =>
  (await ask(who, `query($id: ID!) { made: bankAccount(id: $id) { ${fields} } }`, { id })).made;
const verify = ({ id, version }: { id: string; version: number }, who: Person) =>
  who.graphql('mutation($id: ID!, $v: Int!) { made: verifyBankAccount(id: $id, version: $v) { state } }', {
    id,
    v: version,
  });
const waiting = async (who: Person) =>
  (
    await ask(
      who,
      '{ approvalsWaiting(subject: "BankAccount") { rows { id who what note warnings fromDate step steps flowName canReject path } } }',
    )
  ).approvalsWaiting.rows;

describe('where a flow is for bank accounts', () => {
  it('its steps decide, the last approval verifies, and who only holds the right does not', async () => {
    const second = await test.as({ company, grants: [] });
    await flow([people(boss), people(second)]);
    const account = await enter();
    expect(account.state).toBe('pending');
    const seen = await accountOf(account.id);
    expect(seen.allowedActions).not.toContain('verify');
    expect(seen.allowedActions).not.toContain('reject');
    expect(seen.verificationRefusal).toMatch(/waits for somebody else/);
    expect((await verify(account, cashier)).errors?.[0]).toMatchObject({
      message: expect.stringContaining('waits for'),
    });
    const refused = await cashier.graphql(
      'mutation($id: ID!, $v: Int!) { rejectBankAccount(id: $id, version: $v, note: "No") { id } }',
      { id: account.id, v: account.version },
    );
    expect(refused.errors?.[0]).toMatchObject({ message: expect.stringContaining('waits for') });
    expect(await waiting(boss)).toEqual([
      {
        id: account.id,
        who: 'Mona Haddad',
        what: 'First Bank •••• 3456',
        note: 'Mona Haddad',
        fromDate: '2026-01-01',
        step: 1,
        steps: 2,
        warnings: [],
        flowName: expect.any(String),
        canReject: true,
        path: null,
      },
    ]);
    expect(await waiting(cashier)).toEqual([]);
    expect(await decide(boss, account.id, 'approved', null, 'BankAccount')).toBe('done');
    expect((await accountOf(account.id)).state).toBe('pending');
    // Approved twice: harmless, and the second step is still due.
    expect(await decide(boss, account.id, 'approved', null, 'BankAccount')).toBe('done');
    expect((await accountOf(account.id)).state).toBe('pending');
    expect(await decide(second, account.id, 'approved', null, 'BankAccount')).toBe('done');
    expect(await accountOf(account.id)).toMatchObject({
      state: 'verified',
      decidedById: second.id,
      validFrom: '2026-01-01',
    });
  });

  it('only the step that is due is told, in place of whoever may verify', async () => {
    const second = await test.as({ company, grants: [] });
    await flow([people(boss), people(second)]);
    await enter();
    expect([await told(boss), await told(second), await told(cashier)]).toEqual([['approval_due'], [], []]);
  });

  it('neither who entered it nor whose account it is decides, were they an approver too', async () => {
    const self = await test.as({ company, employeeId: mona, grants: [] });
    await flow([people(clerk, self, boss)]);
    const account = await enter();
    expect([(await waiting(clerk)).length, (await waiting(self)).length, (await waiting(boss)).length]).toEqual([
      0, 0, 1,
    ]);
    expect(await decide(clerk, account.id, 'approved', null, 'BankAccount')).toMatch(/You entered this account/);
  });

  it('it is rejected with a reason by the step that is due', async () => {
    await flow([people(boss)]);
    const account = await enter();
    expect(await decide(boss, account.id, 'rejected', null, 'BankAccount')).toMatch(/Say why/);
    expect(await decide(boss, account.id, 'rejected', 'Not their name', 'BankAccount')).toBe('done');
    expect(await accountOf(account.id)).toMatchObject({ state: 'rejected' });
  });

  it('many are verified at once by who is due alone', async () => {
    await flow([people(cashier)]);
    const account = await enter();
    const bulk = async (who: Person) =>
      (
        await ask(
          who,
          'mutation($ids: [ID!]!) { made: bulk(subject: "BankAccount", action: "verify", ids: $ids, dryRun: false) { done } }',
          { ids: [account.id] },
        )
      ).made;
    const other = await test.as({ company, grants: [...cash, ...all('Employee', 'read')] });
    expect(await bulk(other)).toEqual([{ done: false }]);
    expect(await bulk(cashier)).toEqual([{ done: true }]);
    expect((await accountOf(account.id)).state).toBe('verified');
  });

  it.each([
    [
      'an account in another country',
      { fact: 'place', comparison: 'eq', values: ['abroad'] },
      ibans.abroad,
      ibans.home,
    ],
    ['one that replaces another', { fact: 'occasion', comparison: 'eq', values: ['change'] }, ibans.abroad, ibans.home],
  ])('%s may go another way than the others', async (_what, condition, asked, free) => {
    await flow([people(boss)], [condition]);
    expect((await verify(await enter(free), cashier)).data?.made).toEqual({ state: 'verified' });
    const account = await enter(asked, clerk, '2026-02-01');
    expect((await waiting(boss)).map(({ id }: { id: string }) => id)).toEqual([account.id]);
    expect((await waiting(boss))[0].warnings).toContain('Replaces the account pay goes to now');
    expect((await verify(account, cashier)).errors).toBeDefined();
  });
});

describe('where no flow is for them', () => {
  it('it waits in the inbox of whoever may verify, and they are told', async () => {
    const account = await enter();
    expect((await waiting(cashier)).map(({ id }: { id: string }) => id)).toEqual([account.id]);
    expect([(await waiting(clerk)).length, (await waiting(boss)).length]).toEqual([0, 0]);
    expect(await told(cashier)).toEqual(['bank_account_waiting']);
    expect(await decide(cashier, account.id, 'approved', null, 'BankAccount')).toBe('done');
    expect((await accountOf(account.id)).state).toBe('verified');
    const { myApprovalDecisions } = await ask(cashier, '{ myApprovalDecisions { total rows { subject verdict } } }');
    expect(myApprovalDecisions).toEqual({ total: 1, rows: [{ subject: 'BankAccount', verdict: 'approved' }] });
  });

  it('who may not read numbers decides without seeing one', async () => {
    await enter();
    const blind = await test.as({
      company,
      grants: [...all('BankAccount', 'read', 'verify'), ...all('Employee', 'read')],
    });
    expect((await waiting(blind))[0].what).toBe('First Bank');
  });
});

it('flows for bank accounts are offered, with what they may depend on', async () => {
  const { approvalSubjects } = await ask(clerk, '{ approvalSubjects { subject label facts { name } } }');
  expect(approvalSubjects).toContainEqual({
    subject: 'BankAccount',
    label: 'bank account',
    facts: [{ name: 'occasion' }, { name: 'place' }, { name: 'department' }, { name: 'level' }],
  });
});
