import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../pay-entry/pay.fixture';
import { payrollOffice } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: PayOffice;
beforeAll(async () => {
  test = await createTestApp();
  office = await payOffice(test);
});
afterAll(() => test.close());

const fields = 'id version state kind amount points item allowedActions';
const make = (employeeId: string, more: object) =>
  office.create(
    'EmployeeReward',
    { employeeId, type: 'recognition', reason: 'Well done', date: '2026-03-10', ...more },
    fields,
  );
const submit = (row: any) => office.step('submit', 'EmployeeReward', row, fields);
const approve = (row: any) => office.step('approve', 'EmployeeReward', row, fields, office.approver);
const cancel = (row: any) => office.step('cancel', 'EmployeeReward', row, fields);
const given = async (employeeId: string, points: number) =>
  approve(await submit(await make(employeeId, { kind: 'points', points })));
const pointsOf = (employeeId: string, who = office.clerk) =>
  office.ask(who, 'query($id: ID!) { rewardPoints(employeeId: $id) { given spent left } }', { id: employeeId });

it('points count once they are approved, are spent on a thing from the moment it is sent in, and come back when it is given up', async () => {
  const employeeId = await office.hire('2024-01-01', '9000');
  const waiting = await submit(await make(employeeId, { kind: 'points', points: 100 }));
  expect(await pointsOf(employeeId)).toEqual({ given: 0, spent: 0, left: 0 });
  const approved = await approve(waiting);
  expect(approved).toMatchObject({ state: 'approved', amount: null, points: 100 });
  expect(
    (
      await office.ask(office.clerk, 'query($id: ID!) { employeeReward(id: $id) { allowedActions } }', {
        id: approved.id,
      })
    ).allowedActions,
  ).toEqual(['cancel']);
  await expect(office.step('apply', 'EmployeeReward', approved)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(make(employeeId, { kind: 'item', item: 'Bicycle', points: 101 })).rejects.toMatchObject({
    code: 'INVALID',
    field: 'points',
    message: expect.stringContaining('There are 100 points'),
  });
  const headphones = await submit(await make(employeeId, { kind: 'item', item: 'Headphones', points: 70 }));
  expect(await pointsOf(employeeId)).toEqual({ given: 100, spent: 70, left: 30 });
  await expect(cancel(approved)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('spent already'),
  });
  const taken = await approve(headphones);
  expect(await office.step('apply', 'EmployeeReward', taken, fields)).toMatchObject({
    state: 'applied',
    item: 'Headphones',
  });
  const second = await submit(await make(employeeId, { kind: 'item', item: 'Mug', points: 30 }));
  await cancel(second);
  expect(await pointsOf(employeeId)).toEqual({ given: 100, spent: 70, left: 30 });
});

it('two things at once are not both taken for the same points', async () => {
  const employeeId = await office.hire('2024-01-01', '9000');
  await given(employeeId, 50);
  const drafts = [
    await make(employeeId, { kind: 'item', item: 'Lamp', points: 50 }),
    await make(employeeId, { kind: 'item', item: 'Chair', points: 50 }),
  ];
  const outcomes = await Promise.allSettled(drafts.map(submit));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await pointsOf(employeeId)).toEqual({ given: 50, spent: 50, left: 0 });
});

it('a gift costs no points, and money stays what it was', async () => {
  const employeeId = await office.hire('2024-01-01', '9000');
  expect(await approve(await submit(await make(employeeId, { kind: 'item', item: 'Watch' })))).toMatchObject({
    state: 'approved',
    points: null,
  });
  expect(await make(employeeId, { amount: '250' })).toMatchObject({ kind: 'money', amount: '250.000' });
});

it.each([
  ['amount', {}],
  ['amount', { kind: 'points', points: 5, amount: '10' }],
  ['points', { kind: 'points' }],
  ['points', { kind: 'points', points: 0 }],
  ['points', { amount: '10', points: 5 }],
  ['item', { kind: 'item' }],
  ['item', { kind: 'points', points: 5, item: 'Watch' }],
  ['points', { kind: 'item', item: 'Watch', points: 1 }],
])('a wrong %s is told beside its field: %o', async (field, wrong) => {
  await expect(make(await office.hire('2024-01-01', null), wrong)).rejects.toMatchObject({ code: 'INVALID', field });
});

it('are read by who may read the rewards of the employee alone', async () => {
  const employeeId = await office.hire('2024-01-01', null);
  await given(employeeId, 40);
  const own = await test.as({
    company: office.companyId,
    employeeId,
    grants: [{ subject: 'EmployeeReward', action: 'read', scope: 'own' }],
  });
  expect(await pointsOf(employeeId, own)).toMatchObject({ left: 40 });
  await expect(pointsOf(await office.hire('2024-01-01', null), own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const other = await payOffice(test);
  expect(await pointsOf(employeeId, other.clerk)).toEqual({ given: 0, spent: 0, left: 0 });
});

it('of money alone is paid by payroll, and old clients read the others without a value', async () => {
  const pay = await payrollOffice(test);
  const employeeId = await pay.hire();
  const hr = await test.as({ type: 'admin', company: pay.company });
  for (const values of [
    { kind: 'money', amount: '300' },
    { kind: 'points', points: 20 },
    { kind: 'item', item: 'Watch' },
  ]) {
    const { id } = await pay.ask(
      hr,
      'mutation($input: EmployeeRewardInput!) { createEmployeeReward(input: $input) { id } }',
      { input: { employeeId, type: 'bonus', reason: 'Well done', date: '2026-03-10', ...values } },
    );
    await pay.sql(`update employee_reward set state = 'approved' where id = $1`, [id]);
  }
  const [slip] = await pay.slips((await pay.posted('2026-03')).id);
  expect(slip.lines.filter(({ code }: any) => code === 'REWARD')).toEqual([{ code: 'REWARD', amount: '300.00' }]);
  expect(await pay.sql('select kind, state from employee_reward order by kind')).toEqual([
    { kind: 'item', state: 'approved' },
    { kind: 'money', state: 'applied' },
    { kind: 'points', state: 'approved' },
  ]);
  const { body } = await hr.rest('GET', '/api/employee-reward/?limit=10');
  expect(body.data.map(({ value }: any) => value).sort()).toEqual([300, null, null]);
});
