import { insertRow } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import type { Grant } from '../platform/access/ability';
import { newId } from '../platform/records/ids';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
});
afterAll(() => test.close());

const data = (more: object = {}) => ({
  name: 'Rami Khalil',
  email: `${newId()}@example.com`,
  password: 'Correct horse 9',
  type: 'employee',
  status: 'active',
  roles: [],
  permissions: [],
  ...more,
});
const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const isSignedIn = async (who: Person): Promise<boolean> =>
  (await who.graphql('{ session { user { id } } }')).data.session !== null;

describe.each([
  ['/api/user', () => outside],
  ['/api/company-user', () => admin],
] as const)('%s', (path, who) => {
  it('adds a user given in the wrapper, answers them without their password, and shows them in the list', async () => {
    const given = data();
    const { status, body } = await who().rest('POST', `${path}/add-user`, { data: given });
    expect([status, body.success]).toEqual([201, true]);
    expect(body.data).toMatchObject({
      name: 'Rami Khalil',
      email: given.email,
      type: 'employee',
      status: 'active',
      roles: [],
    });
    expect(body.data._id).toMatch(/^[0-9a-f]{24}$/);
    expect(JSON.stringify(body)).not.toMatch(/password|hash|\$2[aby]\$/i);
    const list = await who().rest('GET', `${path}/?q=${given.email}`);
    expect(list.body.data).toMatchObject([{ _id: body.data._id, email: given.email }]);
  });

  it('answers 402 for an address that is taken, whatever its case', async () => {
    const given = data();
    await who().rest('POST', `${path}/add-user`, { data: given });
    const { status, body } = await who().rest('POST', `${path}/add-user/`, {
      data: data({ email: given.email.toUpperCase() }),
    });
    expect([status, body.success, typeof body.message]).toEqual([402, false, 'string']);
  });

  it.each<[string, unknown]>([
    ['no wrapper', {}],
    ['a wrapper of nothing', { data: null }],
    ['a wrapper of text', { data: 'x' }],
    ['no address', { data: data({ email: undefined }) }],
    ['an address that is none', { data: data({ email: 'nonsense' }) }],
    ['no name', { data: data({ name: '' }) }],
    ['a short password', { data: data({ password: 'a' }) }],
    ['no password', { data: data({ password: undefined }) }],
    ['a name that is no text', { data: data({ name: 7 }) }],
    ['a name in parts', { data: data({ name: { a: 1 } }) }],
    ['an address in a list', { data: data({ email: ['x@example.com'] }) }],
    ['a password in parts', { data: data({ password: { a: 'Correct horse 9' } }) }],
    ['permissions without a role', { data: data({ permissions: ['ViewEmployee'] }) }],
    ['permissions that are none', { data: data({ permissions: { a: 1 } }) }],
    ['a type in a list', { data: data({ type: ['employee'] }) }],
    ['roles that do not exist', { data: data({ roles: [newId()] }) }],
    ['roles that are no ids', { data: data({ roles: ['x', 5] }) }],
  ])('answers 422 for %s', async (_what, body) => {
    const answer = await who().rest('POST', `${path}/add-user`, body);
    expect([answer.status, answer.body.success, typeof answer.body.message]).toEqual([422, false, 'string']);
  });

  it('answers 400 for a body that is no JSON, 401 to visitors and 403 to who may not', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await who().fetch(`${path}/add-user`, { method: 'POST', headers, body: '{' })).status).toBe(400);
    expect(
      (await fetch(`${test.url}${path}/add-user`, { method: 'POST', headers, body: JSON.stringify({ data: data() }) }))
        .status,
    ).toBe(401);
    const nobody = await test.as(path === '/api/user' ? {} : { company, grants: grant('CompanyUser', 'read') });
    expect((await nobody.rest('POST', `${path}/add-user`, { data: data() })).status).toBe(403);
    expect((await who().rest('GET', `${path}/add-user`)).status).toBe(405);
  });

  const forms: [string, string, (id: string) => unknown][] = [
    ['the id alone as text', 'DELETE', (id) => id],
    ['the id in quotes', 'DELETE', (id) => `"${id}"`],
    ['{_id}', 'DELETE', (id) => ({ _id: id })],
    ['{data}', 'DELETE', (id) => ({ data: id })],
    ['{data: {_id}}', 'DELETE', (id) => ({ data: { _id: id } })],
    ['{selectedUser}', 'POST', (id) => ({ selectedUser: { _id: id } })],
  ];
  it.each(forms)('deletes by %s (%s) and ends what the user had open', async (_form, method, body) => {
    const victim = await test.as(path === '/api/user' ? {} : { company, grants: grant('Department', 'read') });
    expect(await isSignedIn(victim)).toBe(true);
    const { status, body: answer } = await who().rest(method, `${path}/delete-user`, body(victim.id));
    expect([status, answer.success]).toEqual([200, true]);
    expect(await isSignedIn(victim)).toBe(false);
    expect((await who().rest(method, `${path}/delete-user`, body(victim.id))).status).toBe(404);
  });

  it('does not delete oneself, whoever does not exist, or what one may not', async () => {
    const own = await who().rest('DELETE', `${path}/delete-user`, who().id);
    expect([own.status, own.body.success]).toEqual([400, false]);
    for (const id of [newId(), 'nonsense', ''])
      expect((await who().rest('DELETE', `${path}/delete-user`, id)).status).toBe(404);
    const reader = await test.as(
      path === '/api/user' ? { grants: grant('User', 'read') } : { company, grants: grant('CompanyUser', 'read') },
    );
    const other = await test.as({ company });
    for (const id of [other.id, newId()])
      expect((await reader.rest('DELETE', `${path}/delete-user`, id)).status).toBe(403);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('permissions of a new user', () => {
  it('may name what their roles bring, and nothing else', async () => {
    const given = grant('Department', 'read', 'update');
    const roles = [await insertRow(test, 'CompanyRole', company, { title: `Role ${newId()}`, grants: given })];
    const add = (permissions: unknown) =>
      admin.rest('POST', '/api/company-user/add-user', { data: data({ roles, permissions }) });
    for (const permissions of [['ViewDepartment', 'EditDepartment'], ['ViewDepartment'], [], null, undefined])
      expect((await add(permissions)).status).toBe(201);
    const { status, body } = await add(['ViewDepartment', 'DeleteDepartment']);
    expect([status, body.message]).toEqual([
      422,
      'permissions: Permissions come from roles: give a role that has them.',
    ]);
  });
});

describe('who is removed from a company', () => {
  it('stays signed in elsewhere only where they belong to another company, and not in this one', async () => {
    const elsewhere = await test.company();
    const both = await test.as({ company, grants: [] });
    await insertRow(test, 'CompanyUser', elsewhere, { userId: both.id, roleIds: [], employeeId: null });
    const [session] = await test.sql('select * from auth_session where user_id = $1', [both.id]);
    const inOther = newId();
    await test.sql(
      'insert into auth_session select (json_populate_record(s, $2::json)).* from auth_session s where id = $1',
      [session!.id, JSON.stringify({ id: inOther, company_id: elsewhere })],
    );
    expect((await admin.rest('DELETE', '/api/company-user/delete-user', both.id)).status).toBe(200);
    expect(await isSignedIn(both)).toBe(false);
    expect(await test.sql('select id from auth_session where user_id = $1 and revoked_at is null', [both.id])).toEqual([
      { id: inOther },
    ]);
  });

  it('is invited again by their address like anybody', async () => {
    const given = data();
    const { body } = await admin.rest('POST', '/api/company-user/add-user', { data: given });
    expect((await admin.rest('DELETE', '/api/company-user/delete-user', body.data._id)).status).toBe(200);
    expect((await admin.rest('POST', '/api/company-user/add-user', { data: given })).status).toBe(201);
  });
});

describe('deleting an account', () => {
  it("ends its memberships with it, each in its company's audit log", async () => {
    const member = await test.as({ company, grants: [] });
    expect((await outside.rest('DELETE', '/api/user/delete-user', member.id)).status).toBe(200);
    const [membership] = await test.sql('select id, deleted_at from membership where user_id = $1', [member.id]);
    expect(membership!.deleted_at).not.toBeNull();
    const lines = await test.sql(
      'select company_id, action, actor_id from audit_event where record_id = any($1) order by at, id',
      [[membership!.id, member.id]],
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        { company_id: company, action: 'delete', actor_id: outside.id },
        { company_id: '0'.repeat(24), action: 'delete', actor_id: outside.id },
      ]),
    );
    expect(
      await test.sql('select id from auth_session where user_id = $1 and revoked_at is null', [member.id]),
    ).toEqual([]);
  });
});

describe('/api/user/change-company', () => {
  const visited = async (who: Person) =>
    (await who.graphql('{ session { company { id } } }')).data.session.company?.id ?? null;

  it('enters a company and leaves it', async () => {
    const who = await test.as({ type: 'admin' });
    expect(
      (await who.rest('POST', '/api/user/change-company', { visit: true, selectedCompany: { _id: company } })).body,
    ).toEqual({ success: true });
    expect(await visited(who)).toBe(company);
    expect((await who.rest('POST', '/api/user/change-company/', { visit: false })).status).toBe(200);
    expect(await visited(who)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['unknown', { _id: newId() }],
    ['no id', { _id: 'x' }],
    ['nothing', undefined],
    ['a pattern', { _id: { $ne: '' } }],
  ])('answers 404 for a company that is %s', async (_what, selectedCompany) => {
    const { status, body } = await admin.rest('POST', '/api/user/change-company', { visit: true, selectedCompany });
    expect([status, body.success, typeof body.message]).toEqual([404, false, 'string']);
    expect(await visited(admin)).toBe(company);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no body', undefined],
    ['a number', { visit: 1 }],
    ['another word', { visit: 'no' }],
    ['null', { visit: null }],
  ])('changes nothing for %s', async (_what, body) => {
    const answer = await admin.rest('POST', '/api/user/change-company', body);
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([
      422,
      false,
      'visit: Send true to enter a company or false to leave it.',
    ]);
    expect(await visited(admin)).toBe(company);
  });

  it('reads a form', async () => {
    const who = await test.as({ type: 'admin' });
    const send = (body: string) =>
      who.fetch('/api/user/change-company', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await send(`visit=true&selectedCompany%5B_id%5D=${company}`)).status).toBe(200);
    expect(await visited(who)).toBe(company);
    expect((await send('visit=false')).status).toBe(200);
    expect(await visited(who)).toBeNull();
  });

  it('is refused to visitors', async () => {
    expect(
      (
        await fetch(`${test.url}/api/user/change-company`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"visit":false}',
        })
      ).status,
    ).toBe(401);
  });
});

describe('the apps outside any company', () => {
  const profile = {
    id: expect.any(String),
    avatar: '',
    fullName: expect.any(String),
    role: '',
    about: '',
    status: 'online',
    settings: expect.any(Object),
  };
  it.each<[string, unknown]>([
    ['/apps/calendar/events?calendars[]=Personal', []],
    ['/apps/calendar/events', []],
    ['/apps/invoice/invoices?q=', { invoices: [], params: { q: '' }, allData: [], total: 0 }],
    ['/apps/email/emails', { emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } }],
    ['/apps/chat/users/profile-user', profile],
    ['/apps/chat/chats-and-contacts', { chatsContacts: [], contacts: [], profileUser: profile }],
  ])('%s answers empty', async (path, answer) => {
    const { status, body } = await outside.rest('GET', path);
    expect([status, body]).toEqual([200, answer]);
  });

  it('know no chat and no mail, and take none', async () => {
    for (const path of ['/apps/chat/get-chat?id=x', '/apps/email/get-email?id=x'])
      expect([path, (await outside.rest('GET', path)).status]).toEqual([path, 404]);
    expect(
      (
        await outside.rest('POST', '/apps/chat/send-msg', {
          data: { obj: { contact: { id: admin.id }, message: 'x' } },
        })
      ).status,
    ).toBe(409);
    expect(
      (
        await outside.rest('POST', '/apps/calendar/add-event', {
          data: { event: { title: 'x', start: '2026-01-01', end: '2026-01-02' } },
        })
      ).status,
    ).toBe(409);
  });
});

describe('the shell', () => {
  const titles = (items: { title?: string; sectionTitle?: string; children?: never[] }[]): string[] =>
    items.flatMap((item) => [item.sectionTitle ?? item.title ?? '', ...titles(item.children ?? [])]);
  const menuOf = async (who: Person, language = 'en'): Promise<string[]> =>
    titles(
      (
        (await (await who.fetch('/api/menuOptions', { headers: { 'accept-language': language } })).json()) as {
          data: [];
        }
      ).data,
    );

  it('answers the titles of the roles that hold', async () => {
    const who = await test.as({ company, grants: grant('Department', 'read') });
    const { status, body } = await who.rest('GET', '/api/user/roles/');
    expect([status, body]).toEqual([200, { success: true, data: [expect.stringMatching(/^Role /)] }]);
  });

  it('offers the platform outside a company and the company inside', async () => {
    expect(await menuOf(outside)).toEqual(
      expect.arrayContaining(['Admin Dashboard', 'Companies', 'Users', 'Roles & Permissions', 'Permissions', 'Roles']),
    );
    const inside = await menuOf(admin);
    expect(inside).toEqual(
      expect.arrayContaining([
        'Company Dashboard',
        'Departments',
        'Employees',
        'Payroll',
        'Users',
        'Roles',
        'Settings',
      ]),
    );
    expect(inside).not.toContain('Companies');
    expect(await menuOf(admin, 'ar')).toContain('الموظفون');
  });

  /** For everybody with an account in the company, whatever they may do besides. */
  const apps = ['Apps', 'Messages', 'Chat'];
  it('offers only what one may open, without empty groups and sections', async () => {
    expect(await menuOf(await test.as({ company, grants: grant('Position', 'read') }))).toEqual([
      'Company Dashboard',
      'Departments',
      'Positions',
      ...apps,
    ]);
    expect(await menuOf(await test.as({ company }))).toEqual(apps);
    expect(await menuOf(await test.as({ company, type: 'client' }))).toEqual([]);
  });

  it('items carry what old menus read under their old titles, and GraphQL answers the same pages', async () => {
    const { body } = await admin.rest('GET', '/api/menuOptions');
    for (const item of body.data.filter(({ sectionTitle }: { sectionTitle?: string }) => !sectionTitle))
      expect(item).toMatchObject({
        title: expect.any(String),
        icon: expect.any(String),
        disabled: false,
        openInNewTab: false,
      });
    const {
      data: { menu },
    } = await admin.graphql('{ menu { title sectionTitle path icon action subject children { title path subject } } }');
    const paths = (items: { path?: string; children?: never[] }[]): string[] =>
      items.flatMap((item) => [item.path ?? '', ...paths(item.children ?? [])]);
    // Old clients keep the address they know.
    const former = (path: string) => (path === '/org-chart' ? '/departments/structure' : path);
    expect(paths(menu).filter(Boolean).map(former)).toEqual(paths(body.data).filter(Boolean));
    expect(paths(body.data).filter((path) => /[:?]/.test(path))).toEqual([]);
    const renamed = titles(menu).flatMap((title, nth) =>
      title === titles(body.data)[nth] ? [] : [[title, titles(body.data)[nth]]],
    );
    expect(renamed).toEqual([
      ['All departments', 'List'],
      ['Org chart', 'Structure'],
      ['Employee list', 'List'],
      ['One-off bonuses', 'Rewards'],
      ['One-off deductions', 'Deductions'],
      ['Timesheets', 'Days'],
      ['Email log', 'Mails'],
    ]);
  });

  it.each(['/api/nothing', '/api/company-employees', '/api/user/nothing', '/api/', '/api/%E0%A4%A'])(
    '%s answers 404 in JSON',
    async (path) => {
      const response = await admin.fetch(path);
      expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([404, 'application/json']);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    },
  );
});
