import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { inTransaction } from '../../../platform/database/transaction';
import { mailOf } from './internal-mail.fixture';

let test: TestApp;
let [company, other]: string[] = [];
let [hana, faisal, mariam, stranger, admin]: Person[] = [];
let now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  [company, other] = [await test.company(), await test.company()];
  [hana, faisal, mariam] = [await test.as({ company }), await test.as({ company }), await test.as({ company })];
  [stranger, admin] = [await test.as({ company: other }), await test.as({ type: 'admin', company })];
});
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});
afterAll(() => test.close());

const of = (who: Person | undefined) => mailOf(who!);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, field }: { code: string; field?: string }) => (field ? `${code} ${field}` : code),
  );
const subjects = (rows: { subject: string }[]): string[] => rows.map(({ subject }) => subject);

describe('a mail', () => {
  it('reaches everybody it names, each with a copy of their own, and lies among what one sent', async () => {
    const sent = await of(hana).write([faisal!], 'Rota', { ccIds: [mariam!.id] });
    expect(sent).toMatchObject({
      folder: 'sent',
      isRead: true,
      sentAt: now.toISOString(),
      time: now.toISOString(),
      to: [{ id: faisal!.id }],
      cc: [{ id: mariam!.id }],
    });
    for (const reader of [faisal, mariam]) {
      const [got] = await of(reader).inbox();
      expect(got).toMatchObject({
        subject: 'Rota',
        excerpt: 'About Rota.',
        folder: 'inbox',
        isRead: false,
        from: { id: hana!.id },
      });
      expect(got.id).not.toBe(sent.id);
    }
    expect(subjects(await of(hana).inbox())).not.toContain('Rota');
    const {
      rows: [counted],
    } = await inTransaction(test.app.services.pool, { companyId: company }, 'read', (tx) =>
      tx.query<{ lines: number; text: string }>(
        `select count(*)::int as lines, string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') as text from audit_event where company_id = $1 and subject like 'InternalMail%'`,
        [company],
      ),
    );
    expect(counted!.lines).toBeGreaterThan(3);
    expect(counted!.text).not.toContain('Rota');
  });

  it('shows who got it unseen to who wrote it alone', async () => {
    const sent = await of(hana).write([faisal!], 'Quiet word', { bccIds: [mariam!.id] });
    expect(sent.bcc).toEqual([{ id: mariam!.id }]);
    for (const reader of [faisal, mariam]) {
      const [got] = await of(reader).inbox();
      expect(got).toMatchObject({ subject: 'Quiet word', to: [{ id: faisal!.id }], cc: [], bcc: [] });
      expect((await of(reader).answer(got.id, 'replyAll')).cc).toEqual([]);
    }
  });

  it('goes once, however often it is sent', async () => {
    const { id } = await of(hana).draft({ toIds: [faisal!.id], subject: 'Once' });
    const headers = { 'idempotency-key': `once ${id}` };
    await of(hana).send(id, headers);
    await of(hana).send(id, headers);
    await of(hana).send(id);
    expect(subjects(await of(faisal).inbox()).filter((subject) => subject === 'Once')).toHaveLength(1);
  });

  it('to oneself lies in both folders, and stands once in its conversation', async () => {
    await of(hana).write([hana!], 'Note to myself');
    const [got] = await of(hana).list({ s: 'Note to myself', f: 'inbox' });
    expect(subjects(await of(hana).list({ s: 'Note to myself' }))).toHaveLength(2);
    expect((await of(hana).open(got.id)).thread).toEqual([]);
  });

  it.each<[string, () => object, string]>([
    ['without anybody to get it', () => ({ subject: 'x' }), 'INVALID toIds'],
    ['to somebody of another company', () => ({ toIds: [stranger!.id] }), 'INVALID toIds'],
    ['to nobody there is', () => ({ bccIds: ['0'.repeat(24)] }), 'INVALID bccIds'],
    ['with a subject too long', () => ({ toIds: [faisal!.id], subject: 'x'.repeat(201) }), 'INVALID subject'],
    ['with a text too long', () => ({ toIds: [faisal!.id], body: 'x'.repeat(100_001) }), 'INVALID body'],
    [
      'with a file that is not there',
      () => ({ toIds: [faisal!.id], attachmentIds: ['1'.repeat(24)] }),
      'INVALID attachmentIds',
    ],
    ['in answer to a mail one does not have', () => ({ toIds: [faisal!.id], answersId: '1'.repeat(24) }), 'NOT_FOUND'],
  ])('is refused %s', async (_what, input, why) => {
    expect(await refused(of(hana).write([], '', input()))).toBe(why);
  });
});

describe('a draft', () => {
  it("is its author's alone and changes until it is sent", async () => {
    const first = await of(hana).draft({ subject: 'Beginning', toIds: [faisal!.id] });
    const next = await of(hana).draft(
      { subject: 'Beginning', body: 'More.', ccIds: [mariam!.id] },
      first.id,
      first.draftVersion,
    );
    expect(next).toMatchObject({
      id: first.id,
      folder: 'draft',
      to: [],
      cc: [{ id: mariam!.id }],
      body: 'More.',
      sentAt: null,
    });
    expect(await refused(of(hana).draft({ subject: 'Older' }, first.id, first.draftVersion))).toBe('STALE');
    for (const person of [faisal, mariam, admin, stranger]) {
      expect(subjects(await of(person).list())).not.toContain('Beginning');
      for (const attempt of [
        of(person).open(first.id),
        of(person).draft({}, first.id),
        of(person).send(first.id),
        of(person).update([first.id], { isStarred: true }),
      ]) {
        expect(await refused(attempt)).toBe('NOT_FOUND');
      }
    }
    await of(hana).send(first.id);
    expect(await refused(of(hana).draft({ subject: 'Later' }, first.id))).toBe('CONFLICT');
    expect(await refused(of(mariam).draft({ subject: 'Mine' }, (await of(mariam).inbox())[0].id))).toBe('NOT_FOUND');
  });
});

describe('a conversation', () => {
  it('holds the answers, tells what stands beside a mail, and a draft of it to nobody else', async () => {
    await of(hana).write([faisal!, mariam!], 'Budget');
    const [got] = await of(faisal).list({ f: 'inbox', s: 'Budget' });
    const answer = await of(faisal).answer(got.id, 'replyAll');
    expect(answer).toMatchObject({ to: [{ id: hana!.id }, { id: mariam!.id }], cc: [], subject: 'Re: Budget' });
    expect(answer.body).toContain('> About Budget.');
    now = new Date(now.getTime() + 1_000);
    const reply = await of(faisal).write([hana!, mariam!], answer.subject, { answersId: got.id });
    expect(reply.threadId).toBe(got.threadId);
    await of(mariam).draft({
      answersId: (await of(mariam).list({ f: 'inbox', s: 'Re: Budget' }))[0].id,
      subject: 'Secret thoughts',
    });
    const opened = await of(hana).open((await of(hana).list({ f: 'inbox', s: 'Re: Budget' }))[0].id, { f: 'inbox' });
    expect(subjects(opened.thread)).toEqual(['Budget']);
    expect(subjects((await of(faisal).open(got.id)).thread)).toEqual(['Re: Budget']);
    expect(
      subjects((await of(mariam).open((await of(mariam).list({ f: 'inbox', s: 'Budget' }))[0].id)).thread),
    ).toEqual(expect.arrayContaining(['Secret thoughts']));
  });

  it('goes on with who writes without being a member', async () => {
    await of(admin).write([hana!], 'From the office');
    const [got] = await of(hana).list({ f: 'inbox', s: 'From the office' });
    expect(await refused(of(hana).write([admin!], 'Unasked'))).toBe('INVALID toIds');
    await of(hana).write([admin!], 'Re: From the office', { answersId: got.id });
    expect(subjects(await of(admin).inbox())).toContain('Re: From the office');
  });
});

it('a list is read in pages, and neighbours follow its filter', async () => {
  const who = await test.as({ company });
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    now = new Date(now.getTime() + 1_000);
    await of(hana).write([who], name);
  }
  const first = await of(who).page({ f: 'inbox', n: 2 });
  const second = await of(who).page({ f: 'inbox', n: 2, a: first.endCursor });
  const third = await of(who).page({ f: 'inbox', n: 2, a: second.endCursor });
  expect([first, second, third].map(({ rows }) => subjects(rows))).toEqual([
    ['five', 'four'],
    ['three', 'two'],
    ['one'],
  ]);
  expect(third.endCursor).toBeNull();
  expect(await refused(of(who).page({ f: 'inbox', n: 2, a: 'x' }))).toBe('INVALID after');
  const [five, four, three, two] = [...first.rows, ...second.rows].map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  expect(await of(who).open(four, { f: 'inbox' })).toMatchObject({ previousId: five, nextId: three });
  await of(who).update([five, two], { isStarred: true });
  expect(await of(who).open(four, { f: 'starred' })).toMatchObject({ previousId: five, nextId: two });
});

it('search looks at who wrote, the subject and the text, in any folder but the trash', async () => {
  const [who, writer] = [await test.as({ company }), await test.as({ company })];
  await test.sql('update app_user set name = $2 where id = $1', [writer.id, 'Zainab 100%_sure']);
  test.app.auth.sessions.forgetCached();
  await of(writer).write([who], 'Parking', { body: 'The gate opens at 7.' });
  await of(hana).write([who], 'Lunch', { body: 'Soup.' });
  const found = async (s: string) => subjects(await of(who).list({ s }));
  expect(
    await Promise.all([
      found('zainab'),
      found('LUNCH'),
      found('gate opens'),
      found('100%_s'),
      found('10_%'),
      found('dinner'),
    ]),
  ).toEqual([['Parking'], ['Lunch'], ['Parking'], ['Parking'], [], []]);
  await of(who).update([(await of(who).list({ s: 'Parking' }))[0].id], { folder: 'trash' });
  expect([await found('gate'), subjects(await of(who).list({ f: 'trash', s: 'gate' }))]).toEqual([[], ['Parking']]);
});

describe('a search', () => {
  it('reads a large box a stretch at a time and goes on from where it stood', async () => {
    const [reader, place] = [await test.as({ company: other }), other!];
    const newest = await of(stranger).write([reader], 'The needle of today');
    const [model] = await test.inside<{ id: string }>(
      place,
      'select message_id as id from internal_mail_copy where company_id = $1 and id = $2',
      [place, (await of(reader).inbox())[0].id],
    );
    await inTransaction(test.app.services.pool, { platform: true, companyId: place }, 'write', async (tx) => {
      await tx.query(
        `insert into internal_mail select (json_populate_record(m, json_build_object('id', 'a' || lpad(to_hex(n), 23, '0'), 'subject', case n when 2500 then 'The needle of old' else 'Hay' end, 'body', 'Hay'))).*
        from internal_mail m, generate_series(1, 2500) n where m.company_id = $1 and m.id = $2`,
        [place, model!.id],
      );
      await tx.query(
        `insert into internal_mail_copy select (json_populate_record(c, json_build_object('id', 'b' || lpad(to_hex(n), 23, '0'), 'message_id', 'a' || lpad(to_hex(n), 23, '0'), 'mailed_at', c.mailed_at - interval '1 minute' * n))).*
        from internal_mail_copy c, generate_series(1, 2500) n where c.company_id = $1 and c.message_id = $2 and c.owner_id = $3`,
        [place, model!.id, reader.id],
      );
    });
    const look = (after: string | null) =>
      reader
        .graphql(
          'query($a: String) { emails(folder: inbox, search: "needle", after: $a) { rows { subject } endCursor } }',
          { a: after },
        )
        .then(({ data }) => data.emails);
    const first = await look(null);
    expect([subjects(first.rows), first.endCursor]).toEqual([['The needle of today'], expect.any(String)]);
    const second = await look(first.endCursor);
    expect([subjects(second.rows), second.endCursor]).toEqual([['The needle of old'], null]);
    const old = async (q: string) =>
      (await reader.rest('GET', `/apps/email/emails?folder=inbox&q=${q}`)).body.emails.map(
        ({ subject }: { subject: string }) => subject,
      );
    expect([await old('needle'), await old('nowhere'), (await old('hay')).length]).toEqual([
      ['The needle of today', 'The needle of old'],
      [],
      1_000,
    ]);
    const [got] = await of(reader).list({ s: 'needle', f: 'inbox' });
    expect([newest.subject, (await of(reader).open(got.id, { f: 'inbox', s: 'needle' })).nextId]).toEqual([
      'The needle of today',
      null,
    ]);
  });
});

describe('sorting mails', () => {
  it('stars, reads, labels and moves many at once, and counts what wants attention', async () => {
    const who = await test.as({ company });
    for (const name of ['a', 'b', 'c']) await of(hana).write([who], name);
    const rows = await of(who).inbox();
    const [c, b, a] = rows.map(({ id }) => id) as [string, string, string];
    expect(await of(who).counts()).toEqual({ inbox: 3, draft: 0, spam: 0 });
    const { data } = await who.graphql('{ menu { title path badgeContent } }');
    expect(data.menu).toContainEqual({ title: 'Messages', path: '/email', badgeContent: '3' });
    await of(who).update([a, b], { isRead: true, isStarred: true });
    await of(who).update([c], { folder: 'spam' });
    await of(who).draft({ subject: 'd' });
    expect(await of(who).counts()).toEqual({ inbox: 0, draft: 1, spam: 1 });
    expect(subjects(await of(who).list({ f: 'starred' }))).toEqual(['b', 'a']);
    expect((await of(who).label([a, b], 'important')).map(({ labels }) => labels)).toEqual([
      ['important'],
      ['important'],
    ]);
    expect((await of(who).label([b, c], 'important')).map(({ labels }) => labels)).toEqual([[], ['important']]);
    expect(subjects(await of(who).list({ l: 'important' }))).toEqual(['c', 'a']);
    expect(await refused(of(who).update([a], { folder: 'sent' }))).toBe('INVALID folder');
    expect(await refused(of(who).update(['1'.repeat(24)], { isRead: true }))).toBe('NOT_FOUND');
    // What others have is not touched.
    expect(await refused(of(hana).update([a], { folder: 'trash' }))).toBe('NOT_FOUND');
  });

  it('gives back what was thrown away to where it lay, and removes for good only from the trash', async () => {
    const who = await test.as({ company });
    const sent = await of(who).write([hana!], 'Kept by Hana');
    await of(hana).write([who], 'Spam of old');
    const [got] = await of(who).inbox();
    await of(who).update([got.id], { folder: 'spam' });
    await of(who).update([got.id, sent.id], { folder: 'trash' });
    expect(subjects(await of(who).list({ f: 'trash' }))).toHaveLength(2);
    expect((await of(who).restore([got.id, sent.id])).map(({ folder }) => folder)).toEqual(['spam', 'sent']);
    expect(await refused(of(who).remove([sent.id]))).toBe('CONFLICT');
    await of(who).update([got.id, sent.id], { folder: 'trash' });
    expect(await of(who).remove([sent.id])).toBe(1);
    expect(await of(who).empty()).toBe(1);
    expect(await of(who).empty()).toBe(0);
    expect(await of(who).list({ f: 'trash' })).toEqual([]);
    expect(subjects(await of(hana).list({ s: 'Kept by Hana', f: 'inbox' }))).toEqual(['Kept by Hana']);
  });

  it('a mail nobody has any more is emptied', async () => {
    const who = await test.as({ company });
    const { id, threadId } = await of(who).draft({ subject: 'Regretted', body: 'Gone.' });
    await of(who).update([id], { folder: 'trash' });
    await of(who).remove([id]);
    expect(await test.inside(company!, 'select subject, body from internal_mail where id = $1', [threadId])).toEqual([
      { subject: '', body: '' },
    ]);
  });
});

it('people one may write to are the active members of the company', async () => {
  const {
    rows: [{ name, email }],
  } = {
    rows: await test.sql<{ name: string; email: string }>('select name, email from app_user where id = $1', [
      faisal!.id,
    ]),
  } as { rows: [{ name: string; email: string }] };
  expect(await of(hana).people(name)).toEqual([{ id: faisal!.id, name, email }]);
  expect(await of(stranger).people(name)).toEqual([]);
  await test.inside(company!, `update membership set status = 'left' where user_id = $1`, [
    (await test.as({ company })).id,
  ]);
  expect((await of(hana).people('')).length).toBeGreaterThan(2);
});
