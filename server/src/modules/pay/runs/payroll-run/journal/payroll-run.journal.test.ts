import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { insertRow } from '../../../../../../test/rows';
import type { Grant } from '../../../../../platform/access/ability';
import { newId } from '../../../../../platform/records/ids';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
});
afterAll(() => test.close());

const journal = (id: string, who = office.clerk) =>
  office.ask(who, 'query($id: ID!) { payrollRunJournal(runId: $id) { department code debit credit count } }', { id });

it('a run is booked by department and line, in balance', async () => {
  await office.hire({ code: 'E-1' });
  await office.hire({ code: 'E-2', salaries: [['5000', '2024-01-01', null]] });
  const run = await office.posted('2026-03');
  expect(await journal(run.id)).toEqual([
    { department: null, code: 'BASIC', debit: '15000.00', credit: '0.00', count: 2 },
    { department: null, code: 'NET', debit: '0.00', credit: '15000.00', count: 2 },
  ]);
});

it('is handed out as CSV to who may export payslips, and to nobody else', async () => {
  await office.hire({ code: 'E-1' });
  const run = await office.posted('2026-03');
  const grants: Grant[] = [
    ['PayrollRun', 'read'],
    ['Payslip', 'read'],
    ['Payslip', 'export'],
  ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'company' }));
  const accountant = await test.as({ company: office.company, grants });
  const answer = await accountant.fetch(`/payroll-runs/${run.id}/journal.csv?locale=en`);
  expect(await answer.text()).toContain(
    '2026-03,,BASIC,Basic salary,,10000.00,0.00,AED,1,\r\n2026-03,,NET,Net pay owed to employees,,0.00,10000.00,AED,1,\r\n',
  );
  expect((await office.clerk.fetch(`/payroll-runs/${run.id}/journal.csv`)).status).toBe(403);
  const stranger = await test.as({ company: (await payrollOffice(test)).company, grants });
  expect((await stranger.fetch(`/payroll-runs/${run.id}/journal.csv`)).status).toBe(404);
});

it('books a component to the account it had at the end of the month', async () => {
  await office.hire({ code: 'E-1' });
  const admin = await test.as({ type: 'admin', company: office.company });
  const component = (values: object) =>
    office.ask(admin, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }', {
      input: { code: 'housing', name: 'Housing', formula: 'basic * 25%', ...values },
    });
  await component({ glAccount: '5120', validFrom: '2026-01-01', validTo: '2026-03-30' });
  await component({ glAccount: '5130', validFrom: '2026-03-31' });
  const run = await office.posted('2026-03');
  expect(
    await office.ask(office.clerk, 'query($id: ID!) { payrollRunJournal(runId: $id) { code account debit } }', {
      id: run.id,
    }),
  ).toEqual([
    { code: 'BASIC', account: null, debit: '10000.00' },
    { code: 'housing', account: '5130', debit: '2500.00' },
    { code: 'NET', account: null, debit: '0.00' },
  ]);
});

it('books what is no component to the account of the component with its code in small letters, the basic salary to that of basic_salary', async () => {
  const employeeId = await office.hire({ code: 'E-1' });
  const admin = await test.as({ type: 'admin', company: office.company });
  const create = (area: string, input: object) =>
    office.ask(admin, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input });
  const given = async (area: string, field: string, title: string) =>
    create(`${area}Assignment`, {
      employeeId,
      [field]: (await create(area, { title, fixedAmount: '1000' })).id,
      validFrom: '2026-01-01',
    });
  await given('Compensation', 'compensationId', 'Housing');
  await given('Deduction', 'deductionId', 'Club');
  for (const [code, glAccount] of [
    ['basic_salary', '5100'],
    ['allowance', '5110'],
    ['deduction', '2200'],
    ['net', '2310'],
  ]) {
    await create('PayComponent', { code, name: code, formula: '0', glAccount, validFrom: '2026-01-01' });
  }
  const run = await office.posted('2026-03');
  expect(
    await office.ask(office.clerk, 'query($id: ID!) { payrollRunJournal(runId: $id) { code account debit credit } }', {
      id: run.id,
    }),
  ).toEqual([
    { code: 'BASIC', account: '5100', debit: '10000.00', credit: '0.00' },
    { code: 'ALLOWANCE', account: '5110', debit: '1000.00', credit: '0.00' },
    { code: 'DEDUCTION', account: '2200', debit: '0.00', credit: '1000.00' },
    { code: 'NET', account: '2310', debit: '0.00', credit: '10000.00' },
  ]);
});

it('names the cost centre of each department', async () => {
  const [employeeId, departmentId] = [await office.hire({ code: 'E-1' }), newId()];
  await office.sql(
    `insert into department (company_id, id, created_at, updated_at, name, status, cost_centre) values ($1, $2, now(), now(), 'Nursing', 'active', 'CC-7')`,
    [office.company, departmentId],
  );
  await office.sql(
    `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from) values ($1, $2, now(), now(), $3, $4, true, 1, '2024-01-01')`,
    [office.company, newId(), employeeId, departmentId],
  );
  const run = await office.posted('2026-03');
  expect(
    await office.ask(office.clerk, 'query($id: ID!) { payrollRunJournal(runId: $id) { department code costCentre } }', {
      id: run.id,
    }),
  ).toEqual(['BASIC', 'NET'].map((code) => ({ department: 'Nursing', code, costCentre: 'CC-7' })));
});

describe('who changed department on the 16th', () => {
  const department = async (name: string) => {
    const id = newId();
    await office.sql(
      `insert into department (company_id, id, created_at, updated_at, name, status) values ($1, $2, now(), now(), $3, 'active')`,
      [office.company, id, name],
    );
    return id;
  };
  const place = (employeeId: string, departmentId: string, from: string, to: string | null = null) =>
    office.sql(
      `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from, valid_to) values ($1, $2, now(), now(), $3, $4, true, 1, $5, $6)`,
      [office.company, newId(), employeeId, departmentId, from, to],
    );

  it('is booked in both departments for their days, and all of it adds up to the cent', async () => {
    const [nursing, surgery] = [await department('Nursing'), await department('Surgery')];
    const [moved, stays] = [
      await office.hire({ code: 'E-1' }),
      await office.hire({ code: 'E-2', salaries: [['5000', '2024-01-01', null]] }),
    ];
    await place(moved, nursing, '2024-01-01', '2026-03-15');
    await place(moved, surgery, '2026-03-16');
    await place(stays, surgery, '2024-01-01');
    const run = await office.posted('2026-03');
    expect(await journal(run.id)).toEqual([
      { department: 'Nursing', code: 'BASIC', debit: '4838.71', credit: '0.00', count: 1 },
      { department: 'Nursing', code: 'NET', debit: '0.00', credit: '4838.71', count: 1 },
      { department: 'Surgery', code: 'BASIC', debit: '10161.29', credit: '0.00', count: 2 },
      { department: 'Surgery', code: 'NET', debit: '0.00', credit: '10161.29', count: 2 },
    ]);
    const [slip] = (
      await office.ask(
        office.clerk,
        'query($id: ID!) { payslips(filter: {employeeId: {eq: $id}}) { rows { departmentName departments { name from to } } } }',
        { id: moved },
      )
    ).rows;
    expect(slip).toEqual({
      departmentName: 'Surgery',
      departments: [
        { name: 'Nursing', from: '2026-03-01', to: '2026-03-15' },
        { name: 'Surgery', from: '2026-03-16', to: '2026-03-31' },
      ],
    });
  });

  it('is booked by whom one may read', async () => {
    const [nursing, surgery] = [await department('Nursing'), await department('Surgery')];
    const moved = await office.hire({ code: 'E-1' });
    await place(moved, nursing, '2024-01-01', '2026-03-15');
    await place(moved, surgery, '2026-03-16');
    const run = await office.posted('2026-03');
    const own = await test.as({
      company: office.company,
      employeeId: await office.hire(),
      grants: [
        { subject: 'PayrollRun', action: 'read', scope: 'company' },
        { subject: 'Payslip', action: 'read', scope: 'own' },
      ],
    });
    expect(await journal(run.id, own)).toEqual([]);
  });
});

it('shows nothing of payslips one may not read', async () => {
  await office.hire();
  const run = await office.posted('2026-03');
  const reader = await test.as({
    company: office.company,
    grants: [{ subject: 'PayrollRun', action: 'read', scope: 'company' }],
  });
  expect(await journal(run.id, reader)).toEqual([]);
});

it('a payslip tells what the year comes to so far, without the year before', async () => {
  const employeeId = await office.hire({ hired: '2025-01-01' });
  for (const period of ['2025-12', '2026-01', '2026-02']) await office.posted(period);
  const own = await test.as({
    company: office.company,
    employeeId,
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  const { rows } = await office.ask(own, '{ payslips(sort: [{field: period, direction: DESC}]) { rows { id } } }');
  expect(
    await office.ask(own, 'query($id: ID!) { payslipYearToDate(id: $id) { count gross deductions net } }', {
      id: rows[0].id,
    }),
  ).toEqual({ count: 2, gross: '20000.000', deductions: '0.000', net: '20000.000' });
  const { explained } = await office.ask(
    own,
    'query($id: ID!) { payslipYearToDate(id: $id) { explained { code value formula inputs } } }',
    { id: rows[0].id },
  );
  expect(explained.map(({ code, value, formula }: any) => `${code} ${Number(value)} = ${formula}`)).toEqual([
    'GROSS 20000 = p1 + p2',
    'DEDUCTIONS 0 = p1 + p2',
    'NET 20000 = p1 + p2',
  ]);
  expect(explained[2].inputs.map(({ label, path }: any) => [label.en, path])).toEqual([
    ['January 2026', `/payslips/${rows[1].id}`],
    ['February 2026', `/payslips/${rows[0].id}`],
  ]);
  const other = await test.as({
    company: office.company,
    employeeId: await office.hire(),
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  await expect(
    office.ask(other, 'query($id: ID!) { payslipYearToDate(id: $id) { count } }', { id: rows[0].id }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('pay of the year from before payroll was run here counts in later months, in place of its own', async () => {
  const employeeId = await office.hire({ hired: '2025-01-01' });
  for (const period of ['2026-02', '2026-03']) await office.posted(period);
  const {
    rows: [march, february],
  } = await office.ask(office.clerk, '{ payslips(sort: [{field: period, direction: DESC}]) { rows { id } } }');
  const year = (id: string) =>
    office.ask(
      office.clerk,
      'query($id: ID!) { payslipYearToDate(id: $id) { count gross deductions net broughtThrough grossBrought deductionsBrought } }',
      { id },
    );
  const brought = (through: string | null) =>
    office.sql(
      'update employee set pay_brought_through = $2, gross_brought = 22000, deductions_brought = 1500.5 where id = $1',
      [employeeId, through],
    );
  await brought('2026-02-28');
  expect(await year(march.id)).toEqual({
    count: 1,
    gross: '32000.000',
    deductions: '1500.500',
    net: '30499.500',
    broughtThrough: '2026-02-28',
    grossBrought: '22000.000',
    deductionsBrought: '1500.500',
  });
  expect(await year(february.id)).toEqual({
    count: 1,
    gross: '10000.000',
    deductions: '0.000',
    net: '10000.000',
    broughtThrough: null,
    grossBrought: null,
    deductionsBrought: null,
  });
  for (const other of ['2025-12-31', null]) {
    await brought(other);
    expect(await year(march.id)).toMatchObject({
      count: 2,
      gross: '20000.000',
      net: '20000.000',
      broughtThrough: null,
    });
  }
});

it('the sums of a run and of each payslip open to the lines they are made of, of the payslips one may read', async () => {
  for (const code of ['E-1', 'E-2']) await office.hire({ code });
  await insertRow(test, 'PayComponent', office.company, {
    code: 'pension',
    name: 'Pension',
    kind: 'employer_cost',
    formula: 'basic * 10%',
    prorated: false,
    hiddenFromEmployee: true,
    validFrom: '2020-01-01',
  });
  const run = await office.posted('2026-03');
  const totals = (who = office.clerk) =>
    office.ask(who, 'query($id: ID!) { payrollRunTotals(runId: $id) { code value formula inputs reason { en } } }', {
      id: run.id,
    });
  const lines = await totals();
  expect(lines.map(({ code, value, formula }: any) => `${code} ${Number(value)} = ${formula}`)).toEqual([
    'GROSS 20000 = BASIC',
    'DEDUCTIONS 0 = 0',
    'NET 20000 = BASIC',
    'EMPLOYER_COST 2000 = pension',
  ]);
  expect(lines[0].inputs).toEqual([
    {
      name: 'BASIC',
      label: { en: 'Basic salary', ar: 'الراتب الأساسي', fr: 'Salaire de base' },
      value: '20000.00',
      unit: 'AED',
    },
  ]);
  const reader = await test.as({
    company: office.company,
    grants: [{ subject: 'PayrollRun', action: 'read', scope: 'company' }],
  });
  expect((await totals(reader)).map(({ value }: any) => Number(value))).toEqual([0, 0, 0]);
  const stranger = await test.as({ type: 'admin', company: await test.company() });
  await expect(totals(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // What is kept from the employee is in none of the totals they are shown.
  const [{ employeeId }] = (await office.ask(office.clerk, '{ payslips { rows { employeeId } } }')).rows;
  const own = await test.as({
    company: office.company,
    employeeId,
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  const ofSlip = async (who: Person) =>
    (
      await office.ask(
        who,
        'query($id: ID!) { payslips(filter: {employeeId: {eq: $id}}) { rows { totals { code value } } } }',
        { id: employeeId },
      )
    ).rows[0].totals;
  expect(await ofSlip(own)).toEqual([
    { code: 'GROSS', value: '10000.00' },
    { code: 'DEDUCTIONS', value: '0.00' },
    { code: 'NET', value: '10000.00' },
  ]);
  expect((await ofSlip(office.clerk)).at(-1)).toEqual({ code: 'EMPLOYER_COST', value: '1000.00' });
});
