import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T09:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const made = async (area: string, input: object): Promise<string> => {
  const { data, errors } = await admin.graphql(
    `mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`,
    { input },
  );
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data.made.id;
};
const hire = (more: object = {}) =>
  made('Employee', { code: newId(), firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-01-01', ...more });
const at = async (id: string) =>
  (await admin.graphql('query($id: ID!) { employee(id: $id) { weeklyHours workLocation { name } } }', { id })).data
    .employee;

describe('a work location', () => {
  it.each<[string, object, string | null]>([
    ['has a name of its own', { name: 'Taken' }, 'name'],
    ['has a place known by all of it', { fenceLatitude: '25.2', fenceLongitude: '55.2' }, 'fenceRadius'],
    ['has no place at all, or a whole one', { fenceLatitude: '25.2', fenceLongitude: '55.2', fenceRadius: 100 }, null],
    ['lies in a time zone there is', { timeZone: 'Mars/Base' }, 'timeZone'],
  ])('%s', async (_law, more, field) => {
    await made('WorkLocation', { name: 'Taken' }).catch(() => null);
    await expect(
      made('WorkLocation', { name: newId(), ...more }).then(
        () => null,
        (thrown) => thrown.field,
      ),
    ).resolves.toBe(field);
  });

  it('of another company is nobody’s', async () => {
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    const { data } = await elsewhere.graphql('mutation { createWorkLocation(input: { name: "There" }) { id } }');
    await expect(hire({ workLocationId: data.createWorkLocation.id })).rejects.toMatchObject({
      field: 'workLocationId',
    });
  });
});

describe('where and how many hours somebody works', () => {
  it('begins with the employment, and another contract says so from its first day on', async () => {
    const [here, there] = [
      await made('WorkLocation', { name: newId() }),
      await made('WorkLocation', { name: 'There' }),
    ];
    const id = await hire({ workLocationId: here, weeklyHours: '38.5' });
    expect((await at(id)).weeklyHours).toBe('38.50');
    const positions = (
      await admin.graphql(
        'query($id: ID!) { employeePositions(filter: {employeeId: {eq: $id}}) { rows { validFrom weeklyHours workLocationId } } }',
        { id },
      )
    ).data.employeePositions.rows;
    expect(positions).toEqual([{ validFrom: '2024-01-01', weeklyHours: '38.50', workLocationId: here }]);
    await made('EmployeePosition', {
      employeeId: id,
      validFrom: '2026-06-10',
      weeklyHours: '20',
      workLocationId: there,
    });
    expect(await at(id)).toEqual({ weeklyHours: '20.00', workLocation: { name: 'There' } });
    await made('EmployeePosition', { employeeId: id, validFrom: '2026-07-01' });
    expect(await at(id)).toEqual({ weeklyHours: '20.00', workLocation: { name: 'There' } });
  });

  it.each([
    ['0', 'weeklyHours'],
    ['168.5', 'weeklyHours'],
    ['168', null],
  ])('is no week of %s hours unless it can be', async (weeklyHours, field) => {
    await expect(
      hire({ weeklyHours }).then(
        () => null,
        (thrown) => thrown.field,
      ),
    ).resolves.toBe(field);
  });

  it('is told by the employee alone through their contracts once they are employed', async () => {
    const id = await hire();
    const { errors } = await admin.graphql(
      'mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: { weeklyHours: "20" }) { id } }',
      { id },
    );
    expect(errors).toHaveLength(1);
  });
});
