import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { countedQueries, payrollOffice } from './payroll.fixture';
import { groupsOffice, type GroupsOffice } from './load-inputs/payroll-groups.fixture';

let test: TestApp;
let office: GroupsOffice['office'];
let hr: GroupsOffice['hr'];
let clinic: GroupsOffice['clinic'];
let ward: GroupsOffice['ward'];
let offices: GroupsOffice['offices'];
let make: GroupsOffice['make'];
let placed: GroupsOffice['placed'];
let runOf: GroupsOffice['runOf'];
let post: GroupsOffice['post'];
let paidIn: GroupsOffice['paidIn'];
let found: GroupsOffice['found'];
let codes: GroupsOffice['codes'];
let inNoRun: GroupsOffice['inNoRun'];
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({ office, hr, clinic, ward, offices, make, placed, runOf, post, paidIn, found, codes, inNoRun } =
    await groupsOffice(test));
});
afterAll(() => test.close());

describe('a month posted in part', () => {
  it('is settled later for those who were paid, by the runs they are in', async () => {
    const [mona] = [await placed('E-1', clinic), await placed('E-2', offices)];
    await post(await runOf('2026-03', { departmentIds: [clinic] }));
    await make('EmployeeSalary', { employeeId: mona, baseSalary: '11000', validFrom: '2026-03-01' });
    // The rest of March is paid with what is known today; the raise of who was paid already is settled by their next
    // run.
    expect(await paidIn(await runOf('2026-03'))).toEqual(['E-2 10000']);
    expect(await paidIn(await runOf('2026-04', { departmentIds: [offices] }))).toEqual(['E-2 10000']);
    expect(await paidIn(await runOf('2026-04', { departmentIds: [clinic] }))).toEqual(['E-1 12000']);
  });

  it('is corrected for a department alone', async () => {
    const [mona, omar] = [await placed('E-1', clinic), await placed('E-2', offices)];
    await post(await runOf('2026-03'));
    for (const employeeId of [mona, omar])
      await make('EmployeeSalary', { employeeId, baseSalary: '11000', validFrom: '2026-03-01' });
    expect(await paidIn(await runOf('2026-03', { kind: 'correction', departmentIds: [offices] }))).toEqual([
      'E-2 1000',
    ]);
    expect(
      await codes(await found(await runOf('2026-03', { kind: 'correction', departmentIds: [clinic] }), 'in_no_run')),
    ).toEqual([]);
  });

  it('is named once to who is first paid in a later month', async () => {
    await placed('E-1', clinic);
    await placed('E-2', ward);
    await placed('E-3', offices);
    await post(await runOf('2026-03', { departmentIds: [ward] }));
    await post(
      await runOf('2026-03', {
        employeeIds: [(await office.sql(`select id from employee where code = 'E-1'`))[0]!.id],
      }),
    );
    expect(await found(await runOf('2026-04'), 'month_unpaid')).toMatchObject([
      { employeeCode: 'E-3', details: [{ en: 'March 2026', ar: 'مارس 2026' }] },
    ]);
  });

  it('is next to be done on the home page until nobody is left out', async () => {
    await placed('E-1', clinic);
    await placed('E-2', offices);
    const month = (await office.ask(hr, '{ homePayroll { period } }')).period;
    const home = () => office.ask(hr, '{ homePayroll { period inNoRun run { state employeeCount } runs { count } } }');
    await post(await runOf(month, { departmentIds: [clinic] }));
    expect(await home()).toEqual({ period: month, inNoRun: 1, run: null, runs: { count: 1 } });
    const rest = await runOf(month);
    expect(await home()).toEqual({
      period: month,
      inNoRun: 0,
      run: { state: 'review', employeeCount: 1 },
      runs: { count: 2 },
    });
    await post(rest);
    expect(await home()).toMatchObject({ inNoRun: 0, run: { state: 'posted' } });
  });
});

describe('who is chosen', () => {
  it('is of the own company', async () => {
    const other = await payrollOffice(test);
    const admin = await test.as({ type: 'admin', company: other.company });
    const { id } = await other.ask(admin, 'mutation { createDepartment(input: {name: "Theirs"}) { id } }');
    await expect(office.create('2026-03', { departmentIds: [id] }, hr)).rejects.toMatchObject({
      code: 'INVALID',
      field: 'departmentIds',
    });
    await expect(office.create('2026-03', { employeeIds: [await other.hire()] }, hr)).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeIds',
    });
  });

  it('is shown in lists of who is left out as far as one may see people, and to nobody without payrolls', async () => {
    await placed('E-1', clinic);
    const reader = await test.as({
      company: office.company,
      grants: [{ subject: 'Employee', action: 'read', scope: 'company' }],
    });
    await expect(inNoRun('2026-03', reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await inNoRun('2026-03', office.clerk)).toEqual({ total: 0, rows: [] });
    const run = await runOf('2026-03', { departmentIds: [offices] });
    expect(await found(run, 'in_no_run', office.clerk)).toEqual([]);
    await expect(inNoRun('2026-13')).rejects.toMatchObject({ code: 'INVALID', field: 'period' });
  });

  it('costs no more statements the more they are', async () => {
    await office.hireMany(200);
    await office.sql(
      `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id, is_primary, fte, valid_from)
      select $1, left(md5('place' || id), 24), now(), now(), id, case when length(code) < 3 then $2 else $3 end, true, 1, '2024-01-01' from employee where company_id = $1`,
      [office.company, clinic, offices],
    );
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
