import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { textsInPdf } from '../../../../../../test/pdf-text';
import { said } from '../../../../../../test/said';
import { mailServer } from '../../../../messaging/mail/mail.fixture';
import { mailJobs } from '../../../../messaging/mail/mail.job';
import { payrollOffice, type Office } from '../payroll.fixture';
import { payslipMailJob } from './payslip-mail';
import { payslipMailJobs } from './payslip-mail.job';

let test: TestApp;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => test.close());

const person = async (
  office: Office,
  code: string,
  { nationalId = '784-1985-1234567-1', ...more }: Record<string, string | null> = {},
) => {
  const id = await office.hire({ code });
  const values = {
    work_email: `${code.toLowerCase()}@example.com`,
    birth_date: '1985-03-02',
    national_id: nationalId && test.app.services.cipher.encrypt(nationalId),
    ...more,
  };
  await office.sql(
    `update employee set ${Object.keys(values)
      .map((name, at) => `${name} = $${at + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(values)],
  );
  return id;
};
const fields = 'id email subject message kind state failure note attachmentName employeeId locale';
async function office(payslipMail: string) {
  const made = await payrollOffice(test, { payslip_mail: payslipMail });
  const hr = await test.as({ type: 'admin', company: made.company });
  const job = { companyId: made.company, userId: made.clerk.id, recordId: made.company };
  return {
    ...made,
    hr,
    mails: async (): Promise<any[]> =>
      (await made.ask(hr, `{ mails(sort: [{field: email}], filter: {kind: {eq: payslip}}) { rows { ${fields} } } }`))
        .rows,
    queue: (run: { id: string }) => payslipMailJobs(test.app.services)[payslipMailJob]!({ ...job, recordId: run.id }),
    async sent() {
      const { mailer, received, close } = await mailServer();
      closing.push(close);
      await mailJobs({ ...test.app.services, mailer }).send_mails!(job);
      return new Map(received.map(({ to, text }) => [to[0]!, text]));
    },
  };
}
const pdfIn = (mail: string): { name: string; pdf: Buffer } | null => {
  const found = /Content-Type: application\/pdf; name=(\S+)[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(mail);
  return found && { name: found[1]!, pdf: Buffer.from(found[2]!, 'base64') };
};
async function opened(pdf: Buffer, credentials: string): Promise<string | null> {
  const { PDF } = await import('@libpdf/core');
  const document = await PDF.load(pdf, { credentials });
  return document.isAuthenticated
    ? document
        .extractText()
        .map(({ text }) => text)
        .join('\n')
    : null;
}

it('goes out with the PDF once a run is posted, made when it is sent and kept in no row; asked again nobody gets two', async () => {
  const pay = await office('pdf');
  const employeeId = await person(pay, 'E1');
  await person(pay, 'E2', { work_email: null, personal_email: 'home@example.com' });
  await person(pay, 'E3', { work_email: null });
  const run = await pay.posted('2026-03');
  await pay.queue(run);
  await pay.queue(run);
  const [mail, home] = await pay.mails();
  expect(await pay.mails()).toHaveLength(2);
  expect(home).toMatchObject({ email: 'home@example.com' });
  expect(mail).toMatchObject({
    email: 'e1@example.com',
    employeeId,
    state: 'queued',
    attachmentName: 'payslip-2026-03-E1.pdf',
    subject: 'Your payslip of March 2026',
    message: expect.stringMatching(/It is attached as a PDF\.[\s\S]*\/payslips\//),
  });
  expect(said(await pay.mails())).not.toMatch(/10[,.]?000/);
  const [row] = await pay.sql('select attachment from mail where id = $1', [mail.id]);
  expect(JSON.parse(row!.attachment)).toMatchObject({ subject: 'Payslip', isProtected: false });
  const { name, pdf } = pdfIn((await pay.sent()).get('e1@example.com')!)!;
  expect(name).toBe('payslip-2026-03-E1.pdf');
  expect(textsInPdf(pdf).join(' ')).toContain('10,000.00');
  expect((await pay.mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

it('opens with the end of the national identity number and the year of birth alone, and without them holds the link', async () => {
  const pay = await office('protected_pdf');
  await person(pay, 'E1');
  await person(pay, 'E2', { birth_date: null });
  await person(pay, 'E3', { nationalId: '12' });
  const run = await pay.calculated(await pay.create('2026-03'));
  const findings = await pay.ask(
    pay.clerk,
    'query($id: ID!) { payrollRunFindings(runId: $id) { code people { employeeCode } } }',
    { id: run.id },
  );
  expect(findings).toContainEqual({ code: 'no_pdf_password', people: [{ employeeCode: 'E2' }] });
  await pay.act('post', await pay.act('approve', run, pay.approver));
  await pay.queue(run);
  const [mail, ...others] = await pay.mails();
  expect(mail.message).toContain('eight characters');
  expect(said(mail.message)).not.toMatch(/5671|1985/);
  expect(others.map(({ attachmentName }) => attachmentName)).toEqual([null, null]);
  const sent = await pay.sent();
  const { pdf } = pdfIn(sent.get('e1@example.com')!)!;
  expect(pdf.toString('latin1')).toMatch(/\/AESV3[\s\S]*\/R 6|\/R 6[\s\S]*\/AESV3/);
  expect(await opened(pdf, '56711985')).toContain('10,000.00');
  expect([await opened(pdf, '56711986'), await opened(pdf, '')]).toEqual([null, null]);
  expect(['e2', 'e3'].map((name) => pdfIn(sent.get(`${name}@example.com`)!))).toEqual([null, null]);
});

it('is tried again where the file could not be made, and says so', async () => {
  const pay = await office('protected_pdf');
  const id = await person(pay, 'E1');
  const run = await pay.posted('2026-03');
  await pay.queue(run);
  await pay.sql('update employee set national_id = null where id = $1', [id]);
  expect((await pay.sent()).size).toBe(0);
  expect((await pay.mails())[0]).toMatchObject({
    state: 'queued',
    failure: 'attachment',
    note: expect.stringContaining('could not be made'),
  });
});

it('stays what it was where a company does not ask for it', async () => {
  const pay = await office('none');
  await person(pay, 'E1');
  const run = await pay.posted('2026-03');
  expect(await pay.sql('select 1 from graphile_worker.jobs where key = $1', [`${payslipMailJob} ${run.id}`])).toEqual(
    [],
  );
  await pay.queue(run);
  expect(await pay.mails()).toEqual([]);
});

it.each([
  ['none', true],
  ['pdf', false],
])('sent as %s leaves the mail that it is there due: %s', async (payslipMail, isMailDue) => {
  const pay = await office(payslipMail);
  const employeeId = await person(pay, 'E1');
  const reader = await test.as({
    company: pay.company,
    employeeId,
    grants: [{ subject: 'Payslip', action: 'read', scope: 'own' }],
  });
  await pay.ask(
    reader,
    'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom } }',
    { i: { choices: [{ kind: 'payslip_posted', inApp: true, mail: true }] } },
  );
  await pay.posted('2026-03');
  expect(await test.sql('select is_mail_due from notification where user_id = $1', [reader.id])).toEqual([
    { is_mail_due: isMailDue },
  ]);
});

it('is in the language of its employee', async () => {
  const pay = await office('pdf');
  const employeeId = await person(pay, 'E1');
  const reader = await test.as({ company: pay.company, employeeId, grants: [] });
  await test.sql(`update app_user set locale = 'ar' where id = $1`, [reader.id]);
  await pay.queue(await pay.posted('2026-03'));
  expect((await pay.mails())[0]).toMatchObject({
    locale: 'ar',
    subject: expect.stringMatching(/^قسيمة راتبك عن مارس/),
  });
});
