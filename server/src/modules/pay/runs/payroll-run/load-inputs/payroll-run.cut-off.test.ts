import { insertRow } from '../../../../../../test/rows';
import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { newId } from '../../../../../platform/records/ids';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
});
afterAll(() => test.close());

const away = (employeeId: string, from: string, to: string) =>
  office.sql(
    `insert into employee_leave (company_id, id, created_at, updated_at, employee_id, kind, unit, from_date, to_date, from_part, to_part, status, day_rows)
   values ($1, $2, '2026-01-01', '2026-01-01', $3, 'unpaid', 'daily', $4, $5, 'am', 'pm', 'approved', '[]')`,
    [office.company, newId(), employeeId, from, to],
  );
const rewarded = (employeeId: string, date: string) =>
  office.sql(
    `insert into employee_reward (company_id, id, created_at, updated_at, employee_id, kind, type, reason, amount, currency, date, state, counts_for_gratuity)
   values ($1, $2, '2026-01-01', '2026-01-01', $3, 'money', 'bonus', 'Night out', 500, 'AED', $4, 'approved', false)`,
    [office.company, newId(), employeeId, date],
  );
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );
const factsOf = async (run: { id: string }) =>
  (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payslips(filter: {runId: {eq: $id}}, sort: [{field: employeeCode}]) { rows { countedTo absentDays contracts { kind recordId recordVersion validFrom validTo } } } }',
      { id: run.id },
    )
  ).rows;
const post = async (run: { id: string; version: number }) =>
  office.act('post', await office.act('approve', run, office.approver));

describe('a run with a cut-off day', () => {
  it('leaves leave and rewards of later days to the next run, which settles them once', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await office.hire({ code: 'E-2' });
    await away(mona, '2026-03-23', '2026-03-27');
    await rewarded(mona, '2026-03-28');
    const march = await office.calculated(await office.create('2026-03', { cutOff: '2026-03-25' }));
    // Three of five working days lie before it.
    expect(await linesOf(march)).toEqual(['E-1 BASIC 10000.00 LEAVE_UNPAID 967.74', 'E-2 BASIC 10000.00']);
    expect((await factsOf(march)).map(({ countedTo }: any) => countedTo)).toEqual(['2026-03-25', '2026-03-25']);
    await post(march);
    const april = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(april)).toEqual(['E-1 BASIC 10000.00 REWARD 500.00 RETRO 645.16', 'E-2 BASIC 10000.00']);
    await post(april);
    expect(await linesOf(await office.calculated(await office.create('2026-05')))).toEqual([
      'E-1 BASIC 10000.00',
      'E-2 BASIC 10000.00',
    ]);
  });

  it('counts the whole month of who leaves in it, whom no later run pays', async () => {
    const mona = await office.hire({ code: 'E-1', left: '2026-03-29' });
    await away(mona, '2026-03-26', '2026-03-26');
    await rewarded(mona, '2026-03-28');
    const march = await office.calculated(await office.create('2026-03', { cutOff: '2026-03-25' }));
    expect(await linesOf(march)).toEqual(['E-1 BASIC 9354.84 REWARD 500.00 LEAVE_UNPAID 322.58']);
    expect((await factsOf(march))[0].countedTo).toBeNull();
  });

  it.each([
    ['2026-02-28', 'regular'],
    ['2026-04-01', 'regular'],
    ['2026-03-25', 'final'],
    ['2026-03-25', 'correction'],
  ])('%s is none for a %s run of March', async (cutOff, kind) => {
    await office.hire({ left: '2026-03-29' });
    await expect(office.create('2026-03', { cutOff, kind })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'cutOff',
    });
  });

  it('is chosen until it is calculated, and its last day is the same as none', async () => {
    const mona = await office.hire({ code: 'E-1' });
    await away(mona, '2026-03-31', '2026-03-31');
    const run = await office.create('2026-03', { cutOff: '2026-03-25' });
    const moved = await office.ask(
      office.clerk,
      'mutation($id: ID!, $v: Int!) { updatePayrollRun(id: $id, version: $v, input: {cutOff: "2026-03-31"}) { id version cutOff } }',
      { id: run.id, v: run.version },
    );
    const done = await office.calculated(moved);
    expect(await linesOf(done)).toEqual(['E-1 BASIC 10000.00 LEAVE_UNPAID 322.58']);
    await expect(
      office.ask(
        office.clerk,
        'mutation($id: ID!, $v: Int!) { updatePayrollRun(id: $id, version: $v, input: {cutOff: "2026-03-20"}) { id } }',
        { id: run.id, v: done.version },
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a payslip keeps', () => {
  it('the salaries and positions it was worked out from, with the version they had', async () => {
    const mona = await office.hire({
      code: 'E-1',
      salaries: [
        ['10000', '2024-01-01', '2026-03-15'],
        ['11000', '2026-03-16', null],
      ],
    });
    await office.sql(
      `insert into employee_position (company_id, id, created_at, updated_at, employee_id, is_primary, fte, valid_from) values ($1, $2, now(), now(), $3, true, 1, '2024-01-01')`,
      [office.company, newId(), mona],
    );
    const run = await office.calculated(await office.create('2026-03'));
    await office.sql('update employee_salary set version = 2');
    expect((await factsOf(run))[0].contracts).toMatchObject([
      { kind: 'salary', recordVersion: 1, validFrom: '2024-01-01', validTo: '2026-03-15' },
      { kind: 'salary', recordVersion: 1, validFrom: '2026-03-16', validTo: null },
      { kind: 'position', recordVersion: 1, validFrom: '2024-01-01', validTo: null },
    ]);
  });

  it('days of absence and half days by attendance, which a component may take off; the run adds up what the employer pays', async () => {
    const mona = await office.hire({ code: 'E-1', salaries: [['9000', '2024-01-01', null]] });
    const days = [
      ['2026-03-10', 'absent'],
      ['2026-03-11', 'half_day'],
      ['2026-03-30', 'absent'],
      ['2026-03-31', 'half_day'],
    ];
    for (const [date, status] of days) {
      await office.sql(
        `insert into attendance_day (company_id, id, created_at, updated_at, employee_id, date, status, absent, leave, locked, presence_min, worked_min, break_min, late_min, early_min, overtime_min, second_overtime_min, second_night_overtime_min, night_min, night_overtime_min)
        values ($1, $2, now(), now(), $3, $4, $5, $5 = 'absent', false, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
        [office.company, newId(), mona, date, status],
      );
    }
    const component = (code: string, kind: string, formula: string) =>
      office.sql(
        `insert into pay_component (company_id, id, created_at, updated_at, code, name, kind, formula, prorated, rounding, counts_for_gratuity, counts_for_overtime, gratuity_basis, hidden_from_employee, wps_part, tax_free, valid_from)
      values ($1, $2, '2026-01-01', '2026-01-01', $3, $3, $4, $5, false, 'coin', false, false, 'last_wage', false, 'none', false, '2026-01-01')`,
        [office.company, newId(), code, kind, formula],
      );
    await component('absence', 'deduction', 'day_value * time.absent_days');
    await component('halves', 'deduction', 'day_value * time.half_days / 2');
    await component('pension', 'employer_cost', 'basic * 10%');
    const run = await office.calculated(await office.create('2026-03', { cutOff: '2026-03-25' }));
    // A day is worth 9,000 / 30; half of one is 150.
    expect(await linesOf(run)).toEqual(['E-1 BASIC 9000.00 absence 300.00 halves 150.00 pension 900.00']);
    expect((await factsOf(run))[0].absentDays).toBe(1);
    expect(
      await office.ask(office.clerk, 'query($id: ID!) { payrollRun(id: $id) { employerCost } }', { id: run.id }),
    ).toEqual({ employerCost: '900.000' });
    await insertRow(test, 'AttendanceMonth', office.company, {
      employeeId: mona,
      period: '2026-04',
      absentDays: 0,
      halfDays: 3,
    });
    const whole = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(whole)).toEqual(['E-1 BASIC 9000.00 halves 450.00 pension 900.00']);
  });
});
