import { Writable } from 'node:stream';
import { Client } from 'pg';
import { table, whole } from '../../src/modules/data-import/import.fixture';
import { mailServer } from '../../src/modules/messaging/mail/mail.fixture';
import { receiver } from '../../src/modules/administration/webhook/webhook.fixture';
import { appUrl } from '../../src/database/migrate';
import { newId } from '../../src/platform/records/ids';
import { serverLog } from '../../src/platform/http/server-log';
import { webhookSender } from '../../src/platform/notify/webhook-sender';
import { TEST_SECRET } from '../copied-database';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

/** What nobody finds who gets hold of a dump of the database or of the log. */
const marks: Record<string, string> = {
  'national id': '784-1987-5501234-5',
  'national id of a list': '784-1991-7712345-4',
  'national id of a dependant': '784-2015-1234567-5',
  passport: 'N91827364',
  'passport of a dependant': 'N55647382',
  'a passport too long to be kept': `X${'48151623'.repeat(6)}`,
  iban: 'AE470261001234567890123',
  'iban of a list': 'AE110331234567890987654',
  'iban of a list that is none': 'AE888888888888888888888',
  'iban that is none': 'AE999999999999999999999',
  'iban of a vendor': 'AE660351234567890555666',
  password: 'a long marked Pa55word',
  'a guess': 'a guessed Pa55word',
  pin: '73518264',
};
let test: TestApp;
let company: string;
let admin: Person;
let platformAdmin: Person;
let said = '';
let mail: Awaited<ReturnType<typeof mailServer>>;
let hook: Awaited<ReturnType<typeof receiver>>;
beforeAll(async () => {
  const log = serverLog(
    new Writable({
      write(chunk, _encoding, done) {
        said += String(chunk);
        done();
      },
    }),
  );
  log.level = 'trace';
  mail = await mailServer({
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        marks['link of a mail'] ??= /#(\S{16,}?)(?:=?[\r\n]|["<\s])/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
        done(Object.assign(new Error('try later'), { responseCode: 451 }));
      });
    },
  });
  hook = await receiver(() => 500);
  test = await createTestApp({
    isAlone: true,
    jobs: true,
    log,
    mail: { smtpUrl: mail.url, from: 'hr@example.com' },
    webhooks: webhookSender({ isOpen: () => true, protocols: ['http:'] }),
  });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  platformAdmin = await test.as({ type: 'admin' });
});
afterAll(async () => {
  await test?.close();
  await mail?.close();
  await hook?.close();
});

async function must<T = Record<string, any>>(answer: Promise<Answer>): Promise<T> {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data as T;
}
/** Answers are kept for whoever asks the same again. */
const repeatable = () => ({ 'idempotency-key': newId() });
const make = async (area: string, input: object): Promise<string> =>
  (
    await must(
      admin.graphql(
        `mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`,
        { input },
        repeatable(),
      ),
    )
  ).made.id;
const refused = async (answer: Promise<Answer>): Promise<void> => {
  expect((await answer).errors).toBeDefined();
};
const issued = async (verb: string, id: string, field = 'token'): Promise<string> =>
  (await must(admin.graphql(`mutation($id: ID!) { made: ${verb}(id: $id) { value: ${field} } }`, { id }, repeatable())))
    .made.value;

async function eventually(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('it did not happen');
}

async function fill(): Promise<void> {
  const employeeId = await make('Employee', {
    code: 'E-1',
    firstName: 'Mona',
    lastName: 'Haddad',
    hireDate: '2024-01-01',
    nationalId: marks['national id'],
    passportNo: marks.passport,
  });
  await make('Dependant', {
    employeeId,
    name: 'Salma',
    relation: 'child',
    nationalId: marks['national id of a dependant'],
    passportNo: marks['passport of a dependant'],
  });
  await make('BankAccount', { employeeId, holder: 'Mona Haddad', iban: marks.iban, validFrom: '2024-01-01' });
  await make('Vendor', { name: 'Ship chandler', bankHolder: 'Chandler', bankIban: marks['iban of a vendor'] });
  await whole(
    admin,
    table(
      ['Employee number', 'Account holder', 'IBAN', 'From'],
      ['E-1', 'Mona Haddad', marks['iban of a list']!, '2025-01-01'],
      ['E-1', 'Mona Haddad', marks['iban of a list that is none']!, '2025-02-01'],
    ),
    'BankAccount',
  );
  await whole(
    admin,
    table(
      ['Name', 'Staff No', 'Date of birth', 'Hire date', 'Emirates ID'],
      ['Aziz, Badr', 'E-9', '1991-02-03', '2020-01-01', marks['national id of a list']!],
      ['Saleh, Rania', 'E-10', '1992-02-03', '2020-01-01', ''],
    ),
    'people',
  );
  for (const [subject, id, field] of [
    ['Employee', employeeId, 'nationalId'],
    ['Employee', employeeId, 'passportNo'],
  ]) {
    await must(
      admin.graphql(
        'mutation($subject: String!, $id: ID!, $field: String!) { revealValue(subject: $subject, id: $id, field: $field) }',
        { subject, id, field },
        repeatable(),
      ),
    );
  }
  const shown = JSON.stringify([
    await must(admin.graphql('{ employees { rows { nationalId passportNo } } bankAccounts { rows { iban } } }')),
    await admin.rest('GET', '/api/employee'),
  ]);
  expect([shown.includes(marks.passport!), shown.includes(marks.iban!)]).toEqual([false, false]);
  // What leaves as a list must not lie in the files either: it is read and thrown away.
  await must(
    admin.graphql(
      'mutation($id: ID!, $pass: String!) { updateEmployee(id: $id, version: 1, input: {passportNo: $pass}) { id } }',
      { id: employeeId, pass: `${marks.passport}` },
      repeatable(),
    ),
  );
}

async function issue(): Promise<void> {
  const roleId = await make('CompanyRole', {
    title: 'Reader',
    grants: [{ subject: 'Department', action: 'read', scope: 'company' }],
  });
  const inAYear = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  marks['api token'] = await issued(
    'issueApiToken',
    await make('ApiToken', { name: 'Payroll of others', roleId, expiresOn: inAYear }),
  );
  marks['token of a device'] = await issued(
    'issue_tokenPunchDevice',
    await make('PunchDevice', { name: 'Gate', kind: 'terminal' }),
  );
  marks['secret of a webhook'] = await issued(
    'issueWebhook',
    await make('Webhook', { name: 'Warehouse', url: hook.url, subjects: ['Employee', 'Department'] }),
    'secret',
  );
  marks['address of a calendar'] = (
    await must(admin.graphql('mutation { made: issueCalendarFeed }', {}, repeatable()))
  ).made
    .split('/')
    .pop()
    .replace('.ics', '');
  marks['session'] = admin.token;
  marks['password of the database'] = new URL(appUrl(test.ownerUrl, TEST_SECRET)).password;
  await make('Department', { name: 'Called of' });
  const email = `${newId()}@example.com`;
  const { status } = await platformAdmin.rest('POST', '/api/user/add-user', {
    data: {
      name: 'Nadia',
      email,
      password: marks.password,
      type: 'employee',
      status: 'active',
      roles: [],
      permissions: [],
    },
  });
  expect(status).toBe(201);
  // Whose account it is chooses by the link; who made it knew the word that was sent, and it opens nothing.
  await refused(
    admin.graphql(
      'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email, password: marks.password },
    ),
  );
  await test.sql('update app_user set password_hash = $2 where email = $1', [
    email,
    await test.app.services.hashPassword(marks.password!, 'password', []),
  ]);
  const signIn = (password: string) =>
    admin.graphql(
      'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email, password },
    );
  marks['token of who signed in'] = (await must(signIn(marks.password!))).signIn.token;
  await refused(signIn(marks['a guess']!));
  await must(admin.graphql('mutation($email: String!) { requestPasswordReset(email: $email) }', { email }));
}

/** Bad input that holds the values, and faults of our own while they are written. */
async function fail(): Promise<void> {
  const employee = 'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }';
  const given = { code: 'E-2', firstName: 'Badr', lastName: 'Aziz', hireDate: '2024-01-01' };
  await refused(admin.graphql(employee, { input: { ...given, passportNo: marks['a passport too long to be kept'] } }));
  await refused(
    admin.graphql(employee, { input: { ...given, nationalId: marks['national id'], nothing: marks.passport } }),
  );
  await refused(
    admin.graphql(
      `mutation { createEmployee(input: {code: "E-3", nationalId: "${marks['national id']}", nothing: "${marks.passport}"}) { id } }`,
    ),
  );
  await refused(
    admin.graphql('mutation($input: BankAccountInput!) { createBankAccount(input: $input) { id } }', {
      input: { employeeId: newId(), holder: 'X', iban: marks['iban that is none'], validFrom: '2024-01-01' },
    }),
  );
  await platformAdmin.fetch('/api/user/add-user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"data": {"password": "${marks.password}"`,
  });
  await admin.rest('GET', `/api/employee?q=${marks.passport}&sort=${marks.iban}`);
  await admin.fetch(`/calendar-feeds/${marks['address of a calendar']}.ics?x=${marks['api token']}`);

  const owner = new Client(test.ownerUrl);
  await owner.connect();
  await owner.query(`alter table employee add constraint employee_defect check (code <> 'E-4') not valid; alter table app_user add constraint app_user_defect check (name <> 'Defect') not valid;
    alter table employee_salary add constraint salary_defect check (base_salary <> 98765.432) not valid`);
  await refused(
    admin.graphql(employee, {
      input: { ...given, code: 'E-4', nationalId: marks['national id'], passportNo: marks.passport },
    }),
  );
  const [{ id: employeeId }] = (await must(admin.graphql('{ employees { rows { id } } }'))).employees.rows;
  await refused(
    admin.graphql('mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
      input: { employeeId, baseSalary: '98765.432', currency: 'AED', validFrom: '2024-01-01' },
    }),
  );
  const { status } = await platformAdmin.rest('POST', '/api/user/add-user', {
    data: {
      name: 'Defect',
      email: `${newId()}@example.com`,
      password: marks.password,
      type: 'employee',
      status: 'active',
      roles: [],
      permissions: [],
    },
  });
  expect(status).toBe(500);
  // What breaks carries the connection it broke.
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'muster jobs'`,
  );
  await eventually(() => said.includes('a database connection broke'));
  await owner.end();
}

/** Every row of every table as text, those of the job queue too, as their owner sees them. */
async function dump(): Promise<Map<string, string>> {
  const owner = new Client(test.ownerUrl);
  await owner.connect();
  const { rows: tables } = await owner.query<{ name: string }>(`select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind = 'r' order by 1`);
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  await owner.end();
  return texts;
}

it('no table and no line of the log, at its most talkative, holds an id, an account, a token or a password in clear', async () => {
  await issue();
  await fill();
  await fail();
  await eventually(() => hook.calls.length > 0 && !!marks['link of a mail']);
  const texts = await dump();
  const held = (text: string) =>
    Object.entries(marks)
      .filter(
        ([, mark]) =>
          text.includes(mark) ||
          text.includes(Buffer.from(mark).toString('hex')) ||
          text.includes(JSON.stringify(mark).slice(1, -1)),
      )
      .map(([name]) => name);
  expect(Object.keys(marks).filter((name) => !marks[name])).toEqual([]);
  // That the search finds what is there.
  expect([
    texts.get('employee')!.includes('Haddad'),
    said.includes('an operation failed'),
    said.includes('a REST call failed'),
  ]).toEqual([true, true, true]);
  expect([...texts].flatMap(([name, text]) => held(text).map((mark) => `${name}: ${mark}`))).toEqual([]);
  expect(held(said)).toEqual([]);
  expect(said).not.toMatch(/98765\.432|\$2[aby]\$\d\d\$|Failing row|"client"/);
});
