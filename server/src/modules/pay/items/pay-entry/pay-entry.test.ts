import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from './pay.fixture';

let test: TestApp;
let office: PayOffice;
let lina: string;
beforeAll(async () => {
  test = await createTestApp();
  office = await payOffice(test, { currency: 'KWD' });
  lina = await office.hire('2024-01-01', '900', { exitDate: '2026-06-30' });
});
afterAll(() => test.close());

const fields =
  'id version state amount currency employeeName enteredById submittedById decidedById decisionNote approvalRefusal allowedActions';
const reward = (more: object = {}) =>
  office.create(
    'EmployeeReward',
    { employeeId: lina, type: 'bonus', reason: 'Night cover', amount: '12.345', date: '2026-03-10', ...more },
    fields,
  );

describe.each([
  ['EmployeeReward', 'bonus'],
  ['EmployeeDeduction', 'fine'],
])('%s', (area, type) => {
  const make = () =>
    office.create(
      area,
      { employeeId: lina, type, reason: 'Night cover', amount: '12.345', date: '2026-03-10' },
      fields,
    );

  it('goes from draft over a second person to applied', async () => {
    const draft = await make();
    expect(draft).toMatchObject({
      state: 'draft',
      amount: '12.345',
      currency: 'KWD',
      employeeName: 'Lina Saleh',
      enteredById: office.clerk.id,
      allowedActions: ['update', 'delete', 'submit', 'cancel'],
    });
    const pending = await office.step('submit', area, draft, fields);
    expect(pending).toMatchObject({
      state: 'pending',
      submittedById: office.clerk.id,
      approvalRefusal: expect.stringContaining('entered this yourself'),
      allowedActions: ['cancel'],
    });
    await expect(office.step('approve', area, pending)).rejects.toMatchObject({ code: 'CONFLICT' });
    const approved = await office.step('approve', area, pending, fields, office.approver);
    expect(approved).toMatchObject({ state: 'approved', decidedById: office.approver.id });
    expect(await office.step('apply', area, approved)).toMatchObject({ state: 'applied' });
    await expect(office.step('cancel', area, { id: draft.id, version: 4 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('applied'),
    });
  });

  it('is rejected with a reason, and without one not at all', async () => {
    const pending = await office.step('submit', area, await make());
    const reject = (note: string) =>
      office.ask(
        office.approver,
        `mutation($id: ID!, $version: Int!, $note: String!) { reject${area}(id: $id, version: $version, note: $note) { state decisionNote } }`,
        { id: pending.id, version: pending.version, note },
      );
    await expect(reject('  ')).rejects.toMatchObject({ code: 'INVALID', field: 'note' });
    expect(await reject('Not in the budget')).toEqual({ state: 'rejected', decisionNote: 'Not in the budget' });
  });

  it('once sent in is changed by nobody', async () => {
    const pending = await office.step('submit', area, await make());
    const change = office.ask(
      office.clerk,
      `mutation($id: ID!, $version: Int!) { update${area}(id: $id, version: $version, input: {amount: "99"}) { id } }`,
      { id: pending.id, version: pending.version },
    );
    await expect(change).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

it('nobody decides about themselves', async () => {
  const own = await test.as({
    company: office.companyId,
    employeeId: lina,
    grants: ['read', 'approve'].map((action) => ({ subject: 'EmployeeReward', action, scope: 'company' as const })),
  });
  const pending = await office.step('submit', 'EmployeeReward', await reward());
  await expect(office.step('approve', 'EmployeeReward', pending, 'id', own)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('about yourself'),
  });
});

it.each([
  ['date', { date: '2023-12-31' }],
  ['date', { date: '2026-07-01' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '-5' }],
  ['amount', { amount: '1.2345' }],
  ['amount', { amount: '1000000001' }],
  ['reason', { reason: '' }],
])('a wrong %s is told beside its field: %o', async (field, wrong) => {
  await expect(reward(wrong)).rejects.toMatchObject({ code: 'INVALID', field });
});

it('an amount in a currency without a third decimal has two at most', async () => {
  const other = await payOffice(test, { currency: 'AED' });
  const employeeId = await other.hire('2024-01-01', '9000');
  const make = (amount: string) =>
    other.create('EmployeeReward', { employeeId, type: 'bonus', reason: 'Night cover', amount, date: '2026-03-10' });
  await expect(make('10.125')).rejects.toMatchObject({
    code: 'INVALID',
    field: 'amount',
    message: 'AED has 2 decimals.',
  });
  await make('10.12');
});

it('many are approved at once, each answering for itself', async () => {
  const [one, two] = [await office.step('submit', 'EmployeeReward', await reward()), await reward()];
  const results = await office.ask(
    office.approver,
    'mutation($ids: [ID!]!) { bulk(subject: "EmployeeReward", action: "approve", ids: $ids) { id done } }',
    { ids: [one.id, two.id] },
  );
  expect(results).toEqual([
    { id: one.id, done: true },
    { id: two.id, done: false },
  ]);
});

it('many are rejected at once with one reason, which each keeps; each answers for itself', async () => {
  const [one, two, three] = [
    await office.step('submit', 'EmployeeReward', await reward()),
    await reward(),
    await office.step('submit', 'EmployeeReward', await reward()),
  ];
  const reject = (input: object | null, dryRun = false) =>
    office.ask(
      office.approver,
      'mutation($ids: [ID!]!, $input: JSON, $dryRun: Boolean!) { bulk(subject: "EmployeeReward", action: "reject", ids: $ids, input: $input, dryRun: $dryRun) { id done } }',
      { ids: [one.id, two.id, three.id], input, dryRun },
    );
  for (const input of [null, {}, { note: '  ' }, { note: 7 }])
    await expect(reject(input)).rejects.toMatchObject({ code: 'INVALID', field: 'note' });
  expect((await reject({ note: 'x'.repeat(501) })).every(({ done }: { done: boolean }) => !done)).toBe(true);
  const each = [one, two, three].map(({ id }, at) => ({ id, done: at !== 1 }));
  expect(await reject({ note: 'Not in the budget' }, true)).toEqual(each);
  expect(await reject({ note: ' Not in the budget ' })).toEqual(each);
  const { rows } = await office.ask(
    office.clerk,
    'query($ids: [ID!]!) { employeeRewards(filter: { id: { in: $ids } }) { rows { id state decisionNote } } }',
    { ids: [one.id, two.id] },
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: one.id, state: 'rejected', decisionNote: 'Not in the budget' },
      { id: two.id, state: 'draft', decisionNote: null },
    ]),
  );
  const told = await test.sql('select reason from audit_event where record_id = any($1) and action = $2', [
    [one.id, three.id],
    'reject',
  ]);
  expect(told).toEqual([{ reason: 'Not in the budget' }, { reason: 'Not in the budget' }]);
});
