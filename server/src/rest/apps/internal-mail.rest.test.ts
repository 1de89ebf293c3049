import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { smallPdf, upload } from '../../modules/files/file/file.fixture';
import { mailOf } from '../../modules/apps/internal-mail/internal-mail.fixture';

let test: TestApp;
let [writer, reader]: Person[] = [];
let now = new Date('2026-11-21T08:00:00Z');
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  const company = await test.company();
  [writer, reader] = [await test.as({ company }), await test.as({ company })];
  const file = (await upload(writer, smallPdf, 'plan.pdf')).body.id;
  for (const [name, more] of Object.entries<object>({
    first: {},
    second: { attachmentIds: [file], body: 'See <b>this</b>.\n\nBye' },
    third: {},
  })) {
    now = new Date(now.getTime() + 1_000);
    await mailOf(writer).write([reader], name, more);
  }
  for (const { id, subject } of await mailOf(reader).inbox()) ids[subject] = id;
});
afterAll(() => test.close());

const get = (path: string) => reader!.rest('GET', `/apps/email/${path}`);
/** The answer is empty, so it is not read as JSON. */
const post = async (path: string, data: object): Promise<[number, string]> => {
  const response = await reader!.fetch(`/apps/email/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return [response.status, await response.text()];
};
const subjects = async (query = ''): Promise<string[]> =>
  (await get(`emails${query}`)).body.emails.map(({ subject }: { subject: string }) => subject);

it('is for those signed in', async () => {
  for (const path of ['emails', 'get-email?id=1', 'paginate-email?dir=next&emailId=1']) {
    const response = await fetch(`${test.url}/apps/email/${path}`);
    expect([response.status, ((await response.json()) as { success: boolean }).success]).toEqual([401, false]);
  }
});

it('the list is the inbox unless told, with what wants attention beside it', async () => {
  const { status, body } = await get('emails');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['emails', 'emailsMeta']);
  expect(body.emailsMeta).toEqual({ inbox: 3, draft: 0, spam: 0 });
  expect(body.emails[1]).toEqual({
    id: ids.second,
    _id: ids.second,
    from: { name: expect.any(String), email: expect.stringContaining('@'), avatar: '' },
    to: [{ name: expect.any(String), email: expect.stringContaining('@'), avatar: '' }],
    cc: [],
    bcc: [],
    subject: 'second',
    message: '<p>See &lt;b&gt;this&lt;/b&gt;.</p><p>Bye</p>',
    attachments: [
      { fileName: 'plan.pdf', thumbnail: '', url: expect.stringMatching(/^\/files\/[0-9a-f]{24}$/), size: '1kb' },
    ],
    isStarred: false,
    isRead: false,
    labels: [],
    time: expect.stringMatching(/^2026-11-21T08:00:0\dZ|\.000Z$/),
    replies: [],
    folder: 'inbox',
  });
});

it('a mail says whether the list last asked for goes on beside it, and paging follows that list', async () => {
  await subjects();
  expect((await get(`get-email?id=${ids.third}`)).body).toMatchObject({
    subject: 'third',
    hasPreviousMail: false,
    hasNextMail: true,
  });
  expect((await get(`paginate-email?dir=next&emailId=${ids.third}`)).body).toMatchObject({
    subject: 'second',
    hasPreviousMail: true,
    hasNextMail: true,
  });
  expect((await get(`paginate-email?dir=next&emailId=${ids.first}`)).status).toBe(404);
  expect((await get(`paginate-email?dir=previous&emailId=${ids.third}`)).status).toBe(404);
  await subjects('?q=THIRD');
  expect((await get(`get-email?id=${ids.third}`)).body).toMatchObject({ hasPreviousMail: false, hasNextMail: false });
  await subjects();
  expect((await get('get-email?id=nothing')).status).toBe(404);
  expect((await writer!.rest('GET', `/apps/email/get-email?id=${ids.third}`)).status).toBe(404);
});

it('mails are changed many at once, with flags as words too, and labels toggle on each', async () => {
  expect(
    await post('update-emails', {
      emailIds: [ids.first, ids.second],
      dataToUpdate: { isStarred: 'true', isRead: true },
    }),
  ).toEqual([200, '']);
  expect(await subjects('?folder=starred')).toEqual(['second', 'first']);
  expect(await post('update-emails-label', { emailIds: [ids.first], label: 'private' })).toEqual([200, '']);
  expect(await post('update-emails-label', { emailIds: [ids.first, ids.third], label: 'private' })).toEqual([200, '']);
  expect(await subjects('?label=private')).toEqual(['third']);
  expect(await post('update-emails', { emailIds: [ids.first], dataToUpdate: { folder: 'trash' } })).toEqual([200, '']);
  expect(await subjects('?folder=starred')).toEqual(['second']);
  expect(await subjects('?folder=trash')).toEqual(['first']);
  expect(await subjects('?folder=')).toEqual(['third', 'second']);
  expect(await post('update-emails', { emailIds: [ids.third], dataToUpdate: { folder: 'spam' } })).toEqual([200, '']);
  expect((await get('emails')).body.emailsMeta).toEqual({ inbox: 0, draft: 0, spam: 1 });
  expect(await post('update-emails', { emailIds: ['0'.repeat(24)], dataToUpdate: { isRead: true } })).toEqual([
    200,
    '',
  ]);
});

it.each<[string, string, object]>([
  ['an unknown folder', 'update-emails', { emailIds: [], dataToUpdate: { folder: 'attic' } }],
  ['an unknown label', 'update-emails-label', { emailIds: [], label: 'blue' }],
  ['no mails', 'update-emails', { dataToUpdate: { isRead: true } }],
  ['a flag that is none', 'update-emails', { emailIds: [], dataToUpdate: { isRead: 'maybe' } }],
])('%s is refused', async (_what, path, data) => {
  expect((await post(path, data))[0]).toBe(422);
});

it('the answers to a mail come with it', async () => {
  const { id } = await mailOf(writer!).write([reader!], 'Question');
  const [asked] = await mailOf(reader!).list({ f: 'inbox', s: 'Question' });
  now = new Date(now.getTime() + 1_000);
  await mailOf(reader!).write([writer!], 'Re: Question', { answersId: asked.id });
  const { body } = await writer!.rest('GET', `/apps/email/get-email?id=${id}`);
  expect(body.replies).toEqual([expect.objectContaining({ subject: 'Re: Question', folder: 'inbox', replies: [] })]);
});
