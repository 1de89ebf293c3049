import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-10T08:00:00Z') });
  company = await test.company({ time_zone: 'Asia/Dubai', weekend_days: [0, 6] });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(admin, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made
    .id;
const own = ['read', 'create', 'update'].flatMap((action): Grant[] =>
  ['EmployeeLeave', 'Employee'].map((subject) => ({ subject, action, scope: 'own' })),
);

describe('blocked days', () => {
  let parent: string;
  let ward: string;
  let nurse: Person;
  let nurseId: string;
  beforeAll(async () => {
    parent = await made('Department', { name: newId() });
    ward = await made('Department', { name: newId(), parentId: parent });
    nurseId = await made('Employee', {
      code: newId(),
      firstName: 'Lina',
      lastName: 'Saleh',
      hireDate: '2024-01-01',
      departmentId: ward,
    });
    nurse = await test.as({ company, employeeId: nurseId, grants: own });
    await made('LeaveBlock', {
      name: 'Stocktaking',
      fromDate: '2026-12-07',
      toDate: '2026-12-08',
      departmentId: parent,
    });
    await made('LeaveBlock', {
      name: 'Elsewhere',
      fromDate: '2026-12-14',
      toDate: '2026-12-18',
      departmentId: await made('Department', { name: newId() }),
    });
    await made('LeaveBlock', { name: 'Weekend watch', fromDate: '2026-12-19', toDate: '2026-12-20' });
  });
  const leave = (fromDate: string, toDate: string, kind = 'paid') =>
    nurse.graphql('mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }', {
      input: { employeeId: nurseId, kind, fromDate, toDate },
    });

  it.each<[string, string, string, string, string | undefined]>([
    [
      'with a day of those of their department above is refused, saying why',
      '2026-12-04',
      '2026-12-07',
      'paid',
      'fromDate',
    ],
    ['unpaid just as well', '2026-12-08', '2026-12-08', 'unpaid', 'fromDate'],
    ['of sickness is not', '2026-12-08', '2026-12-08', 'sick', undefined],
    ['on those of another department is fine', '2026-12-14', '2026-12-14', 'paid', undefined],
    ['over blocked days nobody works is fine', '2026-12-17', '2026-12-21', 'paid', undefined],
  ])('leave %s', async (_name, from, to, kind, field) => {
    const { errors } = await leave(from, to, kind);
    expect(errors?.[0]?.extensions['field']).toBe(field);
    if (field) expect(errors?.[0]?.message).toContain('Stocktaking');
  });

  it('come too late for what is already asked for: that is for who decides', async () => {
    const {
      createEmployeeLeave: { id, version },
    } = (await leave('2026-12-29', '2026-12-30')).data;
    await made('LeaveBlock', { name: 'Closing of the year', fromDate: '2026-12-28', toDate: '2026-12-31' });
    expect((await leave('2026-12-31', '2026-12-31')).errors?.[0]?.message).toContain('Closing of the year');
    const change = (input: object) =>
      nurse.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeLeaveChanges!) { updateEmployeeLeave(id: $id, version: $v, input: $i) { version } }',
        { id, v: version, i: input },
      );
    expect((await change({ toDate: '2026-12-31' })).errors?.[0]?.message).toContain('Closing of the year');
    const { updateEmployeeLeave } = (await change({ reason: 'A wedding' })).data;
    const manager = await test.as({
      company,
      grants: ['read', 'approve'].map((action) => ({ subject: 'EmployeeLeave', action, scope: 'company' })),
    });
    expect(
      (
        await ask(manager, 'mutation($id: ID!, $v: Int!) { approveEmployeeLeave(id: $id, version: $v) { status } }', {
          id,
          v: updateEmployeeLeave.version,
        })
      ).approveEmployeeLeave.status,
    ).toBe('approved');
  });

  it("end no earlier than they begin, and are nobody's of another company", async () => {
    await expect(made('LeaveBlock', { name: 'x', fromDate: '2026-12-08', toDate: '2026-12-07' })).rejects.toMatchObject(
      { code: 'INVALID', field: 'toDate' },
    );
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect((await ask(elsewhere, '{ leaveBlocks { total } }')).leaveBlocks.total).toBe(0);
    expect((await ask(nurse, '{ leaveBlocks { total } }')).leaveBlocks.total).toBe(0);
  });
});

it('leave of a type for one form of employment is asked for by nobody else, and offered to nobody else', async () => {
  const typeId = await made('LeaveType', { code: newId(), name: newId(), employeeType: 'part_time' });
  const asks = async (employeeType: string) => {
    const employeeId = await made('Employee', {
      code: newId(),
      firstName: 'Rana',
      lastName: 'Aziz',
      hireDate: '2024-01-01',
      employeeType,
    });
    const { leaveOptions } = await ask(admin, 'query($id: ID!) { leaveOptions(employeeId: $id) { id } }', {
      id: employeeId,
    });
    const { errors } = await admin.graphql(
      'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id } }',
      { input: { employeeId, typeId, fromDate: '2026-12-14', toDate: '2026-12-14' } },
    );
    return [leaveOptions.some(({ id }: { id: string }) => id === typeId), errors?.[0]?.extensions['field']];
  };
  expect(await asks('full_time')).toEqual([false, 'typeId']);
  expect(await asks('part_time')).toEqual([true, undefined]);
});
