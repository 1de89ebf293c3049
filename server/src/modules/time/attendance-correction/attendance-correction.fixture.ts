import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

/** People who ask for corrections, and who decides about them. */
export let test: TestApp;
export let admin: Person;
export let company: string;
export const now = new Date('2026-11-10T18:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());
export const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
export const made = async (name: string, input: object, who = admin): Promise<string> =>
  (await ask(who, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
export const hire = (more: object = {}) =>
  made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-10-01', ...more });
const fields = 'id version status statusReason allowedActions';
export const move = (who: Person, verb: string, id: string, version: number, note?: string) =>
  who.graphql(
    `mutation($id: ID!, $version: Int!${note ? ', $note: String!' : ''}) { moved: ${verb}AttendanceCorrection(id: $id, version: $version${note ? ', note: $note' : ''}) { ${fields} } }`,
    { id, version, note },
  );
