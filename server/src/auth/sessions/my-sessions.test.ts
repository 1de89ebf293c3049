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
