import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { addDays } from '../../../../../kernel/dates/plain-date';
import { say, type Text } from '../../../../../platform/text';
import { countedQueries, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  const all = (subjects: string[], actions: string[]) =>
    subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
  hr = await test.as({
    company: office.company,
    grants: all(
      ['EmployeeSalary', 'EmployeeLeave', 'Compensation', 'CompensationAssignment', 'Employee'],
      ['read', 'create', 'update', 'cancel', 'read_sensitive'],
    ),
  });
  second = await test.as({
    company: office.company,
    grants: all(['EmployeeLeave'], ['read', 'approve', 'read_sensitive']),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object) =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
/** As one does it by hand: the salary there is ends the day before. */
async function raise(employeeId: string, baseSalary: string, validFrom: string): Promise<void> {
  const {
    rows: [now],
  } = await office.ask(
    hr,
    'query($id: ID!) { employeeSalaries(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom, direction: DESC}]) { rows { id version } } }',
    { id: employeeId },
  );
  await office.ask(
    hr,
    'mutation($id: ID!, $version: Int!, $input: EmployeeSalaryChanges!) { updateEmployeeSalary(id: $id, version: $version, input: $input) { id } }',
    { ...now, input: { validTo: addDays(validFrom, -1) } },
  );
  await create('EmployeeSalary', { employeeId, baseSalary, currency: 'AED', validFrom });
}
async function unpaid(employeeId: string, fromDate: string, toDate: string): Promise<{ id: string; version: number }> {
  const { id, version } = await create('EmployeeLeave', { employeeId, kind: 'unpaid', fromDate, toDate });
  return office.ask(
    second,
    'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id version } }',
    { id, version },
  );
}
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [
      slip.employeeCode,
      ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`),
      `= ${Number(slip.net).toFixed(2)}`,
    ].join(' '),
  );
const notesOf = async (run: { id: string }) =>
  (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { retro { month code kind amount } lines { code name { en } kind amount inputs } } } }',
      { id: run.id },
    )
  ).rows;
const april = () => office.create('2026-04').then((run) => office.calculated(run));

describe('after a month is posted', () => {
  it('a rise dated back and unpaid leave approved late stand as lines in the next run, and once', async () => {
    const mona = await office.hire({ code: 'E-1' });
    const omar = await office.hire({ code: 'E-2' });
    await office.hire({ code: 'E-3' });
    const march = await office.posted('2026-03');
    const before = await office.slips(march.id);
    await raise(mona, '11000', '2026-03-01');
    await unpaid(omar, '2026-03-09', '2026-03-10');
    const run = await april();
    expect(await linesOf(run)).toEqual([
      'E-1 BASIC 11000.00 RETRO 1000.00 = 12000.00',
      'E-2 BASIC 10000.00 RETRO 645.16 = 9354.84',
      'E-3 BASIC 10000.00 = 10000.00',
    ]);
    expect((await notesOf(run)).flatMap(({ retro }: any) => retro)).toEqual(
      expect.arrayContaining([
        { month: '2026-03', code: 'BASIC', kind: 'earning', amount: '1000.00' },
        { month: '2026-03', code: 'LEAVE_UNPAID', kind: 'deduction', amount: '645.16' },
      ]),
    );
    expect(await linesOf(await office.calculated(run))).toEqual(await linesOf(run));
    await office.act('post', await office.act('approve', await office.read(run.id), office.approver));
    expect(await linesOf(await office.posted('2026-05'))).toEqual([
      'E-1 BASIC 11000.00 = 11000.00',
      'E-2 BASIC 10000.00 = 10000.00',
      'E-3 BASIC 10000.00 = 10000.00',
    ]);
    expect(await office.slips(march.id)).toEqual(before);
  });

  it('what turns back is taken back, and an allowance given late reaches over two closed months', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    const leave = await unpaid(mona, '2026-03-09', '2026-03-10');
    expect(await linesOf(await office.posted('2026-04'))).toEqual(['E-1 BASIC 10000.00 RETRO 645.16 = 9354.84']);
    const cancelled = await office.ask(
      hr,
      'mutation($id: ID!, $v: Int!) { cancelEmployeeLeave(id: $id, version: $v, reason: "Worked after all") { status } }',
      { id: leave.id, v: leave.version },
    );
    expect(cancelled.status).toBe('cancelled');
    const housing = await create('Compensation', { title: 'Housing', fixedAmount: '500' });
    await create('CompensationAssignment', { employeeId: mona, compensationId: housing.id, validFrom: '2026-03-01' });
    expect(await linesOf(await office.posted('2026-05'))).toEqual([
      'E-1 BASIC 10000.00 ALLOWANCE 500.00 RETRO 500.00 RETRO 645.16 RETRO 500.00 = 12145.16',
    ]);
  });

  it('a cancelled run gives back what it would have paid', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    await raise(mona, '11000', '2026-03-01');
    const first = await april();
    const correction = await office.create('2026-03', { kind: 'correction' });
    expect(await linesOf(await office.calculated(correction))).toEqual([]);
    await office.act('cancel', first);
    expect(await linesOf(await office.calculated(await office.read(correction.id)))).toEqual([
      'E-1 RETRO 1000.00 = 1000.00',
    ]);
    expect(await linesOf(await april())).toEqual(['E-1 BASIC 11000.00 = 11000.00']);
  });

  it('is reckoned by the day basis it was paid by, though the company has another now', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2026-03');
    await test.sql(`update company set payroll_day_basis = 'fixed30' where id = $1`, [office.company]);
    await raise(mona, '13100', '2026-03-16');
    expect(await linesOf(await april())).toEqual(['E-1 BASIC 13100.00 RETRO 1600.00 = 14700.00']);
  });

  it('more than a year back nothing is looked at', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.posted('2025-03');
    await office.posted('2025-04');
    await raise(mona, '11000', '2025-03-01');
    expect(await linesOf(await april())).toEqual(['E-1 BASIC 11000.00 RETRO 1000.00 = 12000.00']);
  });

  it('a month that cannot be calculated again stops that payslip alone and says what to repair', async () => {
    const mona = await office.hire({
      code: 'E-1',
      salaries: [
        ['10000', '2024-01-01', '2026-03-31'],
        ['12000', '2026-04-01', null],
      ],
    });
    await office.hire({ code: 'E-2' });
    await office.posted('2026-03');
    await office.sql(
      `update employee_salary set deleted_at = now(), updated_at = now() where employee_id = $1 and valid_to is not null`,
      [mona],
    );
    const run = await april();
    expect(run).toMatchObject({ errorCount: 1, employeeCount: 2 });
    expect((await office.slips(run.id))[0].problems).toMatchObject([
      { code: 'retro_failed', message: { en: expect.stringContaining('March 2026, which is closed') } },
    ]);
  });

  it('whoever has left and is owed something, or was paid too much, is named with the run that cannot settle it', async () => {
    const mona = await office.hire({ code: 'E-1', name: 'Mona Haddad' });
    const omar = await office.hire({ code: 'E-2', name: 'Omar Saleh' });
    await office.hire({ code: 'E-3' });
    await office.posted('2026-03');
    await raise(mona, '11000', '2026-03-01');
    await unpaid(omar, '2026-03-09', '2026-03-10');
    await office.sql(`update employee set exit_date = '2026-03-31', status = 'exited' where code in ('E-1', 'E-2')`);
    const run = await april();
    const findings = async (who = office.clerk): Promise<string[]> =>
      (
        await office.ask(
          who,
          'query($id: ID!) { payrollRunFindings(runId: $id) { code people { employeeCode payslipId details { en } } } }',
          { id: run.id },
        )
      )
        .filter(({ code }: any) => code.endsWith('leaver'))
        .flatMap(({ code, people }: any) =>
          people.map(
            ({ employeeCode, details, payslipId }: any) =>
              `${code} ${employeeCode} ${details[0].en} ${payslipId ? 'slip' : ''}`,
          ),
        );
    expect(await findings()).toEqual([
      'owed_to_leaver E-1 1,000.00 AED: March 2026 slip',
      'owed_by_leaver E-2 645.16 AED: March 2026 slip',
    ]);
    await office.calculated(await office.create('2026-03', { kind: 'correction' }));
    await office.calculated(await office.read(run.id));
    expect(await findings()).toEqual(['owed_by_leaver E-2 645.16 AED: March 2026 slip']);
  });

  it('asks the database as often for many as for one', async () => {
    const counted = async (people: number): Promise<number> => {
      const other = await payrollOffice(test, { weekend_days: [0, 6] });
      await other.hireMany(people);
      await other.posted('2026-03');
      await other.sql('update employee_salary set base_salary = base_salary + 100, updated_at = now()');
      const run = await other.create('2026-04');
      await other.act('calculate', run);
      const queries = await countedQueries(test, () => other.work(run));
      const all = await other.slips(run.id);
      expect(
        all.every(({ lines }) => lines.some(({ code, amount }: any) => code === 'RETRO' && amount === '100.00')),
      ).toBe(true);
      return queries;
    };
    const one = await counted(1);
    expect(await counted(150)).toBeLessThanOrEqual(one + 2);
  });
});

describe('a correction', () => {
  it('pays at once what closed months owe, to whom they owe it, and the next run pays none of it again', async () => {
    const mona = await office.hire({ code: 'E-1' });
    const omar = await office.hire({ code: 'E-2' });
    const left = await office.hire({ code: 'E-3', left: '2026-03-31' });
    await office.posted('2026-03');
    await raise(mona, '11000', '2026-03-01');
    await unpaid(omar, '2026-03-09', '2026-03-10');
    await office.sql('update employee_salary set base_salary = 10250, updated_at = now() where employee_id = $1', [
      left,
    ]);
    const run = await office.calculated(await office.create('2026-03', { kind: 'correction', payDate: '2026-04-10' }));
    expect(run).toMatchObject({
      kind: 'correction',
      employeeCount: 2,
      gross: '1250.000',
      net: '1250.000',
      previousNet: null,
    });
    expect(await linesOf(run)).toEqual(['E-1 RETRO 1000.00 = 1000.00', 'E-3 RETRO 250.00 = 250.00']);
    expect((await office.slips(run.id))[0]).toMatchObject({
      paymentDays: 0,
      previousNet: null,
      differenceReasons: [{ en: 'Basic salary, March 2026: 1,000.00, new this month' }],
    });
    await office.act('post', await office.act('approve', run, office.approver));
    const next = await april();
    expect(await linesOf(next)).toEqual(['E-1 BASIC 11000.00 = 11000.00', 'E-2 BASIC 10000.00 RETRO 645.16 = 9354.84']);
    expect((await office.slips(next.id))[0]).toMatchObject({ previousNet: '10000.000' });
    expect(next).toMatchObject({ previousNet: '30000.000' });
  });

  it('may be for one alone, and is of months that are posted', async () => {
    const [mona, omar] = [await office.hire({ code: 'E-1' }), await office.hire({ code: 'E-2' })];
    await expect(office.create('2026-03', { kind: 'correction' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'period',
    });
    await office.posted('2026-03');
    await raise(mona, '11000', '2026-03-01');
    await raise(omar, '12000', '2026-03-01');
    const run = await office.calculated(
      await office.create('2026-03', { kind: 'correction', employeeIds: [omar] }, await clerkOf()),
    );
    expect(await linesOf(run)).toEqual(['E-2 RETRO 2000.00 = 2000.00']);
    expect(await linesOf(await april())).toEqual([
      'E-1 BASIC 11000.00 RETRO 1000.00 = 12000.00',
      'E-2 BASIC 12000.00 = 12000.00',
    ]);
  });
});

describe('a correction of more people than are looked at together', () => {
  it('pays each of them once, and names who owes something in whatever part they stand', async () => {
    await office.hireMany(1_002);
    await office.posted('2026-03');
    // Of the first and the last part: ids are taken in their order.
    await office.sql(
      `with nth as (select employee_id, row_number() over (order by employee_id) as at from employee_salary)
       update employee_salary s set base_salary = base_salary + case when at in (2, 1001) then -50 when at = 3 then 0 else 100 end, updated_at = now()
       from nth where nth.employee_id = s.employee_id`,
    );
    const run = await office.calculated(await office.create('2026-03', { kind: 'correction' }));
    // 1,002 people less two who owe 50.00 and one whose pay is the same: 999 × 100.00.
    expect(run).toMatchObject({ employeeCount: 999, doneCount: 999, errorCount: 0, net: '99900.000' });
    const [row] = await office.sql('select unsettled_retro from payroll_run where id = $1', [run.id]);
    const open = JSON.parse(row!.unsettled_retro) as { isOwed: boolean; details: Text }[];
    expect(open.map(({ isOwed, details }) => [isOwed, say(details, 'en')])).toEqual([
      [false, '50.00 AED: March 2026'],
      [false, '50.00 AED: March 2026'],
    ]);
  });
});

/** A run for one person is made by who may see that person. */
const clerkOf = () =>
  test.as({
    company: office.company,
    grants: ['PayrollRun:create', 'PayrollRun:read', 'PayrollRun:calculate', 'Employee:read'].map((grant) => {
      const [subject, action] = grant.split(':') as [string, string];
      return { subject, action, scope: 'company' as const };
    }),
  });

describe('a final run', () => {
  it('pays who leaves up to the last day, and the regular run of the month does not pay them again', async () => {
    await office.hire({ code: 'E-1', left: '2026-04-10' });
    await office.hire({ code: 'E-2', left: '2026-04-20' });
    await office.hire({ code: 'E-3' });
    const [leaver] = await office.sql(`select id from employee where code = 'E-1'`);
    await office.posted('2026-03');
    await raise(leaver!.id, '11000', '2026-03-01');
    const run = await office.calculated(
      await office.create('2026-04', { kind: 'final', employeeIds: [leaver!.id] }, await clerkOf()),
    );
    expect(await linesOf(run)).toEqual(['E-1 BASIC 3666.67 RETRO 1000.00 = 4666.67']);
    await office.act('post', await office.act('approve', run, office.approver));
    expect(await linesOf(await april())).toEqual(['E-2 BASIC 6666.67 = 6666.67', 'E-3 BASIC 10000.00 = 10000.00']);
    expect(await linesOf(await office.calculated(await office.create('2026-04', { kind: 'final' })))).toEqual([]);
  });

  it('is refused where no last day is known', async () => {
    const mona = await office.hire();
    const clerk = await clerkOf();
    await expect(office.create('2026-04', { kind: 'final' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'period',
    });
    await expect(office.create('2026-04', { kind: 'final', employeeIds: [mona] }, clerk)).rejects.toMatchObject({
      code: 'INVALID',
      field: 'employeeIds',
      message: expect.stringContaining('April 2026'),
    });
  });
});
