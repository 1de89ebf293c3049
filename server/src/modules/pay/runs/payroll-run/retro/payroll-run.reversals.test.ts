import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
const areas = ['EmployeeReward', 'EmployeeDeduction'];

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({
    company: office.company,
    grants: [
      ...clerkGrants,
      ...all(areas, ['read', 'create', 'read_sensitive', 'submit', 'apply', 'reverse']),
      ...all(['Employee'], ['read']),
    ],
  });
  second = await test.as({
    company: office.company,
    grants: all(areas, ['read', 'approve', 'read_sensitive', 'reverse']),
  });
});
afterAll(() => test.close());

const fields = 'id version state reversedOn reversedAmount reversalNote allowedActions';
type Which = { id: string; version: number };
const step = (verb: string, area: string, { id, version }: Which, who = hr) =>
  office.ask(who, `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { ${fields} } }`, {
    id,
    version,
  });
const reverse = (area: string, { id, version }: Which, who = second, note = 'Paid to the wrong person') =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!, $note: String!) { reverse${area}(id: $id, version: $version, note: $note) { ${fields} } }`,
    { id, version, note },
  );
const read = (area: string, id: string, who = second) =>
  office.ask(who, `query($id: ID!) { ${area[0]!.toLowerCase()}${area.slice(1)}(id: $id) { ${fields} } }`, { id });
const approved = async (area: string, input: object) =>
  step(
    'approve',
    area,
    await step(
      'submit',
      area,
      await office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, {
        input,
      }),
    ),
    second,
  );
const lines = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) => slip.lines.map(({ code, amount }: any) => `${code} ${amount}`));

describe.each([
  ['EmployeeReward', 'bonus', 'REWARD 300.00', 'REWARD_REVERSED 300.00'],
  ['EmployeeDeduction', 'fine', 'ONE_OFF 300.00', 'DEDUCTION_REVERSED 300.00'],
])('%s', (area, type, line, opposite) => {
  const entry = (employeeId: string) =>
    approved(area, { employeeId, type, reason: 'Night cover', amount: '300', date: '2026-03-10' });

  it('that a posted payroll paid or took is turned round by one later payroll, once; the original stays', async () => {
    const made = await entry(await office.hire());
    const march = await office.posted('2026-03');
    const applied = await read(area, made.id);
    expect(applied).toMatchObject({ state: 'applied', allowedActions: ['reverse'] });
    expect(await reverse(area, applied)).toMatchObject({
      state: 'reversed',
      reversedAmount: '300.000',
      reversalNote: 'Paid to the wrong person',
      reversedOn: expect.stringMatching(/^\d{4}-/),
      allowedActions: [],
    });
    expect(await lines(march)).toEqual([['BASIC 10000.00', line]]);
    // After any day the clock of the tests stands at.
    const next = await office.posted('2027-01');
    expect(await lines(next)).toEqual([['BASIC 10000.00', opposite]]);
    expect(await lines(await office.calculated(await office.create('2027-02')))).toEqual([['BASIC 10000.00']]);
    expect(await read(area, made.id)).toMatchObject({ state: 'reversed' });
  });

  it('is not reversed by who entered it, without a reason, or before a payroll contains it; asked again nothing more happens', async () => {
    const made = await entry(await office.hire());
    await expect(reverse(area, made)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Cancel it instead'),
    });
    await office.posted('2026-03');
    const applied = await read(area, made.id, hr);
    expect(applied.allowedActions).toEqual([]);
    await expect(reverse(area, applied, hr)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('entered this yourself'),
    });
    await expect(reverse(area, applied, second, ' ')).rejects.toMatchObject({ code: 'INVALID', field: 'note' });
    await expect(reverse(area, { ...applied, version: applied.version - 1 })).rejects.toMatchObject({ code: 'STALE' });
    const reversed = await reverse(area, applied);
    expect(await reverse(area, reversed)).toMatchObject({ state: 'reversed', version: reversed.version });
  });

  it('that was noted as applied by hand is nothing a payroll could turn round', async () => {
    const applied = await step('apply', area, await entry(await office.hire()));
    expect((await read(area, applied.id)).allowedActions).toEqual([]);
    await expect(reverse(area, applied)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('applied by hand'),
    });
  });

  it('of another company is not there', async () => {
    const made = await entry(await office.hire());
    const other = await payrollOffice(test);
    const stranger = await test.as({ company: other.company, grants: all(areas, ['read', 'reverse']) });
    await expect(reverse(area, made, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a deduction taken in part is given back as far as it was taken, and nothing more of it is taken', async () => {
  await office.hire();
  const [{ id: employeeId }] = (await office.sql('select id from employee where company_id = $1', [
    office.company,
  ])) as [{ id: string }];
  const made = await approved('EmployeeDeduction', {
    employeeId,
    type: 'damage',
    reason: 'Door',
    amount: '300',
    date: '2026-03-10',
    instalments: 3,
  });
  const march = await office.posted('2026-03');
  expect(await lines(march)).toEqual([['BASIC 10000.00', 'ONE_OFF 100.00']]);
  const partly = await office.ask(
    second,
    'query($id: ID!) { employeeDeduction(id: $id) { id version state takenAmount allowedActions } }',
    { id: made.id },
  );
  expect(partly).toMatchObject({ state: 'approved', takenAmount: '100.000', allowedActions: ['reverse'] });
  const april = await office.act('approve', await office.calculated(await office.create('2026-04')), office.approver);
  await expect(reverse('EmployeeDeduction', partly)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Cancel that payroll run first'),
  });
  await office.sql(`update payroll_run set state = 'paid' where company_id = $1 and id = $2`, [
    office.company,
    april.id,
  ]);
  await expect(reverse('EmployeeDeduction', partly)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Post that payroll run first'),
  });
  await office.act('post', await office.read(april.id));
  const may = await office.calculated(await office.create('2026-05'));
  expect(await reverse('EmployeeDeduction', await read('EmployeeDeduction', made.id))).toMatchObject({
    state: 'reversed',
    reversedAmount: '200.000',
  });
  await expect(office.act('approve', may, office.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Calculate the payroll again'),
  });
  await office.act('cancel', may);
  expect(await lines(await office.posted('2027-01'))).toEqual([['BASIC 10000.00', 'DEDUCTION_REVERSED 200.00']]);
  expect(await lines(await office.calculated(await office.create('2027-02')))).toEqual([['BASIC 10000.00']]);
});

it('maintenance asks for an order', async () => {
  const employeeId = await office.hire();
  await expect(
    approved('EmployeeDeduction', {
      employeeId,
      type: 'maintenance',
      reason: 'Maintenance',
      amount: '400',
      date: '2026-03-10',
    }),
  ).rejects.toMatchObject({ code: 'INVALID', field: 'legalOrder' });
});

it('what a court ordered is taken before what has the first priority, a quarter of the wage of it and maintenance beyond, within half as the law of the Emirates lets all be', async () => {
  const employeeId = await office.hire({ salaries: [['1000', '2024-01-01', null]] });
  const deduct = (reason: string, more: object) =>
    approved('EmployeeDeduction', { employeeId, type: 'other', reason, amount: '400', date: '2026-03-10', ...more });
  await deduct('Fine', { priority: 1 });
  await deduct('Court', { priority: 9, legalOrder: true });
  await deduct('Children', { priority: 9, legalOrder: true, type: 'maintenance', amount: '150' });
  const run = await office.calculated(await office.create('2026-03'));
  const {
    rows: [slip],
  } = await office.ask(
    office.clerk,
    'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { name { en } amount } } } }',
    { id: run.id },
  );
  expect(slip.lines.map(({ name, amount }: any) => `${name.en} ${amount}`)).toEqual([
    'Basic salary 1000.00',
    'Children 150.00',
    'Court 250.00',
    'Fine 100.00',
  ]);
});
