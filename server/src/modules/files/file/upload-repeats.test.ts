import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const send = async (path: string, key: string, name: string, text: string) => {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const response = await admin.fetch(path, { method: 'POST', headers: { 'idempotency-key': key }, body: form });
  return {
    status: response.status,
    body: (await response.json()) as { id?: string; data?: { id: string }; message?: string },
  };
};

// IETF draft-ietf-httpapi-idempotency-key-header-06, 2.7: the key with another payload is answered 422.
describe.each([
  ['/upload/file', 'notes.txt', 'one', 'two'],
  ['/upload/import', 'people.csv', 'Code,First name\n1,Lina\n', 'Code,First name\n2,Omar\n'],
])('an Idempotency-Key at %s', (path, name, one, two) => {
  it('answers the same file sent again with the first answer, and keeps one', async () => {
    const key = newId();
    const first = await send(path, key, name, one);
    expect(first.status).toBeLessThan(300);
    const again = await send(path, key, name, one);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  it('refuses another file, and the same under another name or address', async () => {
    const key = newId();
    expect((await send(path, key, name, one)).status).toBeLessThan(300);
    for (const [at, called, text] of [
      [path, name, two],
      [path, `other-${name}`, one],
      [`${path}?kind=people`, name, one],
    ] as const) {
      expect(await send(at, key, called, text)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('another request') },
      });
    }
  });
});

it('an Idempotency-Key at an export, which writes nothing, makes it answer anew', async () => {
  const key = newId();
  const ask = () =>
    admin.fetch('/export/Department.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ columns: [{ field: 'name', header: 'Name' }] }),
    });
  const statuses = [(await ask()).status, (await ask()).status];
  expect(statuses).toEqual([200, 200]);
});
