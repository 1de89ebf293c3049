import { createTestApp, type Person, type TestApp } from '../../../test/test-app';

let test: TestApp;
let now = new Date('2027-02-01T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());

/** The same person signed in once more, on another device. */
async function again({ id }: Person): Promise<{ sessionId: string; token: string }> {
  const [user] = await test.sql<{ hash: string }>('select password_hash as hash from app_user where id = $1', [id]);
  const begun = await test.app.auth.sessions.begin(
    { id, status: 'active', passwordHash: user!.hash },
    { ip: '198.51.100.7', userAgent: 'Mozilla/5.0 Firefox/132.0' },
  );
  return { sessionId: begun!.session.sessionId, token: begun!.token };
}
const isIn = async (token: string): Promise<boolean> => {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ session { user { id } } }' }),
  });
  return ((await response.json()) as { data: { session: object | null } }).data.session !== null;
};
const list = async (person: Person) =>
  (await person.graphql('{ mySessions { id userAgent ip lastSeenAt isThis } }')).data.mySessions as Record<
    string,
    unknown
  >[];
const end = (person: Person, id: string) => person.graphql('mutation($id: ID!) { endMySession(id: $id) }', { id });

it('shows where one is signed in, with the device, the address and the last use to the hour', async () => {
  const mona = await test.as({ company: await test.company() });
  now = new Date(now.getTime() + 1_000);
  const { sessionId, token } = await again(mona);
  expect(await list(mona)).toEqual([
    {
      id: sessionId,
      userAgent: 'Mozilla/5.0 Firefox/132.0',
      ip: '198.51.100.7',
      lastSeenAt: now.toISOString(),
      isThis: false,
    },
    { id: expect.any(String), userAgent: 'test', ip: '127.0.0.1', lastSeenAt: expect.any(String), isThis: true },
  ]);
  now = new Date(now.getTime() + 59 * 60_000);
  await isIn(token);
  const seen = async () => (await list(mona)).find(({ id }) => id === sessionId)!.lastSeenAt;
  expect(new Date((await seen()) as string).getTime()).toBe(now.getTime() - 59 * 60_000);
  now = new Date(now.getTime() + 60_000);
  await isIn(token);
  expect(await seen()).toBe(now.toISOString());
});

it('ends one at once, or all but this one, and nobody else’s', async () => {
  const [mona, omar] = [await test.as({}), await test.as({})];
  const others = [await again(mona), await again(mona), await again(mona)];
  const [first] = others;
  expect((await end(omar, first!.sessionId)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect((await end(omar, 'nonsense')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect((await end(mona, first!.sessionId)).data).toEqual({ endMySession: true });
  expect((await end(mona, first!.sessionId)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await Promise.all(others.map(({ token }) => isIn(token)))).toEqual([false, true, true]);
  expect((await mona.graphql('mutation { endMyOtherSessions }')).data).toEqual({ endMyOtherSessions: 2 });
  expect(await Promise.all([mona.token, ...others.map(({ token }) => token)].map(isIn))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(
    (await test.sql('select action from audit_event where record_id = $1', [mona.id])).map(({ action }) => action),
  ).toEqual(['session_ended', 'session_ended']);
});

describe('a company that limits how long one stays signed in', () => {
  const minutes = (count: number) => {
    now = new Date(now.getTime() + count * 60_000);
    test.app.auth.sessions.forgetCached();
  };
  const member = async (limits: Record<string, unknown>) => test.as({ company: await test.company(limits) });

  it('has one sign in anew after so many minutes without use, of any door', async () => {
    const mona = await member({ session_idle_minutes: 15 });
    minutes(14);
    expect(await isIn(mona.token)).toBe(true);
    minutes(14);
    expect(await isIn(mona.token)).toBe(true);
    minutes(15);
    expect(await isIn(mona.token)).toBe(false);
    expect((await mona.fetch('/api/menuOptions')).status).toBe(401);
  });

  it('signs nobody out by setting it: what was used lately counts from then', async () => {
    const company = await test.company();
    const mona = await test.as({ type: 'admin', company });
    minutes(20);
    expect(await isIn(mona.token)).toBe(true);
    const { errors } = await mona.graphql(
      'mutation($id: ID!) { updateCompany(id: $id, version: 1, input: {sessionIdleMinutes: 5}) { id } }',
      { id: company },
    );
    expect(errors).toBeUndefined();
    test.app.auth.sessions.forgetCached();
    expect(await isIn(mona.token)).toBe(true);
    minutes(5);
    expect(await isIn(mona.token)).toBe(false);
  });

  it('has one sign in anew after so many hours, however much it is used', async () => {
    const mona = await member({ session_hours: 2 });
    for (let used = 0; used < 119; used += 17) {
      expect(await isIn(mona.token)).toBe(true);
      minutes(17);
    }
    minutes(1);
    expect(await isIn(mona.token)).toBe(false);
  });

  it('tells the web app after how many minutes, and concerns nobody elsewhere', async () => {
    const [strict, free] = [await member({ session_idle_minutes: 30 }), await member({})];
    const told = async (who: Person) => (await who.graphql('{ session { idleMinutes } }')).data;
    expect([await told(strict), await told(free)]).toEqual([
      { session: { idleMinutes: 30 } },
      { session: { idleMinutes: null } },
    ]);
    minutes(31);
    expect([await isIn(strict.token), await isIn(free.token)]).toEqual([false, true]);
  });

  it('leaves programs with a token of the API in', async () => {
    const company = await test.company({ session_idle_minutes: 5, session_hours: 1 });
    const grants = [
      { subject: 'ApiToken', action: 'create', scope: 'company' },
      { subject: 'ApiToken', action: 'issue', scope: 'company' },
      { subject: 'ApiToken', action: 'read', scope: 'company' },
      { subject: 'CompanyRole', action: 'read', scope: 'company' },
      { subject: 'Department', action: 'read', scope: 'company' },
    ] as const;
    const mona = await test.as({ company, grants: [...grants] });
    const [role] = await test.inside<{ id: string }>(
      company,
      'select role_ids[1] as id from membership where user_id = $1',
      [mona.id],
    );
    const { data, errors } = await mona.graphql(
      'mutation($i: ApiTokenInput!) { made: createApiToken(input: $i) { id version } }',
      {
        i: {
          name: 'Reader',
          roleId: role!.id,
          expiresOn: new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10),
        },
      },
    );
    expect(errors).toBeUndefined();
    const issued = await mona.graphql<{ made: { token: string } }>(
      'mutation($id: ID!) { made: issueApiToken(id: $id) { token } }',
      { id: data.made.id },
    );
    const { token } = issued.data.made;
    minutes(120);
    const answer = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ departments { total } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { departments: { total: 0 } } });
  });
});
