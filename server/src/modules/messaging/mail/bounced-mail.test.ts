import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import type { Mailer } from '../../../platform/mail/mailer';
import { queueMail } from '../../../platform/mail/queue-mail';
import { inCompany } from '../../../platform/system-ctx';
import { mailServer as startMailServer } from './mail.fixture';
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
const queue = () =>
  inCompany(test.app.services, { companyId: company, userId: hr.id }, 'write', (ctx) =>
    queueMail(ctx, [
      {
        kind: 'document_expiry',
        to: 'layla@example.com',
        key: newId(),
        values: { name: 'Layla', document: 'Visa', expires_on: '1 May' },
      },
    ]),
  );
const sendAll = (mailer: Mailer) =>
  mailJobs({ ...test.app.services, mailer }).send_mails!({ companyId: company, userId: hr.id, recordId: company });
const mails = async (): Promise<any[]> => (await hr.graphql('{ mails { rows { state failure } } }')).data.mails.rows;

describe('a mail server', () => {
  it('that refuses an address for good marks whoever has it, until a mail arrives there again', async () => {
    let isGone = true;
    const { mailer } = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(isGone ? Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 }) : null),
    });
    const refused = async () =>
      (await hr.graphql('{ employees(filter: {mailRefusedOn: {isEmpty: false}}) { rows { id mailRefusedOn } } }')).data
        .employees.rows;
    expect(await refused()).toEqual([]);
    await queue();
    await sendAll(mailer);
    expect(await refused()).toEqual([{ id: employeeId, mailRefusedOn: '2026-11-21' }]);
    isGone = false;
    now = new Date(now.getTime() + 60_000);
    await queue();
    await sendAll(mailer);
    expect(await refused()).toEqual([]);
  });

  it('that refuses to relay has refused nobody’s address', async () => {
    const { mailer } = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 })),
    });
    await queue();
    await sendAll(mailer);
    expect((await mails())[0]).toMatchObject({ state: 'failed', failure: 'message' });
  });
});
