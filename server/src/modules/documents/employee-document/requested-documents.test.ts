import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { type Values } from '../../../platform/records/area';
import { smallPdf, upload } from '../../files/file/file.fixture';

let test: TestApp;
let company: string;
let hr: Person;
let other: Person;
let mona: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: Values, where = company) => insertRow(test, area, where, values);
const grants = (subject: string, actions: string[], scope: Grant['scope'] = 'company'): Grant[] =>
  actions.map((action) => ({ subject, action, scope }));
const keeps = [
  ...grants('EmployeeDocument', [
    'read',
    'create',
    'update',
    'delete',
    'submit',
    'verify',
    'reject',
    'archive',
    'renew',
  ]),
  ...grants('Employee', ['read']),
  ...grants('DocumentType', ['read']),
];
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  ids.mona = await make('Employee', { firstName: 'Mona', lastName: 'Haddad', status: 'active' });
  ids.hr = await make('Employee', { firstName: 'Hana', lastName: 'Aziz', status: 'active' });
  ids.passport = await make('DocumentType', {
    name: 'Passport',
    appliesTo: 'employee',
    hasExpiry: true,
    isRequired: true,
    requiredPositionIds: [],
  });
  hr = await test.as({ company, employeeId: ids.hr, grants: keeps });
  other = await test.as({ company, grants: keeps });
  mona = await test.as({
    company,
    employeeId: ids.mona,
    grants: [
      ...grants('EmployeeDocument', ['read', 'submit', 'create', 'update'], 'own'),
      ...grants('Employee', ['read'], 'own'),
      ...grants('DocumentType', ['read']),
    ],
  });
});
afterAll(() => test.close());

const shown =
  'id version title state review dueOn requestNote reviewNote expiryDate allowedActions submittedByName submittedAt reviewedByName reviewedAt';
const ask = async (who: Person, query: string, variables: object): Promise<any> => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors[0]!.extensions));
  return Object.values(data)[0];
};
const request = (input: object = {}, who = hr) =>
  ask(who, `mutation($i: EmployeeDocumentRequest!) { requestEmployeeDocuments(input: $i) { ${shown} } }`, {
    i: { employeeIds: [ids.mona], typeId: ids.passport, dueOn: '2026-05-20', note: 'A scan will do', ...input },
  });
const submit = (who: Person, { id, version }: { id: string; version: number }, input: object) =>
  ask(
    who,
    `mutation($id: ID!, $v: Int!, $i: EmployeeDocumentSubmission!) { submitEmployeeDocument(id: $id, version: $v, input: $i) { ${shown} } }`,
    { id, v: version, i: input },
  );
const act = (who: Person, verb: string, { id, version }: { id: string; version: number }, note = '') =>
  ask(
    who,
    `mutation($id: ID!, $v: Int!) { ${verb}EmployeeDocument(id: $id, version: $v${note && `, note: "${note}"`}) { ${shown} } }`,
    { id, v: version },
  );
const enter = (who: Person, input: object) =>
  ask(who, `mutation($i: EmployeeDocumentInput!) { createEmployeeDocument(input: $i) { ${shown} } }`, {
    i: { employeeId: ids.mona, title: 'Passport', typeId: ids.passport, expiryDate: '2030-01-01', ...input },
  });
const told = async (who: Person) =>
  (
    await test.inside<{ kind: string; facts: Values }>(
      company,
      'select kind, facts from notification where company_id = $1 and user_id = $2 order by created_at, id',
      [company, who.id],
    )
  ).map(({ kind }) => kind);
const read = (who: Person, id: string) =>
  ask(who, `query($id: ID!) { employeeDocument(id: $id) { ${shown} } }`, { id });

it('an employee is asked for a document, hands it in, has it sent back and verified, each told to whom it concerns', async () => {
  const [asked] = await request();
  expect(asked).toMatchObject({
    title: 'Passport',
    state: 'requested',
    dueOn: '2026-05-20',
    requestNote: 'A scan will do',
    expiryDate: null,
  });
  expect(await told(mona)).toEqual(['document_requested']);
  expect((await read(mona, asked.id)).allowedActions).toContain('submit');
  await expect(submit(mona, asked, { expiryDate: '2031-05-01' })).rejects.toThrow('"field":"fileId"');
  const fileId = (await upload(mona, smallPdf, 'passport.pdf')).body.id;
  await expect(submit(mona, asked, { fileId })).rejects.toThrow('"field":"expiryDate"');
  const handed = await submit(mona, asked, { fileId, number: 'P-1', expiryDate: '2031-05-01' });
  expect(handed).toMatchObject({ state: 'submitted', allowedActions: ['update'] });
  expect([await told(hr), await told(other)]).toEqual([['document_submitted'], ['document_submitted']]);
  expect((await hr.fetch(`/files/${fileId}`)).status).toBe(200);
  await expect(act(hr, 'reject', handed, ' ')).rejects.toThrow('"field":"note"');
  const back = await act(hr, 'reject', handed, 'Unreadable');
  expect(back).toMatchObject({
    state: 'rejected',
    reviewNote: 'Unreadable',
    submittedByName: expect.any(String),
    submittedAt: '2026-05-10T08:00:00.000Z',
    reviewedByName: expect.any(String),
    reviewedAt: '2026-05-10T08:00:00.000Z',
  });
  const again = await submit(mona, back, { fileId });
  expect(again).toMatchObject({ state: 'submitted', reviewNote: null });
  expect(await act(other, 'verify', again)).toMatchObject({ state: 'verified' });
  expect((await told(mona)).sort()).toEqual(['document_rejected', 'document_requested', 'document_verified']);
});

it('nobody is asked twice at the same time, nor who has left or works elsewhere, nor for papers of the company or a day that is past', async () => {
  expect(await request({ employeeIds: [ids.mona, ids.mona, ids.hr] })).toHaveLength(2);
  expect(await request({ employeeIds: [ids.mona, ids.hr] })).toEqual([]);
  const place = await test.company();
  for (const id of [
    await make('Employee', { status: 'exited' }),
    await make('Employee', { status: 'active' }, place),
    'x',
  ])
    await expect(request({ employeeIds: [id] })).rejects.toThrow('employeeIds');
  await expect(request({ employeeIds: [] })).rejects.toThrow('employeeIds');
  await expect(request({ dueOn: '2026-05-09' })).rejects.toThrow('dueOn');
  await expect(request({ typeId: await make('DocumentType', { appliesTo: 'company' }) })).rejects.toThrow('typeId');
  await expect(request({}, mona)).rejects.toThrow('FORBIDDEN');
});

it('what is asked for is no document yet: it is still missing, and old clients do not see it', async () => {
  await request();
  const missing = async () =>
    (await hr.graphql('{ missingDocuments(search: "Mona") { rows { typeName state } } }')).data.missingDocuments.rows;
  expect(await missing()).toEqual([{ typeName: 'Passport', state: 'missing' }]);
  expect((await hr.rest('GET', '/api/employee-document/')).body.data).toEqual([]);
  const made = await enter(mona, {});
  expect([made.state, await missing()]).toEqual(['submitted', [{ typeName: 'Passport', state: 'missing' }]]);
  await act(hr, 'verify', made);
  expect(await missing()).toEqual([]);
  expect((await hr.rest('GET', '/api/employee-document/')).body.data).toMatchObject([
    { documentTitle: 'Passport', status: 'active' },
  ]);
});

it('what is entered by who may verify is verified, unless it is their own; nobody verifies what they handed in or what is about themselves', async () => {
  expect(await enter(hr, {})).toMatchObject({ state: 'verified' });
  const own = await enter(hr, { employeeId: ids.hr });
  expect(own).toMatchObject({ state: 'submitted' });
  expect(own.allowedActions).not.toContain('verify');
  await expect(act(hr, 'verify', own)).rejects.toThrow('CONFLICT');
  await expect(act(hr, 'reject', own, 'x')).rejects.toThrow('CONFLICT');
  const [asked] = await request();
  const fileId = (await upload(hr, smallPdf, 'passport.pdf')).body.id;
  const handed = await submit(hr, asked, { fileId, expiryDate: '2031-05-01' });
  await expect(act(hr, 'verify', handed)).rejects.toThrow('CONFLICT');
  expect(await act(other, 'verify', handed)).toMatchObject({ state: 'verified' });
  await expect(act(mona, 'verify', handed)).rejects.toThrow('NOT_FOUND');
});

it('what is verified and changed by who may not verify waits again; what is corrected by who may stays where it was', async () => {
  const made = await enter(hr, { number: 'P-1' });
  const change = (who: Person, version: number, input: object) =>
    ask(
      who,
      `mutation($id: ID!, $v: Int!, $i: EmployeeDocumentChanges!) { updateEmployeeDocument(id: $id, version: $v, input: $i) { ${shown} } }`,
      { id: made.id, v: version, i: input },
    );
  expect((await change(mona, 1, { description: 'Blue' })).state).toBe('verified');
  const waits = await change(mona, 2, { number: 'P-2' });
  expect(waits.state).toBe('submitted');
  expect(waits.allowedActions).not.toContain('renew');
  expect((await change(hr, 3, { number: 'P-3' })).state).toBe('submitted');
  expect((await act(hr, 'verify', { id: made.id, version: 4 })).state).toBe('verified');
});

it.each([
  [{}, 'verified'],
  [{ expiryDate: '2026-05-09' }, 'expired'],
  [{ expiryDate: '2026-05-20', notifyBeforeDays: 30 }, 'expiring'],
  [{ revision: 2 }, 'renewed'],
  [{ status: 'archived', expiryDate: '2020-01-01' }, 'archived'],
  [{ status: 'draft' }, 'draft'],
  [{ review: 'rejected', expiryDate: '2020-01-01' }, 'rejected'],
])('a document that is %j is %s, and found as such', async (values, state) => {
  const id = await make('EmployeeDocument', {
    employeeId: ids.mona,
    typeId: null,
    status: 'active',
    expiryDate: null,
    ...values,
  });
  const { rows } = await ask(
    hr,
    'query($s: String) { employeeDocuments(filter: { state: { eq: $s } }) { rows { id state } } }',
    { s: state },
  );
  expect(rows).toEqual([{ id, state }]);
});

it('many are verified at once, each by itself; archived ones are kept and refused everything but use', async () => {
  const [own, theirs] = [await enter(hr, { employeeId: ids.hr }), await enter(mona, {})];
  const results = await ask(
    hr,
    'mutation($ids: [ID!]!) { bulk(subject: "EmployeeDocument", action: "verify", ids: $ids) { id done } }',
    { ids: [own.id, theirs.id] },
  );
  expect(results.map(({ done }: { done: boolean }) => done)).toEqual([false, true]);
  const archived = await act(hr, 'archive', { id: theirs.id, version: 2 });
  expect(archived).toMatchObject({ state: 'archived', allowedActions: ['update', 'delete'] });
  await expect(act(hr, 'reject', archived, 'x')).rejects.toThrow('CONFLICT');
});

it('documents of the company wait where who entered them may not verify, and are verified by somebody else', async () => {
  const clerk = await test.as({ company, grants: grants('Document', ['read', 'create', 'update']) });
  const boss = await test.as({ company, grants: grants('Document', ['read', 'create', 'update', 'verify', 'reject']) });
  const add = (who: Person) =>
    ask(who, 'mutation { createDocument(input: {title: "Lease"}) { id version state } }', {});
  expect((await add(boss)).state).toBe('verified');
  const waits = await add(clerk);
  expect([waits.state, await told(boss), await told(clerk)]).toEqual(['submitted', ['company_document_submitted'], []]);
  const home = await ask(boss, '{ homeApprovals { items { subject id what } } }', {});
  expect(home.items).toEqual([{ subject: 'Document', id: waits.id, what: 'Lease' }]);
  const back = await ask(
    boss,
    'mutation($id: ID!) { rejectDocument(id: $id, version: 1, note: "Wrong year") { version state } }',
    { id: waits.id },
  );
  expect([back.state, await told(clerk)]).toEqual(['rejected', ['company_document_rejected']]);
  const corrected = await ask(
    clerk,
    'mutation($id: ID!) { updateDocument(id: $id, version: 2, input: {number: "L-2"}) { version state } }',
    { id: waits.id },
  );
  expect(corrected.state).toBe('submitted');
  expect(
    (await ask(boss, 'mutation($id: ID!) { verifyDocument(id: $id, version: 3) { state } }', { id: waits.id })).state,
  ).toBe('verified');
});
