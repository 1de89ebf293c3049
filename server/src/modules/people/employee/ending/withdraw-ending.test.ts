import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { insertRow } from '../../../../../test/rows';
import { newId } from '../../../../platform/records/ids';

let now = new Date('2026-06-10T09:00:00Z');
let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const ask = async (document: string, variables: object, who = admin): Promise<any> => {
  const { data, errors } = await who.graphql(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
async function hired(more: object = {}): Promise<{ id: string; version: number }> {
  const { createDepartment } = await ask('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', {
    n: newId(),
  });
  return (
    await ask('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id version } }', {
      i: {
        code: newId(),
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2024-03-01',
        departmentId: createDepartment.id,
        ...more,
      },
    })
  ).createEmployee;
}
const end = async (id: string, version: number, day = '2026-06-30') =>
  (
    await ask(
      'mutation($id: ID!, $v: Int!, $d: Date!) { endEmployment(id: $id, version: $v, exitDate: $d, exitReason: "Resigned") { id version } }',
      { id, v: version, d: day },
    )
  ).endEmployment;
const withdraw = (id: string, version: number, who = admin) =>
  who.graphql(
    'mutation($id: ID!, $v: Int!) { withdrawEnding(id: $id, version: $v) { version status exitDate exitReason } }',
    { id, v: version },
  );
const positions = async (id: string) =>
  (
    await ask(
      'query($id: ID!) { employeePositions(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom}]) { rows { validTo endChangeType } } }',
      { id },
    )
  ).employeePositions.rows;
const codeOf = ({ errors }: Awaited<ReturnType<typeof withdraw>>) => errors?.[0]?.extensions.code;

describe('an ending taken back', () => {
  it('lets the employment and the position go on, the employee standing where they stood, and is in their history', async () => {
    const { id, version } = await hired({ status: 'suspended' });
    const ended = await end(id, version);
    expect((await withdraw(id, ended.version)).data.withdrawEnding).toMatchObject({
      status: 'suspended',
      exitDate: null,
      exitReason: null,
    });
    expect(await positions(id)).toEqual([{ validTo: null, endChangeType: null }]);
    expect(
      await test.sql(`select subject from audit_event where action = 'withdrawEnding' and company_id = $1 order by 1`, [
        admin.companyId,
      ]),
    ).toEqual([{ subject: 'Employee' }, { subject: 'EmployeePosition' }]);
  });

  it('gives positions the last day they had before it, however often the day was moved, and leaves alone what had ended before', async () => {
    const { id, version } = await hired();
    for (const [validFrom, validTo] of [
      ['2024-05-01', '2024-08-31'],
      ['2025-01-01', '2026-12-31'],
    ]) {
      await ask('mutation($i: EmployeePositionInput!) { createEmployeePosition(input: $i) { id } }', {
        i: { employeeId: id, validFrom, validTo, isPrimary: false },
      });
    }
    const first = await end(id, version);
    const second = await end(id, first.version, '2026-07-31');
    await withdraw(id, second.version);
    const stood = [
      { validTo: null, endChangeType: null },
      { validTo: '2024-08-31', endChangeType: null },
      { validTo: '2026-12-31', endChangeType: null },
    ];
    expect(await positions(id)).toEqual(stood);
    const again = await end(id, second.version + 1);
    await withdraw(id, again.version);
    expect(await positions(id)).toEqual(stood);
  });

  it('also takes back the last day given with a new employee', async () => {
    const { id, version } = await hired({ exitDate: '2026-06-30' });
    expect((await withdraw(id, version)).data.withdrawEnding).toMatchObject({ status: 'active', exitDate: null });
    expect(await positions(id)).toEqual([{ validTo: null, endChangeType: null }]);
  });

  it('is refused where there is none, once the last day is over, and to who read an older version', async () => {
    const { id, version } = await hired();
    expect(codeOf(await withdraw(id, version))).toBe('CONFLICT');
    const ended = await end(id, version);
    expect(codeOf(await withdraw(id, version))).toBe('STALE');
    now = new Date('2026-07-01T09:00:00Z');
    expect(codeOf(await withdraw(id, ended.version))).toBe('CONFLICT');
    now = new Date('2026-06-30T09:00:00Z');
    expect(codeOf(await withdraw(id, ended.version))).toBeUndefined();
    now = new Date('2026-06-10T09:00:00Z');
  });

  it.each([
    ['approved', 'CONFLICT'],
    ['paid', 'CONFLICT'],
    ['calculated', undefined],
    ['cancelled', undefined],
  ])('with an end of service %s: %s', async (state, outcome) => {
    const { id, version } = await hired();
    const ended = await end(id, version);
    await insertRow(test, 'EndOfService', admin.companyId!, {
      employeeId: id,
      lastDay: '2026-06-30',
      state,
    });
    expect(codeOf(await withdraw(id, ended.version))).toBe(outcome);
  });

  it('is for who may change the employee', async () => {
    const { id, version } = await hired();
    const ended = await end(id, version);
    const reader = await test.as({
      company: admin.companyId!,
      grants: [{ subject: 'Employee', action: 'read', scope: 'company' }],
    });
    expect(codeOf(await withdraw(id, ended.version, reader))).toBe('NOT_FOUND');
    const clerk = await test.as({
      company: admin.companyId!,
      grants: ['read', 'update'].map((action) => ({ subject: 'Employee', action, scope: 'company' as const })),
    });
    expect(codeOf(await withdraw(id, ended.version, clerk))).toBeUndefined();
    expect(await positions(id)).toEqual([{ validTo: null, endChangeType: null }]);
  });
});
