import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { TEST_SECRET } from '../../../../test/copied-database';
import { Cipher } from '../../../platform/http/cipher';
import { newId } from '../../../platform/records/ids';
import { inTheirName } from '../../../auth/sessions/in-their-name';
import { inCompany } from '../../../platform/system-ctx';
import { inviteSome } from './bulk-invitation.actions';
import { invitationJobs } from './bulk-invitation.job';

let test: TestApp;
let company: string;
let admin: Person;
let now = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-05-04T08:00:00Z');
  company = await test.company({ name: `Falcon Clinic ${newId()}` });
  admin = await test.as({ type: 'admin', company });
});

const cipher = new Cipher(TEST_SECRET);
const must = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
async function person(input: object = {}): Promise<string> {
  const code = newId();
  const made = await must(admin, 'mutation($i: EmployeeInput!) { e: createEmployee(input: $i) { id } }', {
    i: { code, firstName: 'Rana', lastName: code, hireDate: '2026-01-01', workEmail: `${code}@example.com`, ...input },
  });
  return made.e.id;
}
async function role(grants: object[] = [{ subject: 'Employee', action: 'read', scope: 'own' }]): Promise<string> {
  const made = await must(admin, 'mutation($i: CompanyRoleInput!) { r: createCompanyRole(input: $i) { id } }', {
    i: { title: newId(), grants, status: 'active' },
  });
  return made.r.id;
}
const preview = async (whom: object, who = admin, locale = 'en') =>
  (
    await must(
      who,
      `query($w: WhomToInvite!, $l: String!) { p: invitationPreview(whom: $w, locale: $l) {
        people shown { id email } refused { reason people names } subject message } }`,
      { w: whom, l: locale },
    )
  ).p;
const invite = async (whom: object, roleIds: string[], { who = admin, locale = 'en' } = {}) =>
  (
    await must(
      who,
      `mutation($w: WhomToInvite!, $r: [ID!]!, $l: String!) { b: inviteEmployees(whom: $w, roleIds: $r, locale: $l) {
        id state people done invited } }`,
      { w: whom, r: roleIds, l: locale },
    )
  ).b as { id: string; state: string };
const standing = async (id?: string, who = admin) =>
  (
    await must(
      who,
      'query($id: ID) { b: bulkInvitation(id: $id) { state people done invited refused { reason people } } }',
      { id },
    )
  ).b;
const work = (bulk: { id: string }, who = admin) =>
  invitationJobs(test.app.services).invite_people!({ companyId: company, userId: who.id, recordId: bulk.id });
const members = () =>
  test.inside<{ employee: string; email: string; locale: string | null }>(
    company,
    `select employee_id as employee, invited_email as email, invited_locale as locale from membership
     where company_id = $1 and employee_id is not null and deleted_at is null order by invited_email`,
    [company],
  );
const mails = () =>
  test.inside<{ email: string; locale: string; text: string }>(
    company,
    `select email, locale, secret_message as text from mail where company_id = $1 and kind = 'invite' order by id`,
    [company],
  );
const accountOf = async (id: string) =>
  (await must(admin, 'query($id: ID!) { e: employee(id: $id) { account } }', { id })).e.account;
async function ask(query: string, variables: object) {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: Record<string, any> | null };
}

describe('inviting many people', () => {
  it('tells who will be invited and who not, with the reason, and the mail in the language chosen', async () => {
    const fine = await person({ firstName: 'Lina' });
    const none = await person({ workEmail: null });
    const privately = await person({ workEmail: null, personalEmail: 'At.Home@example.com' });
    const twice = await person({ workEmail: 'at.home@example.com', firstName: 'Zoe' });
    const invited = await person();
    await must(admin, 'mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
      i: { name: 'Rana', email: `${newId()}@example.com`, employeeId: invited },
    });
    const draft = await person({ status: 'draft' });
    const left = await person({ exitDate: '2026-03-01' });
    const { people, shown, refused, subject, message } = await preview(
      { ids: [fine, none, privately, twice, invited, draft, left] },
      admin,
      'fr',
    );
    expect(people).toBe(2);
    expect(shown.map(({ id }: { id: string }) => id)).toEqual([fine, privately]);
    expect(shown[1].email).toBe('at.home@example.com');
    expect(Object.fromEntries(refused.map((row: any) => [row.reason, row.people]))).toEqual({
      no_address: 1,
      same_address: 1,
      invited: 1,
      draft: 1,
      left: 1,
    });
    expect(subject).toContain('Falcon Clinic');
    expect(message).toContain('Lina');
    expect(message).toContain('mai 2026');
  });

  it('invites each as if alone: a membership with role and language, a mail, a line of the audit log', async () => {
    const [one, two] = [await person(), await person()];
    const roleId = await role();
    const bulk = await invite({ ids: [one, two] }, [roleId], { locale: 'ar' });
    expect(bulk).toMatchObject({ state: 'inviting', people: 2, done: 0 });
    expect(await members()).toEqual([]);
    await work(bulk);
    expect(await standing(bulk.id)).toMatchObject({ state: 'done', people: 2, done: 2, invited: 2, refused: [] });
    expect(await standing()).toMatchObject({ state: 'done' });
    expect((await members()).map(({ employee, locale }) => [employee, locale])).toEqual(
      expect.arrayContaining([one, two].map((id) => [id, 'ar'])),
    );
    expect((await mails()).map(({ locale }) => locale)).toEqual(['ar', 'ar']);
    const audited = await test.inside<{ count: number }>(
      company,
      `select count(*)::int as count from audit_event where company_id = $1
        and subject = 'CompanyUser' and action = 'invite'`,
      [company],
    );
    expect(audited[0]!.count).toBe(2);
  });

  it('goes on where it was cut off, and invites nobody twice', async () => {
    const ids = [];
    for (let n = 0; n < 30; n += 1) ids.push(await person());
    const bulk = await invite({ ids }, [await role()]);
    const step = () =>
      inTheirName(test.app.services, { companyId: company, userId: admin.id }, 'write', (ctx) =>
        inviteSome(ctx, bulk.id),
      );
    expect(await step()).toMatchObject({ state: 'inviting', done: 25, invited: 25 });
    await expect(
      inCompany(test.app.services, { companyId: company, userId: admin.id }, 'write', async (ctx) => {
        await inviteSome(ctx, bulk.id);
        throw new Error('the machine stops');
      }),
    ).rejects.toThrow('the machine stops');
    expect(await members()).toHaveLength(25);
    await Promise.all([work(bulk), work(bulk)]);
    expect(await standing(bulk.id)).toMatchObject({ state: 'done', done: 30, invited: 30 });
    expect(await members()).toHaveLength(30);
    expect(new Set((await mails()).map(({ email }) => email)).size).toBe(30);
    await expect(invite({ ids }, [await role()])).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('is asked for by a search of the list too', async () => {
    await person({ firstName: 'Findable' });
    await person({ firstName: 'Other' });
    expect(await preview({ search: 'Findable' })).toMatchObject({ people: 1 });
    expect(await preview({ filter: { account: { eq: 'none' } } })).toMatchObject({ people: 2 });
    expect(await preview({ filter: {}, search: 'Findable' })).toMatchObject({ people: 1 });
    expect(await preview({ filter: {} })).toMatchObject({ people: 2 });
  });

  it.each([
    ['nobody', {}],
    ['ids and a search', { ids: [newId()], search: 'Rana' }],
    ['an import and ids', { ids: [newId()], importId: newId() }],
  ])('is refused of %s: whom is said in one way', async (_name, whom) => {
    await person();
    await expect(preview(whom)).rejects.toMatchObject({ code: 'INVALID', field: 'whom' });
    await expect(invite(whom, [await role()])).rejects.toMatchObject({ code: 'INVALID', field: 'whom' });
  });

  it('is refused in a language nobody offers', async () => {
    const ids = [await person()];
    await expect(preview({ ids }, admin, 'de')).rejects.toMatchObject({ code: 'INVALID', field: 'locale' });
    await expect(invite({ ids }, [await role()], { locale: 'de' })).rejects.toMatchObject({ field: 'locale' });
  });

  it('knows only whom the one who asks may read, and nobody of another company', async () => {
    const elsewhere = await test.company({ name: `Elsewhere ${newId()}` });
    const other = await test.as({ type: 'admin', company: elsewhere });
    const id = await person({ workEmail: null });
    expect(await preview({ ids: [id] }, other)).toMatchObject({ people: 0, shown: [], refused: [] });
    const blind = await test.as({ company, grants: [{ subject: 'CompanyUser', action: 'create', scope: 'company' }] });
    expect(await preview({ ids: [id] }, blind)).toMatchObject({ people: 0, shown: [], refused: [] });
  });

  it('is followed by whoever asked for it, and nobody else', async () => {
    const bulk = await invite({ ids: [await person()] }, [await role()]);
    const colleague = await test.as({ type: 'admin', company });
    expect(await standing(bulk.id, colleague)).toBeNull();
    expect(await standing(undefined, colleague)).toBeNull();
  });

  it('answers an address that has an account elsewhere as one nobody has', async () => {
    const elsewhere = await test.company({ name: `Elsewhere ${newId()}` });
    const stranger = await test.as({ type: 'employee', company: elsewhere });
    const [account] = await test.sql<{ email: string }>('select email from app_user where id = $1', [stranger.id]);
    const id = await person({ workEmail: account!.email });
    expect(await preview({ ids: [id] })).toMatchObject({ people: 1, refused: [] });
  });

  it('gives no role beyond what whoever asks holds, and is for who may invite', async () => {
    const id = await person();
    const wide = await role([{ subject: 'EmployeeSalary', action: 'read', scope: 'company' }]);
    const hana = await test.as({
      company,
      grants: [
        { subject: 'CompanyUser', action: 'create', scope: 'company' },
        { subject: 'CompanyRole', action: 'read', scope: 'company' },
        { subject: 'Employee', action: 'read', scope: 'company' },
      ],
    });
    await expect(invite({ ids: [id] }, [wide], { who: hana })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const sami = await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
    await expect(preview({ ids: [id] }, sami)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(invite({ ids: [id] }, [], { who: admin })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'roleIds',
    });
  });

  it('passes over whom a role would let reach people beyond whoever invites, with the reason', async () => {
    const head = await person({ firstName: 'Head' });
    const self = await person({ firstName: 'Hana' });
    const below = await person({ firstName: 'Below', managerId: self });
    await person({ managerId: head });
    const team = await role([{ subject: 'EmployeeLeave', action: 'read', scope: 'team' }]);
    const hana = await test.as({
      company,
      employeeId: self,
      grants: [
        { subject: 'CompanyUser', action: 'create', scope: 'company' },
        { subject: 'CompanyRole', action: 'read', scope: 'company' },
        { subject: 'Employee', action: 'read', scope: 'company' },
        { subject: 'EmployeeLeave', action: 'read', scope: 'team' },
      ],
    });
    const bulk = await invite({ ids: [head, below] }, [team], { who: hana });
    await work(bulk, hana);
    expect(await standing(bulk.id, hana)).toMatchObject({
      state: 'done',
      people: 2,
      done: 2,
      invited: 1,
      refused: [{ reason: 'rights', people: 1 }],
    });
    expect((await members()).map(({ employee }) => employee).filter((id) => id !== self)).toEqual([below]);
    expect(await mails()).toHaveLength(1);
  });

  it('counts who is gone when their turn comes, and names nobody who may be read no more', async () => {
    const [gone, none] = [await person(), await person({ workEmail: null, firstName: 'Nobody' })];
    const bulk = await invite({ ids: [gone, none, await person()] }, [await role()]);
    await test.inside(company, 'update employee set deleted_at = now() where id = any($1)', [[gone, none]]);
    await work(bulk);
    const { b } = await must(
      admin,
      'query($id: ID) { b: bulkInvitation(id: $id) { people done invited refused { reason people names } } }',
      { id: bulk.id },
    );
    expect(b).toEqual({
      people: 3,
      done: 3,
      invited: 1,
      refused: [
        { reason: 'no_address', people: 1, names: [] },
        { reason: 'refused', people: 1, names: [] },
      ],
    });
  });

  it('has failed once its job was given up, and who is left can be invited again', async () => {
    const id = await person();
    const bulk = await invite({ ids: [id] }, [await role()]);
    const abandoned = () => invitationJobs(test.app.services).fail_abandoned_invitations!({} as never);
    await abandoned();
    expect(await standing(bulk.id)).toMatchObject({ state: 'inviting' });
    await test.sql('delete from graphile_worker._private_jobs where key = $1', [`invite_people ${bulk.id}`]);
    await abandoned();
    expect(await standing(bulk.id)).toMatchObject({ state: 'failed', done: 0, invited: 0 });
    await work(bulk);
    expect(await members()).toEqual([]);
    await work(await invite({ ids: [id] }, [await role()]));
    expect(await members()).toHaveLength(1);
  });

  it('expires with the day in the company, wherever the server stands', async () => {
    now = new Date('2026-05-04T21:30:00Z');
    const id = await person();
    await work(await invite({ ids: [id] }, [await role()]));
    now = new Date('2026-05-11T21:00:00Z');
    expect(await accountOf(id)).toBe('invited');
    now = new Date('2026-05-12T20:30:00Z');
    expect(await accountOf(id)).toBe('expired');
  });

  it('ends where whoever asked may invite no longer', async () => {
    const bulk = await invite({ ids: [await person()] }, [await role()]);
    const stranger = { companyId: company, userId: newId(), recordId: bulk.id };
    await invitationJobs(test.app.services).invite_people!(stranger);
    expect(await standing(bulk.id)).toMatchObject({ state: 'failed', invited: 0 });
    expect(await members()).toEqual([]);
  });

  it('shows an invitation as invited, seen, expired and accepted, and an employee without one as none', async () => {
    const id = await person();
    expect(await accountOf(id)).toBe('none');
    await work(await invite({ ids: [id] }, [await role()], { locale: 'fr' }));
    expect(await accountOf(id)).toBe('invited');
    const token = async () => /#([\w-]{43})/.exec(cipher.decrypt((await mails()).at(-1)!.text))![1]!;
    await ask('query($t: String!) { passwordLink(token: $t) { email } }', { t: await token() });
    expect(await accountOf(id)).toBe('seen');
    now = new Date('2026-05-12T08:00:00Z');
    expect(await accountOf(id)).toBe('expired');
    const users = async () =>
      (
        await must(
          admin,
          'query($id: ID!) { p: companyUsers(filter: { employeeId: { eq: $id } }) { rows { id version invitation } } }',
          { id },
        )
      ).p.rows as { id: string; version: number; invitation: string }[];
    expect(await users()).toMatchObject([{ invitation: 'expired' }]);
    const again = await must(
      admin,
      'mutation($ids: [ID!]!) { b: bulk(subject: "CompanyUser", action: "invite", ids: $ids) { done } }',
      { ids: (await users()).map((row) => row.id) },
    );
    expect(again.b).toEqual([{ done: true }]);
    expect(await accountOf(id)).toBe('invited');
    await ask('mutation($t: String!, $p: String) { choosePassword(token: $t, password: $p) }', {
      t: await token(),
      p: 'a harbour at night',
    });
    expect(await accountOf(id)).toBe('active');
    expect(await users()).toMatchObject([{ invitation: 'accepted' }]);
    const [account] = await test.sql<{ locale: string }>(
      'select u.locale from app_user u join membership m on m.user_id = u.id where m.employee_id = $1',
      [id],
    );
    expect(account!.locale).toBe('fr');
  });
});
