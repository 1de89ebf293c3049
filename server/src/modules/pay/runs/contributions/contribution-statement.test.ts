import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => test.close());

const company = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'company' as const }));
const clerk = [...company('Payslip', 'read', 'export'), ...company('InsuranceRegistration', 'read')];

beforeEach(async () => {
  office = await payrollOffice(test, { country: 'AE' });
  hr = await test.as({
    company: office.company,
    grants: [...clerk, ...company('InsuranceRegistration', 'create', 'read_sensitive'), ...company('Employee', 'read')],
  });
});

async function insured(code: string, scheme: string, nationality: string, validFrom = '2026-01-01'): Promise<string> {
  const employeeId = await office.hire({ code, name: `Mona ${code}` });
  await office.sql('update employee set nationality = $2 where id = $1', [employeeId, nationality]);
  await office.ask(
    hr,
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    { input: { employeeId, scheme, number: `N-${code}`, firstInsured: '2015-01-01', validFrom } },
  );
  return employeeId;
}
const statement = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($period: String!, $scheme: InsuranceScheme, $search: String, $limit: Int, $offset: Int) {
       contributionStatement(period: $period, scheme: $scheme, search: $search, limit: $limit, offset: $offset) {
         rows { scheme month employeeCode insuranceNumber contributoryWage employee employer state total }
         total currency waiting sums { scheme people employee employer state total } } }`,
    { period: '2026-03', ...variables },
  );

it('tells what approved payrolls of a month owe, by scheme and by person, with what they settle of months before', async () => {
  await insured('A', 'ae_gpssa', 'AE');
  await insured('B', 'om_spf', 'OM');
  const late = await office.hire({ code: 'C', name: 'Mona C' });
  await office.posted('2026-02');
  await office.sql(`update employee set nationality = 'AE' where id = $1`, [late]);
  await office.ask(
    hr,
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    {
      input: { employeeId: late, scheme: 'ae_gpssa', firstInsured: '2015-01-01', validFrom: '2026-02-01' },
    },
  );
  const run = await office.calculated(await office.create('2026-03'));
  expect(await statement(hr)).toMatchObject({ rows: [], total: 0, sums: [], waiting: 1 });
  await office.act('approve', run, office.approver);
  // Of 10,000 each: 5, 12.5 and 2.5 %; and 7.5 and 11 %.
  const gpssa = { scheme: 'ae_gpssa', employee: '500.00', employer: '1250.00', state: '250.00', total: '2000.00' };
  const whole = { ...gpssa, month: '2026-03', contributoryWage: '10000.00' };
  expect(await statement(hr)).toEqual({
    currency: 'AED',
    waiting: 0,
    total: 4,
    rows: [
      { ...whole, employeeCode: 'A', insuranceNumber: 'N-A' },
      { ...gpssa, month: '2026-02', contributoryWage: null, employeeCode: 'C', insuranceNumber: null },
      { ...whole, employeeCode: 'C', insuranceNumber: null },
      {
        scheme: 'om_spf',
        month: '2026-03',
        contributoryWage: '10000.00',
        employee: '750.00',
        employer: '1100.00',
        state: '0.00',
        total: '1850.00',
        employeeCode: 'B',
        insuranceNumber: 'N-B',
      },
    ],
    sums: [
      { scheme: 'ae_gpssa', people: 2, employee: '1500.00', employer: '3750.00', state: '750.00', total: '6000.00' },
      { scheme: 'om_spf', people: 1, employee: '750.00', employer: '1100.00', state: '0.00', total: '1850.00' },
    ],
  });
  expect(await statement(hr, { scheme: 'om_spf' })).toMatchObject({ total: 1, sums: [{ scheme: 'om_spf' }] });
  expect(await statement(hr, { search: 'mona b', limit: 1 })).toMatchObject({
    total: 1,
    rows: [{ employeeCode: 'B' }],
  });
});

it('shows numbers to those alone who may see them, and nothing of another company', async () => {
  await insured('A', 'ae_gpssa', 'AE');
  await office.posted('2026-03');
  const [reader, outsider] = [
    await test.as({ company: office.company, grants: clerk }),
    await test.as({ company: await test.company(), grants: clerk }),
  ];
  expect((await statement(reader)).rows).toEqual([
    expect.objectContaining({ employeeCode: 'A', insuranceNumber: null }),
  ]);
  expect(await statement(outsider)).toMatchObject({ rows: [], total: 0, sums: [] });
  const nobody = await test.as({ company: office.company, grants: [] });
  await expect(statement(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['a month that is none', { period: '2026-13' }],
  ['the year 9999', { period: '9999-12' }],
  ['no rows', { limit: 0 }],
  ['more rows than a page', { limit: 100000 }],
  ['rows before the first', { offset: -1 }],
])('%s is refused', async (_what, variables) => {
  await expect(statement(hr, variables)).rejects.toMatchObject({ code: 'INVALID' });
});
