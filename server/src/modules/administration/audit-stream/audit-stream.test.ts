import { createHmac } from 'node:crypto';
import { sealAudit } from '../../../platform/audit/audit-chain';
import type { Grant } from '../../../platform/access/ability';
import { OpenTransaction } from '../../../platform/database/transaction';
import { webhookSender } from '../../../platform/notify/webhook-sender';
import { newId } from '../../../platform/records/ids';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { receiver, type Call } from '../webhook/webhook.fixture';
import { auditStreamJobs } from './audit-stream.job';

let test: TestApp;
let company: string;
let auditor: Person;
let now: Date;
/** Receivers of tests live on this machine, where no receiver of the product may. */
const here = webhookSender({ isOpen: () => true, protocols: ['http:'] });
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  test = await createTestApp({ clock: () => now, webhooks: here });
});
beforeEach(async () => {
  now = new Date();
  company = await test.company();
  auditor = await test.as({ company, grants: [...keeping, ...grant('Department', 'read', 'create', 'update')] });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => test.close());

const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const keeping = [...grant('Company', 'audit'), ...grant('AuditStream', 'read', 'create', 'update', 'delete', 'issue')];
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
const make = (who: Person, url: string) =>
  who.graphql('mutation($i: AuditStreamInput!) { createAuditStream(input: $i) { id } }', { i: { name: 'SIEM', url } });
async function streamTo(url: string, who = auditor): Promise<{ id: string; secret: string }> {
  await sealAudit(test.app.services);
  const { id } = (await must(make(who, url))).createAuditStream;
  const { secret } = (await must(who.graphql('mutation($id: ID!) { issueAuditStream(id: $id) { secret } }', { id })))
    .issueAuditStream;
  return { id, secret };
}
const department = async (who = auditor): Promise<string> =>
  (await must(who.graphql('mutation($n: String!) { createDepartment(input: {name: $n}) { id } }', { n: newId() })))
    .createDepartment.id;
/** What a minute brings: lines are linked, and what is due is sent. */
async function minute(id: string): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  await sealAudit(test.app.services);
  await run(id);
}
const run = (id: string) =>
  auditStreamJobs({ ...test.app.services, webhooks: here }).stream_audit_of!({
    companyId: company,
    userId: auditor.id,
    recordId: id,
  });
const linesOf = (calls: readonly Call[]): any[] => calls.flatMap(({ body }) => JSON.parse(body));
const made = (calls: readonly Call[]): string[] =>
  linesOf(calls)
    .filter(({ subject, action }) => subject === 'Department' && action === 'create')
    .map(({ recordId }) => recordId);
const stateOf = async (id: string) =>
  (
    await must(
      auditor.graphql(
        'query($id: ID!) { auditStream(id: $id) { waiting lastSentAt failingSince failure nextAttemptAt } }',
        { id },
      ),
    )
  ).auditStream;

it('sends each line of the log once, in its order, signed, from when the stream was made on', async () => {
  const heard = await listening();
  await department();
  const { id, secret } = await streamTo(heard.url);
  const ids = [await department(), await department(), await department()];
  await minute(id);
  await minute(id);
  expect(made(heard.calls)).toEqual(ids);
  const lines = linesOf(heard.calls);
  expect(lines.map(({ place }) => place)).toEqual(lines.map(({ place }) => place).toSorted((a, b) => a - b));
  expect(lines.find(({ recordId }) => recordId === ids[0])).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    companyId: company,
    subject: 'Department',
    action: 'create',
    actorId: auditor.id,
    isHidden: false,
    requestId: expect.any(String),
    changes: expect.arrayContaining([expect.objectContaining({ field: 'name', before: null })]),
  });
  for (const { headers, body } of heard.calls)
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
        .digest('base64')}`,
    );
  expect(await stateOf(id)).toMatchObject({
    waiting: 0,
    lastSentAt: expect.any(String),
    failingSince: null,
    nextAttemptAt: null,
  });
});

it('is sent nothing before it has a secret, and nothing while it is off; then all of it', async () => {
  const heard = await listening();
  await sealAudit(test.app.services);
  const { id } = (await must(make(auditor, heard.url))).createAuditStream;
  const one = await department();
  await minute(id);
  expect(heard.calls).toEqual([]);
  await must(auditor.graphql('mutation($id: ID!) { issueAuditStream(id: $id) { secret } }', { id }));
  const change = (isActive: boolean, version: number) =>
    must(
      auditor.graphql(
        `mutation($id: ID!, $v: Int!, $i: AuditStreamChanges!) {
          updateAuditStream(id: $id, version: $v, input: $i) { version } }`,
        { id, v: version, i: { isActive } },
      ),
    );
  await change(false, 2);
  await minute(id);
  expect(heard.calls).toEqual([]);
  await change(true, 3);
  await minute(id);
  expect(made(heard.calls)).toEqual([one]);
});

it('goes on after an outage where it was, and says meanwhile what is wrong and how much waits', async () => {
  let isDown = true;
  const heard = await listening(() => (isDown ? 503 : 204));
  const { id } = await streamTo(heard.url);
  const ids = [await department()];
  await minute(id);
  ids.push(await department());
  await minute(id);
  const state = await stateOf(id);
  expect(state).toMatchObject({ failure: 'The receiver answered 503: Not now', lastSentAt: null });
  expect(state.waiting).toBeGreaterThanOrEqual(2);
  isDown = false;
  heard.calls.splice(0);
  await minute(id);
  expect(made(heard.calls)).toEqual(ids);
  expect(await stateOf(id)).toMatchObject({ waiting: 0, failingSince: null, failure: null });
});

it('a receiver that fails for an hour is asked every quarter of an hour, and nothing is ever given up', async () => {
  const heard = await listening(() => 500);
  const { id } = await streamTo(heard.url);
  await department();
  await sealAudit(test.app.services);
  const minutes = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      now = new Date(now.getTime() + 60_000);
      await run(id);
    }
  };
  await minutes(2);
  const soon = heard.calls.length;
  await test.inside(
    company,
    `update audit_stream set failing_since = failing_since - interval '1 hour' where id = $1`,
    [id],
  );
  await minutes(30);
  expect([soon, heard.calls.length - soon]).toEqual([2, 2]);
});

it('a process that dies during a call loses nothing: the call goes out again under the same ids', async () => {
  const heard = await listening((_call, count) => (count === 1 ? new Promise<number>(() => undefined) : 204));
  const { id } = await streamTo(heard.url);
  const one = await department();
  now = new Date(now.getTime() + 60_000);
  await sealAudit(test.app.services);
  void run(id).catch(() => undefined);
  while (!heard.calls.length) await new Promise((resolve) => setTimeout(resolve, 10));
  // Nobody else sends it while it may still be under way.
  await minute(id);
  expect(heard.calls).toHaveLength(1);
  const two = await department();
  now = new Date(now.getTime() + 2 * 60_000);
  await minute(id);
  expect(made(heard.calls.slice(0, 1))).toEqual([one]);
  expect(made(heard.calls.slice(1))).toEqual([one, two]);
  const [first, again] = heard.calls.map(({ body }) => JSON.parse(body)[0].id);
  expect(again).toBe(first);
});

it('a line that is committed after later ones follows them: none is passed over', async () => {
  const heard = await listening();
  const { id } = await streamTo(heard.url);
  const open = await OpenTransaction.begin(test.app.services.pool, { companyId: company }, 'write');
  const late = newId();
  await open.query(
    `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id)
     values ($1, $2, $3, $4, 'Department', $1, 'create', 'late')`,
    [late, company, now, auditor.id],
  );
  const one = await department();
  await minute(id);
  expect(made(heard.calls)).toEqual([one]);
  await open.commit();
  await minute(id);
  expect(made(heard.calls)).toEqual([one, late]);
});

it('more lines than one call takes are sent in several, each where the one before ended', async () => {
  const heard = await listening();
  const { id } = await streamTo(heard.url);
  await test.inside(
    company,
    `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id)
     select lpad(to_hex(n), 24, '0'), $1, now(), $2, 'Department', lpad(to_hex(n), 24, '0'), 'create', 'many'
     from generate_series(1, 450) n`,
    [company, auditor.id],
  );
  await minute(id);
  expect(heard.calls.length).toBeGreaterThan(2);
  expect(made(heard.calls)).toEqual(Array.from({ length: 450 }, (_, at) => (at + 1).toString(16).padStart(24, '0')));
});

it('tells what whoever saved it last reads in the log: of hidden rows no values, encrypted ones to nobody', async () => {
  const heard = await listening();
  const admin = await test.as({ type: 'admin', company });
  const { id } = await streamTo(heard.url);
  const secret = 'confidential street';
  const employee = (
    await must(
      admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
        i: { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', address: secret },
      }),
    )
  ).createEmployee.id;
  await must(
    admin.graphql('mutation($i: BankAccountInput!) { createBankAccount(input: $i) { id } }', {
      i: { employeeId: employee, holder: 'Lina Saleh', iban: 'AE070331234567890123456', validFrom: '2024-01-01' },
    }),
  );
  await minute(id);
  const text = heard.calls.map(({ body }) => body).join();
  expect(text).not.toContain(secret);
  expect(text).not.toContain('AE070331234567890123456');
  const line = linesOf(heard.calls).find(({ recordId }) => recordId === employee);
  expect(line).toMatchObject({ isHidden: true, changes: [], recordTitle: null });

  const other = await listening();
  const wide = await streamTo(other.url, admin);
  await must(
    admin.graphql('mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: {lastName: "Haddad"}) { id } }', {
      id: employee,
    }),
  );
  await must(
    admin.graphql('mutation($i: BankAccountInput!) { createBankAccount(input: $i) { id } }', {
      i: { employeeId: employee, holder: 'Lina Saleh', iban: 'AE460090000000123456789', validFrom: '2024-06-01' },
    }),
  );
  await minute(wide.id);
  const lines = linesOf(other.calls);
  expect(lines.find(({ recordId }) => recordId === employee).changes).toContainEqual(
    expect.objectContaining({ field: 'lastName', before: 'Saleh', after: 'Haddad' }),
  );
  expect(lines.find(({ subject }) => subject === 'BankAccount').changes).toContainEqual(
    expect.objectContaining({ field: 'iban', isMasked: true, before: null, after: null }),
  );
});

it('waits, and says why, while whoever saved it last may not read the log; nothing is lost', async () => {
  const heard = await listening();
  const { id } = await streamTo(heard.url);
  const grants = async (given: Grant[]) => {
    await test.inside(company, 'update company_role set grants = $2 where company_id = $1', [
      company,
      JSON.stringify(given),
    ]);
    test.app.auth.sessions.forgetCached();
  };
  const one = await department();
  const [role] = await test.inside<{ grants: Grant[] }>(
    company,
    'select grants from company_role where company_id = $1',
    [company],
  );
  await grants(grant('AuditStream', 'read'));
  await minute(id);
  expect([heard.calls, (await stateOf(id)).failure]).toEqual([
    [],
    'Whoever saved it last may no longer read the audit log. Somebody who may has to save it again.',
  ]);
  await grants(role!.grants);
  await minute(id);
  expect(made(heard.calls)).toEqual([one]);
});

it('of another company it sends nothing', async () => {
  const heard = await listening();
  const { id } = await streamTo(heard.url);
  const elsewhere = await test.company();
  const stranger = await test.as({ company: elsewhere, grants: grant('Department', 'read', 'create') });
  const theirs = await department(stranger);
  const ours = await department();
  await minute(id);
  expect(heard.calls.map(({ body }) => body).join()).not.toContain(theirs);
  expect(made(heard.calls)).toEqual([ours]);
});

it('takes the grant to read the log to make one and to lead one elsewhere', async () => {
  const heard = await listening();
  const { id } = await streamTo(heard.url);
  const blind = await test.as({ company, grants: grant('AuditStream', 'read', 'create', 'update', 'issue') });
  const change = blind.graphql(
    'mutation($id: ID!, $i: AuditStreamChanges!) { updateAuditStream(id: $id, version: 2, input: $i) { id } }',
    { id, i: { url: 'https://elsewhere.example.com/' } },
  );
  const answers = await Promise.all([make(blind, heard.url), change]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

it('a test line tells nothing, is signed, and its answer is told', async () => {
  const heard = await listening((_call, count) => (count === 1 ? 204 : 401));
  const { id } = await streamTo(heard.url);
  const test = 'mutation($id: ID!) { testAuditStream(id: $id) { problem } }';
  const answers = [await must(auditor.graphql(test, { id })), await must(auditor.graphql(test, { id }))];
  expect(answers.map(({ testAuditStream }) => testAuditStream.problem)).toEqual([
    null,
    'The receiver answered 401: Not now',
  ]);
  expect(linesOf(heard.calls)).toEqual(
    [1, 2].map(() => ({ id: expect.any(String), at: expect.any(String), companyId: company, action: 'test' })),
  );
});
