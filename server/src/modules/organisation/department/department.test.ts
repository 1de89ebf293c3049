import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { inTransaction } from '../../../platform/database/transaction';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code;
const make = async (parentId: string | null = null): Promise<string> =>
  (
    await admin.graphql('mutation($n: String!, $p: ID) { createDepartment(input: {name: $n, parentId: $p}) { id } }', {
      n: newId(),
      p: parentId,
    })
  ).data.createDepartment.id;
const move = (id: string, parentId: string | null, version = 1) =>
  admin.graphql(
    'mutation($id: ID!, $v: Int!, $p: ID) { updateDepartment(id: $id, version: $v, input: {parentId: $p}) { parentId version } }',
    { id, v: version, p: parentId },
  );

describe('departments', () => {
  it('lie below others and move with all that lies below them', async () => {
    const top = await make();
    const middle = await make(top);
    const leaf = await make(middle);
    expect((await move(middle, null)).data.updateDepartment).toEqual({ parentId: null, version: 2 });
    expect((await move(top, leaf)).data.updateDepartment.parentId).toBe(leaf);
  });

  it.each([1, 2, 4])('never lie below themselves, not by a circle of %d', async (length) => {
    const top = await make();
    let last = top;
    for (let at = 1; at < length; at += 1) last = await make(last);
    const answer = await move(top, last);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'parentId' });
  });

  it('moved below each other at once form no circle: one is moved, the other refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await make(), await make()];
      const answers = await Promise.all([move(a, b), move(b, a)]);
      expect(answers.map((answer) => codeOf(answer) ?? 'moved').sort()).toEqual(['INVALID', 'moved']);
    }
  });

  it('of a name that is taken, or below one that is gone, are refused', async () => {
    const gone = await make();
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: gone });
    expect((await move(await make(), gone)).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'parentId',
    });
    const name = newId();
    const named = () =>
      admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: name });
    await named();
    expect((await named()).errors?.[0]?.extensions).toMatchObject({ code: 'TAKEN', field: 'name' });
  });
});

describe('the days of a department', () => {
  const open = async (input: object = {}): Promise<string> =>
    (
      await admin.graphql('mutation($i: DepartmentInput!) { createDepartment(input: $i) { id } }', {
        i: { name: newId(), ...input },
      })
    ).data.createDepartment.id;
  const refusal = ({ errors }: Answer): unknown =>
    errors?.[0] && [errors[0].extensions.code, errors[0].extensions.field];
  const close = (id: string, validTo: string | null, who = admin) =>
    who.graphql(
      'mutation($id: ID!, $v: Int!, $d: Date) { updateDepartment(id: $id, version: $v, input: {validTo: $d}) { validTo } }',
      { id, d: validTo, v: 1 },
    );
  const hire = (departmentId: string, more: object = {}) =>
    admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
      i: { code: newId(), firstName: 'Mona', lastName: 'Haddad', hireDate: '2026-01-01', departmentId, ...more },
    });
  const place = (employeeId: string, input: object) =>
    admin.graphql('mutation($i: EmployeePositionInput!) { createEmployeePosition(input: $i) { id } }', {
      i: { employeeId, ...input },
    });

  it('end after they begin, and not before those of a department below it', async () => {
    expect(
      refusal(
        await admin.graphql(
          'mutation { createDepartment(input: {name: "Short", validFrom: "2026-02-01", validTo: "2026-01-31"}) { id } }',
        ),
      ),
    ).toEqual(['INVALID', 'validTo']);
    const top = await open();
    const below = await open({ parentId: top, validTo: '2026-06-30' });
    const refused = await close(top, '2026-06-29');
    expect(refusal(refused)).toEqual(['CONFLICT', 'validTo']);
    expect(refused.errors![0]!.message).toMatch(/departments: [0-9a-f]{24}\./);
    expect(refusal(await close(top, '2026-06-30'))).toBeUndefined();
    expect(refusal(await close(below, null))).toEqual(['INVALID', 'parentId']);
    expect(
      refusal(
        await admin.graphql('mutation($p: ID!) { createDepartment(input: {name: "Late", parentId: $p}) { id } }', {
          p: top,
        }),
      ),
    ).toEqual(['INVALID', 'parentId']);
  });

  it('are not those on which somebody is in it: they are named to who may read them, and counted to others', async () => {
    const id = await open();
    const employeeId = (await hire(id)).data.createEmployee.id;
    expect((await close(id, '2026-03-31')).errors![0]!.message).toBe(
      'On other days there are in it: people: Mona Haddad. Move or end them first.',
    );
    const facilities = await test.as({
      company,
      grants: ['read', 'update'].map((action) => ({ subject: 'Department', action, scope: 'company' })),
    });
    expect((await close(id, '2026-03-31', facilities)).errors![0]!.message).toBe(
      'On other days there are in it: people: 1. Move or end them first.',
    );
    const other = await open();
    await place(employeeId, { departmentId: other, validFrom: '2026-04-01' });
    expect(refusal(await close(id, '2026-03-30'))).toEqual(['CONFLICT', 'validTo']);
    expect(refusal(await close(id, '2026-03-31'))).toBeUndefined();
  });

  it('take no position beyond them, on any door that writes positions; what was stays', async () => {
    const id = await open({ validFrom: '2026-02-01', validTo: '2026-06-30' });
    expect(refusal(await hire(id))).toEqual(['INVALID', 'departmentId']);
    expect(refusal(await hire(id, { hireDate: '2026-03-01' }))).toEqual(['INVALID', 'departmentId']);
    const employeeId = (await hire(await open())).data.createEmployee.id;
    expect(refusal(await place(employeeId, { departmentId: id, validFrom: '2026-03-01' }))).toEqual([
      'INVALID',
      'departmentId',
    ]);
    expect(
      refusal(
        await place(employeeId, { departmentId: id, isPrimary: false, validFrom: '2026-01-31', validTo: '2026-06-30' }),
      ),
    ).toEqual(['INVALID', 'departmentId']);
    expect(
      refusal(
        await place(employeeId, { departmentId: id, isPrimary: false, validFrom: '2026-02-01', validTo: '2026-06-30' }),
      ),
    ).toBeUndefined();
  });

  it('take no open shift and no pattern beyond them, and wait for those there are', async () => {
    const make = async (area: string, input: object) =>
      admin.graphql(`mutation($i: ${area}Input!) { made: create${area}(input: $i) { id } }`, { i: input });
    const shiftId = (await make('Shift', { title: 'Late', kind: 'times', periods: [{ start: '14:00', end: '22:00' }] }))
      .data.made.id;
    const patternId = (await make('ShiftPattern', { name: 'Late week', cycleDays: 7, slots: [{ day: 0, shiftId }] }))
      .data.made.id;
    const closed = await open({ validTo: '2026-06-30' });
    const id = await open();
    for (const departmentId of [closed, id]) {
      const answers = [
        await make('RosteredShift', { departmentId, shiftId, date: '2026-07-01' }),
        await make('ShiftAssignment', { departmentId, patternId, validFrom: '2026-06-01' }),
      ];
      expect(answers.map(refusal)).toEqual(
        departmentId === closed
          ? [
              ['INVALID', 'departmentId'],
              ['INVALID', 'departmentId'],
            ]
          : [undefined, undefined],
      );
    }
    expect((await close(id, '2026-06-30')).errors![0]!.message).toBe(
      'On other days there are in it: open shifts: Late 2026-07-01; shift patterns: Late week. Move or end them first.',
    );
  });

  it('wait with their end for who is given a position meanwhile, and are refused then', async () => {
    const id = await open();
    const employeeId = (await hire(await open())).data.createEmployee.id;
    const { closing } = await inTransaction(
      test.app.services.pool,
      { platform: true, companyId: company },
      'write',
      async (tx) => {
        await tx.query('update employee_position set department_id = $2 where employee_id = $1', [employeeId, id]);
        await tx.query('select 1 from department where id = $1 for share', [id]);
        const answer = close(id, '2026-06-30');
        await test.someoneWaits();
        return { closing: answer };
      },
    );
    expect(refusal(await closing)).toEqual(['CONFLICT', 'validTo']);
  });

  it('closed and given a position at once leave one of the two', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await open();
      const employeeId = (await hire(await open())).data.createEmployee.id;
      const answers = await Promise.all([
        close(id, '2026-06-30'),
        place(employeeId, { departmentId: id, validFrom: '2026-03-01' }),
      ]);
      expect(answers.filter((answer) => !refusal(answer))).toHaveLength(1);
    }
  });

  it('are told on old doors as not in use, and grey in the chart', async () => {
    const id = await open({ name: 'Closed ward', validTo: '2020-12-31' });
    const names = async (status: string) =>
      (
        (await admin.rest('GET', `/api/company-department?departmentStatus=${status}`)).body.data as {
          _id: string;
          status: string;
        }[]
      )
        .filter((row) => row._id === id)
        .map((row) => row.status);
    expect([await names('active'), await names('inactive')]).toEqual([[], ['inactive']]);
    const { rows } = (await admin.graphql('{ orgChart(of: departments) { rows { id isClosed } } }')).data.orgChart;
    expect(rows.find((row: { id: string }) => row.id === id)).toEqual({ id, isClosed: true });
  });
});
