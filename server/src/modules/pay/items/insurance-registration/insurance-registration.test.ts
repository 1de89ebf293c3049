import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Hired, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => test.close());

const subjects = ['Employee', 'EmployeeSalary', 'InsuranceRegistration', 'Compensation', 'CompensationAssignment'];
const grants = subjects.flatMap((subject) =>
  ['read', 'create', 'update', 'delete', 'read_sensitive'].map((action) => ({
    subject,
    action,
    scope: 'company' as const,
  })),
);

async function officeIn(country: string): Promise<void> {
  office = await payrollOffice(test, { country });
  hr = await test.as({ company: office.company, grants });
}
async function national(nationality: string | null, more: Hired = {}): Promise<string> {
  const id = await office.hire(more);
  await office.sql('update employee set nationality = $2 where id = $1', [id, nationality]);
  return id;
}
const make = (area: string, input: object, who = hr): Promise<any> =>
  office.ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const register = (employeeId: string, scheme: string, more: object = {}, who = hr) =>
  make(
    'InsuranceRegistration',
    { employeeId, scheme, number: '784', firstInsured: '2015-01-01', validFrom: '2024-01-01', ...more },
    who,
  );
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    ({ field, message }: { field?: string; message: string }) => [field, message],
  );
const calculated = async (period: string) => office.calculated(await office.create(period));
const shares = async (run: { id: string }): Promise<string[][]> =>
  (await office.slips(run.id)).map(({ lines }) =>
    lines.filter(({ code }: any) => code.startsWith('SI_')).map(({ code, amount }: any) => `${code} ${amount}`),
  );
const found = async (run: { id: string }): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await office.ask(office.clerk, 'query($id: ID!) { payrollRunFindings(runId: $id) { code count } }', {
        id: run.id,
      })
    ).map(({ code, count }: any) => [code, count]),
  );

describe('a payslip in the Emirates', () => {
  beforeEach(() => officeIn('AE'));

  it('takes the share of a national, and tells what the employer and the state pay', async () => {
    const one = await national('AE');
    await register(one, 'ae_gpssa', { firstInsured: '2024-01-01' });
    const run = await calculated('2026-03');
    expect(await shares(run)).toEqual([
      ['SI_AE_GPSSA_PENSION 1100.00', 'SI_AE_GPSSA_PENSION_EMPLOYER 1250.00', 'SI_AE_GPSSA_PENSION_STATE 250.00'],
    ]);
    expect(run).toMatchObject({ gross: '10000.000', deductions: '1100.000', net: '8900.000' });
  });

  it('says of each share by which law it is what', async () => {
    await register(await national('AE', { salaries: [['80000', '2024-01-01', null]] }), 'ae_gpssa', {
      firstInsured: '2024-01-01',
    });
    const run = await calculated('2026-03');
    const [{ lines }] = (
      await office.ask(
        office.clerk,
        'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { code reason { en } inputs } } } }',
        { id: run.id },
      )
    ).rows;
    expect(lines.find(({ code }: any) => code === 'SI_AE_GPSSA_PENSION')).toEqual({
      code: 'SI_AE_GPSSA_PENSION',
      reason: {
        en: '11 % of the contributory wage of 70,000.00: Federal Decree-Law 57/2023 on pensions and social security, in force since 31 October 2023; more does not count of 80,000.00',
      },
      inputs: [
        expect.objectContaining({
          name: 'wage_1',
          label: expect.objectContaining({ en: 'Basic salary, January 2026' }),
          value: '80000.00',
        }),
        expect.objectContaining({ name: 'wage', value: '70000.00' }),
        expect.objectContaining({ name: 'percent', value: '11' }),
      ],
    });
  });

  it('counts the wage of January all year, or of the month of joining, and allowances with it', async () => {
    const old = await national('AE', {
      salaries: [
        ['10000', '2024-01-01', '2026-01-31'],
        ['15000', '2026-02-01', null],
      ],
    });
    const joined = await national('AE', {
      hired: '2026-02-10',
      salaries: [
        ['8000', '2026-02-10', '2026-02-28'],
        ['9000', '2026-03-01', null],
      ],
    });
    const housing = await make('Compensation', { title: 'Housing', fixedAmount: '2000' });
    await make('CompensationAssignment', { employeeId: old, compensationId: housing.id, validFrom: '2026-01-01' });
    await register(old, 'ae_gpssa');
    await register(joined, 'ae_gpssa', { validFrom: '2026-02-10' });
    const amounts = (await shares(await calculated('2026-03'))).map(([first]) => first).toSorted();
    // 12,000 × 5 % and 8,000 × 5 %.
    expect(amounts).toEqual(['SI_AE_GPSSA_PENSION 400.00', 'SI_AE_GPSSA_PENSION 600.00']);
  });

  it('names nationals who are not registered, and registrations without a number', async () => {
    await national('AE');
    await national('OM');
    await national('IN');
    await national(null);
    await register(await national('AE'), 'ae_gpssa', { number: null });
    expect(await found(await calculated('2026-03'))).toMatchObject({ not_insured: 2, insurance_number_missing: 1 });
  });

  it('is in error for whose nationality nobody knows, or who is registered with a scheme of others', async () => {
    await register(await national(null, { code: 'A' }), 'ae_gpssa');
    await register(await national('IN', { code: 'B' }), 'om_spf');
    const slips = await office.slips((await calculated('2026-03')).id);
    expect(slips.map(({ state, problems }) => [state, problems.map(({ code }: any) => code)])).toEqual([
      ['error', ['insurance_unclear']],
      ['error', ['insurance_unclear']],
    ]);
  });

  it('takes from an Omani what Oman asks, up to what the Emirates let an employer pay', async () => {
    await register(await national('OM'), 'om_spf');
    expect(await shares(await calculated('2026-03'))).toEqual([
      ['SI_OM_SPF_PENSION 750.00', 'SI_OM_SPF_PENSION_EMPLOYER 1100.00'],
    ]);
  });

  it('settles a closed month once somebody is registered from an earlier day', async () => {
    const one = await national('AE');
    await office.posted('2026-02');
    await register(one, 'ae_gpssa', { validFrom: '2026-02-01' });
    const run = await calculated('2026-03');
    const [{ lines }] = await office.slips(run.id);
    expect(lines.filter(({ code }: any) => code === 'RETRO').map(({ amount }: any) => amount)).toEqual([
      '500.00',
      '1250.00',
      '250.00',
    ]);
    expect(run).toMatchObject({ deductions: '1000.000' });
  });
});

describe('a payslip in Saudi Arabia', () => {
  it('counts housing and no other allowance, and asks what allowances without a purpose are for', async () => {
    await officeIn('SA');
    const employeeId = await national('SA');
    const given = async (title: string, purpose: string | null) => {
      const { id } = await make('Compensation', { title, fixedAmount: '1000', purpose });
      await make('CompensationAssignment', { employeeId, compensationId: id, validFrom: '2024-01-01' });
    };
    await given('Housing', 'housing');
    await given('Car', 'transport');
    await given('Other', null);
    await register(employeeId, 'sa_gosi');
    const run = await calculated('2026-03');
    // 11,000 × 9 %, 0.75 % and 2 %.
    expect(await shares(run)).toEqual([
      [
        'SI_SA_GOSI_ANNUITIES 990.00',
        'SI_SA_GOSI_ANNUITIES_EMPLOYER 990.00',
        'SI_SA_GOSI_UNEMPLOYMENT 82.50',
        'SI_SA_GOSI_UNEMPLOYMENT_EMPLOYER 82.50',
        'SI_SA_GOSI_HAZARDS_EMPLOYER 220.00',
      ],
    ]);
    expect(await found(run)).toMatchObject({ allowance_purpose_missing: 1 });
  });
});

describe('a registration', () => {
  it.each([
    ['with a first insurance in the future', { firstInsured: '2026-04-02', validFrom: '2026-05-01' }, 'firstInsured'],
    [
      'with a first insurance after its first day',
      { firstInsured: '2026-03-02', validFrom: '2026-03-01' },
      'firstInsured',
    ],
    ['with a wage of nothing', { contributoryWage: '0' }, 'contributoryWage'],
    ['before the first day of work', { validFrom: '2023-12-31' }, 'validFrom'],
  ])('%s is refused beside the field', async (_what, more, field) => {
    await officeIn('AE');
    const one = await national('AE');
    expect(await refusal(register(one, 'ae_gpssa', more))).toEqual([field, expect.any(String)]);
  });

  it('is refused where no scheme is known for the country', async () => {
    await officeIn('FR');
    expect(await refusal(register(await national('AE'), 'ae_gpssa'))).toEqual(['scheme', expect.any(String)]);
  });

  it('ends the one before it, and none overlaps another', async () => {
    await officeIn('AE');
    const one = await national('AE');
    await register(one, 'ae_gpssa');
    await register(one, 'ae_gpssa', { validFrom: '2026-03-01' });
    const { rows } = await office.ask(
      hr,
      '{ insuranceRegistrations(sort: [{field: validFrom}]) { rows { validFrom validTo number } } }',
    );
    expect(rows).toEqual([
      { validFrom: '2024-01-01', validTo: '2026-02-28', number: '•••• 784' },
      { validFrom: '2026-03-01', validTo: null, number: '•••• 784' },
    ]);
    expect(await refusal(register(one, 'ae_gpssa', { validFrom: '2025-01-01', validTo: '2025-12-31' }))).not.toBe(
      'done',
    );
  });

  it('is made by nobody for themselves', async () => {
    await officeIn('AE');
    const one = await national('AE');
    const self = await test.as({ company: office.company, employeeId: one, grants });
    expect(await refusal(register(one, 'ae_gpssa', {}, self))).not.toBe('done');
  });

  it('shows number and wage to those alone who may see what is sensitive', async () => {
    await officeIn('AE');
    await register(await national('AE'), 'ae_gpssa', { contributoryWage: '4321' });
    const clerk = await test.as({
      company: office.company,
      grants: [{ subject: 'InsuranceRegistration', action: 'read', scope: 'company' }],
    });
    const { rows } = await office.ask(clerk, '{ insuranceRegistrations { rows { scheme number contributoryWage } } }');
    expect(rows).toEqual([{ scheme: 'ae_gpssa', number: null, contributoryWage: null }]);
  });
});

describe('the rates', () => {
  const ask = (who: Person, day = '2026-04-01') =>
    office.ask(
      who,
      'query($day: Date!) { insuranceRates(day: $day) { scheme isHere rates { branch { en } covers employee employer firstInsuredFrom source { en } } notCovered { en } } }',
      { day },
    );

  it('are those of the day, of the country first', async () => {
    await officeIn('SA');
    const [first, ...others] = await ask(hr);
    expect(first).toMatchObject({ scheme: 'sa_gosi', isHere: true, notCovered: { en: expect.stringMatching(/./) } });
    expect(first.rates[0]).toMatchObject({
      branch: { en: 'annuities' },
      covers: 'nationals',
      employee: '9.5',
      employer: '9.5',
      firstInsuredFrom: '2024-07-03',
    });
    expect(others.map(({ isHere }: { isHere: boolean }) => isHere)).toEqual([false, false, false, false, false]);
    expect((await ask(hr, '2027-07-01'))[0].rates[0]).toMatchObject({ employee: '10.5' });
  });

  it('are none where no scheme is on file, and shown to who may read registrations', async () => {
    await officeIn('FR');
    expect(await ask(hr)).toEqual([]);
    await expect(ask(await test.as({ company: office.company, grants: [] }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
