import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { countedQueries, payrollOffice, type Office } from './payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let clinic: string;
let ward: string;
let offices: string;
let nurse: string;
beforeAll(async () => { test = await createTestApp(); });
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({ type: 'admin', company: office.company });
  clinic = await make('Department', { name: 'Clinic' });
  ward = await make('Department', { name: 'Ward', parentId: clinic });
  offices = await make('Department', { name: 'Offices' });
  nurse = await make('Position', { title: 'Nurse' });
});
afterAll(() => test.close());

const make = async (area: string, input: object): Promise<string> =>
  (await office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input })).id;

/** Hired with a place that begins with the employment, or on another day. */
async function placed(code: string, departmentId: string | null, more: { positionId?: string; from?: string; hired?: string; left?: string; salaries?: [] } = {}): Promise<string> {
  const { positionId, from, ...hired } = more;
  const id = await office.hire({ code, name: `Mona ${code}`, ...hired });
  if (departmentId) await make('EmployeePosition', { employeeId: id, departmentId, positionId, validFrom: from ?? hired.hired ?? '2024-01-01' });
  return id;
}

const runOf = async (period: string, more: object = {}) => office.calculated(await office.create(period, more, hr), hr);
const post = async (run: any) => office.act('post', await office.act('approve', run, office.approver));
const paidIn = async (run: any) => (await office.slips(run.id)).map(({ employeeCode, net }) => `${employeeCode} ${Number(net)}`);
const codesIn = async (run: any) => (await office.slips(run.id)).map(({ employeeCode }) => employeeCode);
async function found(run: any, code: string, who = hr): Promise<any[]> {
  const findings = await office.ask(who, 'query($id: ID!) { payrollRunFindings(runId: $id) { code level count people { employeeCode payslipId details { en ar } } } }', { id: run.id });
  const { people = [] } = findings.find((each: any) => each.code === code) ?? {};
  return people;
}
const codes = (people: any[]) => people.map(({ employeeCode }) => employeeCode);
const leftOut = (period: string, who = hr) => office.ask(who, 'query($period: String!) { notInPayroll(period: $period) { total rows { employeeCode departmentName hireDate } } }', { period });
const gone = async (run: any) => codes((await office.ask(hr, 'query($id: ID!) { payrollRunDifferences(runId: $id) { employeeCode payslipId } }', { id: run.id })).filter(({ payslipId }: any) => !payslipId));

describe('a month in groups', () => {
  it('pays a department with those below it, then the rest of the company, everybody once', async () => {
    await placed('E-1', clinic);
    await placed('E-2', ward);
    await placed('E-3', offices);
    await placed('E-4', null);
    const nurses = await runOf('2026-03', { departmentIds: [clinic] });
    expect(nurses).toMatchObject({ state: 'review', employeeCount: 2, net: '20000.000' });
    expect(await codesIn(nurses)).toEqual(['E-1', 'E-2']);
    expect(codes(await found(nurses, 'in_no_run'))).toEqual(['E-3', 'E-4']);
    expect(await leftOut('2026-03')).toEqual({ total: 2, rows: [{ employeeCode: 'E-3', departmentName: 'Offices', hireDate: '2024-01-01' }, { employeeCode: 'E-4', departmentName: null, hireDate: '2024-01-01' }] });
    await post(nurses);
    const rest = await runOf('2026-03');
    expect(await codesIn(rest)).toEqual(['E-3', 'E-4']);
    expect(await found(nurses, 'in_no_run')).toEqual([]);
    expect((await leftOut('2026-03')).total).toBe(0);
    await expect(office.create('2026-03', {}, hr)).rejects.toMatchObject({ code: 'TAKEN', field: 'period' });
  });

  it('is for who holds a position in a department, and for who is named besides', async () => {
    await placed('E-1', clinic, { positionId: nurse });
    await placed('E-2', clinic);
    await placed('E-3', offices, { positionId: nurse });
    const named = await placed('E-4', offices);
    const run = await runOf('2026-03', { departmentIds: [clinic], positionIds: [nurse], employeeIds: [named] });
    expect(await codesIn(run)).toEqual(['E-1', 'E-4']);
    expect(await codesIn(await runOf('2026-03', { positionIds: [nurse], kind: 'off_cycle' }))).toEqual(['E-3']);
    const [{ groupName }] = (await office.ask(hr, '{ payrollRuns(filter: {kind: {eq: regular}}) { rows { groupName } } }')).rows;
    expect(groupName).toBe('Clinic · Nurse');
  });

  it('counts a person where he stands last in the month, and who has left where he stood', async () => {
    const moved = await placed('E-1', clinic);
    await make('EmployeePosition', { employeeId: moved, departmentId: offices, validFrom: '2026-03-20' });
    await placed('E-2', clinic, { left: '2026-03-10' });
    expect(await codesIn(await runOf('2026-03', { departmentIds: [clinic] }))).toEqual(['E-2']);
    expect(await codesIn(await runOf('2026-03', { departmentIds: [offices] }))).toEqual(['E-1']);
    expect(await codesIn(await runOf('2026-02', { departmentIds: [clinic] }))).toEqual(['E-1', 'E-2']);
  });

  it('compares the same people with the month before, and tells who is gone in the run that would have paid him', async () => {
    await placed('E-1', clinic);
    await placed('E-2', clinic, { left: '2026-03-31' });
    await placed('E-3', offices);
    await office.posted('2026-03');
    const nurses = await runOf('2026-04', { departmentIds: [clinic] });
    expect(nurses).toMatchObject({ net: '10000.000', previousNet: '20000.000' });
    expect(await gone(nurses)).toEqual(['E-2']);
    const others = await runOf('2026-04', { departmentIds: [offices] });
    expect(others).toMatchObject({ net: '10000.000', previousNet: '10000.000' });
    expect(await gone(others)).toEqual([]);
  });

  it('takes late joiners of a department in a second run of it', async () => {
    await placed('E-1', clinic);
    await post(await runOf('2026-03', { departmentIds: [clinic] }));
    await placed('E-2', clinic, { hired: '2026-03-25' });
    expect(await codesIn(await runOf('2026-03', { departmentIds: [clinic] }))).toEqual(['E-2']);
  });
});

describe('a person in two runs of a month', () => {
  it('is refused by name where he is named again, and where he is not employed', async () => {
    const mona = await placed('E-1', clinic);
    const later = await placed('E-2', clinic, { hired: '2026-04-01' });
    await runOf('2026-03', { departmentIds: [clinic] });
    for (const kind of ['regular', 'off_cycle']) {
      await expect(office.create('2026-03', { kind, employeeIds: [mona] }, hr)).rejects.toMatchObject({ code: 'INVALID', field: 'employeeIds', message: 'Mona E-1 is in another payroll run of March 2026 already. Leave the name out, or cancel that run first.' });
    }
    await expect(office.create('2026-03', { employeeIds: [later] }, hr)).rejects.toMatchObject({ code: 'INVALID', field: 'employeeIds', message: 'Mona E-2 is not employed in March 2026. Leave the name out.' });
  });

  it('of two runs calculated at once is paid by one; the other says who has him and is not approved', async () => {
    const mona = await placed('E-1', clinic);
    const drafts = [await office.create('2026-03', { departmentIds: [clinic] }, hr), await office.create('2026-03', { employeeIds: [mona] }, hr)];
    for (const draft of drafts) await office.act('calculate', draft, hr);
    await Promise.all(drafts.map((draft) => office.work(draft)));
    const runs = await Promise.all(drafts.map(({ id }) => office.read(id)));
    const [paying, second] = runs.sort((one, other) => other.employeeCount - one.employeeCount);
    expect([paying, second].map(({ state, employeeCount, net }) => [state, employeeCount, net])).toEqual([['review', 1, '10000.000'], ['review', 0, '0.000']]);
    const [slip] = await office.slips(paying.id);
    expect(await found(second, 'in_other_run')).toMatchObject([{ employeeCode: 'E-1', payslipId: slip.id, details: [{ en: expect.stringMatching(/^Regular payroll/) }] }]);
    await expect(office.act('approve', second, office.approver)).rejects.toMatchObject({ code: 'CONFLICT', message: 'This payroll run pays nobody.' });
    await office.act('cancel', paying);
    expect(await codesIn(await office.calculated(second, hr))).toEqual(['E-1']);
  });

  it('stays with the regular run he is in error in; an off-cycle run may pay him', async () => {
    const mona = await placed('E-1', clinic, { salaries: [] });
    await placed('E-2', clinic);
    const first = await runOf('2026-03', { departmentIds: [clinic] });
    expect(first).toMatchObject({ employeeCount: 2, errorCount: 1 });
    expect((await leftOut('2026-03')).total).toBe(0);
    await office.pay(mona, '5000', '2024-01-01');
    expect(await codesIn(await runOf('2026-03'))).toEqual([]);
    expect(await paidIn(await runOf('2026-03', { kind: 'off_cycle', employeeIds: [mona] }))).toEqual(['E-1 5000']);
    expect(await codesIn(await office.calculated(first, hr))).toEqual(['E-2']);
  });

  it('is refused by the database itself', async () => {
    await placed('E-1', clinic);
    const run = await runOf('2026-03', { departmentIds: [clinic] });
    const other = await office.create('2026-03', { departmentIds: [offices] }, hr);
    await expect(office.sql(`insert into payslip select (jsonb_populate_record(p, jsonb_build_object('id', repeat('a', 24), 'run_id', $2::text))).* from payslip p where run_id = $1`, [run.id, other.id]))
      .rejects.toMatchObject({ code: '23505', constraint: 'payslip_one_regular' });
  });
});

describe('a month posted in part', () => {
  it('is settled later for those who were paid, by the runs they are in', async () => {
    const [mona] = [await placed('E-1', clinic), await placed('E-2', offices)];
    await post(await runOf('2026-03', { departmentIds: [clinic] }));
    await make('EmployeeSalary', { employeeId: mona, baseSalary: '11000', validFrom: '2026-03-01' });
    // The rest of March is paid with what is known today; the raise of who was paid already is settled by his next run.
    expect(await paidIn(await runOf('2026-03'))).toEqual(['E-2 10000']);
    expect(await paidIn(await runOf('2026-04', { departmentIds: [offices] }))).toEqual(['E-2 10000']);
    expect(await paidIn(await runOf('2026-04', { departmentIds: [clinic] }))).toEqual(['E-1 12000']);
  });

  it('is corrected for a department alone', async () => {
    const [mona, omar] = [await placed('E-1', clinic), await placed('E-2', offices)];
    await post(await runOf('2026-03'));
    for (const employeeId of [mona, omar]) await make('EmployeeSalary', { employeeId, baseSalary: '11000', validFrom: '2026-03-01' });
    expect(await paidIn(await runOf('2026-03', { kind: 'correction', departmentIds: [offices] }))).toEqual(['E-2 1000']);
    expect(await codes(await found(await runOf('2026-03', { kind: 'correction', departmentIds: [clinic] }), 'in_no_run'))).toEqual([]);
  });

  it('is named once to who is first paid in a later month', async () => {
    await placed('E-1', clinic);
    await placed('E-2', ward);
    await placed('E-3', offices);
    await post(await runOf('2026-03', { departmentIds: [ward] }));
    await post(await runOf('2026-03', { employeeIds: [(await office.sql(`select id from employee where code = 'E-1'`))[0]!.id] }));
    expect(await found(await runOf('2026-04'), 'month_unpaid')).toMatchObject([{ employeeCode: 'E-3', details: [{ en: 'March 2026', ar: 'مارس 2026' }] }]);
  });

  it('is next to be done on the home page until nobody is left out', async () => {
    await placed('E-1', clinic);
    await placed('E-2', offices);
    const month = (await office.ask(hr, '{ homePayroll { period } }')).period;
    const home = () => office.ask(hr, '{ homePayroll { period leftOut run { state employeeCount } runs { count } } }');
    await post(await runOf(month, { departmentIds: [clinic] }));
    expect(await home()).toEqual({ period: month, leftOut: 1, run: null, runs: { count: 1 } });
    const rest = await runOf(month);
    expect(await home()).toEqual({ period: month, leftOut: 0, run: { state: 'review', employeeCount: 1 }, runs: { count: 2 } });
    await post(rest);
    expect(await home()).toMatchObject({ leftOut: 0, run: { state: 'posted' } });
  });
});

describe('who is chosen', () => {
  it('is of the own company', async () => {
    const other = await payrollOffice(test);
    const admin = await test.as({ type: 'admin', company: other.company });
    const { id } = await other.ask(admin, 'mutation { createDepartment(input: {name: "Theirs"}) { id } }');
    await expect(office.create('2026-03', { departmentIds: [id] }, hr)).rejects.toMatchObject({ code: 'INVALID', field: 'departmentIds' });
    await expect(office.create('2026-03', { employeeIds: [await other.hire()] }, hr)).rejects.toMatchObject({ code: 'INVALID', field: 'employeeIds' });
  });

  it('is shown in lists of who is left out as far as one may see people, and to nobody without payrolls', async () => {
    await placed('E-1', clinic);
    const reader = await test.as({ company: office.company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
    await expect(leftOut('2026-03', reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await leftOut('2026-03', office.clerk)).toEqual({ total: 0, rows: [] });
    const run = await runOf('2026-03', { departmentIds: [offices] });
    expect(await found(run, 'in_no_run', office.clerk)).toEqual([]);
    await expect(leftOut('2026-13')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  });

  it('costs no more statements the more they are', async () => {
    await office.hireMany(200);
    await office.sql(`insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from)
      select $1, left(md5('place' || id), 24), now(), now(), id, case when length(code) < 3 then $2 else $3 end, true, 1, '2024-01-01' from employee where company_id = $1`, [office.company, clinic, offices]);
    const counted = async (departmentId: string): Promise<[number, number]> => {
      const draft = await office.create('2026-03', { departmentIds: [departmentId] }, hr);
      await office.act('calculate', draft, hr);
      const queries = await countedQueries(test, () => office.work(draft));
      return [(await office.read(draft.id)).employeeCount, queries];
    };
    const [few, ofFew] = await counted(clinic);
    const [many, ofMany] = await counted(offices);
    expect([few, many]).toEqual([9, 191]);
    expect(ofMany).toBe(ofFew);
  });
});
