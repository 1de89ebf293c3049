import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { payOffice, type PayOffice } from '../pay-entry/pay.fixture';
import { usualFactorsOn } from '../../statutory/salary-factors';

let test: TestApp;
let office: PayOffice;
beforeAll(async () => {
  test = await createTestApp();
  office = await payOffice(test);
});
afterAll(() => test.close());

const make = (values: object = {}) =>
  office.create(
    'SalaryFormula',
    { title: newId(), ...values },
    `id version kind totalHours ${Object.keys(usualFactorsOn('2026-01-01')).join(' ')}`,
  );

it('takes the usual factors of the day for all that are left out', async () => {
  const { id: _id, version: _version, kind, totalHours, ...factors } = await make({ firstOvertimeFactor: '1.25' });
  expect([kind, totalHours]).toEqual(['monthly', null]);
  const usual = Object.fromEntries(
    Object.entries(usualFactorsOn('2026-11-20')).map(([name, value]) => [name, Number(value)]),
  );
  expect(Object.fromEntries(Object.entries(factors).map(([name, value]) => [name, Number(value)]))).toEqual({
    ...usual,
    firstOvertimeFactor: 1.25,
  });
});

it.each([
  ['totalHours', { kind: 'monthly', totalHours: '8' }],
  ['totalHours', { kind: 'daily_total_hours' }],
  ['totalHours', { kind: 'daily_total_hours', totalHours: '24.5' }],
  ['totalHours', { kind: 'monthly_total_hours', totalHours: '0' }],
  ['totalHours', { kind: 'monthly_total_hours', totalHours: '745' }],
  ['sickLeavePercent', { sickLeavePercent: '101' }],
  ['firstOvertimeFactor', { firstOvertimeFactor: '-1' }],
  ['weekendOvertimeFactor', { weekendOvertimeFactor: '11' }],
])('is refused at %s for %o', async (field, values) => {
  await expect(make(values)).rejects.toMatchObject({ code: 'INVALID', field });
});

it('is given to an employee, and then stays', async () => {
  const { id } = await make({ kind: 'daily_total_hours', totalHours: '8' });
  const employeeId = await office.hire('2024-01-01', null, { salaryFormulaId: id, workingHoursPerDay: '8' });
  const read = await office.ask(
    office.clerk,
    'query($id: ID!) { employee(id: $id) { salaryFormula { id kind } workingHoursPerDay } }',
    { id: employeeId },
  );
  expect(read).toEqual({ salaryFormula: { id, kind: 'daily_total_hours' }, workingHoursPerDay: '8.00' });
  const [result] = await office.ask(
    office.clerk,
    'mutation($ids: [ID!]!) { deleteSalaryFormulas(ids: $ids) { done } }',
    { ids: [id] },
  );
  expect(result).toEqual({ done: false });
});
