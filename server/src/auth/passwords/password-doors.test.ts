import { mailedText } from './mailed.fixture';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { appSchema } from '../../schema';

let test: TestApp;
let company: string;
let admin: Person;
/** Outside every company. */
let keeper: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company({ name: 'Falcon Clinic' });
  admin = await test.as({ type: 'admin', company });
  keeper = await test.as({ type: 'admin' });
});
afterAll(() => test.close());

const email = () => `layla.haddad.${newId()}@example.com`;
const nobody = async (query: string, variables: object) =>
  (await (
    await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
  ).json()) as { errors?: { extensions: object }[] };
const refusal = ({ errors }: { errors?: { extensions: { code?: string; field?: string } }[] }) =>
  errors?.map(({ extensions: { code, field } }) => `${code} ${field}`)[0] ?? 'taken';

/** Each door by its name in the schema, with a password; how it answers. */
const doors: Record<string, (password: string) => Promise<string>> = {
  async changePassword(p) {
    const member = await test.as({ company });
    await test.sql('update app_user set password_hash = $2 where id = $1', [
      member.id,
      await test.app.auth.passwords.hashPassword('a harbour at night'),
    ]);
    const { token } = (await test.app.auth.signInWithPassword({
      email: (await test.sql<{ email: string }>('select email from app_user where id = $1', [member.id]))[0]!.email,
      password: 'a harbour at night',
      ip: '::1',
      userAgent: null,
    })) as { token: string };
    return refusal(
      (await (
        await fetch(`${test.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            query: 'mutation($n: String!) { changePassword(current: "a harbour at night", next: $n) }',
            variables: { n: p },
          }),
        })
      ).json()) as Parameters<typeof refusal>[0],
    );
  },
  async choosePassword(p) {
    const address = email();
    await admin.graphql('mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
      i: { name: 'Layla Haddad', email: address },
    });
    const token = /#([\w-]{43})/.exec(await mailedText(test, address))![1]!;
    return refusal(
      await nobody('mutation($t: String!, $p: String!) { choosePassword(token: $t, password: $p) }', { t: token, p }),
    );
  },
};
const restDoors = ['/api/user/add-user', '/api/company-user/add-user'];

it('every operation that takes a new password is among these', () => {
  const taking = Object.values(appSchema().getMutationType()!.getFields())
    .filter(({ args }) => args.some(({ name }) => /^(password|next)$/.test(name)))
    .map(({ name }) => name);
  expect(taking.filter((name) => name !== 'signIn').sort()).toEqual(Object.keys(doors).sort());
});

describe.each(Object.entries(doors))('%s', (_name, door) => {
  it.each(['password', '12345678', '        '])('refuses %p', async (password) =>
    expect(await door(password)).toMatch(/^INVALID (password|next)$/),
  );
  it('takes several words', async () => expect(await door('a lighthouse in fog')).toBe('taken'));
});

it.each(restDoors)('POST %s refuses common ones and the address itself, and says why in words', async (path) => {
  const address = email();
  for (const password of ['password', '12345678', '        ', address]) {
    const { status, body } = await (path === '/api/user/add-user' ? keeper : admin).rest('POST', path, {
      data: { name: 'Layla Haddad', email: address, password, type: 'employee', status: 'active', roles: [] },
    });
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(/^password: This password (is among|repeats|is made of)/),
    ]);
  }
});

it('what is known of the owner is asked at the link as well: name and company', async () => {
  for (const word of ['Layla-Haddad', 'falconclinic1'])
    expect(await doors['choosePassword']!(word)).toBe('INVALID password');
});
