import { insertRow } from '../../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { newId } from '../../../../platform/records/ids';

let test: TestApp;
let company: string;
let [ward, boss, mona, sami, rana]: string[] = [];
let hr: Person;
let manager: Person;
let employee: Person;
let deputy: Person;

const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const own = grants('own', { Employee: ['read'], EmployeeLeave: ['read', 'create', 'update', 'cancel'] });
const hire = (firstName: string, values: object, of = company) =>
  insertRow(test, 'Employee', of, { hireDate: '2024-01-01', firstName, lastName: 'Haddad', ...values });

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  ward = await insertRow(test, 'Department', company, { name: 'Ward', code: 'W' });
  boss = await hire('Zoe', {});
  mona = await hire('Mona', { managerId: boss, departmentId: ward });
  sami = await hire('Sami', { departmentId: ward });
  rana = await hire('Rana', {});
  await hire('Gone', { departmentId: ward, exitDate: '2026-03-10', status: 'notice' });
  hr = await test.as({ type: 'admin', company });
  manager = await test.as({
    company,
    employeeId: boss,
    grants: [...own, ...grants('team', { EmployeeLeave: ['read', 'approve', 'reject', 'cancel'] })],
  });
  employee = await test.as({ company, employeeId: mona, grants: own });
  deputy = await test.as({ company, employeeId: sami, grants: own });
});
afterAll(() => test.close());

/** Of the same ward, and granted to see colleagues away. */
async function colleagueWhoSees(): Promise<[Person, string]> {
  const lina = await hire('Lina', { departmentId: ward });
  return [
    await test.as({ company, employeeId: lina, grants: [...own, ...grants('own', { EmployeeLeave: ['see_away'] })] }),
    lina,
  ];
}

const week = { fromDate: '2026-03-09', toDate: '2026-03-13' };
const span = { ...week, unit: 'daily' };
const data = ({ data: found, errors }: Answer): any => {
  if (errors) throw new Error(JSON.stringify(errors));
  return found;
};
const found = async (who: Person, variables: object = {}): Promise<any[]> =>
  data(
    await who.graphql(
      'query($e: ID!, $s: LeaveSpanInput, $w: String, $i: [ID!]) { people: leaveReplacements(employeeId: $e, span: $s, search: $w, ids: $i) { id name away { fromDate toDate } } }',
      { e: mona, s: span, ...variables },
    ),
  ).people;
const fields = 'id version status replacementId replacementName replacement { id } replacementAway { fromDate toDate }';
const ask = (who: Person, input: object): Promise<Answer> =>
  who.graphql(`mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { ${fields} } }`, {
    i: { employeeId: mona, ...week, ...input },
  });
const decide = async (
  who: Person,
  verb: 'approve' | 'cancel',
  { id, version }: { id: string; version: number },
): Promise<any> =>
  data(
    await who.graphql(
      `mutation($id: ID!, $v: Int!) { made: ${verb}EmployeeLeave(id: $id, version: $v, reason: "Agreed") { ${fields} } }`,
      { id, v: version },
    ),
  ).made;
const told = async (who: Person): Promise<any[]> =>
  data(await who.graphql('{ page: notifications { rows { kind text path } } }')).page.rows;
const refused = ({ errors }: Answer) => [errors?.[0]?.extensions.field, errors?.[0]?.message];

describe('who stands in for approved leave', () => {
  const change = (
    who: Person,
    { id, version }: { id: string; version: number },
    replacementId: string | null | undefined,
  ) =>
    who.graphql(
      `mutation($id: ID!, $v: Int!, $r: ID) { made: changeLeaveReplacement(id: $id, version: $v, replacementId: $r) { ${fields} mayReplace } }`,
      { id, v: version, r: replacementId },
    );

  it('is changed by who asked for it; both are told, it stays approved, and the history says who changed it', async () => {
    const approved = await decide(manager, 'approve', data(await ask(employee, { replacementId: sami })).made);
    expect(data(await change(employee, approved, boss)).made).toMatchObject({
      status: 'approved',
      replacementId: boss,
      mayReplace: true,
    });
    expect((await told(deputy)).map(({ kind }) => kind).toSorted()).toEqual([
      'leave_replaced',
      'leave_replaced_by_other',
    ]);
    expect((await told(manager)).map(({ kind, text }) => [kind, text])).toContainEqual([
      'leave_replaced',
      expect.stringContaining('You cover for Mona Haddad'),
    ]);
    const audit = await test.inside<{ action: string }>(
      company,
      `select action from audit_event where record_id = $1 and action = 'change_replacement'`,
      [approved.id],
    );
    expect(audit).toHaveLength(1);
    const again = data(await change(hr, { ...approved, version: approved.version + 1 }, null)).made;
    expect(again).toMatchObject({ replacementId: null, status: 'approved' });
  });

  it('is changed by nobody who may not change leave, nor to whom one may not name, nor on what has changed meanwhile, waits or is over', async () => {
    const waiting = data(await ask(employee, { replacementId: sami })).made;
    expect((await change(employee, waiting, boss)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const approved = await decide(manager, 'approve', waiting);
    expect((await change(manager, approved, boss)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await change(deputy, approved, boss)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(refused(await change(employee, approved, mona!))).toEqual([
      'replacementId',
      'An employee cannot cover for themselves. Choose somebody else.',
    ]);
    expect(refused(await change(employee, approved, rana!))).toEqual([
      'replacementId',
      'This employee does not exist.',
    ]);
    expect((await change(employee, { ...approved, version: 1 }, boss)).errors?.[0]?.extensions.code).toBe('STALE');
    expect((await told(deputy)).map(({ kind }) => kind)).toEqual(['leave_replaced']);
    await test.inside(
      company,
      `update employee_leave set from_date = '2026-02-02', to_date = '2026-02-06' where id = $1`,
      [approved.id],
    );
    expect((await change(employee, approved, boss)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('who stands in for an employee on leave', () => {
  it('is chosen among colleagues and the manager by an employee who may see nobody, and shown to them by name alone', async () => {
    expect((await found(employee)).map(({ name }) => name)).toEqual(['Sami Haddad', 'Zoe Haddad']);
    expect((await found(employee, { w: 'sam' })).map(({ id }) => id)).toEqual([sami]);
    expect(await found(employee, { w: 'zzz' })).toEqual([]);
    expect((await found(employee, { w: 'zzz', i: [sami, rana, 'nonsense'] })).map(({ id }) => id)).toEqual([sami]);
    const { made } = data(await ask(employee, { replacementId: sami }));
    expect(made).toMatchObject({
      replacementId: sami,
      replacementName: 'Sami Haddad',
      replacement: null,
      replacementAway: [],
    });
  });

  it('is anybody employed then for who may see everybody; who leaves in those days is not offered', async () => {
    expect((await found(hr)).map(({ name }) => name)).toEqual(['Rana Haddad', 'Sami Haddad', 'Zoe Haddad']);
    expect((await found(hr, { s: { ...span, toDate: '2026-03-10' } })).map(({ name }) => name)).toContain(
      'Gone Haddad',
    );
    expect((await ask(hr, { replacementId: rana })).data.made.replacementName).toBe('Rana Haddad');
    expect(
      (await employee.graphql('query($e: ID!) { leaveReplacements(employeeId: $e) { id } }', { e: sami })).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('is never the employee, nor anybody out of sight, of another company or deleted: all of these read as nobody there', async () => {
    expect(refused(await ask(employee, { replacementId: mona }))).toEqual([
      'replacementId',
      expect.stringContaining('for themselves'),
    ]);
    const strangers = [
      rana!,
      newId(),
      await hire('Else', {}, await test.company()),
      await hire('Deleted', { managerId: boss, deletedAt: new Date() }),
      'x',
    ];
    const answers = [];
    for (const replacementId of strangers) answers.push(refused(await ask(employee, { replacementId })));
    expect(answers.slice(0, 4)).toEqual(Array(4).fill(['replacementId', 'This employee does not exist.']));
    expect(answers[4]![0]).toBe('replacementId');
    const leaving = (await hr.graphql('{ employees(search: "Gone") { rows { id } } }')).data.employees.rows[0].id;
    expect(refused(await ask(employee, { replacementId: leaving }))).toEqual([
      'replacementId',
      expect.stringContaining('ends on 2026-03-10'),
    ]);
  });

  it('stays who they are when other things change, also once they could no longer be named, and may be taken off', async () => {
    const { made } = data(await ask(hr, { replacementId: rana }));
    const change = (version: number, input: object) =>
      employee.graphql(
        `mutation($id: ID!, $v: Int!, $i: EmployeeLeaveChanges!) { made: updateEmployeeLeave(id: $id, version: $v, input: $i) { ${fields} } }`,
        { id: made.id, v: version, i: input },
      );
    expect(data(await change(1, { reason: 'Wedding', replacementId: rana })).made.replacementId).toBe(rana);
    expect(refused(await change(2, { toDate: '2026-03-12' }))[0]).toBe('replacementId');
    expect(data(await change(2, { replacementId: null })).made).toMatchObject({
      replacementId: null,
      replacementName: null,
    });
  });

  it('who is away too is told of where one may see that, and is not refused', async () => {
    const theirLeave = data(
      await hr.graphql(
        'mutation($e: ID!) { made: createEmployeeLeave(input: { employeeId: $e, fromDate: "2026-03-12", toDate: "2026-03-17" }) { id version } }',
        { e: sami },
      ),
    ).made;
    const away = [{ fromDate: '2026-03-12', toDate: '2026-03-17' }];
    expect((await found(hr, { i: [sami] }))[0]!.away).toEqual([]);
    await decide(await test.as({ type: 'admin', company }), 'approve', theirLeave);
    const { made } = data(await ask(employee, { replacementId: sami }));
    expect(made.replacementAway).toEqual([]);
    const [sees, lina] = await colleagueWhoSees();
    expect((await found(sees, { e: lina, i: [sami] }))[0]!.away).toEqual(away);
    expect((await found(sees, { e: lina, i: [sami], s: { ...span, toDate: '2026-03-11' } }))[0]!.away).toEqual([]);
    const { row } = data(
      await hr.graphql(`query($id: ID!) { row: employeeLeave(id: $id) { ${fields} } }`, { id: made.id }),
    );
    expect(row.replacementAway).toEqual(away);
    const { rows } = data(
      await hr.graphql(
        '{ page: approvalsWaiting(subject: "EmployeeLeave") { rows { id replacement isReplacementAway } } }',
      ),
    ).page;
    expect(rows).toEqual([{ id: made.id, replacement: 'Sami Haddad', isReplacementAway: true }]);
  });

  it('is told when the leave is approved and when that is cancelled, and reads no more of it than that', async () => {
    const { made } = data(await ask(employee, { replacementId: sami, reason: 'Operation' }));
    expect(await told(deputy)).toEqual([]);
    const approved = await decide(manager, 'approve', made);
    expect(await told(deputy)).toEqual([
      {
        kind: 'leave_replaced',
        text: 'You cover for Mona Haddad from 9 March 2026 to 13 March 2026',
        path: '/my-leave',
      },
    ]);
    expect(
      (await deputy.graphql('query($id: ID!) { employeeLeave(id: $id) { id } }', { id: made.id })).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND');
    const standing = async () => data(await deputy.graphql('{ leaveCovers { name fromDate toDate } }')).leaveCovers;
    expect(await standing()).toEqual([{ name: 'Mona Haddad', ...week }]);
    const preview = data(
      await deputy.graphql(
        'query($e: ID!, $s: LeaveSpanInput!) { leavePreview(employeeId: $e, span: $s) { covers { name } } }',
        { e: sami, s: span },
      ),
    );
    expect(preview.leavePreview.covers).toEqual([{ name: 'Mona Haddad' }]);
    await decide(manager, 'cancel', approved);
    expect((await told(deputy)).map(({ kind }) => kind).toSorted()).toEqual([
      'leave_replaced',
      'leave_replaced_no_more',
    ]);
    expect(await standing()).toEqual([]);
  });

  it('is told nothing of leave taken back before it was approved', async () => {
    const { made } = data(await ask(employee, { replacementId: sami }));
    await decide(employee, 'cancel', made);
    expect(await told(deputy)).toEqual([]);
  });

  it('stands in the team calendar for who reads the leave and for the replacement, who sees nothing else of it', async () => {
    await decide(manager, 'approve', data(await ask(hr, { replacementId: rana })).made);
    const stranger = await test.as({ company, employeeId: rana, grants: own });
    const [colleague] = await colleagueWhoSees();
    const seen = async (who: Person) =>
      data(
        await who.graphql(
          '{ teamLeave(from: "2026-03-01", to: "2026-03-31") { rows { leaves { leaveId mark { title } replacement } } } }',
        ),
      ).teamLeave.rows;
    expect(await seen(manager)).toEqual([
      { leaves: [{ leaveId: expect.any(String), mark: null, replacement: 'Rana Haddad' }] },
    ]);
    expect(await seen(stranger)).toEqual([{ leaves: [{ leaveId: null, mark: null, replacement: 'Rana Haddad' }] }]);
    expect(await seen(colleague)).toEqual([{ leaves: [{ leaveId: null, mark: null, replacement: null }] }]);
  });

  it('is unknown to old clients', async () => {
    await ask(employee, { replacementId: sami });
    const { body } = await hr.rest('GET', '/api/employee-leave');
    expect(JSON.stringify(body)).not.toMatch(/replacement|Sami/);
  });
});
