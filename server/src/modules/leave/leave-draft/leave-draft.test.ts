import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let [boss, mona, sami]: string[] = [];
let hr: Person;
let manager: Person;
let employee: Person;

const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const own = grants('own', { Employee: ['read'], EmployeeLeave: ['read', 'create', 'update', 'cancel'] });

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  const hire = (firstName: string, values: object = {}) =>
    insertRow(test, 'Employee', company, {
      hireDate: '2024-01-01',
      firstName,
      lastName: 'Haddad',
      ...values,
    });
  boss = await hire('Zoe');
  mona = await hire('Mona', { managerId: boss });
  sami = await hire('Sami', { managerId: boss });
  hr = await test.as({ type: 'admin', company });
  manager = await test.as({
    company,
    employeeId: boss,
    grants: [...own, ...grants('team', { EmployeeLeave: ['read', 'approve', 'reject', 'cancel'] })],
  });
  employee = await test.as({ company, employeeId: mona, grants: own });
});
afterAll(() => test.close());

const week = { fromDate: '2026-03-09', toDate: '2026-03-13' };
const fields = 'id version employeeId values hint { field text } attachmentFileId';
const data = ({ data: found, errors }: Answer): any => {
  if (errors) throw new Error(JSON.stringify(errors));
  return found;
};
const save = (who: Person, values: object, more: object = {}): Promise<Answer> =>
  who.graphql(`mutation($d: LeaveDraftInput!) { draft: saveLeaveDraft(draft: $d) { ${fields} } }`, {
    d: { employeeId: mona, values, ...more },
  });
const saved = async (who: Person, values: object, more: object = {}): Promise<any> =>
  data(await save(who, values, more)).draft;
const drafts = async (who: Person): Promise<any[]> =>
  data(await who.graphql(`{ drafts: myLeaveDrafts { ${fields} } }`)).drafts;
const act = (who: Person, verb: 'submit' | 'discard', { id, version }: any): Promise<Answer> =>
  who.graphql(
    `mutation($id: ID!, $v: Int!) { done: ${verb}LeaveDraft(id: $id, version: $v) ${verb === 'submit' ? '{ id status fromDate workingDays requestedById reason }' : ''} }`,
    { id, v: version },
  );
const code = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const told = async (who: Person): Promise<string[]> =>
  data(await who.graphql('{ page: notifications { rows { kind } } }')).page.rows.map(({ kind }: any) => kind);

describe('a draft of leave', () => {
  it('is kept as far as it is filled in, changed, and sent as a request by who made it', async () => {
    const begun = await saved(employee, { reason: 'Wedding' });
    expect(begun).toMatchObject({
      version: 1,
      values: { reason: 'Wedding' },
      hint: { field: 'fromDate', text: 'Choose the days.' },
    });
    const filled = await saved(employee, { ...week, reason: 'Wedding', contact: null }, { id: begun.id, version: 1 });
    expect(filled).toMatchObject({ id: begun.id, version: 2, values: { ...week, reason: 'Wedding' }, hint: null });
    expect(await told(manager)).toEqual([]);
    const { done } = data(await act(employee, 'submit', filled));
    expect(done).toMatchObject({
      status: 'submitted',
      fromDate: week.fromDate,
      workingDays: '5',
      reason: 'Wedding',
      requestedById: employee.id,
    });
    expect(await drafts(employee)).toEqual([]);
    expect(await told(manager)).toEqual(['leave_submitted']);
    expect(code(await act(employee, 'submit', filled))).toBe('NOT_FOUND');
  });

  it('is told what would be refused, and may be kept all the same; sent it is refused and stays', async () => {
    const early = await saved(employee, { fromDate: '2023-12-29', toDate: '2024-01-02' });
    expect(early.hint).toEqual({ field: 'fromDate', text: expect.stringContaining('Employment begins') });
    const refused = await act(employee, 'submit', early);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'fromDate' });
    expect(await drafts(employee)).toMatchObject([{ id: early.id, version: 1 }]);
    const backwards = await saved(employee, { fromDate: '2026-03-13', toDate: '2026-03-09' });
    expect(backwards.hint.field).toBe('toDate');
  });

  it.each<[string, object]>([
    ['a day that is none', { fromDate: '2026-02-30' }],
    ['a field it does not have', { status: 'approved' }],
    ['a reason too long', { reason: 'x'.repeat(251) }],
    ['a type of nowhere', { typeId: 'a'.repeat(24) }],
    ['a file of nowhere', { attachmentFileId: 'a'.repeat(24) }],
  ])('does not keep %s', async (_what, values) => {
    expect(code(await save(employee, values))).toBe('INVALID');
    expect(await drafts(employee)).toEqual([]);
  });

  it('is seen by nobody else on any door: neither manager nor admin, nor whom it is about', async () => {
    const draft = await saved(employee, week);
    const forSami = await saved(hr, { ...week, reason: 'Told by telephone' }, { employeeId: sami });
    const self = await test.as({ company, employeeId: sami, grants: own });
    for (const who of [manager, self]) expect(await drafts(who)).toEqual([]);
    expect((await drafts(hr)).map(({ id }) => id)).toEqual([forSami.id]);
    for (const who of [hr, manager]) {
      expect(code(await save(who, week, { id: draft.id, version: 1, employeeId: who === hr ? mona : boss }))).toBe(
        'NOT_FOUND',
      );
      expect([code(await act(who, 'submit', draft)), code(await act(who, 'discard', draft))]).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
    }
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(code(await act(elsewhere, 'discard', draft))).toBe('NOT_FOUND');
    expect(
      data(
        await hr.graphql(
          '{ employeeLeaves { total } calendar: teamLeave(from: "2026-03-01", to: "2026-03-31") { total } page: approvalsWaiting(subject: "EmployeeLeave") { total } }',
        ),
      ),
    ).toEqual({ employeeLeaves: { total: 0 }, calendar: { total: 0 }, page: { total: 0 } });
    expect((await hr.rest('GET', '/api/employee-leave')).body.data).toEqual([]);
  });

  it('is made only for whom one may ask for leave', async () => {
    expect(code(await save(employee, week, { employeeId: sami }))).toBe('FORBIDDEN');
    expect(code(await save(manager, week))).toBe('FORBIDDEN');
    expect(code(await save(hr, week, { employeeId: 'nobody' }))).toBe('FORBIDDEN');
    const lost = await test.as({ company, employeeId: sami, grants: grants('own', { EmployeeLeave: ['read'] }) });
    expect(code(await save(lost, week, { employeeId: sami }))).toBe('FORBIDDEN');
  });

  it('takes no days and stands against no other leave', async () => {
    await saved(employee, week);
    const other = await employee.graphql(
      'mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { id version status } }',
      { i: { employeeId: mona, ...week } },
    );
    const approved = await manager.graphql(
      'mutation($id: ID!, $v: Int!) { made: approveEmployeeLeave(id: $id, version: $v) { status } }',
      { id: data(other).made.id, v: 1 },
    );
    expect(data(approved).made.status).toBe('approved');
    // What came since stands against it.
    expect((await drafts(employee))[0].hint).toEqual({
      field: 'fromDate',
      text: expect.stringContaining('overlaps leave approved'),
    });
  });

  it('saved on two devices is kept once, and thrown away it is gone with what was written', async () => {
    const draft = await saved(employee, { reason: 'Operation' });
    const both = await Promise.all([
      save(employee, { reason: 'One' }, { id: draft.id, version: 1 }),
      save(employee, { reason: 'Other' }, { id: draft.id, version: 1 }),
    ]);
    expect(both.map(code).sort()).toEqual(['STALE', undefined]);
    expect(code(await act(employee, 'discard', draft))).toBe('STALE');
    data(await act(employee, 'discard', { ...draft, version: 2 }));
    expect(await drafts(employee)).toEqual([]);
    expect(await test.inside(company, 'select "values" from leave_draft where id = $1', [draft.id])).toEqual([
      { values: {} },
    ]);
  });

  it('is one of at most twenty', async () => {
    for (let at = 0; at < 20; at += 1) await saved(employee, { reason: `Plan ${at}` });
    expect(code(await save(employee, { reason: 'One more' }))).toBe('CONFLICT');
    expect((await drafts(employee)).length).toBe(20);
  });
});
