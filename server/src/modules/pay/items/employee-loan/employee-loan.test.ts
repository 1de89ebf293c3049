import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { clerkGrants, payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
let employeeId: string;
type Loan = { id: string; version: number };

const grants = (actions: string[], subjects: string[], scope: Grant['scope'] = 'company'): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope })));
const fields = 'id version state balance nextDueOn endedAmount firstDue allowedActions approvalRefusal';

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  // No law on deductions is on file there.
  office = await payrollOffice(test, { weekend_days: [0, 6], country: 'EG' });
  hr = await test.as({
    company: office.company,
    grants: [
      ...clerkGrants,
      ...grants(
        ['read', 'read_sensitive', 'create', 'update', 'submit', 'disburse', 'pause', 'settle', 'forgive', 'cancel'],
        ['EmployeeLoan'],
      ),
      ...grants(['read'], ['Employee']),
    ],
  });
  second = await test.as({
    company: office.company,
    grants: grants(['read', 'read_sensitive', 'approve', 'reject'], ['EmployeeLoan']),
  });
  employeeId = await office.hire();
});
afterAll(() => test.close());

const ask = (input: object = {}, who = hr): Promise<Loan> =>
  office.ask(who, `mutation($input: EmployeeLoanInput!) { createEmployeeLoan(input: $input) { ${fields} } }`, {
    input: { employeeId, reason: 'Car', principal: '1000', instalments: 3, firstDue: '2026-01-31', ...input },
  });
const step = (
  verb: string,
  { id, version }: Loan,
  more: Record<string, [type: string, value: unknown]> = {},
  who = hr,
): Promise<any> =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!${Object.entries(more)
      .map(([name, [type]]) => `, $${name}: ${type}`)
      .join('')}) {
    ${verb}EmployeeLoan(id: $id, version: $version${Object.keys(more)
      .map((name) => `, ${name}: $${name}`)
      .join('')}) { ${fields} } }`,
    { id, version, ...Object.fromEntries(Object.entries(more).map(([name, [, value]]) => [name, value])) },
  );
const note = (text = 'As agreed'): [string, unknown] => ['String!', text];
const approved = async (input: object = {}) => step('approve', await step('submit', await ask(input)), {}, second);
const paidOut = async (input: object = {}, day = '2026-01-05') =>
  step('disburse', await approved(input), { day: ['Date!', day] });
const schedule = (id: string, who = hr) =>
  office.ask(
    who,
    'query($id: ID!) { loanSchedule(id: $id) { settlement rows { number dueOn due taken state paidIn } } }',
    { id },
  );
const rowsOf = async (id: string) =>
  (await schedule(id)).rows.map(({ dueOn, due, taken, state }: any) => `${dueOn} ${due} ${taken} ${state}`);
const read = (id: string, who = hr) =>
  office.ask(who, `query($id: ID!) { employeeLoan(id: $id) { ${fields} } }`, { id });
const loanLines = async (run: { id: string }) =>
  (await office.slips(run.id)).flatMap((slip) =>
    slip.lines.filter(({ code }: any) => code === 'LOAN').map(({ amount }: any) => amount),
  );

it('is asked for, decided by a second person, paid out and repaid by payslips, each instalment once', async () => {
  const draft = await ask();
  expect((await schedule(draft.id)).rows.map(({ due, state }: any) => `${due} ${state}`)).toEqual([
    '334.00 planned',
    '334.00 planned',
    '332.00 planned',
  ]);
  const sent = await step('submit', draft);
  expect(sent).toMatchObject({ state: 'pending', balance: null, allowedActions: expect.arrayContaining(['cancel']) });
  await expect(step('approve', sent)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const granted = await step('approve', sent, {}, second);
  const loan = await step('disburse', granted, { day: ['Date!', '2026-01-05'] });
  expect(loan).toMatchObject({ state: 'repaying', balance: '1000.000', nextDueOn: '2026-01-31' });

  const january = await office.posted('2026-01');
  expect([await loanLines(january), await read(loan.id)]).toMatchObject([
    ['334.00'],
    { state: 'repaying', balance: '666.000', nextDueOn: '2026-02-28' },
  ]);
  const february = await office.calculated(await office.calculated(await office.create('2026-02')));
  const march = await office.calculated(await office.create('2026-03'));
  expect([await loanLines(february), await loanLines(march)]).toEqual([['334.00'], ['332.00']]);
  await office.act('post', await office.act('approve', february, office.approver));
  await office.act('post', await office.act('approve', march, office.approver));
  expect(await read(loan.id)).toMatchObject({
    state: 'closed',
    balance: '0.000',
    nextDueOn: null,
    allowedActions: expect.not.arrayContaining(['settle']),
  });
  expect((await schedule(loan.id)).rows.map(({ taken, state, paidIn }: any) => [taken, state, paidIn])).toEqual([
    ['334.000', 'paid', ['2026-01']],
    ['334.000', 'paid', ['2026-02']],
    ['332.000', 'paid', ['2026-03']],
  ]);
  expect(await loanLines(await office.calculated(await office.create('2026-04')))).toEqual([]);
});

describe('a loan that is being repaid already', () => {
  const opening = {
    principal: '1000',
    instalments: 3,
    firstDue: '2025-12-31',
    paidOutBefore: '2025-12-05',
    repaidBefore: '434',
  };

  it('is entered with what is repaid, approved by a second person and goes on with the rest', async () => {
    const loan = await step('disburse', await approved(opening), { day: ['Date!', '2025-12-05'] });
    expect(loan).toMatchObject({ state: 'repaying', balance: '566.000', nextDueOn: '2026-01-31' });
    expect(await rowsOf(loan.id)).toEqual([
      '2025-12-31 334.000 334.000 paid',
      '2026-01-31 234.000 0.000 due',
      '2026-02-28 332.000 0.000 due',
    ]);
    await office.posted('2026-01');
    expect(await loanLines(await office.calculated(await office.create('2026-02')))).toEqual(['332.00']);
    expect(await read(loan.id)).toMatchObject({ balance: '332.000' });
  });

  it('many are noted as paid out at once, each on its day', async () => {
    const { id } = await approved(opening);
    const [row] = await office.ask(
      hr,
      `mutation($ids: [ID!]!) { bulk(subject: "EmployeeLoan", action: "disburse", ids: $ids) { message } }`,
      { ids: [id] },
    );
    expect(row.message).toBeNull();
    expect(
      await office.ask(hr, 'query($id: ID!) { employeeLoan(id: $id) { state disbursedOn balance } }', { id }),
    ).toEqual({ state: 'repaying', disbursedOn: '2025-12-05', balance: '566.000' });
  });

  it.each<[string, object]>([
    ['paidOutBefore', { paidOutBefore: null }],
    ['paidOutBefore', { paidOutBefore: '2999-01-01' }],
    ['paidOutBefore', { paidOutBefore: '2026-01-01' }],
    ['repaidBefore', { repaidBefore: '1000' }],
    ['repaidBefore', { repaidBefore: '0.001' }],
    ['repaidBefore', { repaidBefore: '-1' }],
  ])('is refused at %s for %o', async (field, wrong) => {
    await expect(ask({ ...opening, ...wrong })).rejects.toMatchObject({ code: 'INVALID', field });
  });
});

it('its figures open to how they come about, for who may see amounts', async () => {
  const loan = await paidOut({ principal: '11000', yearlyRate: '8.4', instalments: 20 });
  const lines = (who = hr) =>
    office.ask(
      who,
      'query($id: ID!) { loanSchedule(id: $id) { lines { code value unit formula inputs reason { en ar } } } }',
      { id: loan.id },
    );
  const told = (await lines()).lines;
  expect(told.map(({ code, value }: any) => `${code} ${value}`)).toEqual([
    'INSTALMENT 592.00',
    'NEXT 592.00',
    'BALANCE 11825.41',
    'SETTLEMENT 11077.00',
  ]);
  expect(told[0].inputs.map(({ name, value }: any) => `${name} ${value}`)).toEqual([
    'principal 11000.00',
    'months 20',
    'rate 8.4',
    'exact 591.32',
  ]);
  const clerk = await test.as({ company: office.company, grants: grants(['read'], ['EmployeeLoan']) });
  expect(await lines(clerk)).toEqual({ lines: [] });
});

it('a payslip tells which instalment it takes and what is left', async () => {
  await paidOut();
  const run = await office.calculated(await office.create('2026-01'));
  const [{ lines }] = (await office.sql('select lines from payslip where run_id = $1', [run.id])) as any;
  expect(lines.find(({ code }: any) => code === 'LOAN')).toMatchObject({
    name: { en: 'Car' },
    reason: {
      en: 'Instalment 1 of 3, due on 31 January 2026; 666.00 of the loan still to repay',
      ar: expect.stringContaining('القسط 1 من 3'),
    },
    inputs: [
      { name: 'amount', value: '334.00' },
      { name: 'owed', value: '1000.00' },
    ],
  });
});

it('what the pay does not reach for is taken by the next payslip', async () => {
  const loan = await paidOut({ principal: '30000', instalments: 2, capPercent: '80' });
  await office.posted('2026-01');
  expect(await rowsOf(loan.id)).toEqual(['2026-01-31 15000.000 8000.000 due', '2026-02-28 15000.000 0.000 due']);
  const february = await office.calculated(await office.create('2026-02'));
  // 80 % of 10,000 for both instalments together.
  expect(await loanLines(february)).toEqual(['7000.00', '1000.00']);
});

it('a cancelled run gives its instalments back', async () => {
  await paidOut();
  await office.act('cancel', await office.calculated(await office.create('2026-01')));
  expect(await loanLines(await office.calculated(await office.create('2026-02')))).toEqual(['334.00', '334.00']);
});

it('a month is skipped: what is to come waits, and a run calculated before is calculated again', async () => {
  const loan = await paidOut();
  const run = await office.calculated(await office.create('2026-01'));
  const paused = await step('pause', loan, { from: ['Date!', '2026-01-01'], months: ['Int!', 2], note: note() });
  expect(paused).toMatchObject({ state: 'repaying', nextDueOn: '2026-03-31', balance: '1000.000' });
  expect((await rowsOf(loan.id)).map((row: string) => row.slice(0, 10))).toEqual([
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('“Car” of Mona Haddad'),
  });
  const again = await office.calculated(run);
  expect(await loanLines(again)).toEqual([]);
  await office.act('approve', again, office.approver);
  await expect(
    step('pause', paused, { from: ['Date!', '2026-06-01'], months: ['Int!', 1], note: note() }),
  ).rejects.toMatchObject({ code: 'INVALID' });
});

it('stays as it is while an approved payroll takes an instalment', async () => {
  const loan = await paidOut();
  await office.act('approve', await office.calculated(await office.create('2026-01')), office.approver);
  const refused = { code: 'CONFLICT', message: expect.stringContaining('2026-01') };
  await expect(
    step('pause', loan, { from: ['Date!', '2026-02-01'], months: ['Int!', 1], note: note() }),
  ).rejects.toMatchObject(refused);
  await expect(
    step('settle', loan, { day: ['Date!', '2026-01-10'], way: ['LoanSettlement!', 'paid'], note: note() }),
  ).rejects.toMatchObject(refused);
  await expect(step('forgive', loan, { note: note() })).rejects.toMatchObject(refused);
  expect(await rowsOf(loan.id)).toEqual([
    '2026-01-31 334.000 0.000 due',
    '2026-02-28 334.000 0.000 due',
    '2026-03-31 332.000 0.000 due',
  ]);
});

it('is settled early by money paid back, with a month of interest', async () => {
  const loan = await paidOut({ principal: '11000', yearlyRate: '8.4', instalments: 20 });
  expect((await schedule(loan.id)).rows.slice(0, 2).map(({ due }: any) => due)).toEqual(['592.000', '592.000']);
  await office.posted('2026-01');
  expect((await schedule(loan.id)).settlement).toBe('10558.40');
  const settled = await step('settle', await read(loan.id), {
    day: ['Date!', '2026-02-10'],
    way: ['LoanSettlement!', 'paid'],
    note: note(),
  });
  expect(settled).toMatchObject({ state: 'closed', balance: '0.000', endedAmount: '10558.400', nextDueOn: null });
  expect(
    await step('settle', settled, { day: ['Date!', '2026-02-10'], way: ['LoanSettlement!', 'paid'], note: note() }),
  ).toMatchObject({ version: settled.version });
  expect(await loanLines(await office.calculated(await office.create('2026-02')))).toEqual([]);
});

it('is settled early by one payslip', async () => {
  const loan = await paidOut();
  const settled = await step('settle', loan, {
    day: ['Date!', '2026-02-28'],
    way: ['LoanSettlement!', 'payroll'],
    note: note(),
  });
  expect(settled).toMatchObject({ state: 'repaying', balance: '1000.000', nextDueOn: '2026-02-28' });
  expect(await loanLines(await office.calculated(await office.create('2026-01')))).toEqual([]);
  expect(await loanLines(await office.posted('2026-02'))).toEqual(['1000.00']);
  expect(await read(loan.id)).toMatchObject({ state: 'closed', balance: '0.000' });
});

it('is written off with a reason', async () => {
  const loan = await paidOut();
  await expect(step('forgive', loan, { note: note(' ') })).rejects.toMatchObject({ code: 'INVALID' });
  expect(await step('forgive', loan, { note: note() })).toMatchObject({
    state: 'written_off',
    balance: '0.000',
    endedAmount: '1000.000',
  });
  expect(await loanLines(await office.calculated(await office.create('2026-01')))).toEqual([]);
  expect(
    await test.sql(`select reason from audit_event where record_id = $1 and action = 'forgive'`, [loan.id]),
  ).toEqual([{ reason: 'As agreed' }]);
});

it.each<[string, object, string]>([
  ['of nothing', { principal: '0' }, 'principal'],
  ['of thousandths', { principal: '100.001' }, 'principal'],
  ['in no instalment', { instalments: 0 }, 'instalments'],
  ['due before the employment', { firstDue: '2023-01-31' }, 'firstDue'],
  ['with a rate below zero', { yearlyRate: '-1' }, 'yearlyRate'],
])('a loan %s is refused beside its field', async (_what, input, field) => {
  await expect(ask(input)).rejects.toMatchObject({ code: 'INVALID', fields: [expect.objectContaining({ field })] });
});

it('is not due before it is paid out, nor paid out tomorrow', async () => {
  const loan = await approved();
  await expect(step('disburse', loan, { day: ['Date!', '2099-01-01'] })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(step('disburse', loan, { day: ['Date!', '2026-02-10'] })).rejects.toMatchObject({ code: 'INVALID' });
  expect(
    await step('disburse', loan, { day: ['Date!', '2026-02-10'], firstDue: ['Date', '2026-03-15'] }),
  ).toMatchObject({ state: 'repaying', firstDue: '2026-03-15', nextDueOn: '2026-03-15' });
});

it('an employee asks for their own, sees it and no other, and never decides it', async () => {
  const own = [
    ...grants(['read', 'read_sensitive', 'create', 'update', 'submit', 'cancel', 'approve'], ['EmployeeLoan'], 'own'),
    ...grants(['read'], ['LoanInstalment'], 'own'),
    ...grants(['read'], ['Employee'], 'own'),
  ];
  const mona = await test.as({ company: office.company, employeeId, grants: own });
  const other = await test.as({ company: office.company, employeeId: await office.hire(), grants: own });
  const sent = await step('submit', await ask({}, mona), {}, mona);
  expect(sent.allowedActions).not.toContain('approve');
  await expect(step('approve', sent, {}, mona)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(read(sent.id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(schedule(sent.id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await schedule(sent.id, mona)).rows).toHaveLength(3);
  await expect(ask({}, other)).rejects.toMatchObject({ code: 'INVALID', fields: [{ field: 'employeeId' }] });
});

it('who may not see amounts sees when instalments are due and nothing more', async () => {
  const loan = await paidOut();
  const reader = await test.as({ company: office.company, grants: grants(['read'], ['EmployeeLoan']) });
  expect(await read(loan.id, reader)).toMatchObject({ balance: null });
  expect(await schedule(loan.id, reader)).toMatchObject({
    settlement: null,
    rows: [{ dueOn: '2026-01-31', due: null, taken: null }, {}, {}],
  });
});
