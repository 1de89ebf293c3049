import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T09:00:00Z') });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

interface Made {
  id: string;
  version: number;
  code: string;
}
const hired = async (more: object = {}, who = admin): Promise<Made> =>
  (
    await who.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id version code } }', {
      i: {
        code: newId(),
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-03-01',
        exitDate: '2025-12-31',
        ...more,
      },
    })
  ).data.createEmployee;
const rehire = ({ id, version }: { id: string; version: number }, input: object = {}, who = admin) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $i: RehireInput!) { rehireEmployee(id: $id, version: $v, input: $i) {
    id code status firstName nationality passportNo hireDate exitDate probationEnd unpaidLeaveDaysBefore departmentId rehireOf { id } employeePositions { validFrom startChangeType } bankAccounts { id } } }`,
    { id, v: version, i: { code: newId(), hireDate: '2026-06-15', ...input } },
  );
const problem = ({ errors }: Awaited<ReturnType<typeof rehire>>) => errors?.[0]?.extensions;
const can = (...actions: string[]) =>
  actions.map((action) => ({ subject: 'Employee', action, scope: 'company' as const }));
const memberOf = async (employeeId: string, status: string) => {
  const { id } = await test.as({ company: admin.companyId!, grants: [], employeeId });
  await test.inside(admin.companyId!, 'update membership set status = $1 where user_id = $2', [status, id]);
  return async () =>
    (
      await test.inside(
        admin.companyId!,
        'select employee_id as "employeeId", status from membership where user_id = $1',
        [id],
      )
    )[0];
};

describe('who comes back', () => {
  it('is the same person in a new employment, linked both ways, with nothing of what they had earned', async () => {
    const {
      data: {
        createDepartment: { id: departmentId },
      },
    } = await admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() });
    const former = await hired({
      nationalityAsGiven: 'Jordanian',
      passportNo: 'N1234567',
      probationEnd: '2020-06-01',
      unpaidLeaveDaysBefore: '12',
      departmentId,
    });
    const made = (await rehire(former, { departmentId })).data.rehireEmployee;
    expect(made).toMatchObject({
      status: 'onboarding',
      firstName: 'Mona',
      nationality: 'JO',
      passportNo: '•••• 4567',
      hireDate: '2026-06-15',
      exitDate: null,
      probationEnd: null,
      unpaidLeaveDaysBefore: null,
      departmentId,
      rehireOf: { id: former.id },
      employeePositions: [{ validFrom: '2026-06-15', startChangeType: 'hire' }],
      bankAccounts: [],
    });
    expect(
      (
        await admin.graphql('mutation($id: ID!) { revealValue(subject: "Employee", id: $id, field: "passportNo") }', {
          id: made.id,
        })
      ).data.revealValue,
    ).toBe('N1234567');
    const { data } = await admin.graphql(
      'query($id: ID!) { employee(id: $id) { status employeesAsRehireOf { id } } employeeTimeline(id: $id, limit: 50) { entries { action } } }',
      { id: former.id },
    );
    expect(data.employee).toEqual({ status: 'exited', employeesAsRehireOf: [{ id: made.id }] });
    expect(data.employeeTimeline.entries.map(({ action }: { action: string }) => action)).toContain('rehireEmployee');
    expect((await rehire(await hired(), { hireDate: '2026-06-01' })).data.rehireEmployee.status).toBe('active');
  });

  it('begins after their last day, then and when either day is moved', async () => {
    const former = await hired();
    expect(problem(await rehire(former, { hireDate: '2025-12-31' }))).toMatchObject({
      code: 'INVALID',
      field: 'hireDate',
    });
    const made = (await rehire(former)).data.rehireEmployee;
    const moved = await admin.graphql(
      'mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: {hireDate: "2025-12-01"}) { id } }',
      { id: made.id },
    );
    expect(problem(moved)).toMatchObject({ code: 'INVALID', field: 'hireDate' });
    const end = (day: string) =>
      admin.graphql(
        'mutation($id: ID!, $d: Date!) { endEmployment(id: $id, version: 1, exitDate: $d, exitReason: "Corrected") { exitDate } }',
        { id: former.id, d: day },
      );
    expect(problem(await end('2026-06-15'))).toMatchObject({ code: 'INVALID', field: 'exitDate' });
    expect((await end('2026-01-31')).data.endEmployment.exitDate).toBe('2026-01-31');
  });

  it('comes back once, under a number nobody has, from the state that was read, and only after having left', async () => {
    const former = await hired();
    expect(problem(await rehire(former, { code: former.code }))).toMatchObject({ code: 'TAKEN', field: 'code' });
    expect(problem(await rehire({ ...former, version: 7 }))).toMatchObject({ code: 'STALE' });
    const answers = await Promise.all([rehire(former), rehire(former)]);
    expect(answers.map((answer) => problem(answer)?.code).sort()).toEqual(['CONFLICT', undefined]);
    expect(problem(await rehire(await hired({ exitDate: '2026-06-30' })))).toMatchObject({ code: 'CONFLICT' });
    expect(problem(await rehire(await hired({ exitDate: null })))).toMatchObject({ code: 'CONFLICT' });
    const made = answers.find(({ data }) => data)!.data.rehireEmployee;
    await admin.graphql('mutation($ids: [ID!]!) { deleteEmployees(ids: $ids) { done } }', { ids: [made.id] });
    expect((await rehire(former)).errors).toBeUndefined();
    const { data } = await admin.graphql('mutation($ids: [ID!]!) { restoreEmployees(ids: $ids) { done message } }', {
      ids: [made.id],
    });
    expect(data.restoreEmployees).toEqual([
      { done: false, message: expect.stringContaining('taken on again already') },
    ]);
  });

  it('is taken on by who may add employees and see this one, in the same company, and never by that person', async () => {
    const former = await hired();
    const reader = await test.as({ company: admin.companyId!, grants: can('read') });
    expect(problem(await rehire(former, {}, reader))).toMatchObject({ code: 'FORBIDDEN' });
    const blind = await test.as({ company: admin.companyId!, grants: can('create') });
    expect(problem(await rehire(former, {}, blind))).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await test.as({ type: 'admin', company: await test.company() });
    expect(problem(await rehire(former, {}, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    const theirs = await hired({}, stranger);
    const direct = await admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
      i: { code: newId(), firstName: 'A', lastName: 'B', hireDate: '2026-06-15', rehireOfId: theirs.id },
    });
    expect(problem(direct)).toMatchObject({ field: 'rehireOfId' });
    const clerk = await test.as({ company: admin.companyId!, grants: can('read', 'create'), employeeId: former.id });
    expect(problem(await rehire(former, {}, clerk))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keeps their account, let in again only by who lets people in', async () => {
    const clerk = await test.as({ company: admin.companyId!, grants: can('read', 'create') });
    for (const [who, status, then] of [
      [admin, 'left', 'active'],
      [clerk, 'left', 'left'],
      [admin, 'suspended', 'suspended'],
      [clerk, 'active', 'active'],
    ] as const) {
      const former = await hired();
      const membership = await memberOf(former.id, status);
      const { data } = await rehire(former, {}, who);
      expect(await membership()).toEqual({ employeeId: data.rehireEmployee.id, status: then });
    }
  });
});
