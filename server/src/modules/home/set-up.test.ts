import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { standardRoles } from '../administration/company-role/standard-roles';
import { home } from './home.fixture';

let test: TestApp;
let company: string;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  company = await test.company();
  hr = await test.as({ company, grants: standardRoles.hr.grants() });
});
afterAll(() => test.close());

const skip = (who: Person, step: string, isSkipped = true) =>
  who.graphql(
    'mutation($step: SetUpStep!, $isSkipped: Boolean!) { skipSetUpStep(step: $step, isSkipped: $isSkipped) { steps { step isSkipped } } }',
    { step, isSkipped },
  );
const done = async () =>
  (await home(hr, 'homeSetUp')).steps.filter(({ isDone }: any) => isDone).map(({ step }: any) => step);

describe('setting up a company', () => {
  it('knows each step from the data', async () => {
    expect(await done()).toEqual([]);
    await test.sql(`update company set legal_name = 'Harbour LLC', trade_licence_no = 'CN-1' where id = $1`, [company]);
    for (const area of ['Department', 'Position', 'SalaryFormula', 'Shift', 'Employee'])
      await insertRow(test, area, company, {});
    expect(await done()).toEqual(['details', 'departments', 'positions', 'formulas', 'schedule', 'people']);
    await insertRow(test, 'LeaveType', company, { lawCode: 'sick' });
    expect(await done()).toContain('leave');
    await insertRow(test, 'InsuranceRegistration', company, {});
    expect(await done()).toContain('insurance');
    await insertRow(test, 'PayrollRun', company, { state: 'draft' });
    await test.as({ company, grants: standardRoles.employee.grants() });
    expect(await done()).toHaveLength(10);
  });

  it('does without a step where the company says so, and takes it up again; both are on record', async () => {
    expect((await skip(hr, 'formulas')).data.skipSetUpStep.steps.filter(({ isSkipped }: any) => isSkipped)).toEqual([
      { step: 'formulas', isSkipped: true },
    ]);
    await skip(hr, 'formulas');
    await skip(hr, 'users');
    expect(await test.sql('select set_up_skipped from company where id = $1', [company])).toEqual([
      { set_up_skipped: ['formulas', 'users'] },
    ]);
    await skip(hr, 'formulas', false);
    const lines = await test.sql('select action from audit_event where subject = $1 and record_id = $2', [
      'Company',
      company,
    ]);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const other = await test.as({ company: await test.company(), grants: standardRoles.hr.grants() });
    expect((await home(other, 'homeSetUp')).steps.some(({ isSkipped }: any) => isSkipped)).toBe(false);
  });

  it('asks for types of leave and social insurance only where the law of the country is on file', async () => {
    const steps = async (who: Person) => (await home(who, 'homeSetUp')).steps.map(({ step }: any) => step);
    const here = await steps(hr);
    const elsewhere = await test.company({ country: 'FR' });
    const there = await steps(await test.as({ company: elsewhere, grants: standardRoles.hr.grants() }));
    expect(here.filter((step: string) => !there.includes(step))).toEqual(['leave', 'insurance']);
  });

  it('has somebody else invited before the payroll that they are to approve', async () => {
    const { steps } = await home(hr, 'homeSetUp');
    expect(steps.slice(-3).map(({ step }: any) => step)).toEqual(['insurance', 'users', 'payroll']);
  });

  it('shows to everybody the steps they may do, and is put aside by whom the company is to change only', async () => {
    const clerk = await test.as({ company, grants: [{ subject: 'Department', action: 'create', scope: 'company' }] });
    expect(await home(clerk, 'homeSetUp')).toEqual({
      maySkip: false,
      steps: [{ step: 'departments', isDone: false, isSkipped: false }],
    });
    expect((await skip(clerk, 'departments')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await skip(hr, 'nonsense')).errors).toBeTruthy();
  });
});
