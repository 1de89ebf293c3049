import { createHash } from 'node:crypto';
import type { Grant } from '../../../platform/access/ability';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { pngOf, smallPdf, upload } from './file.fixture';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const grant = (subject: string, action: string, scope: Grant['scope'] = 'company'): Grant => ({
  subject,
  action,
  scope,
});
const readsList = async (who: Person, id: string): Promise<boolean> =>
  (await who.graphql('query($id: ID!) { files(filter: { id: { eq: $id } }) { total } }', { id })).data.files.total ===
  1;
const statusOf = async (who: Person, id: string): Promise<number> => (await who.fetch(`/files/${id}`)).status;

describe('a file', () => {
  it('is kept under a name of our own and handed out as an attachment with its own name', async () => {
    const { status, body } = await upload(admin, smallPdf, '../../etc/رخصة 2026.pdf');
    expect([status, body.name, body.type, body.scanStatus]).toEqual([201, 'رخصة 2026.pdf', 'pdf', 'unchecked']);
    const response = await admin.fetch(`/files/${body.id}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(smallPdf)).toBe(true);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="____ 2026.pdf"; filename*=UTF-8''%D8%B1%D8%AE%D8%B5%D8%A9%202026.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('etag')).toBe(`"${createHash('sha256').update(smallPdf).digest('hex')}"`);
  });

  it('answers ranges, and nothing new to who has it already', async () => {
    const {
      body: { id },
    } = await upload(admin, smallPdf, 'a.pdf');
    const part = await admin.fetch(`/files/${id}`, { headers: { range: 'bytes=5-7' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-7/${smallPdf.length}`,
      '1.4',
    ]);
    const tail = await admin.fetch(`/files/${id}`, { headers: { range: 'bytes=-1' } });
    expect(await tail.text()).toBe('\n');
    expect((await admin.fetch(`/files/${id}`, { headers: { range: `bytes=${smallPdf.length}-` } })).status).toBe(416);
    const tag = part.headers.get('etag')!;
    expect((await admin.fetch(`/files/${id}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('is looked at in the browser only as an image or a PDF', async () => {
    const [pdf, text] = [await upload(admin, smallPdf, 'a.pdf'), await upload(admin, 'plain', 'a.txt')];
    const shown = await admin.fetch(`/files/${pdf.body.id}?inline=1`);
    expect([
      shown.headers.get('content-disposition')?.split(';')[0],
      shown.headers.get('content-security-policy'),
    ]).toEqual(['inline', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`]);
    expect((await admin.fetch(`/files/${text.body.id}?inline=1`)).headers.get('content-disposition')).toMatch(
      /^attachment/,
    );
  });

  it('is audited when it is downloaded', async () => {
    const {
      body: { id },
    } = await upload(admin, smallPdf, 'a.pdf');
    await admin.fetch(`/files/${id}?inline=1`);
    expect(await test.sql(`select action from audit_event where record_id = $1 and action = 'download'`, [id])).toEqual(
      [],
    );
    await admin.fetch(`/files/${id}`);
    expect(
      await test.sql(`select action, actor_id from audit_event where record_id = $1 and action = 'download'`, [id]),
    ).toEqual([{ action: 'download', actor_id: admin.id }]);
  });
});

describe('what is kept is decided by the content', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, Buffer | string, string]>([
    ['an SVG with a script', svg, 'logo.svg'],
    ['an SVG said to be a picture', svg, 'logo.png'],
    ['a page of HTML said to be text', '<html><script>alert(1)</script>', 'a.txt'],
    ['a PDF said to be a page of HTML', smallPdf, 'a.html'],
    ['a PDF that begins as HTML', Buffer.concat([Buffer.from('<script>alert(1)</script>'), smallPdf]), 'a.pdf'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'a.pdf'],
    ['a ZIP file', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'a.zip'],
    ['text with control characters', 'a\0b', 'a.csv'],
    ['an image of 2.5 thousand million pixels', pngOf(50_000, 50_000), 'a.png'],
    ['an image of no pixels', pngOf(0, 10), 'a.png'],
  ])('%s is refused beside the field', async (_what, content, name) => {
    const { status, body } = await upload(admin, content, name);
    expect([status, body.success, typeof body.message]).toEqual([422, false, 'string']);
  });

  it('names lose folders, control characters and turned writing, and get the ending of their content', async () => {
    const names = ['=cmd()|calc.pdf', 'C:\\temp\\a.pdf', 'gepj.\u202efdp.pdf', 'no ending', '..pdf'];
    const made = await Promise.all(names.map((name) => upload(admin, smallPdf, name)));
    expect(made.map(({ body }) => body.name)).toEqual([
      '=cmd()|calc.pdf',
      'a.pdf',
      'gepj.fdp.pdf',
      'no ending.pdf',
      'file.pdf',
    ]);
  });

  it('refusals are told in the language asked for', async () => {
    expect((await upload(admin, svg, 'logo.svg', { 'accept-language': 'ar' })).body.message).toMatch(/لا يُحفظ/);
    const french = { 'accept-language': 'fr-FR,fr;q=0.9' };
    expect((await upload(admin, svg, 'logo.svg', french)).body.message).toMatch(/^Ce type de fichier n’est pas gardé/);
  });
});

describe('who may read a file', () => {
  const employee = (values: object = {}) => insertRow(test, 'Employee', company, { ...values });

  it('before it is linked: who brought it, and who was granted files', async () => {
    const uploader = await test.as({ company, grants: [grant('Employee', 'update')] });
    const {
      body: { id },
    } = await upload(uploader, smallPdf, 'a.pdf');
    const granted = await test.as({ company, grants: [grant('File', 'read')] });
    const colleague = await test.as({ company, grants: [grant('Employee', 'update'), grant('Employee', 'read')] });
    expect([await statusOf(uploader, id), await statusOf(granted, id), await statusOf(colleague, id)]).toEqual([
      200, 200, 404,
    ]);
    expect([await readsList(uploader, id), await readsList(granted, id), await readsList(colleague, id)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('once it is linked: who may read a row it is linked to, and no longer who was granted files alone', async () => {
    const {
      body: { id },
    } = await upload(admin, pngOf(4, 4), 'face.png');
    const [own, other] = [await employee({ photoFileId: id }), await employee()];
    const self = await test.as({ company, employeeId: own, grants: [grant('Employee', 'read', 'own')] });
    const another = await test.as({ company, employeeId: other, grants: [grant('Employee', 'read', 'own')] });
    const granted = await test.as({ company, grants: [grant('File', 'read')] });
    expect([
      await statusOf(self, id),
      await statusOf(another, id),
      await statusOf(granted, id),
      await statusOf(admin, id),
    ]).toEqual([200, 404, 404, 200]);
    expect([
      await readsList(self, id),
      await readsList(another, id),
      await readsList(granted, id),
      await readsList(admin, id),
    ]).toEqual([true, false, false, true]);
    const { data } = await self.graphql(
      'query($id: ID!) { employee(id: $id) { photoFile { name links { subject recordId } } } }',
      { id: own },
    );
    expect(data.employee.photoFile).toEqual({ name: 'face.png', links: [{ subject: 'Employee', recordId: own }] });
  });

  it("a company's logo: all its members, and nobody else", async () => {
    const {
      body: { id },
    } = await upload(admin, pngOf(4, 4), 'logo.png');
    await test.sql('update company set logo_file_id = $1 where id = $2', [id, company]);
    const member = await test.as({ company, grants: [] });
    const stranger = await test.as({ type: 'admin', company: await test.company() });
    expect([await statusOf(member, id), await statusOf(stranger, id)]).toEqual([200, 404]);
    expect((await fetch(`${test.url}/files/${id}`)).status).toBe(401);
    const outside = await test.as({ type: 'admin' });
    const { data } = await outside.graphql('query($id: ID!) { company(id: $id) { logoFileId logoFile { id } } }', {
      id: company,
    });
    expect(data.company).toEqual({ logoFileId: id, logoFile: null });
  });

  it('a file one may not read cannot be linked, so that ids of others open nothing', async () => {
    const secret = (await upload(admin, pngOf(4, 4), 'secret.png')).body.id;
    const row = await employee();
    const clerk = await test.as({ company, grants: [grant('Employee', 'read'), grant('Employee', 'update')] });
    const link = (id: string) =>
      clerk.graphql(
        'mutation($id: ID!, $input: EmployeeChanges!) { updateEmployee(id: $id, version: 1, input: $input) { photoFileId } }',
        { id: row, input: { photoFileId: id } },
      );
    expect((await link(secret)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'photoFileId' });
    const own = (await upload(clerk, smallPdf, 'no picture.pdf')).body.id;
    expect((await link(own)).errors?.[0]?.message).toContain('Choose an image');
    const picture = (await upload(clerk, pngOf(4, 4), 'me.png')).body.id;
    expect((await link(picture)).data.updateEmployee).toEqual({ photoFileId: picture });
  });

  it('everybody in the company may bring one, for their mails; nobody outside one', async () => {
    const reader = await test.as({ company, grants: [grant('Employee', 'read')] });
    expect((await upload(reader, smallPdf, 'a.pdf')).status).toBe(201);
    expect((await upload(await test.as({}), smallPdf, 'a.pdf')).status).toBe(409);
  });
});

describe('a link to a file', () => {
  const link = async (who: Person, id: string) => {
    const { data, errors } = await who.graphql('mutation($id: ID!) { linkFile(id: $id) { url expiresAt } }', { id });
    return errors?.[0]?.extensions.code ?? new URL(data.linkFile.url as string);
  };
  const visit = async (url: URL) => (await fetch(`${test.url}${url.pathname}${url.search}`)).status;

  it('opens that file without signing in, and no other, until the session ends', async () => {
    const [first, second] = [
      (await upload(admin, smallPdf, 'a.pdf')).body.id,
      (await upload(admin, smallPdf, 'b.pdf')).body.id,
    ];
    const person = await test.as({ type: 'admin', company });
    const url = (await link(person, first)) as URL;
    expect(await visit(url)).toBe(200);
    expect(await visit(new URL(url.href.replace(first, second)))).toBe(403);
    expect(await visit(new URL(url.href.slice(0, -2)))).toBe(403);
    await person.graphql('mutation { signOut }');
    expect(await visit(url)).toBe(403);
  });

  it('is made by nobody who may not read the file', async () => {
    const {
      body: { id },
    } = await upload(admin, smallPdf, 'a.pdf');
    expect(await link(await test.as({ company, grants: [grant('Employee', 'update')] }), id)).toBe('NOT_FOUND');
  });
});

describe('room for files', () => {
  it('is that of the company, counted over all its files, and only an admin changes it', async () => {
    const place = await test.company({ file_quota_mb: 1 });
    const person = await test.as({ type: 'admin', company: place });
    expect((await upload(person, Buffer.concat([smallPdf, Buffer.alloc(600_000)]), 'a.pdf')).status).toBe(201);
    const { status, body } = await upload(person, Buffer.concat([smallPdf, Buffer.alloc(600_000)]), 'b.pdf');
    expect([status, body.message]).toEqual([409, expect.stringContaining('1 MB')]);
    const { data } = await person.graphql('{ fileUsage { files bytes quota } }');
    expect(data.fileUsage).toEqual({ files: 1, bytes: smallPdf.length + 600_000, quota: 1_000_000 });
    const manager = await test.as({ company: place, grants: [grant('Company', 'read'), grant('Company', 'update')] });
    const raise =
      'mutation($id: ID!) { updateCompany(id: $id, version: 1, input: { fileQuotaMb: 2 }) { fileQuotaMb } }';
    expect((await manager.graphql(raise, { id: place })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'fileQuotaMb',
    });
    expect((await person.graphql(raise, { id: place })).data.updateCompany.fileQuotaMb).toBe(2);
  });
});
