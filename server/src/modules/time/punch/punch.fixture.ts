import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

/** A company with its devices, and a clock of its own. */
export let test: TestApp;
export let admin: Person;
export let company: string;
export const clock = { now: new Date('2026-11-10T18:00:00Z') };
const zone = 'Asia/Dubai';
beforeAll(async () => {
  test = await createTestApp({ clock: () => clock.now });
  company = await test.company({ time_zone: zone });
  admin = await test.as({ type: 'admin', company });
});
beforeEach(() => {
  clock.now = new Date('2026-11-10T18:00:00Z');
});
afterAll(() => test.close());
export const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
export const made = async (name: string, input: object): Promise<string> =>
  (await ask(admin, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made
    .id;
export const hire = async (more: object = {}) => {
  const code = newId();
  return {
    code,
    id: await made('Employee', { code, firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', ...more }),
  };
};
export const device = async (kind = 'terminal') => {
  const id = await made('PunchDevice', { name: newId(), kind });
  return {
    id,
    token: (
      await ask(admin, 'mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token device { id } } }', { id })
    ).issued.token as string,
  };
};
export const post = async (path: string, token: string, body: unknown) => {
  const response = await fetch(`${test.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      results: { status: string; externalId: string | null; message: string | null }[];
      message?: string;
      name?: string;
      direction?: string;
    },
  };
};
export const presences = async (employeeId: string) =>
  (
    await ask(
      admin,
      'query($id: ID!) { attendances(filter: {employeeId: {eq: $id}}, sort: [{field: startedAt}]) { rows { date timeIn timeOut source } } }',
      { id: employeeId },
    )
  ).attendances.rows.map(
    ({ date, timeIn, timeOut, source }: Record<string, string>) => `${date} ${timeIn} ${timeOut} ${source}`,
  );
