import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { countedQueries, payrollOffice, type Hired, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-12-31T08:00:00Z') });
});
afterAll(() => test.close());

const subjects = ['Employee', 'EmployeeSalary', 'TaxRegistration', 'InsuranceRegistration', 'Compensation'];
const grants = [...subjects, 'CompensationAssignment', 'PayComponent'].flatMap((subject) =>
  ['read', 'create', 'update', 'delete', 'read_sensitive'].map((action) => ({
    subject,
    action,
    scope: 'company' as const,
  })),
);
const currencies: Record<string, string> = { EG: 'EGP', IN: 'INR', JO: 'JOD', AE: 'AED' };

async function officeIn(country: string): Promise<void> {
  office = await payrollOffice(test, { country, currency: currencies[country] });
  hr = await test.as({ company: office.company, grants });
}
const hire = (salary: string, more: Hired = {}): Promise<string> =>
  office.hire({ hired: '2024-01-01', salaries: [[salary, more.hired ?? '2024-01-01', null]], ...more });
const make = (area: string, input: object, who = hr): Promise<any> =>
  office.ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const register = (employeeId: string, more: object = {}, who = hr) =>
  make('TaxRegistration', { employeeId, tax: 'eg_salaries', number: '482', validFrom: '2026-01-01', ...more }, who);
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    ({ field }: { field?: string }) => field,
  );
const calculated = async (period: string, more: object = {}) => office.calculated(await office.create(period, more));
/** What the only payslip of a run says of tax. */
const taxed = async (run: { id: string }): Promise<Record<string, string>> => {
  const [slip] = await office.slips(run.id);
  return Object.fromEntries(
    slip.lines
      .filter(({ code }: any) => code === 'INCOME_TAX' || code.startsWith('TAXABLE'))
      .map(({ code, amount }: any) => [code, amount]),
  );
};
const found = async (run: { id: string }): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await office.ask(office.clerk, 'query($id: ID!) { payrollRunFindings(runId: $id) { code count } }', {
        id: run.id,
      })
    ).map(({ code, count }: any) => [code, count]),
  );
const reward = (employeeId: string, amount: string, date: string) =>
  office.sql(
    `insert into employee_reward (company_id, id, created_at, updated_at, employee_id, kind, type, amount,
       currency, date, state, reason, counts_for_gratuity)
     values ($1, $2, now(), now(), $3, 'money', 'bonus', $4, 'EGP', $5, 'approved', 'Bonus', false)`,
    [office.company, newId(), employeeId, amount, date],
  );

describe('a payslip in Egypt', () => {
  beforeEach(() => officeIn('EG'));

  it('takes a twelfth of the tax of the year, and says by which law', async () => {
    await register(await hire('20000'));
    const run = await calculated('2026-01');
    expect(await taxed(run)).toEqual({ TAXABLE_PAY: '20000.00', INCOME_TAX: '2854.17' });
    expect(run).toMatchObject({ gross: '20000.000', deductions: '2854.170', net: '17145.830' });
    const [{ lines }] = (
      await office.ask(
        office.clerk,
        'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { code name { en } reason { en } inputs } } } }',
        { id: run.id },
      )
    ).rows;
    const line = lines.find(({ code }: any) => code === 'INCOME_TAX');
    expect(line.reason.en).toBe(
      'Tax of a year with a taxable income of 220,000.00: Egypt, Income Tax Law 91/2005 as amended by Law 7/2024, calculated by the rates since 1 March 2024; what is left of it is spread over 12 months',
    );
    expect(line.inputs.map(({ name, value }: any) => `${name} ${value}`)).toEqual([
      'income 240000.00',
      'personal 20000.00',
      'taxable 220000.00',
      'brackets 34250.00',
      'year 34250.00',
      'months 12',
    ]);
  });

  it('is right in December after a raise and a bonus in the year, and gives back what was too much', async () => {
    const one = await hire('20000', {
      salaries: [
        ['20000', '2024-01-01', '2026-10-31'],
        ['30000', '2026-11-01', '2026-11-30'],
        ['5000', '2026-12-01', null],
      ],
    });
    await register(one, { validFrom: '2026-10-01', openingPay: '180000', openingTax: '25687.50' });
    await reward(one, '10000', '2026-10-15');
    expect(await taxed(await office.posted('2026-10'))).toEqual({
      TAXABLE_PAY: '20000.00',
      TAXABLE_ONCE: '10000.00',
      // 2,854.17 and 22.5 % of the bonus.
      INCOME_TAX: '5104.17',
    });
    await office.posted('2026-11');
    const last = await calculated('2026-12');
    // 245,000 in all: 35,375 for the year.
    const taken = await office.sql(
      `select sum(case l->>'kind' when 'deduction' then 1 else -1 end * (l->>'amount')::numeric) as tax
       from payslip, jsonb_array_elements(lines) l where company_id = $1 and l->>'code' = 'INCOME_TAX'`,
      [office.company],
    );
    expect(Number(taken[0]!['tax'])).toBe(35_375 - 25_687.5);
    const [slip] = await office.slips(last.id);
    expect(slip.lines.map(({ code }: any) => code)).toContain('INCOME_TAX');
  });

  it('does not tax social insurance, nor what is said to be tax-free', async () => {
    const one = await hire('20000');
    await office.sql(`update employee set nationality = 'EG' where id = $1`, [one]);
    await make('InsuranceRegistration', {
      employeeId: one,
      scheme: 'eg_nosi',
      firstInsured: '2024-01-01',
      validFrom: '2026-01-01',
    });
    for (const [title, taxFree] of [
      ['Meals', true],
      ['Social', false],
    ] as const) {
      const { id } = await make('Compensation', { title, fixedAmount: '1000', taxFree });
      await make('CompensationAssignment', { employeeId: one, compensationId: id, validFrom: '2024-01-01' });
    }
    await register(one);
    // 21,000 less 11 % of 16,700.
    expect((await taxed(await calculated('2026-01')))['TAXABLE_PAY']).toBe('19163.00');
  });

  it('settles what a later change of a closed month is taxed', async () => {
    const one = await hire('20000');
    await register(one);
    await office.posted('2026-01');
    await office.sql('update employee_salary set base_salary = 22000, updated_at = $2 where employee_id = $1', [
      one,
      new Date('2027-01-05T00:00:00Z'),
    ]);
    // 264,000 for the year: 39,650. January took 2,854.17; the 2,000 of it are taxed at 22.5 % at once.
    const run = await calculated('2026-02');
    expect(await taxed(run)).toEqual({ TAXABLE_PAY: '22000.00', INCOME_TAX: '3754.17' });
  });

  it('catches up closed months of who is registered late', async () => {
    const one = await hire('20000');
    await office.posted('2026-01');
    await register(one);
    expect(await taxed(await calculated('2026-02'))).toEqual({
      TAXABLE_PAY: '20000.00',
      // A year of 220,000 over eleven months, and what January adds to it.
      INCOME_TAX: '7204.55',
    });
  });

  it('settles the year with whoever leaves', async () => {
    const one = await hire('20000', { left: '2026-02-28' });
    await register(one);
    await office.posted('2026-01');
    // 40,000 in all is free.
    expect(await taxed(await calculated('2026-02', { kind: 'final' }))).toEqual({ TAXABLE_PAY: '20000.00' });
  });

  it('names who is not registered, has no number, or was hired in the year without what was before', async () => {
    await hire('20000');
    await register(await hire('20000'), { number: null });
    await register(await hire('20000', { hired: '2026-03-01' }), { validFrom: '2026-03-01' });
    await register(await hire('20000', { hired: '2026-03-01' }), { validFrom: '2026-03-01', openingPay: '0' });
    expect(await found(await calculated('2026-03'))).toMatchObject({
      not_taxed: 1,
      tax_number_missing: 1,
      tax_opening_missing: 1,
    });
  });

  it('asks no more statements for many than for one', async () => {
    const queries = async (count: number): Promise<number> => {
      await officeIn('EG');
      for (let nth = 0; nth < count; nth += 1) await register(await hire('20000'));
      const run = await office.create('2026-01');
      await office.act('calculate', run);
      return countedQueries(test, () => office.work(run));
    };
    expect(await queries(6)).toBe(await queries(1));
  });
});

it.each([
  // 1,500,000 a year: 97,500.
  ['IN', 'in_new_regime', '125000', '2026-04', '8125.00'],
  // 40,000 a year with dependants: 22,000 are taxed.
  ['JO', 'jo_income', '3333.333', '2026-01', '250.000'],
])('a payslip in %s takes by %s of %s in %s %s', async (country, tax, salary, period, amount) => {
  await officeIn(country);
  await register(await hire(salary), { tax, validFrom: '2026-01-01', hasDependants: country === 'JO' });
  expect((await taxed(await calculated(period)))['INCOME_TAX']).toBe(amount);
});

describe('a registration', () => {
  it.each([
    ['a tax of another country', { tax: 'jo_income' }, 'tax'],
    ['dependants where they count nothing', { hasDependants: true }, 'hasDependants'],
    ['more tax than pay', { openingPay: '10', openingTax: '11' }, 'openingTax'],
    ['expenses below nothing', { relief: '-1' }, 'relief'],
    ['a first day before they were hired', { validFrom: '2023-12-31' }, 'validFrom'],
    ['days that end before they begin', { validTo: '2025-12-31' }, 'validTo'],
  ])('with %s is refused', async (_what, more, where) => {
    await officeIn('EG');
    expect(await refusal(register(await hire('20000'), more))).toBe(where);
  });

  it('is refused where no tax is on file', async () => {
    await officeIn('AE');
    expect(await refusal(register(await hire('20000')))).toBe('tax');
  });

  it('is made by nobody for themselves, and shows what is sensitive to those alone who may see it', async () => {
    await officeIn('EG');
    const one = await hire('20000');
    const self = await test.as({ company: office.company, employeeId: one, grants });
    expect(await refusal(register(one, {}, self))).not.toBe('done');
    await register(one, { hasDisability: true, relief: '5000', openingPay: '10', openingTax: '1' });
    const clerk = await test.as({
      company: office.company,
      grants: [{ subject: 'TaxRegistration', action: 'read', scope: 'company' }],
    });
    const { rows } = await office.ask(
      clerk,
      '{ taxRegistrations { rows { tax number hasDisability relief openingPay openingTax } } }',
    );
    expect(rows).toEqual([
      { tax: 'eg_salaries', number: null, hasDisability: null, relief: null, openingPay: null, openingTax: null },
    ]);
  });

  it('of the same person ends the one before it', async () => {
    await officeIn('EG');
    const one = await hire('20000');
    await register(one);
    await register(one, { validFrom: '2026-05-01', relief: '5000' });
    const { rows } = await office.ask(
      hr,
      '{ taxRegistrations(sort: [{field: validFrom}]) { rows { validFrom validTo number } } }',
    );
    expect(rows).toEqual([
      { validFrom: '2026-01-01', validTo: '2026-04-30', number: '•••• 482' },
      { validFrom: '2026-05-01', validTo: null, number: '•••• 482' },
    ]);
  });
});

it('nothing is said of tax where the company pays in a country without one', async () => {
  await officeIn('AE');
  await hire('20000');
  const run = await calculated('2026-01');
  expect(await taxed(run)).toEqual({});
  expect(Object.keys(await found(run))).not.toContain('not_taxed');
});

it.each([
  ['EG', true],
  ['AE', false],
])('in %s the menu leads to it: %s', async (country, isThere) => {
  const reader = await test.as({ company: await test.company({ country }), grants });
  const { data } = await reader.graphql('{ menu { children { children { path } path } } }');
  expect(JSON.stringify(data).includes('"/tax-registrations"')).toBe(isThere);
});
