import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { newId } from '../../../../../platform/records/ids';
import { clerkGrants, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({
    company: office.company,
    grants: [...clerkGrants, ...all(['PayComponent', 'SalaryFormula'], ['read', 'create', 'update'])],
  });
});
afterAll(() => test.close());

const component = (more: object = {}) => ({
  code: 'housing',
  kind: 'earning',
  formula: 'basic * 25%',
  prorated: true,
  rounding: 'coin',
  ...more,
});
const tryIt = (employeeId: string, more: object = {}, period = '2026-03', who = hr) =>
  office.ask(
    who,
    `query($component: PayComponentTrial!, $employeeId: ID!, $period: String!) { tryPayComponent(component: $component, employeeId: $employeeId, period: $period) {
    line { code amount formula inputs reason { en } } problems { code message { en } } net currency } }`,
    { component: component(more), employeeId, period },
  );
const whatIf = (variables: object, who = hr) =>
  office.ask(
    who,
    `query($period: String!, $component: PayComponentTrial, $salaryFormulaId: ID, $factors: JSON, $raise: PayRaiseTrial, $limit: Int! = 25, $offset: Int! = 0) {
    payWhatIf(period: $period, component: $component, salaryFormulaId: $salaryFormulaId, factors: $factors, raise: $raise, limit: $limit, offset: $offset) {
      currency employees changed errors netBefore netAfter costBefore costAfter rows { employeeCode before after difference problems { code } } } }`,
    { period: '2026-03', ...variables },
  );

describe('trying a component on a person', () => {
  it('answers its line with everything it was worked out from, and saves nothing', async () => {
    const mona = await office.hire({ hired: '2026-03-17' });
    expect(await tryIt(mona)).toMatchObject({
      line: {
        code: 'housing',
        amount: '1209.68',
        formula: '(basic * 25%) × days.paid ÷ days.basis',
        inputs: expect.arrayContaining([expect.objectContaining({ name: 'basic', value: '10000', unit: 'AED' })]),
      },
      problems: [],
      net: '6048.39',
      currency: 'AED',
    });
    expect(await office.sql('select 1 from pay_component where company_id = $1', [office.company])).toEqual([]);
  });

  it('tells that it does not apply, what is missing, and what is wrong with the formula', async () => {
    const mona = await office.hire();
    expect(await tryIt(mona, { condition: 'employee.type = "part_time"' })).toMatchObject({ line: null, problems: [] });
    expect(await tryIt(mona, { condition: 'employee.gender = "female"' })).toMatchObject({
      line: null,
      problems: [{ message: { en: expect.stringContaining('not known of this person') } }],
    });
    await expect(tryIt(mona, { formula: 'bsic' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'formula',
      message: expect.stringContaining('At character 1'),
    });
    await expect(tryIt(mona, {}, '2023-12')).rejects.toMatchObject({ code: 'INVALID', field: 'employeeId' });
    await expect(tryIt(mona, {}, '2026-13')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  });

  it('is for who calculates payrolls, and about people of their company', async () => {
    const mona = await office.hire();
    await expect(tryIt(mona, {}, '2026-03', office.approver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await payrollOffice(test);
    await expect(tryIt(await other.hire())).rejects.toMatchObject({ code: 'INVALID', field: 'employeeId' });
    await expect(tryIt('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what a change would do to everybody', () => {
  it('is summed up, the biggest differences first, also of a month that is posted', async () => {
    await office.hire({ code: 'a', salaries: [['8000', '2024-01-01', null]] });
    await office.hire({ code: 'b' });
    await office.hire({ code: 'c', salaries: [] });
    await office.create('2026-03');
    expect(await whatIf({ component: component({ condition: 'basic > 9000' }) })).toEqual({
      currency: 'AED',
      employees: 3,
      changed: 1,
      errors: 0,
      netBefore: '18000.00',
      netAfter: '20500.00',
      costBefore: '18000.00',
      costAfter: '20500.00',
      rows: [{ employeeCode: 'b', before: '10000.00', after: '12500.00', difference: '2500.00', problems: [] }],
    });
    const cost = await whatIf({ component: component({ kind: 'employer_cost' }), limit: 1, offset: 1 });
    expect(cost).toMatchObject({
      changed: 2,
      netAfter: '18000.00',
      costAfter: '22500.00',
      rows: [{ employeeCode: 'b', difference: '0.00' }],
    });
  });

  const officeWith = async (values: object) => {
    office = await payrollOffice(test, { ...values });
    hr = await test.as({
      company: office.company,
      grants: [...clerkGrants, ...all(['PayComponent', 'SalaryFormula'], ['read', 'create', 'update'])],
    });
  };
  const car = { code: 'car', kind: 'deduction', formula: '12000', prorated: false };

  it.each<[string, object, string | null, object]>([
    [
      'pays nothing where the rest is left to later payrolls',
      { negative_net: 'carry_forward' },
      '0.00',
      {
        netBefore: '10000.00',
        netAfter: '0.00',
        errors: 0,
        rows: [{ after: '0.00', difference: '-10000.00', problems: [] }],
      },
    ],
    [
      'cannot be paid where nothing is left to them',
      {},
      null,
      { netAfter: '0.00', errors: 1, rows: [{ after: null, problems: [{ code: 'net_below_zero' }] }] },
    ],
  ])('who has 12,000 taken from 10,000 %s', async (_what, policy, net, expected) => {
    await officeWith(policy);
    const mona = await office.hire();
    expect(await whatIf({ component: component(car) })).toMatchObject(expected);
    expect((await tryIt(mona, car)).net).toBe(net);
  });

  it('is beside what the run of the month pays, with what earlier payrolls left to it, whether it is posted or not', async () => {
    await officeWith({ negative_net: 'carry_forward' });
    const mona = await office.hire();
    await office.ask(hr, 'mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }', {
      input: { ...car, name: 'Car', validFrom: '2026-03-01', validTo: '2026-03-31' },
    });
    const [march, april] = [await office.posted('2026-03'), await office.posted('2026-04')];
    // March leaves 2,000 of the 12,000 to April, which leaves nothing to May.
    for (const [period, { net }, pays] of [
      ['2026-03', march, '0.00'],
      ['2026-04', april, '8000.00'],
    ] as const) {
      expect([Number(net).toFixed(2), (await whatIf({ period, raise: { amount: '1' } })).netBefore]).toEqual([
        pays,
        pays,
      ]);
    }
    expect((await tryIt(mona, {}, '2026-05')).net).toBe('12500.00');
  });

  it('puts those first who could no longer be paid', async () => {
    await office.hire({ code: 'a' });
    await office.hire({ code: 'b', salaries: [['8000', '2024-01-01', null]] });
    expect(await whatIf({ component: component({ formula: '100 / (basic - 8000)' }) })).toMatchObject({
      errors: 1,
      rows: [{ employeeCode: 'b', after: null, problems: [{ code: 'component_failed' }] }, { employeeCode: 'a' }],
    });
  });

  it('can be other factors of a salary formula', async () => {
    const formula = await office.ask(
      hr,
      'mutation($input: SalaryFormulaInput!) { createSalaryFormula(input: $input) { id } }',
      { input: { title: newId() } },
    );
    const [mona, other] = [await office.hire({ code: 'a' }), await office.hire({ code: 'b' })];
    await office.sql('update employee set salary_formula_id = $1 where id = $2', [formula.id, mona]);
    for (const employee of [mona, other]) {
      await office.sql(
        `insert into employee_leave (company_id, id, created_at, updated_at, employee_id, kind, unit, from_date, to_date, from_part, to_part, status, day_rows)
        values ($1, $2, now(), now(), $3, 'unpaid', 'daily', '2026-03-03', '2026-03-03', 'am', 'pm', 'approved', '[]')`,
        [office.company, newId(), employee],
      );
    }
    expect(await whatIf({ salaryFormulaId: formula.id, factors: { unpaidLeavePercent: '50' } })).toMatchObject({
      changed: 1,
      rows: [{ employeeCode: 'a', difference: '161.29' }],
    });
    await expect(
      whatIf({ salaryFormulaId: formula.id, factors: { unpaidLeavePercent: 'half' } }),
    ).rejects.toMatchObject({ code: 'INVALID', field: 'unpaidLeavePercent' });
  });

  it('can be salaries of everybody, of departments, positions and people, from a day of the month on', async () => {
    const [clinic, ward] = [newId(), newId()];
    for (const [id, parent] of [
      [clinic, null],
      [ward, clinic],
    ]) {
      await office.sql(
        `insert into department (company_id, id, created_at, updated_at, name, parent_id, status) values ($1, $2, now(), now(), $4, $3, 'active')`,
        [office.company, id, parent, newId()],
      );
    }
    const nurse = await office.hire({ code: 'a' });
    const clerk = await office.hire({ code: 'b', salaries: [['8000', '2024-01-01', null]] });
    await office.sql(
      `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from) values ($1, $2, now(), now(), $3, $4, true, 1, '2024-01-01')`,
      [office.company, newId(), nurse, ward],
    );
    const rowsOf = async (raise: object) =>
      (await whatIf({ raise })).rows.map(
        ({ employeeCode, difference }: { employeeCode: string; difference: string }) => [employeeCode, difference],
      );
    expect(await rowsOf({ percent: '5' })).toEqual([
      ['a', '500.00'],
      ['b', '400.00'],
    ]);
    expect(await rowsOf({ amount: '-100' })).toEqual([
      ['a', '-100.00'],
      ['b', '-100.00'],
    ]);
    // 15 of 31 days at 1,000 more.
    expect(await rowsOf({ salary: '9000', from: '2026-03-17', employeeIds: [clerk] })).toEqual([['b', '483.87']]);
    expect(await rowsOf({ percent: '5', departmentIds: [clinic] })).toEqual([['a', '500.00']]);
    expect(await rowsOf({ percent: '5', departmentIds: [clinic], employeeIds: [clerk] })).toEqual([
      ['a', '500.00'],
      ['b', '400.00'],
    ]);
    expect(
      await test.sql('select 1 from employee_salary where company_id = $1 and base_salary not in (8000, 10000)', [
        office.company,
      ]),
    ).toEqual([]);
    const other = await payrollOffice(test);
    expect(await rowsOf({ percent: '5', employeeIds: [await other.hire()] })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no way to change them', {}, 'percent'],
    ['two ways', { percent: '5', amount: '100' }, 'amount'],
    ['a percentage that takes everything', { percent: '-100' }, 'percent'],
    ['too fine a percentage', { percent: '1.23456' }, 'percent'],
    ['too many coins', { amount: '1.2345' }, 'amount'],
    ['a salary of nothing', { salary: '0' }, 'salary'],
    ['a day of another month', { percent: '5', from: '2026-04-01' }, 'from'],
  ])('refuses salaries with %s', async (_what, raise, field) => {
    await expect(whatIf({ raise })).rejects.toMatchObject({ code: 'INVALID', field });
  });

  it('of more people than are read at a time holds all of them', async () => {
    await office.hireMany(1_200);
    const found = await whatIf({ component: component() });
    expect(found).toMatchObject({ employees: 1_200, changed: 1_200 });
    expect(found.rows).toHaveLength(25);
  });

  it('is for who calculates payrolls, some rows at a time', async () => {
    await expect(whatIf({ component: component() }, office.approver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const [field, value] of Object.entries({ limit: 201, offset: -1 }))
      await expect(whatIf({ component: component(), [field]: value })).rejects.toMatchObject({
        code: 'INVALID',
        field,
      });
  });
});
