import { createECDH, randomBytes } from 'node:crypto';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { WebhookSender } from '../../../platform/notify/webhook-sender';
import { askForLeave, smallCompany } from '../notification/notification.fixture';
import { pushJobs } from './push.job';

let now = new Date('2026-11-21T08:00:00Z');
let status = 201;
const sent: { url: string; headers: Record<string, string | number>; body: string | Buffer }[] = [];
let app: TestApp;
let mona: string;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  app = await createTestApp({ clock: () => now, isAlone: true });
  // What leaves the house is taken down in place of being sent; which addresses may be called stays as it is.
  const sender: WebhookSender = app.app.services.webhooks;
  sender.post = (url, headers, body) => {
    sent.push({ url, headers, body });
    return Promise.resolve({ status, answer: '' });
  };
});
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  status = 201;
  sent.length = 0;
  ({ mona, manager, employee } = await smallCompany(app));
});
afterAll(() => app.close());

const device = (name = 'Chrome · Android', endpoint = `https://push.example.com/${randomBytes(8).toString('hex')}`) => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return { name, endpoint, p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};
const add = (who: Person, input: object = device()) =>
  who.graphql('mutation($i: PushDeviceInput!) { devices: addPushDevice(input: $i) { id name isThis } }', { i: input });
const devices = async (who: Person) => (await who.graphql('{ myPushDevices { id name isThis } }')).data.myPushDevices;
const tell = () => pushJobs(app.app.services)['push_notifications']!(null as never);

test('a device is told once what stands at the bell, encrypted, and nobody else’s is', async () => {
  const own = device();
  const { data } = await add(manager, own);
  expect(data.devices).toEqual([{ id: expect.any(String), name: 'Chrome · Android', isThis: true }]);
  await add(employee);
  await askForLeave(employee, mona);
  await tell();
  await tell();
  expect(sent.map(({ url }) => url)).toEqual([own.endpoint]);
  const [{ headers, body }] = sent as [(typeof sent)[0]];
  expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', 'Content-Type': 'application/octet-stream' });
  expect(String(headers['Authorization'])).toMatch(/^vapid t=/);
  expect(Buffer.from(body).includes('Mona')).toBe(false);
});

test('nothing is sent in quiet hours, to who does not want it at the bell, or of what was read meanwhile', async () => {
  await add(manager);
  const prefer = (input: object) =>
    manager.graphql(
      'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
      { i: { choices: [], ...input } },
    );
  // Noon in Dubai.
  await prefer({ quietFrom: '11:00', quietTo: '13:00' });
  await askForLeave(employee, mona);
  await tell();
  expect(sent).toEqual([]);
  now = new Date('2026-11-21T09:30:00Z');
  await tell();
  expect(sent).toHaveLength(1);
  await askForLeave(employee, mona, '2027-05');
  await manager.graphql('mutation { markNotificationsRead }');
  await prefer({ choices: [{ kind: 'leave_submitted', inApp: false, mail: false }] });
  await askForLeave(employee, mona, '2027-07');
  await tell();
  expect(sent).toHaveLength(1);
});

test('a device ends with its sign-in, and where its push service knows it no more', async () => {
  await add(manager);
  status = 410;
  await askForLeave(employee, mona);
  await tell();
  expect(await devices(manager)).toEqual([]);
  status = 201;
  await add(manager);
  await app.sql('update auth_session set revoked_at = now() where user_id = $1', [manager.id]);
  await askForLeave(employee, mona, '2027-05');
  await tell();
  expect(sent).toHaveLength(1);
});

test('each removes their own alone, and one address belongs to whoever added it last', async () => {
  const shared = device();
  await add(manager, shared);
  const [mine] = await devices(manager);
  const remove = (who: Person) => who.graphql('mutation($id: ID!) { removePushDevice(id: $id) { id } }', mine);
  expect((await remove(employee)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  await add(employee, shared);
  expect([await devices(manager), (await devices(employee)).length]).toEqual([[], 1]);
});

test.each([
  ['http://push.example.com/1', 'endpoint'],
  ['https://127.0.0.1/1', 'endpoint'],
  ['https://localhost/1', 'endpoint'],
  ['https://10.0.0.7/1', 'endpoint'],
])('%s leads nowhere we send to', async (endpoint, field) => {
  const { errors } = await add(manager, device('Phone', endpoint));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
});

test('the installation has one key, its secret half encrypted', async () => {
  const ask = async (who: Person) => (await who.graphql('mutation { pushPublicKey }')).data.pushPublicKey as string;
  const [one, other] = [await ask(manager), await ask(employee)];
  expect([one, one.length]).toEqual([other, 87]);
});
