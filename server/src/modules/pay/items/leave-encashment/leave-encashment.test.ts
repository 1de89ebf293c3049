import { createTestApp, type Answer, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant, GrantScope } from '../../../../platform/access/ability';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let now = new Date('2026-03-10T08:00:00Z');
let test: TestApp;
let office: Office;
let hr: Person;
let employee: Person;
let boss: Person;
let mona: string;
let annual: string;

const grants = (scope: GrantScope, lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const own = grants('own', {
  Employee: ['read'],
  LeaveEncashment: ['read', 'read_sensitive', 'create', 'cancel', 'approve', 'reject'],
  LeaveBalance: ['read'],
  EmployeeLeave: ['read', 'create'],
});

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-10T08:00:00Z');
  office = await payrollOffice(test, { country: 'AE', currency: 'AED', weekend_days: [0, 6] });
  hr = await test.as({ type: 'admin', company: office.company });
  mona = await office.hire({ salaries: [['9000', '2024-01-01', null]] });
  employee = await test.as({
    company: office.company,
    employeeId: mona,
    grants: [...own, ...grants('company', { LeaveType: ['read'] })],
  });
  boss = await test.as({
    company: office.company,
    employeeId: await office.hire({ name: 'Bo Haddad' }),
    grants: grants('company', { LeaveEncashment: ['read', 'approve', 'reject'], EmployeeLeave: ['read', 'approve'] }),
  });
  annual = (
    await hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }', {
      input: {
        code: 'A',
        name: 'Annual leave',
        requiresAllocation: true,
        unit: 'half_day',
        isEncashable: true,
        encashMost: '8',
        encashKeep: '5',
      },
    })
  ).data.createLeaveType.id;
  await give('10', '2026-01-01', '2026-06-30');
  await give('6', '2026-01-01');
});
afterAll(() => test.close());

const give = (days: string, effectiveDate: string, expiresOn: string | null = null) =>
  office.ask(hr, 'mutation($input: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $input) { id } }', {
    input: {
      employeeId: mona,
      typeId: annual,
      kind: Number(days) > 0 ? 'allocation' : 'adjustment',
      days,
      effectiveDate,
      expiresOn,
      reason: 'Given for the test',
    },
  });
const fields =
  'id version state days date amount currency takenOn paidPeriod allowedActions approvalRefusal lines { code amount formula reason { en } }';
const ask = (days: string, who = employee): Promise<Answer> =>
  who.graphql(`mutation($input: LeaveEncashmentInput!) { done: createLeaveEncashment(input: $input) { ${fields} } }`, {
    input: { employeeId: mona, typeId: annual, days },
  });
const asked = async (days: string, who = employee): Promise<any> => {
  const { data, errors } = await ask(days, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
};
const decide = (
  who: Person,
  verb: 'approve' | 'reject' | 'cancel',
  { id, version }: { id: string; version: number },
  note?: string,
) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!${note === undefined ? '' : ', $note: String!'}) { done: ${verb}LeaveEncashment(id: $id, version: $v${note === undefined ? '' : ', note: $note'}) { ${fields} } }`,
    { id, v: version, note },
  );
const approved = async (days: string) => (await decide(boss, 'approve', await asked(days))).data.done;
const statement = async () =>
  (
    await office.ask(
      employee,
      'query($id: ID!) { leaveStatements(employeeId: $id) { balance lots { days expiresOn } trace { date kind days from { days } } } }',
      { id: mona },
    )
  )[0];
const problemOf = ({ errors }: Answer) =>
  errors?.[0] && [errors[0].extensions.code, errors[0].extensions.field ?? null];
const paidOut = async (runId: string) =>
  (await office.slips(runId))
    .find((slip) => slip.employeeId === mona)
    ?.lines.filter(({ code }: any) => code === 'ENCASHED_LEAVE')
    .map(({ amount }: any) => amount);

describe('leave paid out', () => {
  it('is asked for by the employee with its worth, approved by somebody else, and takes the days that end first', async () => {
    const encashment = await asked('4');
    // 9,000 ÷ 30 × 4
    expect(encashment).toMatchObject({
      state: 'submitted',
      date: '2026-03-10',
      amount: '1200.000',
      currency: 'AED',
      takenOn: null,
      allowedActions: ['cancel'],
    });
    expect(encashment.lines).toEqual([
      expect.objectContaining({
        code: 'ENCASHED_LEAVE',
        amount: '1200.00',
        formula: 'basic ÷ 30 × days',
        reason: { en: expect.stringContaining('Cabinet Resolution 1/2022') },
      }),
    ]);
    expect((await statement()).balance).toBe('16');
    const {
      data: { done },
    } = await decide(boss, 'approve', encashment);
    expect(done).toMatchObject({
      state: 'approved',
      takenOn: '2026-03-10',
      amount: null,
      lines: null,
      allowedActions: [],
    });
    const { balance, lots, trace } = await statement();
    expect([balance, lots]).toEqual([
      '12',
      [
        { days: '6', expiresOn: '2026-06-30' },
        { days: '6', expiresOn: null },
      ],
    ]);
    expect(trace.at(-1)).toEqual({ date: '2026-03-10', kind: 'encashment', days: '-4', from: [{ days: '4' }] });
    expect((await decide(boss, 'approve', done)).data.done.version).toBe(done.version);
    const audit = await test.sql('select action, actor_id from audit_event where record_id = $1 order by at, id', [
      encashment.id,
    ]);
    expect(audit).toEqual([
      { action: 'create', actor_id: employee.id },
      { action: 'approve', actor_id: boss.id },
    ]);
  });

  it('is offered with how much, and previewed with what speaks against it', async () => {
    const offers = (who: Person) =>
      who.graphql(
        'query($id: ID!) { leaveEncashmentOffers(employeeId: $id) { title balance most step keep mostPerYear inYear limit } }',
        { id: mona },
      );
    expect((await offers(employee)).data.leaveEncashmentOffers).toEqual([
      {
        title: 'Annual leave',
        balance: '16',
        most: '8',
        step: '0.5',
        keep: '5',
        mostPerYear: '8',
        inYear: '0',
        limit: null,
      },
    ]);
    await approved('3');
    await asked('2');
    expect((await offers(employee)).data.leaveEncashmentOffers).toMatchObject([
      { balance: '13', most: '3', inYear: '5' },
    ]);
    expect((await offers(boss)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const preview = async (who: Person, days: string) =>
      (
        await who.graphql(
          'query($id: ID!, $t: ID!, $d: Decimal!) { preview: leaveEncashmentPreview(employeeId: $id, typeId: $t, days: $d) { currency problem line { amount } } }',
          { id: mona, t: annual, d: days },
        )
      ).data.preview;
    expect(await preview(employee, '3')).toEqual({ currency: 'AED', problem: null, line: { amount: '900.00' } });
    expect(await preview(employee, '3.5')).toMatchObject({
      problem: expect.stringContaining('At most 8 days'),
      line: null,
    });
    const blind = await test.as({
      company: office.company,
      grants: grants('company', { Employee: ['read'], LeaveEncashment: ['read', 'create'] }),
    });
    expect(await preview(blind, '3')).toEqual({ currency: 'AED', problem: null, line: null });
  });

  it.each<[string, string, [string, string | null]]>([
    ['more than a year allows', '8.5', ['CONFLICT', 'days']],
    ['parts that are not paid out', '1.25', ['CONFLICT', 'days']],
    ['none', '0', ['INVALID', 'days']],
  ])('is refused beside its field: %s', async (_what, days, problem) =>
    expect(problemOf(await ask(days))).toEqual(problem),
  );

  it('that waits is held against leave, and told beside the balance', async () => {
    await office.sql('update leave_type set encash_most = null where id = $1', [annual]);
    const encashment = await asked('11');
    const away = (toDate: string) =>
      employee.graphql('mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id } }', {
        input: { employeeId: mona, typeId: annual, fromDate: '2026-03-16', toDate },
      });
    const told = async () => [
      (
        await office.ask(
          employee,
          'query($id: ID!) { leaveStatements(employeeId: $id) { balance waiting available } }',
          { id: mona },
        )
      )[0],
      (
        await office.ask(
          hr,
          'query($id: ID!) { leaveBalances(filter: {employeeId: {eq: $id}}) { rows { pending available } } }',
          { id: mona },
        )
      ).rows[0],
    ];
    expect(await told()).toEqual([
      { balance: '16', waiting: '11', available: '5' },
      { pending: '11.0000', available: '5.0000' },
    ]);
    expect(problemOf(await away('2026-03-23'))).toEqual(['INVALID', 'toDate']);
    await decide(boss, 'reject', encashment, 'Not this month');
    expect(await told()).toEqual([
      { balance: '16', waiting: '0', available: '16' },
      { pending: '0.0000', available: '16.0000' },
    ]);
    expect(problemOf(await away('2026-03-23'))).toBeUndefined();
  });

  it('leaves what has to be left, with planned leave and what else is asked for', async () => {
    await office.sql('update leave_type set encash_most = null where id = $1', [annual]);
    const leave = await office.ask(
      employee,
      'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }',
      { input: { employeeId: mona, typeId: annual, fromDate: '2026-04-06', toDate: '2026-04-09' } },
    );
    expect(problemOf(await ask('7.5'))).toEqual(['CONFLICT', 'days']);
    const encashment = await asked('7');
    expect(problemOf(await ask('0.5'))).toEqual(['CONFLICT', 'days']);
    await office.ask(boss, 'mutation($id: ID!, $v: Int!) { approveEmployeeLeave(id: $id, version: $v) { id } }', {
      id: leave.id,
      v: leave.version,
    });
    await give('-3', '2026-03-10');
    expect(problemOf(await decide(boss, 'approve', encashment))).toEqual(['CONFLICT', null]);
    expect((await statement()).balance).toBe('13');
  });

  it('is for who is employed and has a salary, of types that are paid out', async () => {
    await office.sql(`update leave_type set is_encashable = false where id = $1`, [annual]);
    expect(problemOf(await ask('1'))).toEqual(['CONFLICT', 'typeId']);
    await office.sql(`update leave_type set is_encashable = true where id = $1`, [annual]);
    await office.sql(`update employee_salary set deleted_at = now() where employee_id = $1`, [mona]);
    expect(problemOf(await ask('1'))).toEqual(['CONFLICT', 'days']);
    await office.sql(`update employee set exit_date = '2026-03-09' where id = $1`, [mona]);
    expect(problemOf(await ask('1'))).toEqual(['CONFLICT', 'employeeId']);
  });

  it('is decided neither by who asked nor by whom it pays, and rejected with a reason only', async () => {
    const entered = await asked('1', hr);
    expect((await decide(hr, 'approve', entered)).errors?.[0]).toMatchObject({
      message: 'You asked for this leave encashment yourself. Another person has to decide about it.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await decide(employee, 'approve', entered)).errors?.[0]).toMatchObject({
      message: 'This leave encashment is your own. Another person has to decide about it.',
    });
    expect(problemOf(await decide(boss, 'reject', entered, ' '))).toEqual(['INVALID', 'note']);
    expect((await decide(boss, 'reject', entered, 'Take the days')).data.done).toMatchObject({
      state: 'rejected',
      allowedActions: [],
    });
    expect((await statement()).balance).toBe('16');
  });

  it('of two approved at once never takes more than there is', async () => {
    await office.sql('update leave_type set encash_most = null, encash_keep = null where id = $1', [annual]);
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await asked('8'), await asked('8')];
      await give('-6', '2026-03-10');
      const answers = await Promise.all([decide(boss, 'approve', one), decide(boss, 'approve', other)]);
      expect(answers.map((answer) => answer.data?.done.state ?? answer.errors?.[0]?.extensions.code).sort()).toEqual([
        'CONFLICT',
        'approved',
      ]);
      expect((await statement()).balance).toBe('2');
      await give('14', '2026-03-10');
      await decide(employee, 'cancel', answers[0]!.errors ? one : other);
    }
  });

  it('approved at once with leave never takes more than there is', async () => {
    await office.sql('update leave_type set encash_most = null, encash_keep = null where id = $1', [annual]);
    const leave = await office.ask(
      employee,
      'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }',
      { input: { employeeId: mona, typeId: annual, fromDate: '2026-03-16', toDate: '2026-03-20' } },
    );
    const encashment = await asked('8');
    await give('-6', '2026-03-10');
    const [paid, away] = await Promise.all([
      decide(boss, 'approve', encashment),
      boss.graphql('mutation($id: ID!, $v: Int!) { done: approveEmployeeLeave(id: $id, version: $v) { id } }', {
        id: leave.id,
        v: leave.version,
      }),
    ]);
    expect([problemOf(paid)?.[0] ?? 'done', problemOf(away)?.[0] ?? 'done'].sort()).toEqual(['CONFLICT', 'done']);
  });

  it('asked for twice at once is asked for as often as it fits', async () => {
    const answers = await Promise.all([ask('5'), ask('5')]);
    expect(answers.map(({ data, errors }) => data?.done?.state ?? errors?.[0]?.extensions.code).sort()).toEqual([
      'CONFLICT',
      'submitted',
    ]);
  });

  it('is paid by the next payroll once, explained on the payslip', async () => {
    const encashment = await approved('4');
    const march = await office.calculated(await office.create('2026-03'));
    expect(await paidOut(march.id)).toEqual(['1200.00']);
    const again = await office.calculated(march);
    expect(await paidOut(again.id)).toEqual(['1200.00']);
    await office.act('post', await office.act('approve', again, office.approver));
    const { row } = {
      row: await office.ask(employee, `query($id: ID!) { leaveEncashment(id: $id) { ${fields} } }`, {
        id: encashment.id,
      }),
    };
    expect(row).toMatchObject({ state: 'paid', paidPeriod: '2026-03', allowedActions: [] });
    expect(problemOf(await decide(employee, 'cancel', row))).toEqual(['CONFLICT', null]);
    expect(await paidOut((await office.posted('2026-04')).id)).toEqual([]);
  });

  it('is given back to the days it came from when it is taken back before it is paid, and not while an approved payroll pays it', async () => {
    const encashment = await approved('4');
    const run = await office.calculated(await office.create('2026-03'));
    const accepted = await office.act('approve', run, office.approver);
    expect(problemOf(await decide(employee, 'cancel', encashment))).toEqual(['CONFLICT', null]);
    await office.act('cancel', accepted);
    const second = await office.calculated(await office.create('2026-03'));
    expect((await decide(employee, 'cancel', encashment)).data.done).toMatchObject({
      state: 'cancelled',
      takenOn: null,
    });
    expect(await statement()).toMatchObject({
      balance: '16',
      lots: [
        { days: '10', expiresOn: '2026-06-30' },
        { days: '6', expiresOn: null },
      ],
    });
    await expect(office.act('approve', second, office.approver)).rejects.toThrow(
      'A leave encashment of Mona Haddad was cancelled since the calculation. Calculate the payroll again.',
    );
    expect(await paidOut((await office.calculated(second)).id)).toEqual([]);
  });

  it('is not taken back once a payroll that contains it is paid, though not posted yet', async () => {
    const encashment = await approved('4');
    const run = await office.act('approve', await office.calculated(await office.create('2026-03')), office.approver);
    await office.sql(`update payroll_run set state = 'paid' where id = $1`, [run.id]);
    const answer = await decide(employee, 'cancel', encashment);
    expect([problemOf(answer), answer.errors![0]!.message]).toEqual([
      ['CONFLICT', null],
      'The payroll of 2026-03, which is paid and not posted yet, contains it. Post that payroll run first.',
    ]);
    await office.act('post', run);
    expect(
      await office.ask(employee, 'query($id: ID!) { leaveEncashment(id: $id) { state } }', { id: encashment.id }),
    ).toEqual({ state: 'paid' });
  });

  it('is asked for by nobody for somebody else without the grant, and seen by no stranger', async () => {
    const encashment = await asked('1');
    const stranger = await test.as({ company: office.company, employeeId: await office.hire(), grants: own });
    expect(problemOf(await ask('1', stranger))?.[0]).toMatch(/FORBIDDEN|INVALID/);
    expect(problemOf(await decide(stranger, 'cancel', encashment))).toEqual(['NOT_FOUND', null]);
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(problemOf(await decide(elsewhere, 'approve', encashment))).toEqual(['NOT_FOUND', null]);
    expect((await office.ask(stranger, '{ leaveEncashments { total } }')).total).toBe(0);
  });
});
