import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let company: string;
let admin: Person;
let [licence, policy, passport, card] = ['', '', '', ''];
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const type = (name: string, appliesTo: string, hasExpiry: boolean) =>
    insertRow(test, 'DocumentType', company, { name, appliesTo, hasExpiry });
  licence = await type('Trade licence', 'company', true);
  policy = await type('Policy', 'company', false);
  passport = await type('Passport', 'employee', true);
  card = await type('Badge', 'employee', false);
});
afterAll(() => test.close());

describe('the issuer of a document', () => {
  it('is kept, found by its name, and stands in its former versions', async () => {
    const input = {
      title: 'Commercial register',
      issueDate: '2025-01-01',
      expiryDate: '2026-01-01',
      issuingAuthority: 'Ministry of Economy',
      issuingCountry: 'AE',
    };
    const { data, errors } = await admin.graphql(
      'mutation($i: DocumentInput!) { createDocument(input: $i) { id version issuingAuthority issuingCountry } }',
      { i: input },
    );
    expect(errors).toBeUndefined();
    const { id, version } = data.createDocument;
    expect(data.createDocument).toMatchObject({ issuingAuthority: 'Ministry of Economy', issuingCountry: 'AE' });
    expect((await admin.graphql('{ documents(search: "ministry econ") { rows { id } } }')).data.documents.rows).toEqual(
      [{ id }],
    );
    expect(
      (await admin.graphql('{ documents(filter: { issuingCountry: { eq: "AE" } }) { rows { id } } }')).data.documents
        .rows,
    ).toEqual([{ id }]);
    const renew =
      'mutation($id: ID!, $v: Int!) { renewDocument(id: $id, version: $v, input: { expiryDate: "2027-01-01" }) { version issuingAuthority } }';
    expect((await admin.graphql(renew, { id, v: version })).data.renewDocument.issuingAuthority).toBe(
      'Ministry of Economy',
    );
    await admin.graphql(
      'mutation($id: ID!, $v: Int!) { updateDocument(id: $id, version: $v, input: { issuingAuthority: "Chamber of Commerce", issuingCountry: "JO" }) { version } }',
      { id, v: version + 1 },
    );
    const { rows } = (
      await admin.graphql(
        'query($id: ID!) { documentVersions(filter: { documentId: { eq: $id } }) { rows { issuingAuthority issuingCountry } } }',
        { id },
      )
    ).data.documentVersions;
    expect(rows).toEqual([{ issuingAuthority: 'Ministry of Economy', issuingCountry: 'AE' }]);
  });

  it('is of a country that is one', async () => {
    const { errors } = await admin.graphql(
      'mutation($i: EmployeeDocumentInput!) { createEmployeeDocument(input: $i) { id } }',
      {
        i: {
          employeeId: await insertRow(test, 'Employee', company, {}),
          title: 'Passport',
          issuingCountry: 'ZZ',
        },
      },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'issuingCountry' });
  });
});

describe('a document', () => {
  it('has the last day its types ask for, and is of types for the company', async () => {
    const refused = async (input: object) =>
      (
        await admin.graphql('mutation($input: DocumentInput!) { createDocument(input: $input) { id } }', {
          input: { title: 'Typed', ...input },
        })
      ).errors?.[0]?.extensions.field;
    expect(await refused({ typeIds: [licence] })).toBe('expiryDate');
    expect(await refused({ typeIds: [policy], expiryDate: '2027-01-01' })).toBe('expiryDate');
    expect(await refused({ typeIds: [policy, licence] })).toBe('expiryDate');
    expect(await refused({ typeIds: [passport], expiryDate: '2027-01-01' })).toBe('typeIds');
    expect(await refused({ typeIds: [policy, card] })).toBe('typeIds');
    const { id, version } = (
      await admin.graphql('mutation($i: DocumentInput!) { createDocument(input: $i) { id version } }', {
        i: { title: 'Handbook', typeIds: [policy] },
      })
    ).data.createDocument;
    const renew = (input: object) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $i: DocumentRenewal!) { renewDocument(id: $id, version: $v, input: $i) { revision expiryDate } }',
        { id, v: version, i: input },
      );
    expect((await renew({ expiryDate: '2027-01-01' })).errors?.[0]?.extensions.field).toBe('expiryDate');
    expect((await renew({})).data.renewDocument).toEqual({ revision: 2, expiryDate: null });
  });

  it('made before its types asked for a last day stays as it is until types or last day change', async () => {
    const id = await insertRow(test, 'Document', company, {
      title: 'Old',
      typeIds: [licence, passport],
      status: 'active',
      issueDate: null,
      expiryDate: null,
      fileIds: [],
    });
    const change = async (version: number, input: object) => {
      const { data, errors } = await admin.graphql(
        'mutation($id: ID!, $v: Int!, $i: DocumentChanges!) { updateDocument(id: $id, version: $v, input: $i) { version } }',
        { id, v: version, i: input },
      );
      return errors?.[0]?.extensions.field ?? data.updateDocument.version;
    };
    expect(await change(1, { title: 'Older', status: 'archived' })).toBe(2);
    expect(await change(2, { expiryDate: '2027-01-01' })).toBe('typeIds');
    expect(await change(2, { typeIds: [licence] })).toBe('expiryDate');
    expect(await change(2, { typeIds: [licence], expiryDate: '2027-01-01' })).toBe(3);
  });

  it('of an employee has the last day its type asks for', async () => {
    const employeeId = await insertRow(test, 'Employee', company, {});
    const refused = async (input: object) =>
      (
        await admin.graphql(
          'mutation($input: EmployeeDocumentInput!) { createEmployeeDocument(input: $input) { id } }',
          { input: { employeeId: employeeId, title: 'Paper', ...input } },
        )
      ).errors?.[0]?.extensions.field;
    expect([await refused({ typeId: passport }), await refused({ typeId: card, expiryDate: '2027-01-01' })]).toEqual([
      'expiryDate',
      'expiryDate',
    ]);
  });
});

describe('the type of a document', () => {
  const create = async (name: string, input: object) =>
    await admin.graphql(`mutation($i: ${name}Input!) { create${name}(input: $i) { id version } }`, { i: input });
  const refusal = (answer: any) => answer.errors?.[0]?.extensions;

  it('says how its numbers are written; numbers of before stay until they are changed', async () => {
    expect(
      refusal(await create('DocumentType', { name: 'Wrong', category: 'Identity', numberFormat: '784' })),
    ).toMatchObject({ field: 'numberFormat' });
    const type = (
      await create('DocumentType', {
        name: 'Emirates ID',
        category: 'Identity',
        hasExpiry: false,
        numberFormat: '784-####-#######-#',
      })
    ).data.createDocumentType.id;
    const employeeId = await insertRow(test, 'Employee', company, {});
    const add = (number: string | null) =>
      create('EmployeeDocument', { employeeId, title: 'ID', typeId: type, number });
    const refused = await add('784-1990-1234567');
    expect(refusal(refused)).toMatchObject({ code: 'INVALID', field: 'number' });
    expect(refused.errors![0]!.message).toContain('784-1234-5678901-2');
    expect([refusal(await add(null)), refusal(await add('784-1990-1234567-1'))]).toEqual([undefined, undefined]);
    const old = await insertRow(test, 'EmployeeDocument', company, {
      employeeId,
      title: 'Old',
      typeId: type,
      number: '1',
      status: 'active',
      expiryDate: null,
    });
    const change = (version: number, input: object) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeDocumentChanges!) { updateEmployeeDocument(id: $id, version: $v, input: $i) { version } }',
        { id: old, v: version, i: input },
      );
    expect(refusal(await change(1, { title: 'Older' }))).toBeUndefined();
    expect(refusal(await change(2, { number: '2' }))).toMatchObject({ field: 'number' });
  });

  it('says how long its documents are kept: they are listed from then on, and nothing is deleted by itself', async () => {
    const make = (area: string, values: object) => insertRow(test, area, company, { ...values });
    const [kept, forEver] = [
      await make('DocumentType', { appliesTo: 'employee', retentionMonths: 24 }),
      await make('DocumentType', { appliesTo: 'employee' }),
    ];
    const lease = await make('DocumentType', { appliesTo: 'company', retentionMonths: 6 });
    const [gone, here] = [
      await make('Employee', { status: 'exited', exitDate: '2020-02-29' }),
      await make('Employee', { status: 'active', exitDate: null }),
    ];
    const paper = (employeeId: string, typeId: string | null) =>
      make('EmployeeDocument', { employeeId, typeId, status: 'active' });
    const due = await paper(gone, kept);
    for (const [who, type] of [
      [gone, forEver],
      [here, kept],
      [gone, null],
    ] as const)
      await paper(who, type);
    const ended = await make('Document', { typeIds: [lease], status: 'active', expiryDate: '2021-08-31' });
    const listed = async (many: string) =>
      (
        await admin.graphql(
          `{ ${many}(filter: { deletionDueOn: { lte: "2026-01-01" } }) { rows { id deletionDueOn } } }`,
        )
      ).data[many].rows;
    expect(await listed('employeeDocuments')).toEqual([{ id: due, deletionDueOn: '2022-02-28' }]);
    expect(await listed('documents')).toEqual([{ id: ended, deletionDueOn: '2022-02-28' }]);
  });
});
