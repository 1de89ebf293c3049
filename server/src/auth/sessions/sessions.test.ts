import { AuthWorld } from '../auth.fixture';
import { keyFor } from '../keys';
import { signSessionToken } from '../tokens';
import { TEST_SECRET } from '../../../test/copied-database';

const day = 24 * 60 * 60 * 1000;
let world: AuthWorld;
beforeAll(async () => {
  world = await AuthWorld.start({ bcryptCost: 5 });
});
afterAll(() => world.close());
beforeEach(() => {
  world.aheadMs = 0;
});
/** Past the half second for which a process may remember a session. */
const letTimePass = (ms = 600): void => {
  world.aheadMs += ms;
};

describe('signing in', () => {
  test('answers a token that names the user at the next request', async () => {
    const { id, email, password } = await world.makeUser({ name: 'Ada' });
    const { token } = await world.signIn(email, password);
    expect(await world.who(token)).toMatchObject({
      id,
      email,
      name: 'Ada',
      type: 'employee',
      status: 'active',
      company: null,
      grants: [],
    });
  });

  test('the case of the address and spaces around it do not matter', async () => {
    const { id, email, password } = await world.makeUser();
    expect((await world.signIn(` ${email.toUpperCase()} `, password)).session.id).toBe(id);
  });

  test.each<[string, { password?: null; deleted?: true }, string]>([
    ['a wrong password', {}, 'wrong horse'],
    ['a deleted user', { deleted: true }, 'correct horse'],
    ['a user without a password', { password: null }, ''],
    ['a user without a password and any guess', { password: null }, 'correct horse'],
  ])('%s is refused like an unknown user', async (_name, { password, deleted }, guess) => {
    const { id, email } = await world.makeUser({ ...(password === null && { password }) });
    if (deleted) await world.write('UPDATE app_user SET deleted_at = now() WHERE id = $1', [id]);
    const sign = (address: string) =>
      world.auth.signInWithPassword({ email: address, password: guess, ip: '::1', userAgent: null });
    expect(await sign(email)).toEqual({ kind: 'refused' });
    expect(await sign('nobody@muster.test')).toEqual({ kind: 'refused' });
  });

  test('each sign-in is a session of its own with a new id', async () => {
    const { email, password } = await world.makeUser();
    const [first, second] = [await world.signIn(email, password), await world.signIn(email, password)];
    expect(first.session.sessionId).not.toBe(second.session.sessionId);
    await world.auth.sessions.revoke(first.session.sessionId, 'signed_out');
    expect([await world.who(first.token), (await world.who(second.token))?.email]).toEqual([null, email]);
  });

  test('a hash made with less work is replaced by one of today', async () => {
    const { id, email } = await world.makeUser();
    await world.write('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
      id,
      '$2b$04$OiWZG1J3VMqieDvk/MG1jODvr0udSSNp1uEWVyDsCaA40mpoTdVd2',
    ]);
    await world.auth.signInWithPassword({ email, password: 'an old password', ip: '::1', userAgent: null });
    const hashOf = async () =>
      (await world.write('SELECT password_hash FROM app_user WHERE id = $1', [id])).rows[0]?.['password_hash'];
    expect(await hashOf()).toMatch(/^\$2b\$05\$/);
    const { session } = await world.signIn(email, 'an old password');
    expect(session.id).toBe(id);
  });

  test('the row tells from where, without more of the network than counts', async () => {
    const { email, password } = await world.makeUser();
    const { session } = await world.signIn(email, password, '2001:db8:1:2:3:4:5:6');
    const { rows } = await world.write('SELECT ip, user_agent, user_status FROM auth_session WHERE id = $1', [
      session.sessionId,
    ]);
    expect(rows).toEqual([{ ip: '2001:db8:1:2', user_agent: 'test', user_status: 'active' }]);
  });
});

describe('a session ends', () => {
  const ended: [string, (ids: { userId: string; sessionId: string }) => Promise<unknown>][] = [
    [
      'when the user is disabled',
      ({ userId }) => world.write(`UPDATE app_user SET status = 'inactive' WHERE id = $1`, [userId]),
    ],
    [
      'when the user is deleted',
      ({ userId }) => world.write('UPDATE app_user SET deleted_at = now() WHERE id = $1', [userId]),
    ],
    [
      'when another process revokes it',
      ({ sessionId }) =>
        world.write(`UPDATE auth_session SET revoked_at = now(), revoked_reason = 'user_closed' WHERE id = $1`, [
          sessionId,
        ]),
    ],
    ['after thirty days', () => Promise.resolve(letTimePass(30 * day))],
  ];
  test.each(ended)('%s, within a second', async (_name, end) => {
    const { id, email, password } = await world.makeUser();
    const { token, session } = await world.signIn(email, password);
    expect(await world.who(token)).not.toBeNull();
    await end({ userId: id, sessionId: session.sessionId });
    letTimePass();
    expect(await world.who(token)).toBeNull();
  });

  test('at once when this process revokes it', async () => {
    const { email, password } = await world.makeUser();
    const { token, session } = await world.signIn(email, password);
    expect(await world.who(token)).not.toBeNull();
    await world.auth.sessions.revoke(session.sessionId, 'signed_out');
    expect(await world.who(token)).toBeNull();
  });

  test('and stays ended when the user is enabled again after a revocation', async () => {
    const { id, email, password } = await world.makeUser();
    const { token } = await world.signIn(email, password);
    await world.auth.sessions.revokeAllOf(id, 'user_closed');
    expect(await world.who(token)).toBeNull();
    expect(await world.who((await world.signIn(email, password)).token)).not.toBeNull();
    expect(await world.who(token)).toBeNull();
  });

  test('a token with a genuine signature and no row is nobody', async () => {
    const now = new Date();
    const token = signSessionToken(keyFor('jwt', TEST_SECRET), 'f'.repeat(24), now, new Date(now.getTime() + day));
    expect(await world.who(token)).toBeNull();
  });
});

test('a disabled user signs in anew, with nothing they may do and in no company', async () => {
  const company = await world.makeCompany();
  const { id, email, password } = await world.makeUser({
    status: 'inactive',
    roleIds: [await world.makeRole('Reader', [])],
  });
  await world.makeMember(company, id);
  const { token } = await world.signIn(email, password);
  expect(await world.who(token)).toMatchObject({ id, status: 'inactive', company: null, roleTitles: [], grants: [] });
});

describe('changing the password', () => {
  const change = (session: Awaited<ReturnType<AuthWorld['signIn']>>['session'], current: string, next: string) =>
    world.auth.changePassword(session, current, next, '::1');

  test('ends the other sessions and keeps this one', async () => {
    const { email, password } = await world.makeUser();
    const [other, own] = [await world.signIn(email, password), await world.signIn(email, password)];
    await change(own.session, password, 'battery staple');
    expect([await world.who(other.token), (await world.who(own.token))?.email]).toEqual([null, email]);
    expect(await world.auth.signInWithPassword({ email, password, ip: '::1', userAgent: null })).toEqual({
      kind: 'refused',
    });
    expect((await world.signIn(email, 'battery staple')).session.email).toBe(email);
  });

  test.each([
    ['the present password is wrong', 'wrong horse', 'battery staple', 'current'],
    ['the new one is short', 'correct horse', 'short', 'next'],
    ['the new one is beyond 72 bytes', 'correct horse', 'ش'.repeat(37), 'next'],
  ])('is refused when %s', async (_name, current, next, field) => {
    const { email, password } = await world.makeUser();
    const { session, token } = await world.signIn(email, password);
    await expect(change(session, current, next)).rejects.toMatchObject({ code: 'INVALID', field });
    expect(await world.who(token)).not.toBeNull();
    expect((await world.signIn(email, password)).session.email).toBe(email);
  });

  test('of one user twice at once succeeds once', async () => {
    const { email, password } = await world.makeUser();
    const { session } = await world.signIn(email, password);
    const answers = await Promise.allSettled([
      change(session, password, 'battery staple'),
      change(session, password, 'staple battery'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('a cookie older than a day is issued again for thirty more days', async () => {
  const { email, password } = await world.makeUser();
  const { token, session } = await world.signIn(email, password);
  const ask = async () =>
    (
      await fetch(`${world.base}/who`, { headers: { cookie: `next-auth.session-token=${token}` } })
    ).headers.getSetCookie();
  expect(await ask()).toEqual([]);
  letTimePass(29 * day);
  expect(await ask()).toEqual([
    expect.stringMatching(/^next-auth\.session-token=[\w.-]+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/),
  ]);
  letTimePass(29 * day);
  expect(await world.auth.sessions.read(session.sessionId, '127.0.0.1')).not.toBeNull();
});
