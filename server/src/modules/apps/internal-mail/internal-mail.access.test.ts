import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { inTransaction } from '../../../platform/database/transaction';
import { smallPdf, upload } from '../../files/file/file.fixture';
import { mailOf } from './internal-mail.fixture';

let test: TestApp;
let [company, other]: string[] = [];
let [hana, faisal, mariam, stranger, admin]: Person[] = [];

beforeAll(async () => {
  test = await createTestApp();
  [company, other] = [await test.company(), await test.company()];
  [hana, faisal, mariam] = [await test.as({ company }), await test.as({ company }), await test.as({ company })];
  [stranger, admin] = [await test.as({ company: other }), await test.as({ type: 'admin', company })];
});
afterAll(() => test.close());

const of = (who: Person | undefined) => mailOf(who!);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, field }: { code: string; field?: string }) => (field ? `${code} ${field}` : code),
  );

describe('an attachment', () => {
  it('is read by whoever has the mail, and by nobody else, not by one who was granted files either', async () => {
    const file = (await upload(hana!, smallPdf, 'plan.pdf')).body.id;
    const granted = await test.as({
      company,
      grants: [
        { subject: 'File', action: 'read', scope: 'company' },
        { subject: 'File', action: 'delete', scope: 'company' },
      ],
    });
    const { id } = await of(hana).draft({
      toIds: [faisal!.id],
      bccIds: [mariam!.id],
      subject: 'Plan',
      attachmentIds: [file],
    });
    const mayRead = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries({ hana, faisal, mariam, granted, admin, stranger }).map(async ([name, who]) => [
            name,
            (await who!.fetch(`/files/${file}`)).status === 200,
          ]),
        ),
      );
    expect(await mayRead()).toEqual({
      hana: true,
      faisal: false,
      mariam: false,
      granted: false,
      admin: false,
      stranger: false,
    });
    await of(hana).send(id);
    expect(await mayRead()).toEqual({
      hana: true,
      faisal: true,
      mariam: true,
      granted: false,
      admin: false,
      stranger: false,
    });
    const [got] = await of(faisal).list({ s: 'Plan', f: 'inbox' });
    expect(got.attachments).toEqual([{ id: file, name: 'plan.pdf', size: smallPdf.length }]);
    expect(await refused(of(stranger).draft({ attachmentIds: [file] }))).toBe('INVALID attachmentIds');
    expect(await refused(of(admin).draft({ attachmentIds: [file] }))).toBe('INVALID attachmentIds');
    const forwarded = await of(faisal).answer(got.id, 'forward');
    expect(forwarded.attachments).toEqual([{ id: file }]);
    await of(faisal)
      .write([admin!], 'Never', { attachmentIds: [file] })
      .catch(() => undefined);
    expect((await mayRead()).admin).toBe(false);
    await of(faisal).update([got.id], { folder: 'trash' });
    await of(faisal).remove([got.id]);
    expect((await mayRead()).faisal).toBe(false);
  });

  it('taken off a draft is let go', async () => {
    const file = (await upload(hana!, smallPdf, 'old.pdf')).body.id;
    const { id } = await of(hana).draft({ attachmentIds: [file] });
    expect((await of(hana).draft({ attachmentIds: [] }, id)).attachments).toEqual([]);
    expect(await test.inside(company!, 'select 1 from internal_mail_attachment where file_id = $1', [file])).toEqual(
      [],
    );
  });
});

it('below every door the database shows each person their own copies alone, an admin too', async () => {
  await of(hana).write([faisal!], 'For Faisal', { bccIds: [mariam!.id] });
  const seenBy = async (who: Person, companyId = company) =>
    (
      await inTransaction(test.app.services.pool, { companyId, userId: who.id }, 'read', (tx) =>
        tx.query<{ owners: string[] | null; bodies: number }>(
          `select (select array_agg(distinct owner_id::text) from internal_mail_copy) as owners, (select count(*)::int from internal_mail where subject = 'For Faisal') as bodies`,
        ),
      )
    ).rows[0];
  const nobodys = await test.as({ type: 'admin', company });
  expect(await seenBy(faisal!)).toEqual({ owners: [faisal!.id], bodies: 1 });
  expect(await seenBy(mariam!)).toEqual({ owners: [mariam!.id], bodies: 1 });
  expect(await seenBy(nobodys)).toEqual({ owners: null, bodies: 0 });
  expect(await seenBy(faisal!, other)).toEqual({ owners: null, bodies: 0 });
  const touched = await inTransaction(
    test.app.services.pool,
    { companyId: company, userId: nobodys.id },
    'write',
    (tx) => tx.query('update internal_mail_copy set is_read = true'),
  );
  expect(touched.rowCount).toBe(0);
});
