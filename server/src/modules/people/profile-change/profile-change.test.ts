import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { standardRoles } from '../../administration/company-role/standard-roles';
import { pngOf, smallPdf, upload } from '../../files/file/file.fixture';
import { grants, makeFlow, people, step } from '../../requests/approval-task/approval.fixture';

let test: TestApp;
let company: string;
let mona: string;
let self: Person;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    firstName: 'Mona',
    lastName: 'Haddad',
    status: 'active',
    mobilePhone: '050 1',
    maritalStatus: 'single',
  });
  self = await test.as({ company, employeeId: mona, grants: standardRoles.employee.grants() });
  hr = await test.as({
    company,
    grants: grants('company', {
      Employee: ['read', 'update'],
      Dependant: ['read'],
      EmergencyContact: ['read'],
      ProfileChange: ['read', 'approve', 'reject'],
      ApprovalFlow: ['read', 'create'],
    }),
  });
});
afterAll(() => test.close());

const fields = 'id version state part isRemoval changes { field before after } fileIds decisionNote allowedActions';
const change = (who: Person, input: object) =>
  who.graphql(`mutation($i: ProfileChangeInput!) { made: changeMyProfile(input: $i) { ${fields} } }`, { i: input });
const decide = (who: Person, verb: 'approve' | 'reject', { id, version }: { id: string; version: number }) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!) { made: ${verb}ProfileChange(id: $id, version: $v${verb === 'reject' ? ', note: "Unreadable"' : ''}) { ${fields} } }`,
    { id, v: version },
  );
const onFile = async () =>
  (
    await test.inside(company, 'select mobile_phone as phone, marital_status as status from employee where id = $1', [
      mona,
    ])
  )[0];
const rule = (setting: string, value: string) =>
  test.sql(`update company set ${setting} = $2 where id = $1`, [company, value]);
const proof = async (who = self) => (await upload(who, smallPdf, 'proof.pdf')).body.id;
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions;

describe('what somebody changes of themselves', () => {
  it('holds at once where the company says so, and stands among the changes', async () => {
    const { data } = await change(self, { part: 'contact', values: { mobilePhone: ' 050 2 ' } });
    expect(data.made).toMatchObject({
      state: 'applied',
      changes: [{ field: 'mobilePhone', before: '050 1', after: '050 2' }],
      allowedActions: [],
    });
    expect(await onFile()).toMatchObject({ phone: '050 2' });
  });

  it('waits for somebody else where the company says so, and is put on file by them alone', async () => {
    await rule('contact_changes', 'approval');
    const { made } = (await change(self, { part: 'contact', values: { mobilePhone: '050 2' } })).data;
    expect([made.state, (await onFile())!.phone]).toEqual(['pending', '050 1']);
    expect(codeOf(await change(self, { part: 'contact', values: { mobilePhone: '050 3' } }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(codeOf(await decide(self, 'approve', made))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await decide(hr, 'approve', made)).data.made.state).toBe('applied');
    expect((await onFile())!.phone).toBe('050 2');
  });

  it('is closed where the company says so', async () => {
    await rule('address_changes', 'closed');
    expect(codeOf(await change(self, { part: 'address', values: { address: 'Al Wasl 1' } }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('needs proof and approval for what documents give, and is refused with a reason they read', async () => {
    const values = { maritalStatus: 'married' };
    expect(codeOf(await change(self, { part: 'identity', values }))).toMatchObject({ field: 'fileIds' });
    const fileIds = [await proof()];
    const { made } = (await change(self, { part: 'identity', values, fileIds })).data;
    expect(made).toMatchObject({ state: 'pending', fileIds });
    expect((await hr.fetch(`/files/${fileIds[0]}`)).status).toBe(200);
    await decide(hr, 'reject', made);
    const { data } = await self.graphql(`query($id: ID!) { profileChange(id: $id) { ${fields} } }`, { id: made.id });
    expect(data.profileChange).toMatchObject({ state: 'rejected', decisionNote: 'Unreadable' });
    expect((await onFile())!.status).toBe('single');
  });

  it('is withdrawn by them until it is decided', async () => {
    const { made } = (
      await change(self, { part: 'identity', values: { maritalStatus: 'married' }, fileIds: [await proof()] })
    ).data;
    const withdraw = await self.graphql(
      'mutation($id: ID!, $v: Int!) { withdrawProfileChange(id: $id, version: $v) { state version } }',
      { id: made.id, v: made.version },
    );
    expect(withdraw.data.withdrawProfileChange.state).toBe('withdrawn');
    expect(codeOf(await decide(hr, 'approve', { ...made, version: 2 }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is not put on file over what changed in between', async () => {
    await rule('contact_changes', 'approval');
    const { made } = (await change(self, { part: 'contact', values: { mobilePhone: '050 2' } })).data;
    await hr.graphql(
      'mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: {mobilePhone: "050 9"}) { id } }',
      {
        id: mona,
      },
    );
    expect(codeOf(await decide(hr, 'approve', made))).toMatchObject({ code: 'CONFLICT' });
    expect((await onFile())!.phone).toBe('050 9');
  });

  it('is a picture where it is the photo, which their colleagues see from then on', async () => {
    const file = (await upload(self, pngOf(90, 90), 'me.png')).body.id;
    const paper = await proof();
    expect(codeOf(await change(self, { part: 'photo', values: { photoFileId: paper } }))).toMatchObject({
      field: 'photoFileId',
    });
    const colleague = await test.as({
      company,
      employeeId: await insertRow(test, 'Employee', company, { status: 'active' }),
      grants: standardRoles.employee.grants(),
    });
    expect((await colleague.fetch(`/files/${file}`)).status).toBe(404);
    expect((await change(self, { part: 'photo', values: { photoFileId: file } })).data.made.state).toBe('applied');
    expect((await colleague.fetch(`/files/${file}`)).status).toBe(200);
  });
});

describe('the people around somebody', () => {
  it('to call in an emergency are added, changed and taken off at once', async () => {
    const add = await change(self, {
      part: 'emergency',
      values: { name: 'Salma', phone: '050 7', relationship: 'Sister' },
    });
    expect(add.data.made.state).toBe('applied');
    const contacts = async () =>
      (await self.graphql('{ emergencyContacts { rows { id name phone } } }')).data.emergencyContacts.rows;
    const [{ id }] = await contacts();
    await change(self, { part: 'emergency', recordId: id, values: { phone: '050 8' } });
    expect(await contacts()).toMatchObject([{ name: 'Salma', phone: '050 8' }]);
    await change(self, { part: 'emergency', recordId: id, isRemoval: true });
    expect(await contacts()).toEqual([]);
    expect(codeOf(await change(self, { part: 'emergency', values: { name: 'Nobody' } }))).toMatchObject({
      field: 'phone',
    });
  });

  it('they provide for are added with proof once somebody has approved', async () => {
    const values = { name: 'Omar Haddad', relation: 'child', birthDate: '2025-01-02' };
    const { made } = (await change(self, { part: 'dependants', values, fileIds: [await proof()] })).data;
    const dependants = async () =>
      (await self.graphql('{ dependants { rows { name birthDate } } }')).data.dependants.rows;
    expect([made.state, await dependants()]).toEqual(['pending', []]);
    expect((await decide(hr, 'approve', made)).errors).toBeUndefined();
    expect(await dependants()).toEqual([{ name: 'Omar Haddad', birthDate: '2025-01-02' }]);
  });

  it('of somebody else are nobody’s to change', async () => {
    const other = await insertRow(test, 'Employee', company, { status: 'active' });
    const recordId = await insertRow(test, 'EmergencyContact', company, { employeeId: other, phone: '1' });
    expect(codeOf(await change(self, { part: 'emergency', recordId, values: { phone: '2' } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('no other way', () => {
  it('leads past approval: not the ordinary update of who may change employees, for themselves', async () => {
    const employeeId = await insertRow(test, 'Employee', company, { status: 'active' });
    const boss = await test.as({ company, employeeId, grants: grants('company', { Employee: ['read', 'update'] }) });
    const update = (input: string) =>
      boss.graphql(`mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: ${input}) { id } }`, {
        id: employeeId,
      });
    expect(codeOf(await update('{maritalStatus: married}'))).toMatchObject({ code: 'CONFLICT' });
    await rule('contact_changes', 'approval');
    expect(codeOf(await update('{mobilePhone: "050 5"}'))).toMatchObject({ code: 'CONFLICT' });
    await rule('contact_changes', 'at_once');
    expect((await update('{mobilePhone: "050 5"}')).errors).toBeUndefined();
  });

  it('takes an emergency contact past approval either', async () => {
    await rule('emergency_changes', 'approval');
    const made = await self.graphql(
      'mutation($e: ID!) { createEmergencyContact(input: {employeeId: $e, name: "Salma", phone: "1"}) { id } }',
      { e: mona },
    );
    expect(codeOf(made)).toMatchObject({ code: 'CONFLICT' });
  });

  it('is open to fields of another part, or to who has no profile here', async () => {
    expect(codeOf(await change(self, { part: 'contact', values: { code: 'X' } }))).toMatchObject({ field: 'values' });
    for (const who of [
      hr,
      await test.as({ company, type: 'client' }),
      await test.as({ company, employeeId: await insertRow(test, 'Employee', company, {}), grants: [] }),
    ])
      expect(codeOf(await change(who, { part: 'contact', values: { mobilePhone: '1' } }))).toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('lets another company read or decide', async () => {
    const { made } = (
      await change(self, { part: 'identity', values: { maritalStatus: 'married' }, fileIds: [await proof()] })
    ).data;
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(codeOf(await decide(elsewhere, 'approve', made))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await elsewhere.graphql('{ profileChanges { total } }')).data.profileChanges.total).toBe(0);
  });
});

it('a flow of the company decides who approves, and a proxy of theirs is no way around it', async () => {
  const boss = await test.as({ company, grants: [] });
  await makeFlow(hr, [step([people(boss.id)])], { subject: 'ProfileChange', conditions: [] });
  const { made } = (
    await change(self, { part: 'identity', values: { maritalStatus: 'married' }, fileIds: [await proof()] })
  ).data;
  expect(codeOf(await decide(hr, 'approve', made))).toMatchObject({ code: 'CONFLICT' });
  const { data } = await boss.graphql('{ approvalsWaiting(subject: "ProfileChange") { rows { id who what note } } }');
  expect(data.approvalsWaiting.rows).toEqual([
    { id: made.id, who: 'Mona Haddad', what: 'Personal details', note: 'single → married' },
  ]);
  const done = await boss.graphql(
    'mutation($ids: [ID!]!) { decideApprovals(subject: "ProfileChange", ids: $ids, verdict: approved) { done } }',
    { ids: [made.id] },
  );
  expect(done.data.decideApprovals).toEqual([{ done: true }]);
  expect((await onFile())!.status).toBe('married');
});
