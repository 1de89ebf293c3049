import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let [hr, second]: Person[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { country: 'SA' });
  hr = await test.as({ type: 'admin', company: office.company });
  second = await test.as({ type: 'admin', company: office.company });
});
afterAll(() => test.close());

const create = (area: string, input: object, fields = 'id version') =>
  office.ask(hr!, `mutation($input: ${area}Input!) { create${area}(input: $input) { ${fields} } }`, { input });
const step = (
  verb: string,
  area: string,
  { id, version }: { id: string; version: number },
  who = hr!,
  fields = 'id version',
) =>
  office.ask(who, `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { ${fields} } }`, {
    id,
    version,
  });
const commission = (formula: string, validFrom: string, validTo: string | null, more: object = {}) =>
  create('PayComponent', {
    code: 'commission',
    name: 'Commission',
    nameAr: 'عمولة',
    formula,
    validFrom,
    validTo,
    countsForGratuity: true,
    gratuityBasis: 'average',
    ...more,
  });
const ending = async (employeeId: string, lastDay: string) =>
  step(
    'calculate',
    'EndOfService',
    await create('EndOfService', { employeeId, lastDay, reason: 'termination' }),
    hr!,
    'id version award lines { code value formula inputs reason { en } }',
  );
const linesOf = (row: any) => Object.fromEntries(row.lines.map((line: any) => [line.code, line]));

it('commission and rewards that are wage count by what posted payrolls paid, each month told', async () => {
  const employeeId = await office.hire();
  await commission('600', '2026-01-01', '2026-01-31');
  await commission('1200', '2026-02-01', null);
  for (const [reason, countsForGratuity] of [
    ['Sales of the winter', true],
    ['Birthday', false],
  ]) {
    await step(
      'approve',
      'EmployeeReward',
      await step(
        'submit',
        'EmployeeReward',
        await create('EmployeeReward', {
          employeeId,
          type: 'commission',
          reason,
          amount: '300',
          date: '2026-02-10',
          countsForGratuity,
        }),
      ),
      second,
    );
  }
  await office.posted('2026-01');
  await office.posted('2026-02');
  const lines = linesOf(await ending(employeeId, '2026-02-28'));
  expect(lines['COMPONENT:COMMISSION']).toMatchObject({
    value: '900.00',
    formula: '(m1 + m2) ÷ months',
    inputs: [
      { label: { en: 'January 2026' }, value: '600.00' },
      { label: { en: 'February 2026' }, value: '1200.00' },
      { value: '2' },
    ],
    reason: { en: expect.stringContaining('Art. 96') },
  });
  expect(lines['COMPONENT:REWARDS']).toMatchObject({ value: '150.00', inputs: [{ value: '300.00' }, { value: '2' }] });
  expect(lines.WAGE).toMatchObject({ value: '11050.00' });
});

it('a month posted after the calculation asks for another; a month changed afterwards counts as it was settled', async () => {
  const employeeId = await office.hire();
  const component = await commission('600', '2026-01-01', null);
  await office.posted('2026-01');
  const calculated = await ending(employeeId, '2026-02-28');
  expect(linesOf(calculated)['COMPONENT:COMMISSION']).toMatchObject({ value: '600.00' });
  await office.ask(
    hr!,
    'mutation($id: ID!, $version: Int!) { updatePayComponent(id: $id, version: $version, input: {formula: "800"}) { id } }',
    component,
  );
  await office.posted('2026-02');
  await expect(step('approve', 'EndOfService', calculated, second)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Calculate it again'),
  });
  const again = await step('calculate', 'EndOfService', calculated, hr!, 'id version lines { code value inputs }');
  expect(linesOf(again)['COMPONENT:COMMISSION']).toMatchObject({
    value: '800.00',
    inputs: [{ value: '800.00' }, { value: '800.00' }, { value: '2' }],
  });
});

it('counts nothing of it before it was paid, nor where the formula of a whole month counts, nor of a version that ended to count so', async () => {
  const employeeId = await office.hire();
  await commission('600', '2026-01-01', '2026-01-31');
  expect(linesOf(await ending(employeeId, '2026-01-31'))).not.toHaveProperty('COMPONENT:COMMISSION');
  await office.posted('2026-01');
  await commission('500', '2026-02-01', null, { gratuityBasis: 'last_wage' });
  const other = await ending(await office.hire(), '2026-02-28');
  expect(linesOf(other)['COMPONENT:COMMISSION']).toMatchObject({ value: '500.00', formula: '500' });
  expect(linesOf(other).WAGE).toMatchObject({ value: '10500.00' });
});

it('points are no wage', async () => {
  await expect(
    create('EmployeeReward', {
      employeeId: await office.hire(),
      type: 'recognition',
      kind: 'points',
      points: 5,
      reason: 'Thanks',
      date: '2026-02-10',
      countsForGratuity: true,
    }),
  ).rejects.toMatchObject({ code: 'INVALID', field: 'countsForGratuity' });
});
