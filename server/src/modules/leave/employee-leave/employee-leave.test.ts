import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let now = new Date('2026-03-01T08:00:00Z');
let test: TestApp;
let company: string;
let [boss, mona, sami]: string[] = [];
let hr: Person;
let manager: Person;
let employee: Person;

const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const ownGrants = grants('own', {
  Employee: ['read'],
  EmployeeLeave: ['read', 'create', 'update', 'cancel', 'approve'],
});

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00Z');
  company = await test.company();
  const hire = (values: object) =>
    insertRow(test, 'Employee', company, {
      hireDate: '2024-01-01',
      firstName: 'Mona',
      lastName: 'Haddad',
      ...values,
    });
  boss = await hire({});
  mona = await hire({ managerId: boss });
  sami = await hire({ managerId: boss, firstName: 'Sami', exitDate: '2026-12-31' });
  await insertRow(test, 'Holiday', company, { name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' });
  hr = await test.as({ type: 'admin', company });
  manager = await test.as({
    company,
    employeeId: boss,
    grants: [
      ...grants('team', { Employee: ['read'], EmployeeLeave: ['read', 'approve', 'reject', 'cancel'] }),
      ...ownGrants,
    ],
  });
  employee = await test.as({ company, employeeId: mona, grants: ownGrants });
});
afterAll(() => test.close());

const fields =
  'id version status statusReason days hours workingDays dayList { date kind name minutes } requestedById decidedById allowedActions';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions;

const ask = (who: Person, input: object) =>
  who.graphql(`mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { ${fields} } }`, {
    input: { employeeId: mona, ...input },
  });
const asked = async (who: Person, input: object): Promise<any> => {
  const answer = await ask(who, input);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createEmployeeLeave;
};
const decide = (
  who: Person,
  verb: 'approve' | 'reject' | 'cancel',
  leave: { id: string; version: number },
  reason: string | null = null,
) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $r: String${verb === 'reject' ? '!' : ''}) { done: ${verb}EmployeeLeave(id: $id, version: $v, reason: $r) { ${fields} } }`,
    { id: leave.id, v: leave.version, r: reason },
  );
const week = { fromDate: '2026-03-09', toDate: '2026-03-13' };

/** Leave that waits beside other of the same days, as could be asked for once. */
async function waitedBefore(fromDate: string, toDate: string): Promise<any> {
  const leave = await asked(employee, { fromDate: '2026-12-07', toDate: '2026-12-07' });
  await test.inside(company, 'update employee_leave set from_date = $2, to_date = $3 where id = $1', [
    leave.id,
    fromDate,
    toDate,
  ]);
  return leave;
}

describe('leave', () => {
  it('is asked for by the employee, approved by the manager and counts only working days', async () => {
    const leave = await asked(employee, { fromDate: '2026-03-30', toDate: '2026-04-03', reason: 'Wedding' });
    expect(leave).toMatchObject({
      status: 'submitted',
      version: 1,
      days: 5,
      hours: '0',
      workingDays: '3',
      requestedById: employee.id,
      allowedActions: ['update', 'cancel'],
    });
    expect(leave.dayList[1]).toEqual({ date: '2026-03-31', kind: 'holiday', name: 'Eid', minutes: 0 });
    const { data } = await manager.graphql(
      '{ employeeLeaves { total rows { id version allowedActions employee { employeeName } } } }',
    );
    expect(data.employeeLeaves).toEqual({
      total: 1,
      rows: [
        {
          id: leave.id,
          version: 1,
          allowedActions: ['approve', 'reject', 'cancel'],
          employee: { employeeName: 'Mona Haddad' },
        },
      ],
    });
    const {
      data: { done },
    } = await decide(manager, 'approve', leave, 'Enjoy');
    expect(done).toMatchObject({
      status: 'approved',
      statusReason: 'Enjoy',
      decidedById: manager.id,
      allowedActions: ['cancel'],
    });
    expect((await decide(manager, 'approve', done)).data.done.version).toBe(done.version);
    const lines = await test.sql(
      'select action, actor_id, reason from audit_event where record_id = $1 order by at, id',
      [leave.id],
    );
    expect(lines).toEqual([
      { action: 'create', actor_id: employee.id, reason: null },
      { action: 'approve', actor_id: manager.id, reason: 'Enjoy' },
    ]);
  });

  it('is decided neither by the employee nor by who entered it, nor by a stranger', async () => {
    const own = await asked(employee, week);
    expect(codeOf(await decide(employee, 'approve', own))).toMatchObject({ code: 'CONFLICT', status: 409 });
    const entered = await asked(hr, { employeeId: sami, ...week });
    expect(codeOf(await decide(hr, 'approve', entered))?.code).toBe('CONFLICT');
    expect(codeOf(await decide(employee, 'approve', entered))?.code).toBe('NOT_FOUND');
    expect((await decide(manager, 'approve', entered)).data.done.status).toBe('approved');
  });

  it('is rejected with a reason only', async () => {
    const leave = await asked(employee, week);
    expect(codeOf(await decide(manager, 'reject', leave, ' '))).toMatchObject({ code: 'INVALID', field: 'reason' });
    expect((await decide(manager, 'reject', leave, 'Too many away')).data.done).toMatchObject({
      status: 'rejected',
      statusReason: 'Too many away',
      allowedActions: [],
    });
    expect(codeOf(await decide(manager, 'approve', { ...leave, version: 2 }))?.code).toBe('CONFLICT');
  });

  it("is asked for by nobody for somebody else without the grant, and shows nobody else's", async () => {
    expect(codeOf(await ask(employee, { employeeId: sami, ...week }))?.code).toMatch(/FORBIDDEN|INVALID/);
    const other = await asked(hr, { employeeId: sami, ...week });
    const { data } = await employee.graphql('query($id: ID!) { employeeLeaves(filter: {id: {eq: $id}}) { total } }', {
      id: other.id,
    });
    expect(data.employeeLeaves.total).toBe(0);
  });

  it.each<[string, object, string]>([
    ['ended before it begins', { fromDate: '2026-03-10', toDate: '2026-03-09' }, 'toDate'],
    ['before the hire', { fromDate: '2023-12-29', toDate: '2024-01-02' }, 'fromDate'],
    ['after the exit', { employeeId: 'sami', fromDate: '2026-12-30', toDate: '2027-01-02' }, 'toDate'],
    ['of half a holiday', { fromDate: '2026-03-31', toDate: '2026-03-31', toPart: 'am' }, 'toPart'],
    ['of a weekend', { fromDate: '2026-03-07', toDate: '2026-03-08' }, 'fromDate'],
    ['of hours without a time', { unit: 'hourly', fromDate: '2026-03-09', toDate: '2026-03-09' }, 'fromTime'],
    [
      'at a time that is none',
      { unit: 'hourly', fromDate: '2026-03-09', toDate: '2026-03-09', fromTime: '24:00', toTime: '9' },
      'fromTime',
    ],
  ])('%s is refused beside its field', async (_what, input, field) => {
    const { data, errors } = await ask(hr, { ...input, ...('employeeId' in input ? { employeeId: sami } : {}) });
    expect([data, errors?.[0]?.extensions.code, errors?.[0]?.extensions.field]).toEqual([null, 'INVALID', field]);
  });

  it('does not overlap approved leave; two halves of one day do not overlap', async () => {
    const first = await asked(employee, { ...week, fromDate: '2026-03-12', toPart: 'am' });
    const second = await waitedBefore('2026-03-13', '2026-03-13');
    await decide(manager, 'approve', first);
    expect(codeOf(await decide(manager, 'approve', second))?.code).toBe('CONFLICT');
    expect(codeOf(await ask(employee, week))).toMatchObject({ code: 'INVALID', field: 'fromDate' });
    await test.inside(
      company,
      `update employee_leave set from_date = '2026-12-08', to_date = '2026-12-08' where id = $1`,
      [second.id],
    );
    const afternoon = await asked(employee, { fromDate: '2026-03-13', toDate: '2026-03-13', fromPart: 'pm' });
    await test.inside(
      company,
      `update employee_leave set from_date = '2026-03-13', to_date = '2026-03-13' where id = $1`,
      [second.id],
    );
    expect((await decide(manager, 'approve', afternoon)).data.done.status).toBe('approved');
    await decide(manager, 'cancel', { ...first, version: 2 });
    expect(codeOf(await decide(manager, 'approve', second))?.code).toBe('CONFLICT');
    await decide(manager, 'cancel', { ...afternoon, version: 2 });
    expect((await decide(manager, 'approve', second)).data.done.status).toBe('approved');
  });

  it('of Monday to Friday with a half day on the Wednesday leaves room for its other half, and for no third', async () => {
    for (const part of [
      { fromDate: '2026-03-09', toDate: '2026-03-11', toPart: 'am' },
      { fromDate: '2026-03-12', toDate: '2026-03-13' },
    ])
      await decide(manager, 'approve', await asked(employee, part));
    const other = await asked(employee, { fromDate: '2026-03-11', toDate: '2026-03-11', fromPart: 'pm' });
    expect((await decide(manager, 'approve', other)).data.done).toMatchObject({
      status: 'approved',
      workingDays: '0.5',
    });
    for (const third of [{ fromPart: 'pm' }, { toPart: 'am' }, {}]) {
      expect(codeOf(await ask(employee, { fromDate: '2026-03-11', toDate: '2026-03-11', ...third }))).toMatchObject({
        code: 'INVALID',
        field: 'fromDate',
      });
    }
  });

  it('that overlaps, approved twice at once, is approved once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const at = `2026-0${4 + round}-15`;
      const pair = [
        await asked(employee, { fromDate: `2026-0${4 + round}-13`, toDate: at }),
        await waitedBefore(at, `2026-0${4 + round}-17`),
      ];
      const answers = await Promise.all(pair.map((leave) => decide(manager, 'approve', leave)));
      expect(answers.map((answer) => codeOf(answer)?.code ?? answer.data.done.status).sort()).toEqual([
        'CONFLICT',
        'approved',
      ]);
    }
  });

  it('is changed while it waits, not once it is decided', async () => {
    const leave = await asked(employee, week);
    const update = (version: number) =>
      employee.graphql(
        `mutation($id: ID!, $v: Int!) { updateEmployeeLeave(id: $id, version: $v, input: {toDate: "2026-03-10"}) { ${fields} } }`,
        { id: leave.id, v: version },
      );
    expect((await update(1)).data.updateEmployeeLeave).toMatchObject({ workingDays: '2', version: 2 });
    await decide(manager, 'approve', { ...leave, version: 2 });
    expect(codeOf(await update(3))?.code).toBe('CONFLICT');
  });

  it.each<[string, object, string, object, string]>([
    [
      'moved forward without its notice is refused',
      { noticeDays: 10 },
      '2026-03-18',
      { fromDate: '2026-03-19', toDate: '2026-03-19' },
      'fromDate',
    ],
    [
      'moved back without its notice is refused',
      { noticeDays: 10 },
      '2026-03-18',
      { fromDate: '2026-03-24', toDate: '2026-03-24' },
      'fromDate',
    ],
    ['made longer without its notice is refused', { noticeDays: 10 }, '2026-03-18', { toDate: '2026-03-23' }, 'toDate'],
    [
      'moved with its notice is changed',
      { noticeDays: 10 },
      '2026-03-09',
      { fromDate: '2026-03-19', toDate: '2026-03-19' },
      'changed',
    ],
    ['explained anew needs no notice again', { noticeDays: 10 }, '2026-03-18', { reason: 'Wedding' }, 'changed'],
    [
      'moved to days too long ago is refused',
      { backdateDays: 2 },
      '2026-03-18',
      { fromDate: '2026-03-13', toDate: '2026-03-13' },
      'fromDate',
    ],
    [
      'explained long afterwards was asked for in time',
      { backdateDays: 2 },
      '2026-03-30',
      { reason: 'Wedding' },
      'changed',
    ],
  ])('%s', async (_what, rules, day, change, outcome) => {
    await hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }', {
      input: { code: 'N', name: 'Annual leave', ...rules },
    });
    const leave = await asked(employee, { fromDate: '2026-03-20', toDate: '2026-03-20' });
    now = new Date(`${day}T08:00:00Z`);
    const answer = await hr.graphql(
      'mutation($id: ID!, $input: EmployeeLeaveChanges!) { updateEmployeeLeave(id: $id, version: 1, input: $input) { id } }',
      { id: leave.id, input: change },
    );
    expect(codeOf(answer)?.field ?? 'changed').toBe(outcome);
  });

  it('gives days back when a holiday is put into it', async () => {
    const leave = await asked(employee, week);
    await hr.graphql('mutation { createHoliday(input: {name: "Mourning", firstDay: "2026-03-11"}) { id } }');
    const { data } = await employee.graphql('query($id: ID!) { employeeLeave(id: $id) { workingDays } }', {
      id: leave.id,
    });
    expect(data.employeeLeave.workingDays).toBe('4');
  });

  it('is approved in bulk, each answering for itself', async () => {
    const [one, other, own] = [
      await asked(employee, { fromDate: '2026-05-04', toDate: '2026-05-05' }),
      await waitedBefore('2026-05-05', '2026-05-06'),
      await asked(manager, { employeeId: boss, ...week }),
    ];
    const { data } = await manager.graphql(
      'mutation($ids: [ID!]!) { bulk(subject: "EmployeeLeave", action: "approve", ids: $ids) { id done message } }',
      { ids: [one.id, other.id, own.id, newId()] },
    );
    expect(data.bulk.map(({ done }: { done: boolean }) => done)).toEqual([true, false, false, false]);
    expect(data.bulk[1].message).toContain('2026-05-04');
  });
});

describe('a preview of leave', () => {
  const preview = (who: Person, employeeId: string, span: object, headers: Record<string, string> = {}) =>
    who.graphql(
      `query($id: ID!, $span: LeaveSpanInput!) { leavePreview(employeeId: $id, span: $span) { workingDays problem problemField days { date kind name minutes } away { fromDate employee { employeeName } } } }`,
      { id: employeeId, span: { unit: 'daily', ...span } },
      headers,
    );

  it('tells the days it takes, what stands against it, and who of the team is away as far as one may see', async () => {
    await asked(hr, { employeeId: sami, fromDate: '2026-03-27', toDate: '2026-03-30' });
    const span = { fromDate: '2026-03-30', toDate: '2026-04-03' };
    const {
      data: { leavePreview },
    } = await preview(hr, mona!, span);
    expect(leavePreview).toMatchObject({
      workingDays: '3',
      problem: null,
      away: [{ fromDate: '2026-03-27', employee: { employeeName: 'Sami Haddad' } }],
    });
    expect(leavePreview.days.map(({ kind }: { kind: string }) => kind)).toEqual([
      'work',
      'holiday',
      'holiday',
      'work',
      'work',
    ]);
    expect((await preview(employee, mona!, span)).data.leavePreview).toMatchObject({ workingDays: '3', away: [] });
    const half = (
      await preview(
        employee,
        mona!,
        { fromDate: '2026-03-31', toDate: '2026-03-31', toPart: 'am' },
        { 'accept-language': 'ar' },
      )
    ).data.leavePreview;
    expect(half).toMatchObject({ problemField: 'toPart', workingDays: '0' });
    expect(half.problem).toContain('نصف يوم');
  });

  it('is for whom may ask for leave of that employee only', async () => {
    const foreign = await insertRow(test, 'Employee', await test.company());
    for (const [who, id] of [
      [employee, sami!],
      [hr, foreign],
      [hr, newId()],
    ] as const)
      expect(codeOf(await preview(who, id, week))?.code).toBe('NOT_FOUND');
  });
});
