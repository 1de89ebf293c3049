import { createHmac } from 'node:crypto';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { webhookSender } from '../../../platform/notify/webhook-sender';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { webhookJobs } from '../webhook-delivery/webhook-delivery.job';
import { receiver, type Call } from './webhook.fixture';

let test: TestApp;
let company: string;
let hr: Person;
let now: Date;
/** The database keeps its own time of what happens, so tests begin a little later than it is. */
const start = Math.ceil(Date.now() / 60_000 + 10) * 60_000;
const after = (minutes: number): Date => new Date(start + minutes * 60_000);
const closing: (() => unknown)[] = [];

/** Receivers of tests live on this machine, where no receiver of the product may. */
const here = webhookSender({ isOpen: () => true, protocols: ['http:'] });
beforeAll(async () => {
  test = await createTestApp({ clock: () => now, webhooks: here });
});
beforeEach(async () => {
  now = after(0);
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => test.close());

const codes = ({ errors }: Answer): unknown[] =>
  (errors ?? []).map(({ extensions }) => [extensions.code, extensions.field]);
const must = async (answer: Promise<Answer>): Promise<any> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
async function listening(answer?: Parameters<typeof receiver>[0]) {
  const heard = await receiver(answer);
  closing.push(heard.close);
  return heard;
}
const make = (url: string, more: object = {}, who = hr) =>
  who.graphql('mutation($input: WebhookInput!) { createWebhook(input: $input) { id version } }', {
    input: { name: 'Warehouse', url, subjects: ['Department'], ...more },
  });
async function hooked(url: string, more: object = {}): Promise<{ id: string; secret: string }> {
  const {
    createWebhook: { id },
  } = await must(make(url, more));
  const {
    issueWebhook: { secret },
  } = await must(hr.graphql('mutation($id: ID!) { issueWebhook(id: $id) { secret } }', { id }));
  return { id, secret };
}
const department = async (): Promise<string> =>
  (await must(hr.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() })))
    .createDepartment.id;
const calls = async (): Promise<any[]> =>
  (
    await must(
      hr.graphql(
        '{ webhookDeliveries(sort: [{field: eventId}]) { rows { id version eventId subject recordId action recordVersion state attempts status answer nextAttemptAt allowedActions } } }',
      ),
    )
  ).webhookDeliveries.rows;
const relayed = async (): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const [left] = await test.inside(company, 'select count(*)::int as n from outbox_event where company_id = $1', [
      company,
    ]);
    if (!left!.n) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
  throw new Error('events were not relayed');
};
const deliver = async (): Promise<void> => {
  await relayed();
  await webhookJobs({ ...test.app.services, webhooks: here }).deliver_webhooks!({
    companyId: company,
    userId: hr.id,
    recordId: company,
  });
};
const isSigned = (secret: string, { headers, body }: Call): boolean =>
  headers['webhook-signature'] ===
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe('a webhook', () => {
  it('is called once about each thing done, signed, with ids alone', async () => {
    const { calls: heard, url } = await listening();
    const { secret } = await hooked(url);
    const id = await department();
    await must(
      hr.graphql(
        'mutation($id: ID!) { updateDepartment(id: $id, version: 1, input: {description: "Confidential"}) { id } }',
        { id },
      ),
    );
    await deliver();
    await deliver();
    expect(heard.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.data.version - b.data.version)).toEqual([
      {
        type: 'Department.create',
        timestamp: expect.any(String),
        data: { companyId: company, subject: 'Department', id, action: 'create', version: 1 },
      },
      {
        type: 'Department.update',
        timestamp: expect.any(String),
        data: { companyId: company, subject: 'Department', id, action: 'update', version: 2 },
      },
    ]);
    expect(heard.map((call) => isSigned(secret, call))).toEqual([true, true]);
    expect(heard[0]!.headers['webhook-timestamp']).toBe(String(now.getTime() / 1000));
    expect((await calls()).map(({ state, attempts, status }) => [state, attempts, status])).toEqual([
      ['delivered', 1, 204],
      ['delivered', 1, 204],
    ]);
  });

  it('hears nothing of what was rolled back, of other kinds, of other deeds, of other companies, nor before it has a secret or while it is off', async () => {
    const { calls: heard, url } = await listening();
    await must(make(url));
    await hooked(url, { deeds: ['delete'] });
    await hooked(url, { subjects: ['Position'] });
    const off = await hooked(url);
    await must(
      hr.graphql('mutation($id: ID!) { updateWebhook(id: $id, version: 2, input: {isActive: false}) { id } }', {
        id: off.id,
      }),
    );
    const name = newId();
    await hr.graphql(
      'mutation($n: String!) { a: createDepartment(input: {name: $n}) { id } b: createDepartment(input: {name: $n}) { id } }',
      { n: name },
    );
    await department();
    const other = await test.as({ type: 'admin', company: await test.company() });
    await must(other.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: name }));
    await deliver();
    expect([heard, await calls()]).toEqual([[], []]);
  });

  it.each([500, 404, 301])(
    'that answers %i is called again later under the same id, and its redirects are not followed',
    async (status) => {
      const { calls: heard, url } = await listening((_call, count) => (count === 1 ? status : 200));
      await hooked(url);
      await department();
      await deliver();
      expect((await calls())[0]).toMatchObject({
        state: 'queued',
        attempts: 1,
        status,
        nextAttemptAt: after(1).toISOString(),
      });
      await deliver();
      expect(heard).toHaveLength(1);
      now = after(1);
      await deliver();
      expect((await calls())[0]).toMatchObject({ state: 'delivered', attempts: 2, status: 200 });
      expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(heard).toHaveLength(2);
    },
  );

  it('is called again about what was under way when a process was killed, under the same id', async () => {
    const { calls: heard, url } = await listening();
    await hooked(url);
    await department();
    await relayed();
    const killed = {
      ...here,
      post: async (...call: Parameters<typeof here.post>) => {
        await here.post(...call);
        return new Promise<never>(() => undefined);
      },
    };
    void webhookJobs({ ...test.app.services, webhooks: killed }).deliver_webhooks!({
      companyId: company,
      userId: hr.id,
      recordId: company,
    });
    while (!heard.length)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    await deliver();
    expect(heard).toHaveLength(1);
    now = after(2);
    await deliver();
    expect([
      heard.length,
      new Set(heard.map(({ headers }) => headers['webhook-id'])).size,
      (await calls())[0].state,
    ]).toEqual([2, 1, 'delivered']);
  });

  it('that fails for five days, or is gone, is paused, and those who may mend it are told', async () => {
    const keeper = await test.as({
      company,
      grants: ['read', 'update'].map((action): Grant => ({ subject: 'Webhook', action, scope: 'company' })),
    });
    const { url } = await listening(() => 500);
    const { id } = await hooked(url);
    await department();
    await deliver();
    now = after(5 * 24 * 60);
    await deliver();
    const read = 'query($id: ID!) { webhook(id: $id) { version isActive failingSince pausedAt } }';
    const { webhook } = await must(hr.graphql(read, { id }));
    expect(webhook).toMatchObject({
      isActive: false,
      failingSince: after(0).toISOString(),
      pausedAt: after(5 * 24 * 60).toISOString(),
    });
    expect((await must(keeper.graphql('{ notifications { rows { text path } } }'))).notifications.rows).toEqual([
      { text: 'Calls of the webhook Warehouse failed for days and are paused', path: `/webhooks?open=${id}` },
    ]);
    await must(
      hr.graphql(
        'mutation($id: ID!, $v: Int!) { updateWebhook(id: $id, version: $v, input: {isActive: true}) { id } }',
        { id, v: webhook.version },
      ),
    );
    expect((await must(hr.graphql(read, { id }))).webhook).toMatchObject({
      isActive: true,
      failingSince: null,
      pausedAt: null,
    });
    const gone = await listening(() => 410);
    const second = await hooked(gone.url);
    await department();
    await deliver();
    expect((await must(hr.graphql(read, { id: second.id }))).webhook).toMatchObject({ isActive: false });
  });

  it('that is slow to come back keeps others from nothing: one call a minute asks whether it is there', async () => {
    const [sick, well] = [await listening(() => 503), await listening()];
    await hooked(sick.url);
    await hooked(well.url);
    await department();
    await deliver();
    for (let count = 0; count < 12; count += 1) await department();
    now = after(0.5);
    await deliver();
    expect([sick.calls.length, well.calls.length]).toEqual([2, 13]);
  });

  it('is sent again what somebody asks for', async () => {
    const { calls: heard, url } = await listening();
    await hooked(url);
    await department();
    await deliver();
    const [{ id, version, allowedActions }] = await calls();
    expect(allowedActions).toEqual(['resend']);
    await must(
      hr.graphql('mutation($id: ID!, $v: Int!) { resendWebhookDelivery(id: $id, version: $v) { state } }', {
        id,
        v: version,
      }),
    );
    await deliver();
    expect([heard.length, new Set(heard.map(({ headers }) => headers['webhook-id'])).size]).toEqual([2, 1]);
  });
});

it('nobody is told that somebody asked for a new password of their own: which company sends the mail tells where they belong', async () => {
  const heard = await listening();
  await hooked(heard.url, { subjects: ['Mail'], deeds: ['create'] });
  const member = await test.as({ company, grants: [] });
  const email = (await test.sql<{ email: string }>('select email from app_user where id = $1', [member.id]))[0]!.email;
  const sentFor = async (): Promise<string[]> => {
    await deliver();
    return (await calls()).map(({ recordId }) => recordId);
  };
  const mails = () =>
    test.inside(company, `select id from mail where company_id = $1 and kind = 'password_reset' order by id`, [
      company,
    ]);
  await must(hr.graphql('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email }));
  expect([(await mails()).length, await sentFor()]).toEqual([1, []]);
  await must(hr.graphql('mutation($id: ID!) { sendUserPasswordLink(id: $id) { id } }', { id: member.id }));
  const [, asked] = await mails();
  expect(await sentFor()).toEqual([asked!.id]);
});

it('the secret is told once and kept encrypted', async () => {
  const { secret } = await hooked('http://127.0.0.1:9/hook');
  const [kept] = await test.inside(
    company,
    `select (select string_agg(w::text, '') from webhook w) || (select string_agg(e::text, '') from audit_event e) as text`,
  );
  expect(kept!.text).not.toContain(secret.slice(6, 30));
});

it('who may not read all rows of a kind makes no webhook that tells of them', async () => {
  const company_ = (subject: string, action: string, scope: Grant['scope'] = 'company'): Grant => ({
    subject,
    action,
    scope,
  });
  const maker = await test.as({
    company,
    grants: [
      company_('Webhook', 'create'),
      company_('Webhook', 'read'),
      company_('Department', 'read'),
      company_('Employee', 'read', 'team'),
    ],
  });
  expect(codes(await make('http://127.0.0.1:9/hook', {}, maker))).toEqual([]);
  expect(codes(await make('http://127.0.0.1:9/hook', { subjects: ['Employee'] }, maker))).toEqual([
    ['FORBIDDEN', undefined],
  ]);
  expect(codes(await make('http://127.0.0.1:9/hook', { subjects: ['InternalMail'] }))).toEqual([
    ['INVALID', 'subjects'],
  ]);
});

describe('the product calls only what is on the open internet', () => {
  const outside = webhookSender();
  it.each([
    'http://hooks.example.com',
    'ftp://hooks.example.com',
    'https://localhost/x',
    'https://db/x',
    'https://127.0.0.1/x',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://printer.local/',
    'https://user:pass@hooks.example.com/',
    'javascript:alert(1)',
    'nonsense',
  ])('%s is refused', (url) => {
    expect(outside.problemWith(url)).not.toBeNull();
  });
  it.each(['https://hooks.example.com/muster?x=1', 'https://8.8.8.8:8443/x'])('%s is taken', (url) =>
    expect(outside.problemWith(url)).toBeNull(),
  );

  it('a name that leads into our own network is not called, though its address looks public', async () => {
    const { calls: heard, url } = await listening();
    const named = webhookSender({
      isOpen: (address) => address !== '127.0.0.1' && address !== '::1',
      protocols: ['http:'],
    });
    await expect(named.post(url, {}, '{}')).rejects.toThrow('Only addresses on the open internet are called.');
    await expect(
      webhookSender({ isOpen: () => false, protocols: ['http:'] }).post('http://example.com/', {}, '{}'),
    ).rejects.toThrow(/no public address|ENOTFOUND|EAI_AGAIN/);
    expect(heard).toEqual([]);
  });
});
