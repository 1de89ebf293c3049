import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T09:00:00Z') });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const hire = async (more: object = {}) =>
  admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
    i: { code: newId(), firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-01-01', ...more },
  });
const hired = async (): Promise<string> => (await hire()).data.createEmployee.id;
const under = async (employeeId: string, managerId: string, more: object = {}) =>
  await admin.graphql('mutation($i: EmployeePositionInput!) { createEmployeePosition(input: $i) { id version } }', {
    i: { employeeId, managerId, validFrom: '2024-01-01', ...more },
  });
const problem = ({ errors }: Awaited<ReturnType<typeof under>>) => errors?.[0]?.extensions.field;

describe('a manager', () => {
  it('is nobody who reports to the employee, directly or through others', async () => {
    const [top, middle, low] = [await hired(), await hired(), await hired()];
    expect(problem(await under(middle, top))).toBeUndefined();
    expect(problem(await under(low, middle))).toBeUndefined();
    expect(problem(await under(top, middle))).toBe('managerId');
    expect(problem(await under(top, low))).toBe('managerId');
    expect(problem(await under(top, low, { isPrimary: false }))).toBeUndefined();
  });

  it('is never the employee themselves, not even beside their main position', async () => {
    const one = await hired();
    for (const isPrimary of [true, false]) expect(problem(await under(one, one, { isPrimary }))).toBe('managerId');
  });

  it('may be who reported to them at another time, but not once the days are moved into each other', async () => {
    const [one, other] = [await hired(), await hired()];
    await under(one, other, { validTo: '2024-12-31' });
    const later = await under(other, one, { validFrom: '2025-01-01' });
    expect(problem(later)).toBeUndefined();
    const { id } = later.data.createEmployeePosition;
    const moved = await admin.graphql(
      'mutation($id: ID!) { updateEmployeePosition(id: $id, version: 1, input: {validFrom: "2024-12-31"}) { id } }',
      { id },
    );
    expect(problem(moved)).toBe('managerId');
  });

  it('is refused to one of two moves that would close a circle together', async () => {
    const [one, other] = [await hired(), await hired()];
    const answers = await Promise.all([under(one, other), under(other, one)]);
    expect(answers.map(problem).sort()).toEqual(['managerId', undefined]);
  });
});

it('a contract does not end before the first day of employment', async () => {
  expect((await hire({ contractEnd: '2023-12-31' })).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    field: 'contractEnd',
  });
  expect((await hire({ contractEnd: '2024-01-01' })).errors).toBeUndefined();
});
