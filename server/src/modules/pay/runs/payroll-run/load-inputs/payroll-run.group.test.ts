import { writtenColumns } from '../../../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { groupsOffice, type GroupsOffice } from './payroll-groups.fixture';

let test: TestApp;
let office: GroupsOffice['office'];
let hr: GroupsOffice['hr'];
let clinic: GroupsOffice['clinic'];
let ward: GroupsOffice['ward'];
let offices: GroupsOffice['offices'];
let nurse: GroupsOffice['nurse'];
let make: GroupsOffice['make'];
let placed: GroupsOffice['placed'];
let runOf: GroupsOffice['runOf'];
let post: GroupsOffice['post'];
let paidIn: GroupsOffice['paidIn'];
let codesIn: GroupsOffice['codesIn'];
let found: GroupsOffice['found'];
let codes: GroupsOffice['codes'];
let inNoRun: GroupsOffice['inNoRun'];
let gone: GroupsOffice['gone'];
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ({
    office,
    hr,
    clinic,
    ward,
    offices,
    nurse,
    make,
    placed,
    runOf,
    post,
    paidIn,
    codesIn,
    found,
    codes,
    inNoRun,
    gone,
  } = await groupsOffice(test));
});
afterAll(() => test.close());

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
    expect(await inNoRun('2026-03')).toEqual({
      total: 2,
      rows: [
        { employeeCode: 'E-3', departmentName: 'Offices', hireDate: '2024-01-01' },
        { employeeCode: 'E-4', departmentName: null, hireDate: '2024-01-01' },
      ],
    });
    await post(nurses);
    const rest = await runOf('2026-03');
    expect(await codesIn(rest)).toEqual(['E-3', 'E-4']);
    expect(await found(nurses, 'in_no_run')).toEqual([]);
    expect((await inNoRun('2026-03')).total).toBe(0);
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
    const [{ groupName }] = (
      await office.ask(hr, '{ payrollRuns(filter: {kind: {eq: regular}}) { rows { groupName } } }')
    ).rows;
    expect(groupName).toBe('Clinic · Nurse');
  });

  it('counts a person where they stand last in the month, and who has left where they stood', async () => {
    const moved = await placed('E-1', clinic);
    await make('EmployeePosition', { employeeId: moved, departmentId: offices, validFrom: '2026-03-20' });
    await placed('E-2', clinic, { left: '2026-03-10' });
    expect(await codesIn(await runOf('2026-03', { departmentIds: [clinic] }))).toEqual(['E-2']);
    expect(await codesIn(await runOf('2026-03', { departmentIds: [offices] }))).toEqual(['E-1']);
    expect(await codesIn(await runOf('2026-02', { departmentIds: [clinic] }))).toEqual(['E-1', 'E-2']);
  });

  it('compares the same people with the month before, and tells who is gone in the run that would have paid them', async () => {
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
  it('is refused by name where they are named again, and where they are not employed', async () => {
    const mona = await placed('E-1', clinic);
    const later = await placed('E-2', clinic, { hired: '2026-04-01' });
    await runOf('2026-03', { departmentIds: [clinic] });
    for (const kind of ['regular', 'off_cycle']) {
      await expect(office.create('2026-03', { kind, employeeIds: [mona] }, hr)).rejects.toMatchObject({
        code: 'INVALID',
        field: 'employeeIds',
        message:
          'Mona E-1 is in another payroll run of March 2026 already. Leave the name out, or cancel that run first.',
      });
    }
    await expect(office.create('2026-03', { employeeIds: [later] }, hr)).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeIds',
      message: 'Mona E-2 is not employed in March 2026. Leave the name out.',
    });
  });

  it('of two runs calculated at once is paid by one; the other says who has them and is not approved', async () => {
    const mona = await placed('E-1', clinic);
    const drafts = [
      await office.create('2026-03', { departmentIds: [clinic] }, hr),
      await office.create('2026-03', { employeeIds: [mona] }, hr),
    ];
    for (const draft of drafts) await office.act('calculate', draft, hr);
    await Promise.all(drafts.map((draft) => office.work(draft)));
    const runs = await Promise.all(drafts.map(({ id }) => office.read(id)));
    const [paying, second] = runs.sort((one, other) => other.employeeCount - one.employeeCount);
    expect([paying, second].map(({ state, employeeCount, net }) => [state, employeeCount, net])).toEqual([
      ['review', 1, '10000.000'],
      ['review', 0, '0.000'],
    ]);
    const [slip] = await office.slips(paying.id);
    expect(await found(second, 'in_other_run')).toMatchObject([
      {
        employeeCode: 'E-1',
        payslipId: slip.id,
        details: [{ en: paying.id === drafts[0]!.id ? 'March 2026 · Clinic' : 'March 2026 · 1 person' }],
      },
    ]);
    await expect(office.act('approve', second, office.approver)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This payroll run pays nobody.',
    });
    await office.act('cancel', paying);
    expect(await codesIn(await office.calculated(second, hr))).toEqual(['E-1']);
  });

  it('stays with the regular run they are in error in; an off-cycle run may pay them', async () => {
    const mona = await placed('E-1', clinic, { salaries: [] });
    await placed('E-2', clinic);
    const first = await runOf('2026-03', { departmentIds: [clinic] });
    expect(first).toMatchObject({ employeeCount: 2, errorCount: 1 });
    expect((await inNoRun('2026-03')).total).toBe(0);
    await office.pay(mona, '5000', '2024-01-01');
    expect(await codesIn(await runOf('2026-03'))).toEqual([]);
    expect(await paidIn(await runOf('2026-03', { kind: 'off_cycle', employeeIds: [mona] }))).toEqual(['E-1 5000']);
    expect(await codesIn(await office.calculated(first, hr))).toEqual(['E-2']);
  });

  it('is refused by the database itself', async () => {
    await placed('E-1', clinic);
    const run = await runOf('2026-03', { departmentIds: [clinic] });
    const other = await office.create('2026-03', { departmentIds: [offices] }, hr);
    await expect(
      office.sql(
        `insert into payslip (${writtenColumns('Payslip')}) select ${writtenColumns('Payslip', 'r.')}
         from payslip p, jsonb_populate_record(p, jsonb_build_object('id', repeat('a', 24), 'run_id', $2::text)) r where p.run_id = $1`,
        [run.id, other.id],
      ),
    ).rejects.toMatchObject({ code: '23505', constraint: 'payslip_one_of_month' });
  });
});
