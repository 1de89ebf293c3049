import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { standardRoles } from '../../../administration/company-role/standard-roles';
import { payrollOffice, type Office } from '../payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-05T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({ type: 'admin', company: office.company });
});

const mine = (who: Person) =>
  office.ask(who, '{ myContributions { scheme ownSchemeName months employee employer state currency } }');
const insured = async (code: string, grants = standardRoles.employee.grants()) => {
  const employeeId = await office.hire({ code, name: `Mona ${code}` });
  await office.sql(`update employee set nationality = 'AE' where id = $1`, [employeeId]);
  await office.ask(
    hr,
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    {
      input: {
        employeeId,
        scheme: 'ae_gpssa',
        number: `GP-12345-${code}`,
        firstInsured: '2015-01-01',
        validFrom: '2026-01-01',
      },
    },
  );
  const person = await test.as({ company: office.company, employeeId, grants });
  return { employeeId, person };
};

it('an employee sees what posted payslips of the year took and paid for them, nothing before, and nobody else’s', async () => {
  const [one, other, nobody] = [await insured('A'), await insured('B'), await insured('C', [])];
  expect(await mine(one.person)).toEqual([]);
  await office.posted('2026-02');
  const run = await office.calculated(await office.create('2026-03'));
  await office.act('approve', run, office.approver);
  // Of 10,000 in February: 5, 12.5 and 2.5 %; March is not posted yet.
  expect(await mine(one.person)).toEqual([
    {
      scheme: 'ae_gpssa',
      ownSchemeName: null,
      months: 1,
      employee: '500.00',
      employer: '1250.00',
      state: '250.00',
      currency: 'AED',
    },
  ]);
  expect([await mine(nobody.person), await mine(hr)]).toEqual([[], []]);
  const registrations = await office.ask(
    other.person,
    '{ insuranceRegistrations { rows { employeeId scheme number } } }',
  );
  expect(registrations.rows).toEqual([
    { employeeId: other.employeeId, scheme: 'ae_gpssa', number: expect.stringMatching(/^•+/) },
  ]);
});

it('an employee changes nothing of their registration', async () => {
  const { person } = await insured('A');
  const { rows } = await office.ask(person, '{ insuranceRegistrations { rows { id version allowedActions } } }');
  expect(rows[0].allowedActions).not.toContain('update');
  await expect(
    office.ask(
      person,
      'mutation($id: ID!) { updateInsuranceRegistration(id: $id, version: 1, input: { contributoryWage: "1" }) { id } }',
      { id: rows[0].id },
    ),
  ).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/) });
});
