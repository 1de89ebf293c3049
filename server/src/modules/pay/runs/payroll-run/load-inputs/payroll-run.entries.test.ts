import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { newId } from '../../../../../platform/records/ids';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
const entries = ['EmployeeReward', 'EmployeeDeduction'];

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({
    company: office.company,
    grants: [
      ...clerkGrants,
      ...all(entries, ['read', 'create', 'read_sensitive', 'submit', 'cancel', 'apply']),
      ...all(['Employee'], ['read']),
      ...all(
        ['Compensation', 'CompensationAssignment', 'Deduction', 'DeductionAssignment', 'EmployeeLeave'],
        ['read', 'create', 'update', 'read_sensitive'],
      ),
    ],
  });
  second = await test.as({
    company: office.company,
    grants: all([...entries, 'EmployeeLeave'], ['read', 'approve', 'read_sensitive']),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object) =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const step = (verb: string, area: string, row: { id: string; version: number }, who = hr) =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { id version ${area === 'EmployeeLeave' ? 'status' : 'state'} } }`,
    { id: row.id, version: row.version },
  );
const approved = async (area: string, input: object) =>
  step('approve', area, await step('submit', area, await create(area, input)), second);
const entry = (employeeId: string, more: object = {}) => ({
  employeeId,
  reason: 'Night cover',
  amount: '300',
  date: '2026-03-10',
  ...more,
});
const amounts = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) => slip.lines.map(({ code, amount }: any) => `${code} ${amount}`));
const stateOf = async (area: string, id: string) =>
  (await office.ask(hr, `query($id: ID!) { ${area[0]!.toLowerCase()}${area.slice(1)}(id: $id) { state } }`, { id }))
    .state;

it('a payslip holds the salary, what is given by date, rewards, leave and deductions', async () => {
  const employeeId = await office.hire();
  const housing = await create('Compensation', { title: newId(), percentOfBasic: '25' });
  await create('CompensationAssignment', { employeeId, compensationId: housing.id, validFrom: '2026-03-16' });
  const club = await create('Deduction', { title: newId(), fixedAmount: '50' });
  await create('DeductionAssignment', { employeeId, deductionId: club.id, validFrom: '2024-01-01' });
  await approved('EmployeeReward', entry(employeeId, { type: 'bonus', amount: '750' }));
  await approved('EmployeeDeduction', entry(employeeId, { type: 'fine' }));
  const leave = await create('EmployeeLeave', {
    employeeId,
    kind: 'unpaid',
    fromDate: '2026-03-02',
    toDate: '2026-03-03',
  });
  await step('approve', 'EmployeeLeave', leave, second);
  const run = await office.calculated(await office.create('2026-03'));
  expect(await amounts(run)).toEqual([
    [
      'BASIC 10000.00',
      'ALLOWANCE 1290.32',
      'REWARD 750.00',
      'LEAVE_UNPAID 645.16',
      'DEDUCTION 50.00',
      'ONE_OFF 300.00',
    ],
  ]);
  expect(run).toMatchObject({ gross: '12040.320', deductions: '995.160', net: '11045.160' });
});

it('only what is approved is paid', async () => {
  const employeeId = await office.hire();
  await create('EmployeeReward', entry(employeeId, { type: 'bonus' }));
  await step('submit', 'EmployeeReward', await create('EmployeeReward', entry(employeeId, { type: 'bonus' })));
  await approved('EmployeeReward', entry(employeeId, { type: 'bonus', date: '2026-04-01' }));
  expect(await amounts(await office.calculated(await office.create('2026-03')))).toEqual([['BASIC 10000.00']]);
});

it('a reward is paid once: not again by the next month, however often either is calculated', async () => {
  const employeeId = await office.hire();
  const { id } = await approved('EmployeeReward', entry(employeeId, { type: 'bonus' }));
  const march = await office.calculated(await office.calculated(await office.create('2026-03')));
  const april = await office.calculated(await office.create('2026-04'));
  expect([await amounts(march), await amounts(april)]).toEqual([
    [['BASIC 10000.00', 'REWARD 300.00']],
    [['BASIC 10000.00']],
  ]);
  expect(await stateOf('EmployeeReward', id)).toBe('approved');
  const again = await office.calculated(march);
  expect(await amounts(again)).toEqual([['BASIC 10000.00', 'REWARD 300.00']]);
  await office.act('post', await office.act('approve', again, office.approver));
  expect(await stateOf('EmployeeReward', id)).toBe('applied');
  expect(await amounts(await office.calculated(april))).toEqual([['BASIC 10000.00']]);
});

it('what a cancelled run would have paid is paid by the next', async () => {
  const employeeId = await office.hire();
  await approved('EmployeeReward', entry(employeeId, { type: 'bonus' }));
  await office.act('cancel', await office.calculated(await office.create('2026-03')));
  expect(await amounts(await office.calculated(await office.create('2026-04')))).toEqual([
    ['BASIC 10000.00', 'REWARD 300.00'],
  ]);
});

it('a deduction in three instalments is taken by three payslips and then applied', async () => {
  const employeeId = await office.hire();
  const { id } = await approved(
    'EmployeeDeduction',
    entry(employeeId, { type: 'damage', amount: '100', instalments: 3 }),
  );
  const taken = [];
  for (const period of ['2026-03', '2026-04', '2026-05', '2026-06']) {
    taken.push(...(await amounts(await office.posted(period))));
    if (period === '2026-04') expect(await stateOf('EmployeeDeduction', id)).toBe('approved');
  }
  expect(taken.map((lines) => lines[1])).toEqual(['ONE_OFF 33.34', 'ONE_OFF 33.34', 'ONE_OFF 33.32', undefined]);
  expect(await stateOf('EmployeeDeduction', id)).toBe('applied');
  expect(
    await test.sql(`select count(*)::int as count from audit_event where record_id = $1 and action = 'apply'`, [id]),
  ).toEqual([{ count: 1 }]);
});

it('a run is not approved while it pays what was cancelled since, and what an approved run pays is not cancelled', async () => {
  const employeeId = await office.hire();
  const one = await approved('EmployeeReward', entry(employeeId, { type: 'bonus' }));
  const other = await approved('EmployeeReward', entry(employeeId, { type: 'bonus', reason: 'Other' }));
  let run = await office.calculated(await office.create('2026-03'));
  await step('cancel', 'EmployeeReward', one);
  await expect(office.act('approve', run, office.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('“Night cover” of Mona Haddad'),
  });
  run = await office.calculated(run);
  await office.act('approve', run, office.approver);
  await expect(step('cancel', 'EmployeeReward', other)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('2026-03'),
  });
});

it('what changed beside the salary is told', async () => {
  const employeeId = await office.hire();
  await office.posted('2026-03');
  await approved('EmployeeReward', entry(employeeId, { type: 'bonus', date: '2026-04-02' }));
  const run = await office.calculated(await office.create('2026-04'));
  expect(await office.slips(run.id)).toMatchObject([
    { difference: '300.000', differenceReasons: [{ en: 'Night cover: 300.00, new this month' }] },
  ]);
});

describe('a penalty in days of pay', () => {
  const penalty = (employeeId: string, days: string, date = '2026-03-10') =>
    create(
      'EmployeeDeduction',
      entry(employeeId, { type: 'penalty', kind: 'days_of_pay', amount: null, daysOfPay: days, date }),
    );
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: { code: string; message: string }) => error.message,
    );

  it('is valued by the salary of its day and taken as far as the law lets', async () => {
    const employeeId = await office.hire();
    await office.sql(`update company set country = 'AE' where id = $1`, [office.company]);
    const { id } = await approved('EmployeeDeduction', {
      ...entry(employeeId, { type: 'penalty', kind: 'days_of_pay', daysOfPay: '3' }),
    });
    expect(
      await office.ask(hr, 'query($id: ID!) { employeeDeduction(id: $id) { amount monthlyPay daysOfPay } }', { id }),
    ).toEqual({ amount: '1000.000', monthlyPay: '10000.000', daysOfPay: '3.00' });
    expect(await amounts(await office.calculated(await office.create('2026-03')))).toEqual([
      ['BASIC 10000.00', 'ONE_OFF 500.00'],
    ]);
  });

  it('is refused beyond what the law lets be imposed in a month, however many people enter it at once', async () => {
    const employeeId = await office.hire();
    await office.sql(`update company set country = 'AE' where id = $1`, [office.company]);
    expect(await refusal(penalty(employeeId, '6'))).toMatch(/6 days of pay; the law allows 5 in a month/);
    const outcomes = await Promise.all(['3', '3', '3'].map((days) => refusal(penalty(employeeId, days))));
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect(await refusal(penalty(employeeId, '2'))).toBeNull();
    expect(await refusal(penalty(employeeId, '5', '2026-04-01'))).toBeNull();
  });

  it('needs days, and a salary on its day', async () => {
    const employeeId = await office.hire();
    expect(
      await refusal(create('EmployeeDeduction', entry(employeeId, { type: 'penalty', kind: 'days_of_pay' }))),
    ).toMatch(/how many days/);
    await office.sql(`update employee_salary set valid_from = '2026-04-01' where employee_id = $1`, [employeeId]);
    expect(await refusal(penalty(employeeId, '1'))).toMatch(/No salary is on file/);
  });
});
