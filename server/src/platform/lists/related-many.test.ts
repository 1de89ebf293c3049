import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../access/ability';
import { newId } from '../records/ids';
import { OpenTransaction } from '../database/transaction';

let test: TestApp;
let admin: Person;
let company: string;
let [licence, lease, policy]: string[] = [];
let [clinic, pharmacy]: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  [licence, lease, policy] = await Promise.all(
    ['Licence', 'Lease', 'Policy'].map((name) => row('DocumentType', { name, appliesTo: 'company' })),
  );
  [clinic, pharmacy] = await Promise.all(['Clinic', 'Pharmacy'].map((name) => row('Department', { name })));
});
afterAll(() => test.close());

const row = (area: string, values: object): Promise<string> => insertRow(test, area, company, { ...values });
const paper = (title: string, values: object = {}) =>
  row('Document', { title, audience: 'nobody', typeIds: [], ...values });
const reader = (...grants: [subject: string, action?: string][]) =>
  test.as({
    company,
    grants: grants.map(([subject, action = 'read']): Grant => ({ subject, action, scope: 'company' })),
  });

async function asked(who: Person, query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

describe('rows that a row names several of', () => {
  it('stand beside their ids in the order of these, deleted ones too', async () => {
    const id = await paper('Rent', { typeIds: [lease, licence], audienceDepartmentIds: [pharmacy] });
    const gone = await row('DocumentType', { name: 'Old', deletedAt: new Date().toISOString() });
    const also = await paper('Old rent', { typeIds: [gone] });
    const of = (which: string) =>
      asked(
        admin,
        'query($id: ID!) { document(id: $id) { typeIds types { name } audienceDepartments { name } files { name } } }',
        { id: which },
      );
    expect(await of(id)).toEqual({
      typeIds: [lease, licence],
      types: [{ name: 'Lease' }, { name: 'Licence' }],
      audienceDepartments: [{ name: 'Pharmacy' }],
      files: [],
    });
    expect(await of(also)).toMatchObject({ types: [{ name: 'Old' }] });
  });

  it('leave out what the reader may not read, and what is of another company', async () => {
    const foreign = await insertRow(test, 'DocumentType', await test.company(), { name: 'Theirs' });
    const id = await paper('Rules', { typeIds: [policy, foreign], audienceDepartmentIds: [clinic] });
    const query = 'query($id: ID!) { document(id: $id) { types { name } audienceDepartments { name } } }';
    expect(await asked(admin, query, { id })).toEqual({
      types: [{ name: 'Policy' }],
      audienceDepartments: [{ name: 'Clinic' }],
    });
    expect(await asked(await reader(['Document'], ['Department']), query, { id })).toEqual({
      types: [],
      audienceDepartments: [{ name: 'Clinic' }],
    });
  });

  it('cost a page of fifty with five each as many statements as one with one', async () => {
    const types = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => row('DocumentType', { name: `Kind ${nth}` })),
    );
    for (let nth = 0; nth < 50; nth += 1) {
      await paper(`fifty-of-them ${nth}`, {
        typeIds: [0, 1, 2, 3, 4].map((place) => types[(nth + place) % 20]),
        audienceDepartmentIds: [clinic, pharmacy],
      });
    }
    await paper('one-alone', { typeIds: [types[0]], audienceDepartmentIds: [clinic] });
    const counted = async (search: string): Promise<[rows: number, types: number, statements: number]> => {
      const query = jest.spyOn(OpenTransaction.prototype, 'query');
      const { rows } = await asked(
        admin,
        'query($search: String!) { documents(search: $search, limit: 50) { rows { types { name } audienceDepartments { name documentsAsAudienceDepartments(limit: 1) { title } } } } }',
        { search },
      );
      // Counted in its own transaction: the session is looked at anew from time to time.
      const { calls, contexts } = query.mock;
      const own = contexts[calls.findIndex((call) => JSON.stringify(call).includes(search))];
      const statements = contexts.filter((transaction) => transaction === own).length;
      query.mockRestore();
      return [rows.length, rows.flatMap((each: { types: object[] }) => each.types).length, statements];
    };
    const [[one, its, few], [fifty, theirs, same]] = [await counted('one-alone'), await counted('fifty-of-them')];
    expect([one, its, fifty, theirs, same]).toEqual([1, 1, 50, 250, few]);
    expect(few).toBe(5);
  });

  it('are 5,000 at most for all rows of a page', async () => {
    for (let nth = 0; nth < 11; nth += 1) await paper(`Huge ${nth}`, { typeIds: Array.from({ length: 500 }, newId) });
    const { errors } = await admin.graphql('{ documents(search: "Huge") { rows { types { name } } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'limit' });
  });
});

describe('rows that name it among several', () => {
  const named = (who: Person, id: string, limit: number) =>
    asked(
      who,
      'query($id: ID!, $limit: Int!) { documentType(id: $id) { documentsAsTypes(limit: $limit) { title } } }',
      { id, limit },
    );

  it('are told by each of those it names, the newest where there are more than the limit, deleted ones not', async () => {
    const [tax, visa] = await Promise.all(['Tax', 'Visa'].map((name) => row('DocumentType', { name })));
    for (const [title, typeIds] of [
      ['B', [tax]],
      ['C', [visa, tax]],
      ['A', [tax, tax]],
    ] as const)
      await paper(title, { typeIds });
    await paper('D', { typeIds: [tax], deletedAt: new Date().toISOString() });
    expect(await named(admin, tax!, 25)).toEqual({
      documentsAsTypes: [{ title: 'A' }, { title: 'B' }, { title: 'C' }],
    });
    expect(await named(admin, tax!, 2)).toEqual({ documentsAsTypes: [{ title: 'A' }, { title: 'C' }] });
    expect(await named(admin, visa!, 25)).toEqual({ documentsAsTypes: [{ title: 'C' }] });
    expect(await named(await reader(['DocumentType']), tax!, 25)).toEqual({ documentsAsTypes: [] });
  });

  it('have the name of their list where they are called like what they name', async () => {
    const fileId = await row('File', { name: 'lease.pdf', type: 'pdf', mimeType: 'application/pdf' });
    await paper('With a file', { fileIds: [fileId] });
    expect(
      await asked(admin, 'query($id: ID!) { file(id: $id) { documents { title files { name } } } }', { id: fileId }),
    ).toEqual({ documents: [{ title: 'With a file', files: [{ name: 'lease.pdf' }] }] });
  });
});

it('a row whose reference is hidden from the reader is not told by what it names', async () => {
  const fileId = await row('File', { name: 'sick note.pdf', type: 'pdf', mimeType: 'application/pdf' });
  const employeeId = await row('Employee', { code: 'E-1', firstName: 'Mona', lastName: 'Zayed' });
  const typeId = await row('LeaveType', { code: 'SICK', name: 'Sick leave', kind: 'sick' });
  await row('EmployeeLeave', { employeeId, typeId, attachmentFileId: fileId, status: 'submitted' });
  // The document is read through what else it is attached to.
  await paper('A copy of it', { fileIds: [fileId] });
  const leaves = (who: Person) =>
    asked(who, 'query($id: ID!) { file(id: $id) { employeeLeavesAsAttachmentFile { attachmentFile { name } } } }', {
      id: fileId,
    });
  expect(await leaves(await reader(['Document'], ['EmployeeLeave']))).toEqual({ employeeLeavesAsAttachmentFile: [] });
  expect(await leaves(await reader(['Document'], ['EmployeeLeave'], ['EmployeeLeave', 'read_medical']))).toEqual({
    employeeLeavesAsAttachmentFile: [{ attachmentFile: { name: 'sick note.pdf' } }],
  });
});
