import { type Person } from '../../../../test/test-app';
import { smallPdf, upload } from '../../files/file/file.fixture';
import { test, company, admin, ids, clerk, boss, grant } from './document.fixture';

const fields = 'id version number issueDate expiryDate expiryState noticeFrom revision fileIds';

const make = async (input: object) => {
  const { data, errors } = await admin.graphql(
    `mutation($input: DocumentInput!) { createDocument(input: $input) { ${fields} } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createDocument as { id: string; version: number } & Record<string, unknown>;
};

const renew = (id: string, version: number, input: object, who = admin) =>
  who.graphql(
    `mutation($id: ID!, $version: Int!, $input: DocumentRenewal!) { renewDocument(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );

describe('a document', () => {
  it.each([
    [{ expiryDate: '2026-04-30' }, 'expired', null],
    [{ expiryDate: '2026-05-01' }, 'expiring', '2026-03-02'],
    [{ expiryDate: '2026-06-30' }, 'expiring', '2026-05-01'],
    [{ expiryDate: '2026-07-01' }, 'valid', '2026-05-02'],
    [{ expiryDate: '2026-07-01', notifyBeforeDays: 200 }, 'expiring', '2025-12-13'],
    [{ typeIds: [] }, 'none', null],
  ])('that ends as %j is %s on the day it is where the company works', async (input, state, noticeFrom) => {
    expect(await make({ title: 'Licence', typeIds: [ids.licence], ...input })).toMatchObject({
      expiryState: state,
      ...(noticeFrom && { noticeFrom }),
    });
  });

  it('of several types is noticed by the widest of them', async () => {
    expect(await make({ title: 'Both', typeIds: [ids.licence, ids.lease], expiryDate: '2026-07-20' })).toMatchObject({
      expiryState: 'expiring',
      noticeFrom: '2026-04-21',
    });
  });

  it('does not end before it begins', async () => {
    const { errors } = await admin.graphql(
      'mutation($input: DocumentInput!) { createDocument(input: $input) { id } }',
      { input: { title: 'Odd', issueDate: '2026-05-02', expiryDate: '2026-05-01' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'expiryDate' });
  });
});

describe('a renewal', () => {
  it('stands in place of the document, which keeps its number and begins the day after; what it was is kept with its files', async () => {
    const [old, fresh] = [
      (await upload(admin, smallPdf, 'old.pdf')).body.id,
      (await upload(admin, smallPdf, 'new.pdf')).body.id,
    ];
    const { id, version } = await make({
      title: 'Lease',
      number: 'L-1',
      issueDate: '2025-05-31',
      expiryDate: '2026-05-30',
      fileIds: [old],
    });
    const { data } = await renew(id, version, { expiryDate: '2027-05-30', fileIds: [fresh] });
    expect(data.renewDocument).toMatchObject({
      id,
      number: 'L-1',
      issueDate: '2026-05-31',
      expiryDate: '2027-05-30',
      revision: 2,
      fileIds: [fresh],
    });
    const former = await admin.graphql(
      'query($id: ID!) { documentVersions(filter: { documentId: { eq: $id } }) { rows { revision number issueDate expiryDate fileIds } } }',
      { id },
    );
    expect(former.data.documentVersions.rows).toEqual([
      { revision: 1, number: 'L-1', issueDate: '2025-05-31', expiryDate: '2026-05-30', fileIds: [old] },
    ]);
    const [gone] = (
      await admin.graphql('mutation($ids: [ID!]!) { deleteFiles(ids: $ids) { done message } }', { ids: [old] })
    ).data.deleteFiles;
    expect(gone).toMatchObject({ done: false, message: expect.stringContaining('Still used by: former version (1)') });
  });

  it('lasts longer than what it renews', async () => {
    const { id, version } = await make({ title: 'Short', expiryDate: '2026-06-30' });
    for (const input of [{ expiryDate: '2026-06-30' }, { expiryDate: '2026-01-01' }, { expiryDate: null }, {}]) {
      expect((await renew(id, version, input)).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'expiryDate',
      });
    }
  });

  it('is done once, whoever comes second is told', async () => {
    const { id, version } = await make({ title: 'Twice', expiryDate: '2026-06-30' });
    const answers = await Promise.all(
      ['2027-06-30', '2028-06-30'].map((expiryDate) => renew(id, version, { expiryDate })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(
      ['STALE', 'done'].sort(),
    );
    expect(
      (
        await admin.graphql('query($id: ID!) { documentVersions(filter: { documentId: { eq: $id } }) { total } }', {
          id,
        })
      ).data.documentVersions.total,
    ).toBe(1);
  });

  it('needs a grant of its own, and takes no file its maker may not read', async () => {
    const secret = (await upload(admin, smallPdf, 'secret.pdf')).body.id;
    const { id, version } = await make({ title: 'Granted', expiryDate: '2026-06-30' });
    const editor = await test.as({ company, grants: [grant('Document'), grant('Document', 'update')] });
    expect((await renew(id, version, { expiryDate: '2027-06-30' }, editor)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const renewer = await test.as({ company, grants: [grant('Document'), grant('Document', 'renew')] });
    expect(
      (await renew(id, version, { expiryDate: '2027-06-30', fileIds: [secret] }, renewer)).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID', field: 'fileIds' });
    expect((await renew(id, version, { expiryDate: '2027-06-30' }, renewer)).data.renewDocument.revision).toBe(2);
  });
});

describe('documents of employees', () => {
  it('are read by themselves as far as that is granted, with their files and former versions', async () => {
    const fileId = (await upload(admin, smallPdf, 'passport.pdf')).body.id;
    const { data } = await admin.graphql(
      'mutation($input: EmployeeDocumentInput!) { createEmployeeDocument(input: $input) { id version expiryState } }',
      { input: { employeeId: ids.clerk, typeId: ids.passport, title: 'Passport', expiryDate: '2026-06-30', fileId } },
    );
    expect(data.createEmployeeDocument.expiryState).toBe('expiring');
    const { id, version } = data.createEmployeeDocument;
    await admin.graphql(
      'mutation($id: ID!, $v: Int!) { renewEmployeeDocument(id: $id, version: $v, input: { expiryDate: "2031-06-30" }) { revision } }',
      { id, v: version },
    );
    const seen = async (who: Person) => {
      const answer = await who.graphql(
        '{ employeeDocuments { rows { id revision } } employeeDocumentVersions { rows { documentId fileId } } }',
      );
      return [
        answer.data.employeeDocuments.rows,
        answer.data.employeeDocumentVersions.rows,
        (await who.fetch(`/files/${fileId}`)).status,
      ];
    };
    expect(await seen(clerk)).toEqual([[{ id, revision: 2 }], [{ documentId: id, fileId }], 200]);
    expect(await seen(boss)).toEqual([[], [], 404]);
  });

  it('are of a type for employees', async () => {
    const { errors } = await admin.graphql(
      'mutation($input: EmployeeDocumentInput!) { createEmployeeDocument(input: $input) { id } }',
      { input: { employeeId: ids.clerk, typeId: ids.licence, title: 'Wrong' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'typeId' });
  });
});

describe('the menu', () => {
  const documents = async (who: Person) => {
    const { data } = await who.graphql('{ menu { title children { title path children { title path } } } }');
    const group = (
      data.menu as {
        title: string;
        children: { title: string; children: { title: string; path: string }[] | null }[];
      }[]
    ).find(({ title }) => title === 'Documents');
    return group?.children
      .filter(({ children }) => children)
      .map(({ title, children }) => [title, children!.map((child) => [child.title.replace(/\d+/, 'n'), child.path])]);
  };

  it('has a group for each category and an entry for each type, for who may see such documents', async () => {
    expect(await documents(admin)).toEqual([
      [
        'Company',
        [
          ['Trade licence (n)', `/documents/type/${ids.licence}`],
          ['Tenancy contract (n)', `/documents/type/${ids.lease}`],
        ],
      ],
      ['Identity', [['Passport (n)', `/employee-documents/type/${ids.passport}`]]],
    ]);
    expect(await documents(clerk)).toEqual([
      ['Identity', [['Passport (n)', `/employee-documents/type/${ids.passport}`]]],
    ]);
    expect(await documents(await test.as({ company, grants: [grant('Document')] }))).toEqual([]);
  });

  it('counts the documents one may see, on both doors', async () => {
    const countFor = async (who: Person) =>
      JSON.stringify((await who.rest('GET', '/api/menuOptions')).body.data).match(/Passport \((\d+)\)/)?.[1];
    expect([await countFor(admin), await countFor(clerk), await countFor(boss)]).toEqual(['1', '1', '0']);
  });
});

describe('old clients', () => {
  it('find documents by types and status, in their words', async () => {
    const fileId = (await upload(admin, smallPdf, 'deed.pdf')).body.id;
    const { id } = await make({
      title: 'Deed',
      typeIds: [ids.lease],
      status: 'archived',
      notifyBeforeDays: 5,
      expiryDate: '2027-01-01',
      fileIds: [fileId],
    });
    const list = async (query: string) =>
      (await admin.rest('GET', `/api/document/?${query}`)).body.data as Record<string, unknown>[];
    expect(await list(`documentTypes=${ids.passport},${ids.lease}&documentStatus=archived`)).toEqual([
      expect.objectContaining({
        _id: id,
        title: 'Deed',
        version: 1,
        type: [ids.lease],
        status: 'archived',
        expiryDate: '2027-01-01',
        expiryDateFlag: true,
        notifyBefore: true,
        notifyBeforeDays: 5,
        files_info: [{ _id: fileId, name: 'deed.pdf', url: `/files/${fileId}`, type: 'pdf' }],
      }),
    ]);
    expect(await list(`documentTypes=${ids.passport}`)).toEqual([]);
    const [file] = (await admin.rest('GET', `/api/file?q=deed&fileTypes=pdf,image&fileStatus=clean`)).body.data;
    expect(file).toMatchObject({
      name: 'deed.pdf',
      url: `/files/${fileId}`,
      type: 'pdf',
      linked_id: id,
      document_info: [{ _id: id, title: 'Deed' }],
    });
    expect((await admin.rest('GET', '/api/file?q=deed&fileTypes=image')).body.data).toEqual([]);
  });

  it('find documents of one employee', async () => {
    const list = async (id: string) =>
      ((await admin.rest('GET', `/api/employee-document?employeeId=${id}`)).body.data as Record<string, unknown>[]).map(
        ({ documentTitle }) => documentTitle,
      );
    expect([await list(ids.clerk!), await list(ids.boss!)]).toEqual([['Passport'], []]);
  });
});

it('a company takes over the standard types it lacks, once', async () => {
  const outside = await test.as({ type: 'admin' });
  const name = `Vaccination card ${company}`;
  await outside.graphql(
    'mutation($input: StandardDocumentTypeInput!) { createStandardDocumentType(input: $input) { id } }',
    { input: { name, category: 'Health', noticeDays: [30] } },
  );
  const place = await test.company();
  const manager = await test.as({ company: place, grants: [grant('DocumentType', 'create'), grant('DocumentType')] });
  const adopt = async (who: Person) => {
    const { data, errors } = await who.graphql('mutation { adoptDocumentTypes { name noticeDays } }');
    return errors?.[0]?.extensions.code ?? data.adoptDocumentTypes;
  };
  expect(await adopt(manager)).toContainEqual({ name, noticeDays: [30] });
  expect(await adopt(manager)).toEqual([]);
  expect(await adopt(await test.as({ company: place, grants: [grant('DocumentType')] }))).toBe('FORBIDDEN');
});
