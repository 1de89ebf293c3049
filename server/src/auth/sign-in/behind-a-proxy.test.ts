import { createTestApp, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { limits } from '../../platform/access/throttle';

let test: TestApp | undefined;
afterEach(() => test?.close());

/** Signs in over GraphQL as whoever the header says: how the answer is called. */
async function signIn(forwarded: string, email = `${newId()}@example.com`, password = 'wrong horse') {
  const response = await fetch(`${test!.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({
      query: 'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p) { token } }',
      variables: { e: email, p: password },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data: { signIn: object | null };
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? (data.signIn ? 'in' : 'out');
}
const attempts = (count: number, forwarded: () => string) =>
  Promise.all(Array.from({ length: count }, () => signIn(forwarded())));

it('each client of a trusted proxy has limits of its own, which nothing it writes into the header changes', async () => {
  test = await createTestApp({ rateLimits: true, trustProxy: '127.0.0.0/8' });
  await test.sql('delete from auth_throttle');
  await attempts(limits.signInAddress.points, () => '198.51.100.1');
  expect(await signIn('198.51.100.1')).toBe('TOO_MANY');
  expect(await signIn('203.0.113.77, 198.51.100.1')).toBe('TOO_MANY');
  expect(await signIn('198.51.100.2')).toBe('UNAUTHENTICATED');
});

it('a header of a machine that is no trusted proxy is not believed', async () => {
  test = await createTestApp({ rateLimits: true, trustProxy: 'off' });
  await test.sql('delete from auth_throttle');
  let last = 0;
  await attempts(limits.signInAddress.points, () => `198.51.100.${(last += 1)}`);
  expect(await signIn('203.0.113.1')).toBe('TOO_MANY');
});
