import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { type Values } from '../../../platform/records/area';
import { smallPdf, upload } from '../../files/file/file.fixture';

let now = new Date('2026-05-10T08:00:00Z');
let test: TestApp;
let company: string;
let hr: Person;
let mona: Person;
let sami: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: Values, where = company) => insertRow(test, area, where, values);
const grants = (subject: string, actions: string[], scope: Grant['scope'] = 'company'): Grant[] =>
  actions.map((action) => ({ subject, action, scope }));
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-05-10T08:00:00Z');
  company = await test.company();
  ids.clinic = await make('Department', { name: 'Clinic', parentId: null, managerId: null });
  ids.ward = await make('Department', { name: 'Ward', parentId: ids.clinic, managerId: null });
  ids.office = await make('Department', { name: 'Office', parentId: null, managerId: null });
  const person = (firstName: string, departmentId: string, values: Values = {}) =>
    make('Employee', {
      firstName,
      middleName: null,
      lastName: 'Test',
      code: firstName,
      status: 'active',
      departmentId,
      ...values,
    });
  ids.mona = await person('Mona', ids.ward);
  ids.sami = await person('Sami', ids.office);
  await person('Gone', ids.ward, { status: 'exited' });
  hr = await test.as({
    company,
    grants: [
      ...grants('Document', ['read', 'create', 'update', 'renew', 'verify', 'archive', 'remind']),
      ...grants('DocumentAcknowledgement', ['read', 'export']),
      ...grants('Employee', ['read']),
      ...grants('Department', ['read']),
    ],
  });
  mona = await test.as({ company, employeeId: ids.mona, grants: grants('Employee', ['read'], 'own') });
  sami = await test.as({ company, employeeId: ids.sami, grants: grants('Employee', ['read'], 'own') });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors[0]!.extensions));
  return Object.values(data)[0];
};
const policy = (input: object = {}) =>
  ask(hr, 'mutation($i: DocumentInput!) { createDocument(input: $i) { id version revision } }', {
    i: { title: 'Handbook', audience: 'everyone', ...input },
  });
const toConfirm = (who: Person) => ask(who, '{ documentsToConfirm { id title revision confirmedAt } }');
const confirm = (who: Person, id: string, revision = 1) =>
  ask(who, 'mutation($id: ID!, $r: Int!) { confirmDocument(id: $id, revision: $r) { confirmedAt } }', {
    id,
    r: revision,
  });
const open = (who: Person, id: string, fileId: string, revision = 1) =>
  ask(
    who,
    'mutation($id: ID!, $r: Int!, $f: ID!) { openDocumentFile(id: $id, revision: $r, fileId: $f) { unopenedFileIds openedAt } }',
    { id, r: revision, f: fileId },
  );
const report = (who: Person, documentId: string, more = '') =>
  ask(
    who,
    `query($d: ID!) { documentConfirmations(documentId: $d${more}) { rows { employeeName departmentName confirmedAt } total confirmed asked } }`,
    { d: documentId },
  );
const told = async (who: Person) =>
  (
    await test.inside<{ isRead: boolean }>(
      company,
      `select read_at is not null as "isRead" from notification where company_id = $1 and user_id = $2 and kind = 'document_to_confirm' order by id`,
      [company, who.id],
    )
  ).map(({ isRead }) => isRead);

it('an employee reads what they are to confirm, and confirms it once, with time and address', async () => {
  const fileId = (await upload(hr, smallPdf, 'handbook.pdf')).body.id;
  const { id } = await policy({ fileIds: [fileId] });
  expect(await toConfirm(mona)).toEqual([{ id, title: 'Handbook', revision: 1, confirmedAt: null }]);
  expect([await told(mona), await told(hr)]).toEqual([[false], []]);
  expect((await mona.fetch(`/files/${fileId}`)).status).toBe(200);
  await expect(confirm(mona, id)).rejects.toThrow('CONFLICT');
  await open(mona, id, fileId);
  expect(await confirm(mona, id)).toEqual({ confirmedAt: '2026-05-10T08:00:00.000Z' });
  now = new Date('2026-05-10T09:00:00Z');
  await Promise.all([confirm(mona, id), confirm(mona, id)]);
  expect(await toConfirm(mona)).toMatchObject([{ confirmedAt: '2026-05-10T08:00:00.000Z' }]);
  expect(await told(mona)).toEqual([true]);
  const rows = await ask(
    hr,
    '{ documentAcknowledgements { rows { documentId revision employeeId userId ip acknowledgedAt } } }',
  );
  expect(rows.rows).toEqual([
    {
      documentId: id,
      revision: 1,
      employeeId: ids.mona,
      userId: mona.id,
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      acknowledgedAt: '2026-05-10T08:00:00.000Z',
    },
  ]);
});

it('each file is opened before the document is confirmed, by the same person and in the present version; when is kept', async () => {
  const [first, second, gone] = [
    (await upload(hr, smallPdf, 'one.pdf')).body.id,
    (await upload(hr, smallPdf, 'two.pdf')).body.id,
    (await upload(hr, smallPdf, 'gone.pdf')).body.id,
  ] as const;
  const { id } = await policy({ fileIds: [first, second, gone] });
  await test.inside(company, 'update stored_file set deleted_at = now() where company_id = $1 and id = $2', [
    company,
    gone,
  ]);
  expect(await open(mona, id, first)).toEqual({ unopenedFileIds: [second], openedAt: '2026-05-10T08:00:00.000Z' });
  await expect(confirm(mona, id)).rejects.toThrow('CONFLICT');
  now = new Date('2026-05-10T08:05:00Z');
  await open(mona, id, first);
  expect(await open(mona, id, second)).toEqual({ unopenedFileIds: [], openedAt: '2026-05-10T08:05:00.000Z' });
  await expect(confirm(sami, id)).rejects.toThrow('CONFLICT');
  const strange = (await upload(hr, smallPdf, 'strange.pdf')).body.id;
  await expect(open(mona, id, strange)).rejects.toThrow('NOT_FOUND');
  await expect(open(hr, id, first)).rejects.toThrow('NOT_FOUND');
  now = new Date('2026-05-10T08:10:00Z');
  await confirm(mona, id);
  expect(
    await ask(
      hr,
      'query($d: ID!) { documentConfirmations(documentId: $d, state: confirmed) { rows { openedAt confirmedAt } } }',
      { d: id },
    ),
  ).toEqual({ rows: [{ openedAt: '2026-05-10T08:05:00.000Z', confirmedAt: '2026-05-10T08:10:00.000Z' }] });
  await ask(hr, 'mutation($id: ID!) { renewDocument(id: $id, version: 1, input: {}) { revision } }', { id });
  await expect(open(mona, id, first, 1)).rejects.toThrow('CONFLICT');
  await expect(confirm(mona, id, 2)).rejects.toThrow('CONFLICT');
});

it('a new version asks anew, and an old one is no longer confirmed', async () => {
  const { id } = await policy();
  await confirm(mona, id);
  await ask(hr, 'mutation($id: ID!) { renewDocument(id: $id, version: 1, input: {}) { revision } }', { id });
  expect(await toConfirm(mona)).toEqual([{ id, title: 'Handbook', revision: 2, confirmedAt: null }]);
  await expect(confirm(mona, id, 1)).rejects.toThrow('CONFLICT');
  await confirm(mona, id, 2);
  expect((await toConfirm(mona))[0].confirmedAt).not.toBeNull();
  expect((await ask(hr, '{ documentAcknowledgements { total } }')).total).toBe(2);
});

it('departments are asked with all below them, and nobody else may read or confirm', async () => {
  const fileId = (await upload(hr, smallPdf, 'ward.pdf')).body.id;
  await expect(policy({ audience: 'departments' })).rejects.toThrow('audienceDepartmentIds');
  const { id } = await policy({ audience: 'departments', audienceDepartmentIds: [ids.clinic], fileIds: [fileId] });
  expect([(await toConfirm(mona)).length, await toConfirm(sami), await told(sami)]).toEqual([1, [], []]);
  await expect(confirm(sami, id)).rejects.toThrow('NOT_FOUND');
  expect((await sami.fetch(`/files/${fileId}`)).status).toBe(404);
  expect((await mona.graphql('{ documents { total } }')).data?.documents.total).toBe(1);
  expect((await sami.graphql('{ documents { total } }')).data?.documents.total).toBe(0);
  const elsewhere = await test.company();
  const stranger = await test.as({
    company: elsewhere,
    employeeId: await make('Employee', { status: 'active' }, elsewhere),
  });
  expect(await toConfirm(stranger)).toEqual([]);
  await expect(confirm(stranger, id)).rejects.toThrow('NOT_FOUND');
});

it.each([{ audience: 'nobody' }, { status: 'archived' }, { status: 'draft' }])(
  'a document that is %j asks nobody',
  async (input) => {
    const { id } = await policy(input);
    expect(await toConfirm(mona)).toEqual([]);
    await expect(confirm(mona, id)).rejects.toThrow('NOT_FOUND');
    await expect(ask(hr, 'mutation($id: ID!) { remindDocument(id: $id, version: 1) { id } }', { id })).rejects.toThrow(
      'CONFLICT',
    );
  },
);

it('HR sees who has confirmed and who has not, of those it may see, and as a file', async () => {
  const { id } = await policy();
  await confirm(mona, id);
  expect(await report(hr, id)).toEqual({
    total: 2,
    confirmed: 1,
    asked: 2,
    rows: [
      { employeeName: 'Mona Test', departmentName: 'Ward', confirmedAt: '2026-05-10T08:00:00.000Z' },
      { employeeName: 'Sami Test', departmentName: 'Office', confirmedAt: null },
    ],
  });
  expect(await report(hr, id, ', state: open')).toMatchObject({
    total: 1,
    confirmed: 1,
    asked: 2,
    rows: [{ employeeName: 'Sami Test' }],
  });
  expect(await report(hr, id, ', search: "mona"')).toMatchObject({ total: 1, rows: [{ employeeName: 'Mona Test' }] });
  expect(await report(hr, id, ', offset: 5')).toMatchObject({ total: 2, rows: [] });
  await expect(report(mona, id)).rejects.toThrow('FORBIDDEN');
  const own = await test.as({
    company,
    employeeId: await make('Employee', {
      firstName: 'Tala',
      middleName: null,
      lastName: 'Test',
      code: 'Tala',
      status: 'active',
    }),
    grants: [...grants('DocumentAcknowledgement', ['read'], 'own'), ...grants('Employee', ['read'], 'own')],
  });
  expect(await report(own, id)).toMatchObject({ total: 1, asked: 1, confirmed: 0 });
  const file = await hr.fetch('/export/DocumentConfirmation.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'x',
      search: '',
      filter: { documentId: { eq: id } },
      columns: [
        { field: 'employeeName', header: 'Employee' },
        { field: 'state', header: 'State', words: { open: 'Not yet' } },
      ],
    }),
  });
  expect([
    file.status,
    (await file.text())
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/),
  ]).toEqual([200, ['Employee,State', 'Mona Test,confirmed', 'Sami Test,Not yet', 'Tala Test,Not yet']]);
});

it('a reminder reaches who has not confirmed, at most once a day', async () => {
  const { id } = await policy();
  await confirm(mona, id);
  const remind = (version: number) =>
    ask(hr, 'mutation($id: ID!, $v: Int!) { remindDocument(id: $id, version: $v) { version } }', { id, v: version });
  const { version } = await remind(1);
  expect([await told(mona), (await told(sami)).length]).toEqual([[true], 2]);
  await expect(remind(version)).rejects.toThrow('CONFLICT');
  now = new Date('2026-05-11T09:00:00Z');
  hr = await test.as({ company, grants: grants('Document', ['read', 'remind']) });
  await remind(version);
  expect((await told(sami)).length).toBe(3);
});
