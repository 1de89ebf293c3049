import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { smtpMailer, type Mailer } from '../../../platform/mail/mailer';
import { queueMail, type NewMail } from '../../../platform/mail/queue-mail';
import { inCompany } from '../../../platform/system-ctx';
import { mailServer as startMailServer, type Received } from './mail.fixture';
import { mailJobs } from './mail.job';

let test: TestApp;
let company: string;
let hr: Person;
let employeeId: string;
let now: Date;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  employeeId = await insertRow(test, 'Employee', company, {
    firstName: 'Layla',
    lastName: 'Haddad',
    workEmail: 'layla@example.com',
  });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => test.close());

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  closing.push(server.close);
  return server;
}

const inIt = <T>(work: Parameters<typeof inCompany<T>>[3]) =>
  inCompany(test.app.services, { companyId: company, userId: hr.id }, 'write', work);
const queue = (more: Partial<NewMail> = {}) =>
  inIt((ctx) =>
    queueMail(ctx, [
      {
        kind: 'document_expiry',
        to: 'layla@example.com',
        key: newId(),
        values: { name: 'Layla', document: 'Visa', expires_on: '1 May' },
        ...more,
      },
    ]),
  );
const sendAll = (mailer?: Mailer) =>
  mailJobs({ ...test.app.services, mailer }).send_mails!({ companyId: company, userId: hr.id, recordId: company });
const row =
  'id version email subject message kind state attempts note failure sentAt allowedActions employeeId senderName';
const mails = async (who = hr): Promise<any[]> =>
  (await who.graphql(`{ mails(sort: [{field: createdAt}]) { rows { ${row} } } }`)).data.mails.rows;
const write = (who: Person, input: object = {}) =>
  who.graphql('mutation($input: LetterInput!) { writeToEmployees(input: $input) { id done message } }', {
    input: { employeeIds: [employeeId], subject: 'Hours', message: 'Dear {{first_name}}, we open at 9.', ...input },
  });
const refusalOf = ({ errors }: Answer): any => errors?.[0]?.extensions;

describe('a mail', () => {
  it('goes out as text and HTML to its one address, and is told to be sent', async () => {
    const { mailer, received } = await mailServer();
    expect(await queue()).toBe(1);
    await sendAll(mailer);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      state: 'sent',
      attempts: 1,
      note: null,
      failure: null,
      subject: 'Visa expires on 1 May',
      sentAt: now.toISOString(),
    });
    expect(received.map(({ from, to }) => [from, to])).toEqual([['hr@example.com', ['layla@example.com']]]);
    expect(received[0]!.text).toContain(`Message-ID: <${mail.id}@localhost>`);
    expect(received[0]!.text).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(received[0]!.text).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it('of one cause is made once, however often and by however many it is asked for', async () => {
    expect(await queue({ key: 'visa 30 days' })).toBe(1);
    expect(await queue({ key: 'visa 30 days' })).toBe(0);
    const both = await Promise.allSettled([queue({ key: 'visa 7 days' }), queue({ key: 'visa 7 days' })]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await mails()).toHaveLength(2);
  });

  it('of work that is rolled back never was', async () => {
    await expect(
      inIt(async (ctx) => {
        await queueMail(ctx, [{ kind: 'document_expiry', to: 'layla@example.com', key: newId(), values: {} }]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await mails()).toEqual([]);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Layla <a@example.com>',
    'nobody',
    '',
  ])('to %j is refused', async (to) => {
    await expect(queue({ to })).rejects.toMatchObject({ code: 'INVALID', field: 'to' });
  });

  it('carries no header its values bring along', async () => {
    const { mailer, received } = await mailServer();
    await queue({ values: { document: 'Visa\r\nBcc: all@example.com\r\n\r\nHello', expires_on: 'x' } });
    await sendAll(mailer);
    expect(received[0]!.to).toEqual(['layla@example.com']);
    const [headers] = received[0]!.text.split('\r\n\r\n');
    expect(headers).toContain('Subject: Visa Bcc: all@example.com Hello expires on x');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it("waits while there is no mail server, and says why in the reader's language", async () => {
    await queue();
    await sendAll();
    expect((await mails())[0]).toMatchObject({
      state: 'queued',
      attempts: 0,
      note: expect.stringContaining('no mail server is set up'),
    });
    const { data } = await hr.graphql('{ mails { rows { note } } }', {}, { 'accept-language': 'ar' });
    expect(data.mails.rows[0].note).toContain('خادم البريد غير مهيأ');
  });

  it('in the words of the company where it has a template, else in the standard ones', async () => {
    const make = (input: object) =>
      hr.graphql('mutation($input: MailTemplateInput!) { createMailTemplate(input: $input) { id version } }', {
        input: { name: 'Ours', kind: 'document_expiry', subject: '{{document}}!', body: 'Bring it.', ...input },
      });
    const { data } = await make({});
    expect(refusalOf(await make({}))).toMatchObject({ code: 'TAKEN', field: 'kind' });
    expect(refusalOf(await make({ locale: 'ar', body: '{{salary}}' }))).toMatchObject({
      code: 'INVALID',
      field: 'body',
    });
    await queue();
    await queue({ locale: 'ar' });
    await hr.graphql(
      'mutation($id: ID!) { updateMailTemplate(id: $id, version: 1, input: {status: inactive}) { id } }',
      { id: data.createMailTemplate.id },
    );
    await queue();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Visa!',
      'تنتهي صلاحية Visa في 1 May',
      'Visa expires on 1 May',
    ]);
  });

  it('with a personal link is read by its addressee alone and forgotten once sent', async () => {
    const link = 'https://hr.example.com/invite/very-secret';
    await queue({ kind: 'invite', values: { name: 'Layla', link } });
    const [mail] = await mails();
    expect(mail.message).toBe('');
    const stored = await inIt(async (ctx) => (await ctx.tx.query('select * from mail')).rows[0]!);
    expect(JSON.stringify(stored)).not.toContain('very-secret');
    expect(stored.secret_message).toBeTruthy();
    const audit = await inIt(
      async (ctx) => (await ctx.tx.query('select * from audit_event where company_id = $1', [company])).rows,
    );
    expect(JSON.stringify(audit)).not.toContain('very-secret');
    const { mailer, received } = await mailServer();
    await sendAll(mailer);
    expect(received[0]!.text.replace(/=\r?\n/g, '')).toContain('very-secret');
    expect(
      (await inIt(async (ctx) => (await ctx.tx.query('select secret_message from mail')).rows[0]!)).secret_message,
    ).toBeNull();
  });
});

describe('a mail server', () => {
  it('that refuses the address is not asked again; the others still go out', async () => {
    const { mailer, received } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('gone')
            ? Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })
            : null,
        ),
    });
    await queue({ to: 'gone@example.com' });
    await queue();
    await sendAll(mailer);
    const [gone, other] = await mails();
    expect(gone).toMatchObject({ state: 'bounced', failure: 'address', attempts: 1, allowedActions: ['send'] });
    expect(gone.note).toMatch(/does not accept this address.*No such user here/);
    expect([other.state, received.length]).toEqual(['sent', 1]);
    now = new Date(now.getTime() + 9 * 3_600_000);
    await sendAll(mailer);
    expect((await mails())[0]).toMatchObject({ state: 'bounced', attempts: 1 });
  });

  it('that asks to come later is asked later, and after six times no more', async () => {
    let isBusy = true;
    const { mailer, received } = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(isBusy ? Object.assign(new Error('4.2.2 Try later'), { responseCode: 452 }) : null),
    });
    await queue();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await sendAll(mailer);
      const [mail] = await mails();
      expect(mail).toMatchObject({ state: attempt < 6 ? 'queued' : 'failed', attempts: attempt, failure: 'busy' });
      await sendAll(mailer);
      expect((await mails())[0].attempts).toBe(attempt);
      now = new Date(now.getTime() + 9 * 3_600_000);
    }
    isBusy = false;
    const [failed] = await mails();
    const again = (version: number) =>
      hr.graphql(`mutation($id: ID!, $v: Int!) { sendMail(id: $id, version: $v) { ${row} } }`, {
        id: failed.id,
        v: version,
      });
    expect((await again(failed.version)).data.sendMail).toMatchObject({ state: 'queued', attempts: 0 });
    expect((await again(failed.version)).data.sendMail.state).toBe('queued');
    await sendAll(mailer);
    expect([(await mails())[0].state, received.length]).toEqual(['sent', 1]);
    expect(refusalOf(await again(failed.version))).toMatchObject({ code: 'CONFLICT' });
  });

  it('that cannot be reached costs one mail an attempt, and all go out once it is back', async () => {
    const nowhere = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hr@example.com' });
    closing.push(() => nowhere.close());
    await queue();
    await queue();
    await sendAll(nowhere);
    expect((await mails()).map(({ state, attempts, failure }) => [state, attempts, failure])).toEqual([
      ['queued', 1, 'unreachable'],
      ['queued', 0, null],
    ]);
    now = new Date(now.getTime() + 120_000);
    const { mailer, received } = await mailServer();
    await sendAll(mailer);
    expect([(await mails()).map(({ state }) => state), received.length]).toEqual([['sent', 'sent'], 2]);
  });

  it('that does not answer is given up for now', async () => {
    await queue();
    const silent: Mailer = {
      send: () =>
        Promise.reject(Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT', command: 'CONN' })),
      close: () => undefined,
    };
    await sendAll(silent);
    expect((await mails())[0]).toMatchObject({ state: 'queued', failure: 'timeout' });
  });

  it('that took a mail just before the process died gets it again under the same Message-ID', async () => {
    const { mailer, received } = await mailServer();
    await queue();
    const dies: Mailer = {
      send: async (mail) => {
        await mailer.send(mail);
        throw Object.assign(new Error('killed'), { isKill: true });
      },
      close: () => undefined,
    };
    const services = { ...test.app.services, mailer: dies, pool: dyingAfterSend(dies) };
    await expect(
      mailJobs(services).send_mails!({ companyId: company, userId: hr.id, recordId: company }),
    ).rejects.toThrow('the process is dead');
    expect((await mails())[0]).toMatchObject({ state: 'sending', attempts: 1 });
    await sendAll(mailer);
    expect((await mails())[0]).toMatchObject({ state: 'sent', attempts: 2 });
    const idOf = ({ text }: Received) => /^Message-ID: (.*)$/m.exec(text)?.[1];
    expect(received).toHaveLength(2);
    expect(idOf(received[0]!)).toBe(idOf(received[1]!));
  });
});

/** The pool of a process that dies once the mail server has taken a mail: no connection comes of it any more. */
function dyingAfterSend(mailer: Mailer) {
  const { pool } = test.app.services;
  let isDead = false;
  const send = mailer.send.bind(mailer);
  mailer.send = async (mail) => {
    await send(mail).catch(() => undefined);
    isDead = true;
  };
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect' && isDead
        ? () => Promise.reject(new Error('the process is dead'))
        : (Reflect.get(target, name) as unknown),
  });
}

it('mails are listed for old clients, sent ones as success and all others as failed', async () => {
  const { mailer } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
  });
  await write(hr);
  await queue({ to: 'gone@example.com' });
  await sendAll(mailer);
  const rows = async (query: string) => (await hr.rest('GET', `/api/mail/?${query}`)).body.data as any[];
  expect(await rows('mailStatus=success')).toEqual([
    expect.objectContaining({
      email: 'layla@example.com',
      subject: 'Hours',
      message: 'Dear Layla, we open at 9.',
      type: 'message',
      status: 'success',
      date: now.toISOString(),
      user_info: [expect.objectContaining({ _id: hr.id })],
      employee_info: [expect.objectContaining({ _id: employeeId, firstName: 'Layla' })],
    }),
  ]);
  expect((await rows('mailStatus=failed')).map(({ email }) => email)).toEqual(['gone@example.com']);
  expect((await rows('mailType=document_expiry')).map(({ status }) => status)).toEqual(['failed']);
});

it('mails queued by requests are sent by the job that runs beside them', async () => {
  const running = await createTestApp({ jobs: true });
  const { mailer, received } = await mailServer();
  running.app.services.mailer = mailer;
  closing.push(() => running.close());
  const place = await running.company();
  const admin = await running.as({ type: 'admin', company: place });
  const to = await insertRow(running, 'Employee', place, { workEmail: 'sami@example.com' });
  await write(admin, { employeeIds: [to] });
  // Companies of the tests above may have mails left.
  const samisMails = () => received.filter((mail) => mail.to.includes('sami@example.com'));
  for (let tries = 0; tries < 100 && !samisMails().length; tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  expect(samisMails().map((mail) => mail.to)).toEqual([['sami@example.com']]);
});
