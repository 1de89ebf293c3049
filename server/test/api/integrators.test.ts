import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Client } from 'graphql-ws';
import { receiver } from '../../src/modules/administration/webhook/webhook.fixture';
import { webhookJobs } from '../../src/modules/administration/webhook-delivery/webhook-delivery.job';
import { apiLimits } from '../../src/auth/api-tokens';
import { mostTries, nextTry } from '../../src/modules/administration/domain/delivery-waits';
import { listeningLimits } from '../../src/http/subscription-limits';
import type { Grant } from '../../src/platform/access/ability';
import { webhookSender } from '../../src/platform/notify/webhook-sender';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';

/** What docs/integrators.md shows is sent as it stands there, and answered so. */
const page = readFileSync(path.join(__dirname, '../../../docs/integrators.md'), 'utf8');
const blocks = [...page.matchAll(/^```([\w ]+)\n([\s\S]*?)\n```$/gm)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}));
const examples = blocks.flatMap(({ kind, text }, at) =>
  kind === 'http' ? [[text.split('\n')[0]!, text, blocks[at + 1]!] as const] : [],
);
const [subscribing, verifying] = blocks.filter(({ kind }) => kind === 'js').map(({ text }) => text) as [string, string];

let test: TestApp;
let company: string;
let admin: Person;
let now = new Date('2026-11-23T08:00:00Z');
const told: Record<string, string> = {};
/** Receivers of tests live on this machine, where no receiver of the product may. */
const here = webhookSender({ isOpen: () => true, protocols: ['http:'] });

const must = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const create = async (subject: string, input: object): Promise<string> =>
  (await must(`mutation($input: ${subject}Input!) { made: create${subject}(input: $input) { id } }`, { input })).made
    .id;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now, webhooks: here });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const rights = (subject: string, ...actions: string[]) =>
    actions.map((action): Grant => ({ subject, action, scope: 'company' }));
  await create('Department', { code: 'NUR', name: 'Nursing' });
  const old = await create('Department', { code: 'OLD', name: 'Night nursing' });
  await must('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: old });
  for (const [code, firstName, lastName] of [
    ['E-1', 'Layla', 'Haddad'],
    ['E-2', 'Omar', 'Saleh'],
  ])
    await create('Employee', { code, firstName, lastName, hireDate: '2024-01-01' });
  await insertRow(test, 'Holiday', company, { name: 'National Day', firstDay: '2026-12-02', days: 1 });
  const roleId = await create('CompanyRole', {
    title: 'Integration',
    grants: [...rights('Department', 'read', 'create'), ...rights('Employee', 'read', 'export')],
  });
  const tokenId = await create('ApiToken', { name: 'Warehouse', roleId, expiresOn: '2027-11-23' });
  told.TOKEN = (
    await must('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id: tokenId })
  ).issueApiToken.token;
  const deviceId = await create('PunchDevice', { name: 'Gate', timeZone: 'Asia/Dubai' });
  told.DEVICE_TOKEN = (
    await must('mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token } }', { id: deviceId })
  ).issued.token;
  told.FEED = new URL((await must('mutation { issueCalendarFeed }')).issueCalendarFeed).pathname;
});
afterAll(() => test.close());

const filled = (text: string): string => text.replace(/\$([A-Z_]+)/g, (_all, name: string) => told[name]!);
const send = async (text: string): Promise<Response> => {
  const [head, ...body] = filled(text).split('\n\n');
  const [[method, address], ...headers] = head!.split('\n').map((line) => line.split(/:? (.*)/)) as [
    string[],
    ...string[][],
  ];
  return fetch(test.url + address, {
    method,
    headers: Object.fromEntries(headers.map(([name, value]) => [name!, value!])),
    ...(body.length && { body: body.join('\n\n') }),
  });
};
/** What the page shows, where `…` is any text. */
const shown = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) => (each === '…' ? expect.any(String) : each));

it.each(examples)('%s', async (_title, request, { kind, text }) => {
  const answer = await (await send(request)).text();
  if (kind === 'json') return expect(JSON.parse(answer)).toEqual(shown(JSON.parse(text)));
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(answer.replaceAll('\r\n', '\n').replace('\ufeff', '').trimEnd()).toMatch(
    new RegExp(`^${parts.join('[^]*')}$`),
  );
});

it('a subscription hears as the example says', async () => {
  const member = await test.as({ type: 'admin', company });
  let client: Client | undefined;
  const heard = new Promise((resolve) => {
    const context = {
      require,
      console,
      ADDRESS: test.url,
      SESSION_TOKEN: member.token,
      heard: resolve,
      readAnew: () => undefined,
    };
    client = runInNewContext(`${subscribing}\nclient`, context) as Client;
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const id = await create('Department', { name: 'Wards' });
  expect(await heard).toEqual({ subject: 'Department', id, action: 'create' });
  await client!.dispose();
});

it('a webhook carries what stands there, and is told to be ours by the code that stands there', async () => {
  now = new Date(Date.now() + 600_000);
  const { url, calls, close } = await receiver();
  const hook = await create('Webhook', { name: 'Warehouse', url, subjects: ['Department'] });
  const { secret } = (await must('mutation($id: ID!) { issueWebhook(id: $id) { secret } }', { id: hook })).issueWebhook;
  await create('Department', { name: 'Stores' });
  for (let tries = 0; !calls.length && tries < 100; tries += 1) {
    await webhookJobs({ ...test.app.services, webhooks: here }).deliver_webhooks!({
      companyId: company,
      userId: admin.id,
      recordId: company,
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  await close();
  const { headers, body } = calls[0]!;
  expect(JSON.parse(body)).toEqual(shown(JSON.parse(blocks.find(({ kind }) => kind === 'json webhook')!.text)));
  const isOurs = (clock: number) =>
    runInNewContext(`${verifying}\nisOurs`, { require, Buffer, Date: { now: () => clock } }) as (
      secret: string,
      headers: object,
      body: string,
    ) => boolean;
  expect(isOurs(+now)(secret, headers, body)).toBe(true);
  expect(isOurs(+now)(secret, headers, body.replace('Department', 'Employee'))).toBe(false);
  expect(isOurs(+now)(`whsec_${Buffer.from('another').toString('base64')}`, headers, body)).toBe(false);
  expect(isOurs(+now + 301_000)(secret, headers, body)).toBe(false);
  now = new Date('2026-11-23T08:00:00Z');
});

const tableRows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('a call is tried again as the table says', () => {
  const [attempts, minutes] = ['attempt', 'minutes until the next'].map((name) =>
    tableRows.find(([first]) => first === name)!,
  );
  const at = new Date('2026-01-01T00:00:00Z');
  expect(attempts!.slice(1)).toEqual(Array.from({ length: mostTries }, (_, nth) => String(nth + 1)));
  expect(minutes!.slice(1)).toEqual(
    attempts!.slice(1).map((attempt) => {
      const next = nextTry(Number(attempt), at);
      return next ? String((+next - +at) / 60_000) : 'none';
    }),
  );
});

describe('a limit', () => {
  const limits = tableRows.slice(tableRows.findIndex(([first]) => first === 'of') + 2);
  const graphql = (query: string, headers: Record<string, string> = {}) =>
    admin.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  /** Sends as much of it as is told. */
  const asks: Record<string, (count: number) => Promise<Response>> = {
    'levels of one GraphQL request': (count) =>
      graphql(`{ departments { rows ${'{ parent '.repeat(count - 3)}{ id }${' }'.repeat(count - 3)} } }`),
    'aliases in one GraphQL request': (count) =>
      graphql(`{ ${Array.from({ length: count }, (_, at) => `a${at}: departments(limit: 1) { total }`).join(' ')} }`),
    'rows of one page (`limit`)': (count) => graphql(`{ departments(limit: ${count}) { total } }`),
    'bytes of one GraphQL request': (count) => {
      const body = JSON.stringify({ query: '{ departments { total } }', extensions: { note: '' } });
      return admin.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body.replace('""', `"${'x'.repeat(count - body.length)}"`),
      });
    },
    'columns of one export': (count) =>
      admin.fetch('/export/Department.csv', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ columns: Array.from({ length: count }, () => ({ field: 'name' })) }),
      }),
    'punches in one request': (count) =>
      fetch(`${test.url}/device/punches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Device ${told.DEVICE_TOKEN}` },
        body: JSON.stringify({ punches: Array.from({ length: count }, () => 0) }),
      }),
    'characters of an `Idempotency-Key`': (count) =>
      graphql(`mutation { createDepartment(input: {name: "Named ${count}"}) { id } }`, {
        'idempotency-key': 'k'.repeat(count),
      }),
  };
  /** What other tests try at length. */
  const counted: Record<string, [number, string]> = {
    'calls a minute by one token': [apiLimits.token, '429'],
    'calls a minute by unknown tokens of one network': [apiLimits.unknown, '429'],
    'subscriptions over one socket': [listeningLimits.perSocket, '`TOO_MANY`'],
    'subscriptions of one person': [listeningLimits.perUser, '`TOO_MANY`'],
    'sockets of one person': [listeningLimits.sockets, '4429'],
  };
  const statusOf = async (response: Response): Promise<number> => {
    const answer = await response.text();
    const [refused] = answer.startsWith('{') ? (JSON.parse(answer).errors ?? []) : [];
    return Number(refused?.extensions?.status ?? response.status);
  };
  it('stands in the table for each that is tried', () => {
    expect(limits.map(([of]) => of).toSorted()).toEqual([...Object.keys(asks), ...Object.keys(counted)].toSorted());
  });
  it.each(limits.map(([of, most, above]) => [of!, Number(most), above!] as const))(
    'of %s is %i, above it %s',
    async (of, most, above) => {
      if (counted[of]) return expect([most, above]).toEqual(counted[of]);
      expect([await statusOf(await asks[of]!(most)), await statusOf(await asks[of]!(most + 1))]).toEqual([
        200,
        Number(above),
      ]);
    },
  );
});
