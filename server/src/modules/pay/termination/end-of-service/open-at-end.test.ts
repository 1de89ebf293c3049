import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let admin: Person;
let second: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { negative_net: 'carry_forward' });
  [admin, second] = [
    await test.as({ type: 'admin', company: office.company }),
    await test.as({ type: 'admin', company: office.company }),
  ];
});
afterAll(() => test.close());

const create = (area: string, input: object, fields = 'id version') =>
  office.ask(admin, `mutation($input: ${area}Input!) { create${area}(input: $input) { ${fields} } }`, { input });
const fields = 'id version state lines { code value kind reason { en ar } }';
const step = (
  verb: string,
  area: string,
  { id, version }: { id: string; version: number },
  who = admin,
  answer = 'id version state',
) =>
  office.ask(who, `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { ${answer} } }`, {
    id,
    version,
  });
const approve = (run: { id: string; version: number }) => office.act('approve', run, office.approver);
const amounts = async ({ id }: { id: string }) =>
  (await office.slips(id))[0].lines.slice(1).map(({ code, amount }: any) => `${code} ${amount}`);
const calculated = async (period: string) => office.calculated(await office.create(period));
const taken = ({ lines }: any) =>
  lines.filter(({ kind }: any) => kind === 'deduction').map(({ code, value }: any) => `${code} ${value}`);
async function settled(employeeId: string, lastDay: string): Promise<any> {
  return step(
    'calculate',
    'EndOfService',
    await create('EndOfService', { employeeId, lastDay, reason: 'termination' }),
    admin,
    fields,
  );
}

it('a deduction of 1,200 in six instalments, of which three payslips took 600, has its rest in the end of service, and no payroll takes it again', async () => {
  const employeeId = await office.hire();
  const draft = await create('EmployeeDeduction', {
    employeeId,
    type: 'damage',
    reason: 'Windscreen',
    amount: '1200',
    instalments: 6,
    date: '2026-01-10',
  });
  const deduction = await step(
    'approve',
    'EmployeeDeduction',
    await step('submit', 'EmployeeDeduction', draft),
    second,
  );
  for (const period of ['2026-01', '2026-02']) await office.posted(period);
  const last = await approve(await calculated('2026-03'));
  expect(await amounts(last)).toEqual(['ONE_OFF 200.00']);
  const end = await settled(employeeId, '2026-03-31');
  expect(taken(end)).toEqual(['ONE_OFF:1 600.00']);
  const approved = await step('approve', 'EndOfService', end, second);
  await expect(step('pay', 'EndOfService', approved, second)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('approved payroll of 2026-03'),
  });
  await office.act('post', last);
  const april = await calculated('2026-04');
  expect(await amounts(april)).toEqual(['ONE_OFF 200.00']);
  expect(await step('pay', 'EndOfService', approved, second)).toMatchObject({ state: 'paid' });
  expect(await office.ask(admin, 'query($id: ID!) { employeeDeduction(id: $id) { state } }', deduction)).toEqual({
    state: 'applied',
  });
  await expect(approve(april)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('“Windscreen”'),
  });
  expect(await amounts(await office.calculated(april))).toEqual([]);
});

it('what the last payslip carries forward, 250 taken from 200, has its 50 in the end of service, and is not brought forward any more', async () => {
  const employeeId = await office.hire({ salaries: [['200', '2024-01-01', null]] });
  const deductionId = (await create('Deduction', { title: 'Club', fixedAmount: '250' })).id;
  await create('DeductionAssignment', { employeeId, deductionId, validFrom: '2026-02-01', validTo: '2026-02-28' });
  await office.posted('2026-02');
  const end = await settled(employeeId, '2026-02-28');
  expect(taken(end)).toEqual(['BROUGHT_FORWARD 50.00']);
  const march = await calculated('2026-03');
  expect(await amounts(march)).toEqual(['BROUGHT_FORWARD 50.00']);
  await step('pay', 'EndOfService', await step('approve', 'EndOfService', end, second), second);
  await expect(approve(march)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('no longer left'),
  });
  expect(await amounts(await office.calculated(march))).toEqual([]);
});
