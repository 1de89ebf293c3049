import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../pay-entry/pay.fixture';

let test: TestApp;
let office: PayOffice;
let admin: Person;
let employeeId: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-10-05T08:00:00Z') });
});
beforeEach(async () => {
  office = await payOffice(test, { country: 'OM', currency: 'OMR' });
  admin = await test.as({ type: 'admin', company: office.companyId });
  employeeId = await office.hire('2024-01-01', null);
  await office.sql(`update employee set nationality = 'OM' where id = $1`, [employeeId]);
});
afterAll(() => test.close());

const warnings = (more: object = {}, who = admin, language = 'en') =>
  who
    .graphql(
      'query($input: EmployeeSalaryInput!) { employeeSalaryWarnings(input: $input) { field message } }',
      { input: { employeeId, baseSalary: '200', validFrom: '2026-01-01', ...more } },
      { 'accept-language': language },
    )
    .then(({ data, errors }) => data?.employeeSalaryWarnings ?? errors?.[0]?.extensions.code);
const grants = (...actions: string[]) =>
  actions.map((action) => ({ subject: 'EmployeeSalary', action, scope: 'company' }));
const reads = { subject: 'Employee', action: 'read', scope: 'company' } as const;

it('a salary below the minimum wage is warned of beside its field, by itself and with the allowances on file, and saved', async () => {
  expect(await warnings()).toEqual([
    {
      field: 'baseSalary',
      message:
        'Below the minimum wage. At least 225 OMR basic salary a month of full time (Ministerial Decision 222/2013, citizens); what is on file comes to 200.000 OMR. It can be saved all the same.',
    },
    { field: 'baseSalary', message: expect.stringContaining('At least 325 OMR gross') },
  ]);
  const housing = await office.create('Compensation', { title: 'Housing', basis: 'monthly', percentOfBasic: '50' });
  await office.create('CompensationAssignment', { employeeId, compensationId: housing.id, validFrom: '2026-01-01' });
  // 225 and half of it are 337.500.
  expect(await warnings({ baseSalary: '225' })).toEqual([]);
  expect(await warnings({ baseSalary: '220' })).toMatchObject([
    { message: expect.stringContaining('comes to 220.000 OMR') },
  ]);
  expect((await warnings({}, admin, 'ar'))[0].message).toContain('أقل من الحد الأدنى للأجور');
  await office.create('EmployeeSalary', { employeeId, baseSalary: '200', validFrom: '2026-01-01' });
});

it('goes by nationality, by the day that counts, by full time and by what is agreed on', async () => {
  expect(await warnings({ frequency: 'year', quotedAmount: '2400', baseSalary: undefined })).toMatchObject([
    { field: 'quotedAmount' },
    { field: 'quotedAmount' },
  ]);
  // The decision is of July 2013.
  expect(await warnings({ validFrom: '2012-01-01', validTo: '2013-06-30' })).toEqual([]);
  await office.create('EmployeePosition', { employeeId, validFrom: '2024-01-01', fte: '0.5' }, 'id', admin);
  expect(await warnings()).toEqual([]);
  await office.sql(`update employee set nationality = 'IN' where id = $1`, [employeeId]);
  expect(await warnings({ baseSalary: '50' })).toEqual([]);
});

it('tells who may write the salary alone, and of allowances who may see them', async () => {
  const housing = await office.create('Compensation', { title: 'Housing', basis: 'monthly', fixedAmount: '10' });
  await office.create('CompensationAssignment', { employeeId, compensationId: housing.id, validFrom: '2026-01-01' });
  const asked = async (given: object[]) =>
    warnings({ baseSalary: '230' }, await test.as({ company: office.companyId, grants: given as never }));
  expect(await asked([...grants('read', 'read_sensitive', 'create'), reads])).toEqual([]);
  const allowances = ['read', 'read_sensitive'].map((action) => ({
    subject: 'CompensationAssignment',
    action,
    scope: 'company',
  }));
  expect(await asked([...grants('read', 'read_sensitive', 'update'), reads, ...allowances])).toMatchObject([
    { message: expect.stringContaining('comes to 240') },
  ]);
  expect(await asked([...grants('read', 'read_sensitive'), reads])).toBe('FORBIDDEN');
  expect(await asked(grants('create'))).toBe('INVALID');
  const stranger = await test.as({ type: 'admin', company: (await payOffice(test)).companyId });
  expect(await warnings({}, stranger)).toBe('INVALID');
});
