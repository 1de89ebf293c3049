import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { textsInPdf } from '../../../../../test/pdf-text';
import { newId } from '../../../../platform/records/ids';
import { payrollOffice, type Office } from '../payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let reader: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-01T08:00:00Z') });
});
afterAll(() => test.close());

const company = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'company' as const }));

beforeEach(async () => {
  office = await payrollOffice(test, { country: 'AE', currency: 'AED' });
  reader = await test.as({ company: office.company, grants: company('Payslip', 'read', 'export') });
});

async function placed(employeeId: string, name: string, costCentre: string | null = null): Promise<void> {
  const id = newId();
  await office.sql(
    `insert into department (company_id, id, created_at, updated_at, name, status, cost_centre) values ($1, $2, now(), now(), $3, 'active', $4)`,
    [office.company, id, name, costCentre],
  );
  await office.sql(
    `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from) values ($1, $2, now(), now(), $3, $4, true, 1, '2024-01-01')`,
    [office.company, newId(), employeeId, id],
  );
}
const component = async (values: object) =>
  office.ask(
    await test.as({ type: 'admin', company: office.company }),
    'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }',
    { input: { validFrom: '2024-01-01', ...values } },
  );
const amounts = 'basic allowances otherEarnings gross insurance incomeTax otherDeductions deductions net employerCost';
const register = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($period: String!, $department: String, $search: String, $limit: Int, $offset: Int) {
       salaryRegister(period: $period, department: $department, search: $search, limit: $limit, offset: $offset) {
         rows { employeeCode departmentName payslipId ${amounts} } total currency sums { ${amounts} } } }`,
    { period: '2026-03', ...variables },
  );
const variance = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($period: String!, $before: String, $isWhole: Boolean) {
       payVariance(period: $period, before: $before, isWhole: $isWhole) {
         rows { employeeCode payslipId payslipBeforeId grossBefore gross grossDifference netDifference } total before
         sums { grossBefore gross grossDifference netDifference } } }`,
    { period: '2026-03', ...variables },
  );
const cost = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($period: String!) { headcountCost(period: $period) {
       rows { departmentName costCentre people gross employerCost cost average } total sums { people gross employerCost cost } } }`,
    { period: '2026-03', ...variables },
  );

/** A nurse of 10,000 with 500 of meals and 100 taken for the club, a surgeon of 20,000; 1,000 of cover each. */
async function paid(): Promise<void> {
  const [nurse, surgeon] = [
    await office.hire({ code: 'E-1', name: 'Mona Haddad' }),
    await office.hire({ code: 'E-2', name: 'Sami Aziz', salaries: [['20000', '2024-01-01', null]] }),
  ];
  await placed(nurse, 'Nursing', 'CC-1');
  await placed(surgeon, 'Surgery');
  await component({ code: 'meals', name: 'Meals', formula: '500', condition: 'basic < 15000', prorated: false });
  await component({ code: 'club', name: 'Club', kind: 'deduction', formula: '100', condition: 'basic < 15000' });
  await component({ code: 'cover', name: 'Cover', kind: 'employer_cost', formula: '1000', prorated: false });
}

it('the register tells each part of the pay of a month, and what all of them come to', async () => {
  await paid();
  await office.posted('2026-03');
  const [one, two] = (await register(reader)).rows;
  expect([one, two]).toMatchObject([
    {
      employeeCode: 'E-1',
      departmentName: 'Nursing',
      basic: '10000.00',
      otherEarnings: '500.00',
      gross: '10500.00',
      otherDeductions: '100.00',
      deductions: '100.00',
      net: '10400.00',
      employerCost: '1000.00',
      incomeTax: '0.00',
    },
    { employeeCode: 'E-2', departmentName: 'Surgery', gross: '20000.00', net: '20000.00' },
  ]);
  expect(await register(reader, { limit: 1 })).toMatchObject({
    total: 2,
    currency: 'AED',
    rows: [{ employeeCode: 'E-1', payslipId: one.payslipId }],
    sums: { basic: '30000.00', gross: '30500.00', deductions: '100.00', net: '30400.00', employerCost: '2000.00' },
  });
  expect(await register(reader, { department: 'Surgery' })).toMatchObject({ total: 1, sums: { net: '20000.00' } });
  expect(await register(reader, { search: 'mona' })).toMatchObject({ total: 1, sums: { net: '10400.00' } });
  expect(await register(reader, { period: '2026-02' })).toMatchObject({ total: 0, rows: [], sums: { net: '0.00' } });
});

it('what is not approved is in none of them', async () => {
  await paid();
  await office.calculated(await office.create('2026-03'));
  expect([(await register(reader)).total, (await cost(reader)).total, (await variance(reader)).total]).toEqual([
    0, 0, 0,
  ]);
});

it('two months are compared, the biggest difference first, those without one only where asked for', async () => {
  await paid();
  await office.posted('2026-02');
  const leaver = await office.hire({ code: 'E-3', hired: '2026-03-01', salaries: [['3000', '2026-03-01', null]] });
  expect(leaver).toBeTruthy();
  await office.posted('2026-03');
  expect(await variance(reader)).toMatchObject({
    total: 1,
    before: '2026-02',
    rows: [
      { employeeCode: 'E-3', payslipBeforeId: null, grossBefore: '0.00', gross: '3500.00', netDifference: '3400.00' },
    ],
    sums: { grossBefore: '30500.00', gross: '34000.00', grossDifference: '3500.00', netDifference: '3400.00' },
  });
  expect(await variance(reader, { isWhole: true })).toMatchObject({ total: 3 });
  await expect(variance(reader, { before: '2026-03' })).rejects.toMatchObject({ code: 'INVALID', field: 'before' });
  await expect(variance(reader, { period: 'March' })).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
});

it('amounts of the currency a company had before are in no sum with those of today', async () => {
  await paid();
  await office.posted('2026-02');
  await office.ask(
    await test.as({ type: 'admin' }),
    'mutation($id: ID!) { updateCompany(id: $id, version: 1, input: { currency: "USD" }) { currency } }',
    { id: office.company },
  );
  await office.sql(`update employee_salary set currency = 'USD' where company_id = $1`, [office.company]);
  await office.posted('2026-03');
  const { sums } = await variance(reader);
  expect([sums.grossBefore, sums.gross]).toEqual(['0.00', '30500.00']);
  expect((await register(reader, { period: '2026-02' })).currency).toBe('AED');
});

it('people cost their gross pay and what the employer pays beside it, by department', async () => {
  await paid();
  await office.posted('2026-03');
  expect(await cost(reader)).toEqual({
    total: 2,
    rows: [
      {
        departmentName: 'Nursing',
        costCentre: 'CC-1',
        people: 1,
        gross: '10500.00',
        employerCost: '1000.00',
        cost: '11500.00',
        average: '11500.00',
      },
      {
        departmentName: 'Surgery',
        costCentre: null,
        people: 1,
        gross: '20000.00',
        employerCost: '1000.00',
        cost: '21000.00',
        average: '21000.00',
      },
    ],
    sums: { people: 2, gross: '30500.00', employerCost: '2000.00', cost: '32500.00' },
  });
});

it('of lines kept from employees the cost is told to who may read payroll runs alone', async () => {
  await office.hire({ code: 'E-1' });
  await component({
    code: 'cover',
    name: 'Cover',
    kind: 'employer_cost',
    formula: '1000',
    prorated: false,
    hiddenFromEmployee: true,
  });
  await office.posted('2026-03');
  const payroll = await test.as({
    company: office.company,
    grants: [...company('Payslip', 'read'), ...company('PayrollRun', 'read')],
  });
  expect([(await cost(reader)).sums.employerCost, (await cost(payroll)).sums.employerCost]).toEqual([
    '0.00',
    '1000.00',
  ]);
});

it('each shows the payslips one may read, and nothing of another company', async () => {
  await paid();
  await office.posted('2026-03');
  const stranger = await test.as({ company: await test.company(), grants: company('Payslip', 'read') });
  const [{ id: employeeId }] = (await office.sql(`select id from employee where code = 'E-1'`)) as [{ id: string }];
  const own = await test.as({
    company: office.company,
    employeeId,
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  const nobody = await test.as({ company: office.company, grants: [] });
  for (const ask of [register, cost, variance]) {
    expect((await ask(stranger)).total).toBe(0);
    await expect(ask(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await register(own)).rows.map(({ employeeCode }: any) => employeeCode)).toEqual(['E-1']);
});

it.each([
  ['a month that is none', { period: '2026-13' }],
  ['a month far away', { period: '9999-01' }],
  ['no rows', { limit: 0 }],
  ['more rows than a page', { limit: 100000 }],
  ['rows before the first', { offset: -1 }],
])('%s is refused', async (_what, variables) => {
  await expect(register(reader, variables)).rejects.toMatchObject({ code: 'INVALID' });
});

it('is written as a file with the rows of the question, to who may export payslips', async () => {
  await paid();
  await office.posted('2026-03');
  const body = {
    title: 'Register',
    columns: [
      { field: 'employeeCode', header: 'Number' },
      { field: 'net', header: 'Net' },
    ],
    filter: { period: { eq: '2026-03' }, department: { eq: 'Surgery' } },
  };
  const file = (who: Person) =>
    who.fetch('/export/SalaryRegister.csv', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await file(reader)).text()).toContain('Number,Net\r\nE-2,20000.00\r\n');
  const without = await test.as({ company: office.company, grants: company('Payslip', 'read') });
  expect((await file(without)).status).toBe(403);
});

it('is printed across the page in the language of the reader, with company, day, page and sums', async () => {
  await paid();
  await office.posted('2026-03');
  const paper = async (report: string, locale: string, fields: string[], filter: object = {}, who = reader) => {
    const response = await who.fetch(`/export/${report}.pdf`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify({
        title: 'March 2026',
        columns: fields.map((field) => ({ field, header: field })),
        filter: { period: { eq: '2026-03' }, ...filter },
      }),
    });
    if (response.status !== 200) return response.status;
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return textsInPdf(Buffer.from(await response.arrayBuffer()))
      .join(' ')
      .replace(/[\u2066-\u2069]/g, '');
  };
  const [{ name }] = (await office.sql('select name from company where id = $1', [office.company])) as [
    { name: string },
  ];
  const { sums } = await register(reader);
  const grouped = Number(sums.net).toLocaleString('en', { minimumFractionDigits: 2 });
  const english = await paper('SalaryRegister', 'en', ['employeeCode', 'departmentName', 'net']);
  for (const text of [name, 'March 2026', 'E-2', 'Surgery', '20,000.00', `All ${grouped}`, '1 May 2026', 'Page 1 of 1'])
    expect(english).toContain(text);
  expect(await paper('SalaryRegister', 'ar', ['employeeCode', 'net'])).toContain(grouped);
  expect(await paper('SalaryRegister', 'fr', ['employeeCode', 'net'])).toContain(`Total ${grouped}`);
  expect(await paper('HeadcountCost', 'en', ['departmentName', 'people', 'cost'])).toContain('Surgery');
  expect(await paper('PayVariance', 'en', ['employeeCode', 'grossDifference'], { isWhole: { eq: true } })).toContain(
    'E-2',
  );
  const without = await test.as({ company: office.company, grants: company('Payslip', 'read') });
  expect(await paper('SalaryRegister', 'en', ['net'], {}, without)).toBe(403);
  expect(await paper('NotInPayroll', 'en', ['employeeCode'])).toBe(404);
});

it('payslips from before sums were kept come to the same, lines kept from employees among them', async () => {
  await paid();
  await component({ code: 'secret', name: 'Secret', kind: 'employer_cost', formula: '70', hiddenFromEmployee: true });
  await office.calculated(await office.create('2026-03'));
  await office.sql(`update payroll_run set state = 'approved' where company_id = $1`, [office.company]);
  const overseer = await test.as({
    company: office.company,
    grants: [...company('Payslip', 'read'), ...company('PayrollRun', 'read')],
  });
  const told = async () => [await register(reader), await register(overseer), await cost(overseer)];
  const now = await told();
  expect(now.map(({ sums }: any) => sums.employerCost)).toEqual(['2000.00', '2140.00', '2140.00']);
  await office.sql('update payslip set line_sums = null where company_id = $1', [office.company]);
  expect(await told()).toEqual(now);
});
