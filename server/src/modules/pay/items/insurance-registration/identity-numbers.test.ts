import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { insertRow } from '../../../../../test/rows';
import { ask, mapped, step } from '../../../data-import/import.fixture';

// Every door a number of a person's identity comes in by: forms and GraphQL, and lists.

let test: TestApp;
let company: string;
let hr: Person;
let employeeId: string;
beforeAll(async () => {
  test = await createTestApp({ jobs: true, clock: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => test.close());

async function companyIn(country: string): Promise<void> {
  company = await test.company();
  await test.sql('update company set country = $2 where id = $1', [company, country]);
  hr = await test.as({ type: 'admin', company });
  employeeId = await insertRow(test, 'Employee', company, { firstName: 'Mona', lastName: 'Haddad', status: 'active' });
}
const make = (area: string, input: object) =>
  hr.graphql(`mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const refused = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) =>
  errors && [errors[0]!.extensions['field'], errors[0]!.message.split(':')[0]];
const hire = (nationalId: string, code = `E-${nationalId.slice(-4)}`) =>
  make('Employee', { code, firstName: 'Ada', lastName: 'Noor', hireDate: '2020-01-01', nationalId });

const noEmiratesId = 'That is no Emirates ID';
const noSaudiId = 'That is no Saudi national ID';

it('a number with another check digit is refused of an employee, and is let be where it was on file', async () => {
  await companyIn('SA');
  expect(refused(await hire('1101798279'))).toEqual(['nationalId', noSaudiId]);
  const { data } = await hire('1101798278');
  const { id, version } = data.createEmployee;
  const change = (input: object, at = version) =>
    hr.graphql(
      `mutation($id: ID!, $version: Int!, $input: EmployeeChanges!) {
        updateEmployee(id: $id, version: $version, input: $input) { version } }`,
      { id, version: at, input },
    );
  expect(refused(await change({ nationalId: '2101798278' }))).toEqual(['nationalId', 'That is no Iqama number']);
  await test.inside(company, 'update employee set national_id = $2 where id = $1', [
    id,
    test.app.services.cipher.encrypt('1101798279'),
  ]);
  expect((await change({ firstName: 'Ida' })).errors).toBeUndefined();
});

it('of a dependant', async () => {
  await companyIn('AE');
  const child = { name: 'Noor', relation: 'child', nationalId: '784-2015-1234567-1' };
  expect(refused(await make('Dependant', { employeeId, ...child }))).toEqual(['nationalId', noEmiratesId]);
  expect((await make('Dependant', { employeeId, ...child, nationalId: '784-2015-1234567-5' })).errors).toBeUndefined();
});

it('of a registration an Emirates ID alone: authorities give numbers of their own', async () => {
  await companyIn('AE');
  const register = (number: string, validFrom: string) =>
    make('InsuranceRegistration', { employeeId, scheme: 'ae_gpssa', number, firstInsured: '2015-01-01', validFrom });
  expect(refused(await register('784-1990-1234567-1', '2024-01-01'))).toEqual(['number', noEmiratesId]);
  expect((await register('784-1990-1234567-6', '2024-01-01')).errors).toBeUndefined();
  expect((await register('784512369', '2025-01-01')).errors).toBeUndefined();
  await companyIn('SA');
  expect(
    (
      await make('InsuranceRegistration', {
        employeeId,
        scheme: 'sa_gosi',
        number: '1101798279',
        firstInsured: '2015-01-01',
        validFrom: '2024-01-01',
      })
    ).errors,
  ).toBeUndefined();
});

it('of a list, row by row', async () => {
  await companyIn('SA');
  await test.inside(company, `update employee set code = 'E-1' where id = $1`, [employeeId]);
  const file = [
    'Employee number,Name,Relation,National ID',
    'E-1,Noor Haddad,child,1101798278',
    'E-1,Sami Haddad,child,1101798279',
  ].join('\r\n');
  const id = await mapped(hr, file, {}, 'Dependant');
  expect(await step(hr, id, 'checkImport')).toMatchObject({ counts: { create: 1, rejected: 1 } });
  expect(await step(hr, id, 'commitImport')).toMatchObject({ counts: { create: 1, rejected: 1 } });
  const { dependants } = await ask(hr, '{ dependants { rows { name } } }');
  expect(dependants.rows).toEqual([{ name: 'Noor Haddad' }]);
});
