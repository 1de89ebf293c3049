import { createHash } from 'node:crypto';
import { newId } from '../../src/platform/records/ids';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const sha = (query: string): string => createHash('sha256').update(query).digest('hex');
const named = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

async function ask(
  who: Person,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer & { status: number }> {
  const response = await who.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as Answer), status: response.status };
}
const codes = ({ errors }: Answer): unknown[] => (errors ?? []).map(({ extensions }) => extensions.code);

describe('a query sent by its digest', () => {
  it('is asked for once and known from then on, with other variables and by GET too', async () => {
    const query = 'query($n: String) { departments(search: $n) { total } }';
    expect(codes(await ask(admin, { extensions: named(sha(query)) }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect(
      (await ask(admin, { query, extensions: named(sha(query)), variables: { n: 'x' } })).data.departments.total,
    ).toBe(0);
    await admin.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: 'xylophones' });
    expect((await ask(admin, { extensions: named(sha(query)), variables: { n: 'xylo' } })).data.departments.total).toBe(
      1,
    );
    expect(
      (await ask(admin, { extensions: named(sha(query)), variables: { n: 'nowhere' } })).data.departments.total,
    ).toBe(0);
    const address = `/graphql?${new URLSearchParams({ extensions: JSON.stringify(named(sha(query))), variables: '{"n":"xylo"}' })}`;
    const response = await admin.fetch(address, {
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'yes' },
    });
    expect(((await response.json()) as Answer).data.departments.total).toBe(1);
  });

  it('is not taken under the digest of another', async () => {
    const answer = await ask(admin, {
      query: '{ departments { total } }',
      extensions: named(sha('{ employees { total } }')),
    });
    expect([answer.status, answer.data ?? null]).toEqual([400, null]);
  });

  it('asks as whoever sends it, however it became known', async () => {
    const query = '{ employees { total } departments { total } }';
    await ask(admin, { query, extensions: named(sha(query)) });
    const visitor = (await (
      await fetch(`${test.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ extensions: named(sha(query)) }),
      })
    ).json()) as Answer;
    expect(codes(visitor)[0]).toBe('UNAUTHENTICATED');
    const other = await test.as({ company: await test.company(), grants: [] });
    expect((await ask(other, { extensions: named(sha(query)) })).data).toEqual({
      employees: { total: 0 },
      departments: { total: 0 },
    });
  });

  it('is held to the same limits, and none beyond them is kept', async () => {
    const deep = `{ departments { rows ${'{ parent '.repeat(14)} { id } ${'}'.repeat(14)} } }`;
    expect((await ask(admin, { query: deep, extensions: named(sha(deep)) })).status).toBe(400);
    expect((await ask(admin, { extensions: named(sha(deep)) })).status).not.toBe(500);
  });

  it('changes nothing by GET, and a change repeated under its key is made once', async () => {
    const query = 'mutation($n: String!) { createDepartment(input: {name: $n}) { id } }';
    const [name, key] = [newId(), newId()];
    const first = await ask(
      admin,
      { query, extensions: named(sha(query)), variables: { n: name } },
      { 'idempotency-key': key },
    );
    const again = await ask(
      admin,
      { extensions: named(sha(query)), variables: { n: name } },
      { 'idempotency-key': key },
    );
    expect([codes(first), again.data]).toEqual([[], first.data]);
    const address = `/graphql?${new URLSearchParams({ extensions: JSON.stringify(named(sha(query))), variables: JSON.stringify({ n: newId() }) })}`;
    expect((await admin.fetch(address, { headers: { 'apollo-require-preflight': 'yes' } })).status).toBe(405);
  });
});
