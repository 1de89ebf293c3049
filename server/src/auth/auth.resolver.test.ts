import 'reflect-metadata';
import { createMongoAbility } from '@casl/ability';
import { unpackRules, type PackRule } from '@casl/ability/extra';
import { parse, type OperationDefinitionNode } from 'graphql';
import pino from 'pino';
import type { Rule } from '../platform/access/ability';
import { Cipher } from '../platform/http/cipher';
import { executorOf } from '../platform/graphql/operation';
import { webhookSender } from '../platform/notify/webhook-sender';
import { buildAppSchema } from '../platform/graphql/schema';
import { AuthWorld } from './auth.fixture';
import { AuthResolver, authOperations } from './auth.resolver';
import { keyFor } from './keys';
import { FolderStorage } from '../storage/folder-storage';

let world: AuthWorld;
let execute: ReturnType<typeof executorOf>;
beforeAll(async () => {
  world = await AuthWorld.start({ rateLimits: true });
  execute = executorOf(
    buildAppSchema([AuthResolver]),
    {
      pool: world.pool,
      cipher: new Cipher('x'),
      log: pino({ level: 'silent' }),
      dataDir: '',
      storage: new FolderStorage(''),
      txtRecords: async () => [],
      fileScanner: null,
      fileLinkKey: keyFor('file link', 'x'),
      webhooks: webhookSender(),
      throttle: world.auth.throttle,
      publicUrl: '',
      clock: () => new Date(),
      reachOf: async () => ({ own: [], team: [], department: [] }),
      hashPassword: world.auth.passwords.hashPassword,
      committed: () => world.auth.sessions.forgetCached(),
    },
    authOperations,
  );
});
afterAll(() => world.close());

/** Asks as the holder of a token, or as a visitor; errors of the product as their codes. */
async function ask(source: string, token: string | null, ip: string): Promise<{ data: unknown; codes: unknown[] }> {
  const { auth } = world;
  const document = parse(source);
  const { data, errors = [] } = await execute(
    document,
    document.definitions[0] as OperationDefinitionNode,
    source,
    {},
    {
      session: await auth.sessions.fromToken(token, '127.0.0.1'),
      requestId: '',
      locale: 'en',
      extras: { auth, visitor: { ip, userAgent: 'test' } },
    },
  );
  return { data: data ?? null, codes: errors.map(({ extensions }) => extensions['code']) };
}

const whole = `{ session { user { id email type status } company { id currency timeZone } companies { id }
  roles employeeId rules expires } }`;

test('a visitor has no session', async () => {
  expect(await ask(whole, null, '192.0.2.1')).toEqual({ data: { session: null }, codes: [] });
});

test('a program signs in, reads its session and signs out', async () => {
  const { id, email, password } = await world.makeUser({ type: 'admin' });
  const { data } = await ask(
    `mutation { signIn(email: "${email}", password: "${password}") { token expires } }`,
    null,
    '192.0.2.2',
  );
  const { token } = (data as { signIn: { token: string } }).signIn;
  const answer = await ask(whole, token, '192.0.2.2');
  expect(answer.codes).toEqual([]);
  const { session } = answer.data as { session: { rules: PackRule<Rule>[] } };
  expect(session).toMatchObject({
    user: { id, email, type: 'admin', status: 'active' },
    company: null,
    roles: [],
    employeeId: null,
  });
  expect(createMongoAbility(unpackRules(session.rules)).can('delete', 'Employee')).toBe(true);
  expect((await ask('mutation { signOut }', token, '192.0.2.2')).data).toEqual({ signOut: true });
  expect((await ask(whole, token, '192.0.2.2')).data).toEqual({ session: null });
});

test('a member sees the companies they may enter and is in the one they visit', async () => {
  const [a, b, other] = [await world.makeCompany('A'), await world.makeCompany('B'), await world.makeCompany('C')];
  const { id, email, password } = await world.makeUser();
  for (const company of [a, b]) await world.makeMember(company, id);
  await world.makeMember(other, id, [], 'left');
  const { token } = await world.signIn(email, password, '192.0.2.8');
  expect(await ask(whole, token, '192.0.2.8')).toMatchObject({
    data: {
      session: { company: { id: a, currency: 'AED', timeZone: 'Asia/Dubai' }, companies: [{ id: a }, { id: b }] },
    },
    codes: [],
  });
});

test('a refusal does not tell whether the user exists', async () => {
  const { email } = await world.makeUser();
  for (const address of [email, 'nobody@muster.test']) {
    const answer = await ask(
      `mutation { signIn(email: "${address}", password: "wrong horse") { token } }`,
      null,
      '192.0.2.3',
    );
    expect(answer).toEqual({ data: { signIn: null }, codes: ['UNAUTHENTICATED'] });
  }
});

test('a hundred sign-ins in one document count as a hundred', async () => {
  const { email } = await world.makeUser();
  const one = (i: number) => `a${i}: signIn(email: "${email}", password: "guess number ${i}") { token }`;
  const document = `mutation { ${Array.from({ length: 100 }, (_, i) => one(i)).join('\n')} }`;
  const { codes } = await ask(document, null, '192.0.2.4');
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(90);
});

test('a user enters and leaves a company; an absent one is not found', async () => {
  const company = await world.makeCompany();
  const { email, password } = await world.makeUser({ type: 'admin' });
  const { token } = await world.signIn(email, password, '192.0.2.5');
  const entered = await ask(`mutation { enterCompany(id: "${company}") { company { id } } }`, token, '192.0.2.5');
  expect(entered.data).toEqual({ enterCompany: { company: { id: company } } });
  expect((await ask('mutation { enterCompany(id: "x") { company { id } } }', token, '192.0.2.5')).codes).toEqual([
    'NOT_FOUND',
  ]);
  expect((await world.who(token))?.company?.id).toBe(company);
  expect((await ask('mutation { leaveCompany { company { id } } }', token, '192.0.2.5')).data).toEqual({
    leaveCompany: { company: null },
  });
});

test('changing the password ends the other sessions', async () => {
  const { email, password } = await world.makeUser();
  const [other, own] = [
    await world.signIn(email, password, '192.0.2.6'),
    await world.signIn(email, password, '192.0.2.6'),
  ];
  const change = (current: string) =>
    ask(`mutation { changePassword(current: "${current}", next: "battery staple") }`, own.token, '192.0.2.6');
  expect((await change('wrong horse')).codes).toEqual(['INVALID']);
  expect((await change(password)).data).toEqual({ changePassword: true });
  expect([await world.who(other.token), (await world.who(own.token))?.email]).toEqual([null, email]);
});

test.each([
  'signOut',
  'changePassword(current: "x", next: "battery staple")',
  'enterCompany(id: "x") { roles }',
  'leaveCompany { roles }',
])('a visitor may not %s', async (operation) => {
  expect((await ask(`mutation { ${operation} }`, null, '192.0.2.7')).codes).toEqual(['UNAUTHENTICATED']);
});
