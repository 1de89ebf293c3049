import { textsInPdf } from '../../../../../test/pdf-text';
import { type Person } from '../../../../../test/test-app';
import { accrueLeave } from '../../../leave/employee-leave/leave.job';
import { test, office, admin, second, annual, refused } from './settlement-office.fixture';

const fields =
  'id version state award additions deductions net owed allowedActions lines { code section kind value unit formula inputs reason { en ar } }';

const make = (employeeId: string, more: object = {}) =>
  office.create('EndOfService', { employeeId, lastDay: '2024-12-31', reason: 'termination', ...more }, fields);

const calculate = (row: any) => office.step('calculate', 'EndOfService', row, fields);

const approve = (row: any) => office.step('approve', 'EndOfService', row, fields, office.approver);

const pay = (row: any) => office.step('pay', 'EndOfService', row, fields, office.approver);

const give = (employeeId: string, days: string, more: object = {}) =>
  office.create(
    'LeaveAdjustment',
    {
      employeeId,
      typeId: annual,
      days,
      effectiveDate: '2024-06-01',
      reason: 'Days of the year',
      kind: 'allocation',
      ...more,
    },
    'id',
    admin,
  );

const ledger = (employeeId: string) =>
  office.ask(
    admin,
    `query($id: ID!) { leaveLedgerEntries(filter: { employeeId: { eq: $id } }, sort: [{ field: effectiveDate, direction: ASC }]) { rows { kind days effectiveDate source } } }`,
    { id: employeeId },
  );

const balance = async (employeeId: string) =>
  (
    await office.ask(
      admin,
      'query($id: ID!) { leaveBalances(filter: { employeeId: { eq: $id } }) { rows { balance } } }',
      { id: employeeId },
    )
  ).rows[0].balance;

async function lend(employeeId: string, principal: string) {
  const loan = await office.create(
    'EmployeeLoan',
    { employeeId, reason: 'Car', principal, instalments: 10, firstDue: '2024-12-31' },
    'id version state',
    admin,
  );
  const granted = await office.step(
    'approve',
    'EmployeeLoan',
    await office.step('submit', 'EmployeeLoan', loan, 'id version', admin),
    'id version',
    second,
  );
  await test.inside(office.companyId, 'update employee_loan set consented_at = now() where id = $1', [loan.id]);
  return office.ask(
    admin,
    'mutation($id: ID!, $version: Int!) { disburseEmployeeLoan(id: $id, version: $version, day: "2024-12-01", firstDue: "2024-12-31") { id version state balance } }',
    granted,
  );
}

const loanOf = (id: string) =>
  office.ask(admin, 'query($id: ID!) { employeeLoan(id: $id) { state balance endedAmount stepNote } }', { id });

it('tells award, leave, notice, loan and what was entered line by line; paid, it takes the leave from the ledger and closes the loan', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await give(employeeId, '12');
  const loan = await lend(employeeId, '5000');
  const calculated = await calculate(
    await make(employeeId, {
      noticeBy: 'employer',
      noticeServed: 20,
      others: [
        { category: 'ticket', kind: 'addition', title: 'Dubai to Manila', amount: '1200', reason: 'By contract' },
        { category: 'asset', kind: 'deduction', title: 'Laptop', amount: '900', reason: 'Not returned' },
      ],
    }),
  );
  // 5 years × 21 × 200; 12 days × 200; 10 days of notice × 200; 1,200; less 5,000 and 900.
  expect(calculated).toMatchObject({
    award: '21000.000',
    additions: '26600.000',
    deductions: '5900.000',
    net: '20700.000',
    owed: '0.000',
  });
  expect(calculated.lines.filter(({ kind }: any) => kind).map(({ code, value }: any) => `${code} ${value}`)).toEqual([
    'AWARD 21000.00',
    'LEAVE:ANNUAL 2400.00',
    'NOTICE 2000.00',
    'LOAN:1 5000.00',
    'TICKET:1 1200.00',
    'ASSET:2 900.00',
  ]);
  expect(await balance(employeeId)).toBe('12.0000');
  const paid = await pay(await approve(calculated));
  expect(paid).toMatchObject({ state: 'paid', net: '20700.000' });
  expect((await ledger(employeeId)).rows).toEqual([
    { kind: 'allocation', days: '12.0000', effectiveDate: '2024-06-01', source: 'LeaveAdjustment' },
    { kind: 'encashment', days: '-12.0000', effectiveDate: '2024-12-31', source: 'EndOfService' },
  ]);
  expect(await balance(employeeId)).toBe('0.0000');
  expect(await loanOf(loan.id)).toEqual({
    state: 'closed',
    balance: '0.000',
    endedAmount: '5000.000',
    stepNote: 'Taken from the end of service',
  });
  expect(await pay(paid)).toMatchObject({ state: 'paid' });
  expect((await ledger(employeeId)).rows).toHaveLength(2);
});

it('is a paper in English and Arabic for whoever may read its amounts, a draft until it is approved, and for the employee from then on', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  const draft = await make(employeeId, {
    others: [
      { category: 'asset', kind: 'deduction', title: 'Laptop', amount: '900', reason: 'Not returned' },
      { category: 'ticket', kind: 'addition', title: 'Manila', amount: '1200', reason: 'By contract' },
    ],
  });
  const paper = (who: Person, locale: string) => who.fetch(`/end-of-service/${draft.id}.pdf?locale=${locale}`);
  const textOf = async (who: Person, locale: string) =>
    textsInPdf(Buffer.from(await (await paper(who, locale)).arrayBuffer()))
      .join(' ')
      .replace(/[\u2068\u2069]/g, '');
  expect((await paper(office.clerk, 'en')).status).toBe(409);
  const calculated = await calculate(draft);
  const own = await test.as({
    company: office.companyId,
    employeeId,
    grants: [
      { subject: 'EndOfService', action: 'read', scope: 'own' },
      { subject: 'EndOfService', action: 'read_sensitive', scope: 'own' },
    ],
  });
  const reader = await test.as({
    company: office.companyId,
    grants: [{ subject: 'EndOfService', action: 'read', scope: 'company' }],
  });
  expect((await paper(own, 'en')).status).toBe(404);
  const english = await textOf(office.clerk, 'en');
  for (const part of [
    'Draft, not yet approved',
    'End of service award',
    '21,000.00',
    'Asset not returned: Laptop',
    '-900.00',
    'Repatriation ticket: Manila',
    '1,200.00',
    'All that is due',
    '22,200.00',
    '21,300.00',
    '31 December 2024',
  ])
    expect(english).toContain(part);
  await approve(calculated);
  const arabic = await textOf(own, 'ar');
  for (const part of ['Laptop', '900.00', 'Manila', '1,200.00', '22,200.00']) expect(arabic).toContain(part);
  expect(await textOf(own, 'en')).not.toContain('Draft');
  expect((await paper(reader, 'en')).status).toBe(404);
});

it('says what is still owed where more is taken than due', async () => {
  const employeeId = await office.hire('2024-06-01', '6000');
  await lend(employeeId, '5000');
  const calculated = await calculate(
    await make(employeeId, { reason: 'resignation', noticeBy: 'employee', noticeServed: 0 }),
  );
  expect(calculated).toMatchObject({ net: '0.000', owed: '11000.000' });
  expect(calculated.lines.at(-1)).toMatchObject({
    code: 'OWED',
    value: '11000.00',
    reason: { en: expect.stringContaining('collected from the employee') },
  });
});

describe('a loan of which the law lets a part be taken', () => {
  const scheduleOf = (id: string) =>
    office.ask(
      admin,
      'query($id: ID!) { loanSchedule(id: $id) { settlement rows { number dueOn due taken state } } }',
      { id },
    );
  const open = (id: string) =>
    office.ask(
      admin,
      'query($id: ID!) { employeeLoan(id: $id) { version state balance endedAmount allowedActions } }',
      { id },
    );
  async function ended(principal: string): Promise<{ loan: any; paid: any }> {
    const employeeId = await office.hire('2020-01-01', '6000');
    const loan = await lend(employeeId, principal);
    return { loan, paid: await pay(await approve(await calculate(await make(employeeId)))) };
  }

  it('stays owed for the rest, which is paid back later', async () => {
    const { loan, paid } = await ended('15000');
    expect(paid).toMatchObject({ net: '10500.000', owed: '4500.000' });
    expect(paid.lines.find(({ code }: any) => code === 'LOAN_REST:1')).toMatchObject({
      section: 'loans',
      value: '4500.00',
      formula: 'owed − taken',
    });
    const kept = await open(loan.id);
    expect(kept).toMatchObject({
      state: 'repaying',
      balance: '4500.000',
      endedAmount: '10500.000',
      allowedActions: expect.arrayContaining(['settle', 'forgive']),
    });
    const { settlement, rows } = await scheduleOf(loan.id);
    expect(settlement).toBe('4500.00');
    expect(rows.at(-1)).toEqual({ number: 11, dueOn: '2024-12-31', due: '4500.000', taken: '0.000', state: 'due' });
    expect(rows.slice(0, -1).every(({ state }: any) => state === 'settled')).toBe(true);
    const settle =
      'mutation($id: ID!, $version: Int!) { settleEmployeeLoan(id: $id, version: $version, day: "2025-01-10", way: paid, note: "Paid back by transfer") { state balance } }';
    expect(await office.ask(admin, settle, { id: loan.id, version: kept.version })).toEqual({
      state: 'closed',
      balance: '0.000',
    });
  });

  it('or is written off with a reason', async () => {
    const { loan } = await ended('15000');
    const { version } = await open(loan.id);
    const forgive =
      'mutation($id: ID!, $version: Int!, $note: String!) { forgiveEmployeeLoan(id: $id, version: $version, note: $note) { state balance endedAmount stepNote } }';
    await expect(office.ask(admin, forgive, { id: loan.id, version, note: ' ' })).rejects.toEqual(refused('note'));
    expect(await office.ask(admin, forgive, { id: loan.id, version, note: 'Left the country' })).toEqual({
      state: 'written_off',
      balance: '0.000',
      endedAmount: '4500.000',
      stepNote: 'Left the country',
    });
  });
});

it('is not paid once leave or loans changed since the approval; taken back it is calculated and approved anew', async () => {
  const employeeId = await office.hire('2020-01-01', '6000');
  await give(employeeId, '12');
  const approved = await approve(await calculate(await make(employeeId)));
  await give(employeeId, '-2', { kind: 'adjustment', reason: 'Two days were taken' });
  await expect(pay(approved)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('have changed since this was approved'),
  });
  expect(await balance(employeeId)).toBe('10.0000');
  const reopened = await office.step('reopen', 'EndOfService', approved, `${fields} approvedById`);
  expect(reopened).toMatchObject({ state: 'draft', net: null, lines: null, approvedById: null });
  expect(await pay(await approve(await calculate(reopened)))).toMatchObject({ state: 'paid', net: '23000.000' });
});

it.each<[string, object]>([
  ['noticeBy', { noticeServed: 3 }],
  ['noticeServed', { noticeBy: 'employee' }],
  ['noticeBy', { reason: 'dismissal_for_cause', noticeBy: 'employer', noticeServed: 0 }],
  ['others', { others: [{ kind: 'addition', title: ' ', amount: '5', reason: 'x' }] }],
  ['others', { others: [{ kind: 'deduction', title: 'Key', amount: '-5', reason: 'Lost' }] }],
  ['others', { others: [{ category: 'asset', kind: 'addition', title: 'Laptop', amount: '5', reason: 'Lost' }] }],
  ['others', { others: [{ category: 'ticket', kind: 'deduction', title: 'Manila', amount: '5', reason: 'x' }] }],
  ['others', { others: [{ kind: 'deduction', title: 'Key', amount: '5.001', reason: 'Lost' }] }],
])('refuses at %s %o', async (field, wrong) => {
  await expect(make(await office.hire('2020-01-01', '6000'), wrong)).rejects.toEqual(refused(field));
});

it('pays of a year granted in advance what was served of it, and gives the rest back to the ledger', async () => {
  const yearly = (
    await office.create(
      'LeaveType',
      {
        code: 'Y',
        name: 'Yearly leave',
        requiresAllocation: true,
        paidAtEnd: true,
        accrualFrequency: 'yearly',
        accrualFrom: '2024-01-01',
        accrualLevels: [{ afterMonths: 0, days: '36.6' }],
      },
      'id',
      admin,
    )
  ).id;
  const employeeId = await office.hire('2023-01-01', '6000');
  await office.ask(admin, `mutation($input: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $input) { id } }`, {
    input: {
      employeeId,
      typeId: yearly,
      days: '1',
      effectiveDate: '2024-01-01',
      reason: 'A day brought along',
      kind: 'opening',
    },
  });
  const preview = (lastDay: string) =>
    office.ask(
      office.clerk,
      'query($id: ID!, $day: Date!) { endOfServicePreview(employeeId: $id, lastDay: $day, reason: termination) { net lines { code value inputs } } }',
      { id: employeeId, day: lastDay },
    );
  // 100 of the 366 days of 2024 have passed on 9 April.
  const { lines } = await preview('2024-04-09');
  expect(lines.find(({ code }: any) => code === 'LEAVE:Y')).toMatchObject({ value: '2200.00' });
  await accrueLeave(test.app.services);
  const granted = (await preview('2024-04-09')).lines.find(({ code }: any) => code === 'LEAVE:Y');
  expect([granted.value, granted.inputs.map(({ name, value }: any) => `${name} ${value}`)]).toEqual([
    '2200.00',
    ['basic 6000.00', 'left 37.6', 'unearned 26.6'],
  ]);
  await pay(await approve(await calculate(await make(employeeId, { lastDay: '2024-04-09' }))));
  expect(
    (await ledger(employeeId)).rows
      .filter(({ source }: any) => source === 'EndOfService')
      .map(({ kind, days }: any) => `${kind} ${days}`)
      .sort(),
  ).toEqual(['adjustment -26.6000', 'encashment -11.0000']);
});
