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
const clerk = [...company('Payslip', 'read', 'export'), ...company('TaxRegistration', 'read')];

beforeEach(async () => {
  office = await payrollOffice(test, { country: 'EG', currency: 'EGP' });
  hr = await test.as({
    company: office.company,
    grants: [...clerk, ...company('TaxRegistration', 'create', 'read_sensitive'), ...company('Employee', 'read')],
  });
});

async function taxed(code: string, validFrom = '2026-01-01'): Promise<string> {
  const employeeId = await office.hire({ code, name: `Mona ${code}`, salaries: [['20000', '2024-01-01', null]] });
  await office.ask(hr, 'mutation($input: TaxRegistrationInput!) { createTaxRegistration(input: $input) { id } }', {
    input: { employeeId, tax: 'eg_salaries', number: `N-${code}`, validFrom },
  });
  return employeeId;
}
const certificates = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($year: Int!, $search: String, $limit: Int, $offset: Int) {
       taxCertificates(year: $year, search: $search, limit: $limit, offset: $offset) {
         rows { employeeCode taxNumber months gross taxablePay tax } total taxablePay tax currency from to } }`,
    { year: 2026, ...variables },
  );

it('tell what a person was paid and what was taken in a tax year, of approved payrolls', async () => {
  await taxed('A');
  await taxed('B', '2026-02-01');
  await office.hire({ code: 'C' });
  await office.posted('2026-01');
  await office.posted('2026-02');
  await office.calculated(await office.create('2026-03'));
  // 240,000 a year: 34,250; B over eleven months of 220,000: 29,750.
  expect(await certificates(hr)).toEqual({
    currency: 'EGP',
    from: '2026-01',
    to: '2026-12',
    total: 2,
    taxablePay: '60000.00',
    tax: '8412.89',
    rows: [
      { employeeCode: 'A', taxNumber: 'N-A', months: 2, gross: '40000.00', taxablePay: '40000.00', tax: '5708.34' },
      { employeeCode: 'B', taxNumber: 'N-B', months: 2, gross: '40000.00', taxablePay: '20000.00', tax: '2704.55' },
    ],
  });
  expect(await certificates(hr, { search: 'mona b', limit: 1 })).toMatchObject({
    total: 1,
    rows: [{ employeeCode: 'B' }],
  });
  expect(await certificates(hr, { year: 2025 })).toMatchObject({ total: 0, rows: [], tax: '0.00' });
});

it('show numbers to those alone who may see them, and nothing of another company', async () => {
  await taxed('A');
  await office.posted('2026-01');
  const [reader, outsider] = [
    await test.as({ company: office.company, grants: clerk }),
    await test.as({ company: await test.company(), grants: clerk }),
  ];
  expect((await certificates(reader)).rows).toEqual([expect.objectContaining({ employeeCode: 'A', taxNumber: null })]);
  expect(await certificates(outsider)).toMatchObject({ rows: [], total: 0 });
  const nobody = await test.as({ company: office.company, grants: [] });
  await expect(certificates(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['the year 9999', { year: 9999 }],
  ['a year below nothing', { year: -1 }],
  ['no rows', { limit: 0 }],
  ['more rows than a page', { limit: 100000 }],
  ['rows before the first', { offset: -1 }],
])('%s is refused', async (_what, variables) => {
  await expect(certificates(hr, variables)).rejects.toMatchObject({ code: 'INVALID' });
});

it('the rules are those of the country and the day, shown to who may read registrations', async () => {
  const rules = (who: Person, day: string) =>
    office.ask(
      who,
      'query($day: Date!) { incomeTaxRules(day: $day) { tax currency firstMonth isInsuranceDeductible validFrom source { en } tables { upTo brackets { above percent } } rules { kind amount percent income } notCovered { en } } }',
      { day },
    );
  expect(await rules(hr, '2026-04-01')).toMatchObject({
    tax: 'eg_salaries',
    currency: 'EGP',
    validFrom: '2024-03-01',
    source: { en: 'Egypt, Income Tax Law 91/2005 as amended by Law 7/2024' },
    rules: [
      { kind: 'allowance', amount: '20000', percent: null, income: null },
      { kind: 'allowance', amount: '10000', percent: null, income: null },
      { kind: 'relief', amount: '10000', percent: '15', income: null },
    ],
    notCovered: { en: expect.stringMatching(/./) },
  });
  expect(await rules(hr, '2024-02-29')).toBeNull();
  await expect(rules(await test.as({ company: office.company, grants: [] }), '2026-04-01')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
