import { insertRow } from '../../../test/rows';
import type { Grant } from '../../platform/access/ability';
import { must, Stage, type Company } from './company-sign-in.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('a session that came through a provider', () => {
  const grants: Grant[] = [
    { subject: 'Department', action: 'read', scope: 'company' },
    { subject: 'Department', action: 'create', scope: 'company' },
  ];

  async function member() {
    const company = await stage.company();
    // Whoever keeps the provider holds what its members do.
    await stage.test.sql(`update company_role set grants = grants || $2::jsonb where company_id = $1`, [
      company.id,
      JSON.stringify(grants),
    ]);
    const person = await stage.member(company, grants);
    const other = await stage.test.company();
    await insertRow(stage.test, 'CompanyUser', other, { userId: person.id, status: 'active', roleIds: [] });
    const { browser } = await stage.through(company, person.known);
    return { company, person, other, browser };
  }

  it('knows that company alone: over GraphQL, over REST, and of its files', async () => {
    const { company, browser, other } = await member();
    const theirs = await insertRow(stage.test, 'Department', other);
    const ours = await insertRow(stage.test, 'Department', company.id);
    const { data } = await stage.graphql(
      browser,
      '{ session { mayVisit identityProvider companies { id } } departments { rows { id } } }',
    );
    expect(data).toEqual({
      session: { mayVisit: false, identityProvider: 'Directory', companies: [{ id: company.id }] },
      departments: { rows: [{ id: ours }] },
    });
    const entered = await stage.graphql(browser, 'mutation($id: ID!) { enterCompany(id: $id) { mayVisit } }', {
      id: other,
    });
    expect(entered.errors[0].extensions.code).toBe('FORBIDDEN');
    const left = await stage.graphql(browser, 'mutation { leaveCompany { mayVisit } }');
    expect(left.errors[0].extensions.code).toBe('FORBIDDEN');
    const visited = await browser.fetch('/api/user/change-company', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit: true, selectedCompany: { _id: other } }),
    });
    expect(visited.status).toBe(403);
    const list = (await (await browser.get('/api/company-department/')).json()) as { data: { id: string }[] };
    expect(list.data.map(({ id }) => id)).toEqual([ours]);
    expect(JSON.stringify(list)).not.toContain(theirs);
    const file = await insertRow(stage.test, 'File', other);
    expect((await browser.get(`/files/${file}`)).status).toBe(404);
  });

  it('is nothing of the platform, whatever roles and visits the account has there', async () => {
    const { company, person, browser } = await member();
    const role = await insertRow(stage.test, 'Role', null, {
      status: 'active',
      grants: [
        { subject: 'Company', action: 'visit', scope: 'company' },
        { subject: 'User', action: 'read', scope: 'company' },
      ],
    });
    await stage.test.sql('update app_user set role_ids = $2 where id = $1', [person.id, [role]]);
    stage.test.app.auth.sessions.forgetCached();
    const { data } = await stage.graphql(browser, '{ session { mayVisit roles company { id } companies { id } } }');
    expect(data.session).toMatchObject({
      mayVisit: false,
      company: { id: company.id },
      companies: [{ id: company.id }],
    });
    expect((await stage.graphql(browser, '{ users { total } }')).data).toEqual({ users: { total: 0 } });
    await stage.test.sql(`update app_user set type = 'admin' where id = $1`, [person.id]);
    stage.test.app.auth.sessions.forgetCached();
    expect(await browser.session()).toEqual({});
  });

  it('is kept in its company by the database itself', async () => {
    const { person, other } = await member();
    const move = (to: string) =>
      stage.test.sql(
        `update auth_session set company_id = ${to} where user_id = $1 and identity_provider_id is not null`,
        [person.id],
      );
    await expect(move(`'${other}'`)).rejects.toThrow('auth_session_identity_provider_id_fkey');
    await expect(move('null')).rejects.toThrow('auth_session_of_provider');
  });

  it.each([
    ['change the password', 'mutation { changePassword(current: "x", next: "Correct horse 9") }'],
    ['see the second factor', '{ secondFactor { since } }'],
    ['begin a second factor', 'mutation { beginSecondFactor(current: "x") { secret } }'],
    ['confirm a second factor', 'mutation { confirmSecondFactor(code: "123456") }'],
    ['end the second factor', 'mutation { endSecondFactor(current: "x", code: "123456") }'],
    ['make recovery codes', 'mutation { renewRecoveryCodes(code: "123456") }'],
    ['see the other sessions', '{ mySessions { id } }'],
    ['end another session', `mutation { endMySession(id: "${'0'.repeat(24)}") }`],
    ['end the other sessions', 'mutation { endMyOtherSessions }'],
  ])('does not %s of its account', async (_what, query) => {
    const { browser } = await member();
    const { errors } = await stage.graphql(browser, query);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect(errors[0].message).toContain('Directory');
  });

  it('is asked for no code, though the company asks everybody for a second factor', async () => {
    const { company, browser } = await member();
    await stage.test.sql(`update company set second_factor_from = '2020-01-01' where id = $1`, [company.id]);
    stage.test.app.auth.sessions.forgetCached();
    const { data } = await stage.graphql(browser, '{ session { lacksSecondFactor } departments { total } }');
    expect(data).toEqual({ session: { lacksSecondFactor: false }, departments: { total: 0 } });
  });

  it.each([
    ['its provider is switched off', (company: Company) => stage.change(company, { isActive: false })],
    ['its provider has another client id', (company: Company) => stage.change(company, { clientId: 'another' })],
    [
      'its provider is deleted',
      ({ keeper, provider }: Company) =>
        must(keeper, 'mutation($ids: [ID!]!) { deleteIdentityProviders(ids: $ids) { done message } }', {
          ids: [provider],
        }),
    ],
  ])('ends at once, and for good, when %s', async (_when, change) => {
    const { company, browser } = await member();
    await change(company);
    expect(await browser.session()).toEqual({});
    await stage.test.sql('update identity_provider set is_active = true, deleted_at = null where id = $1', [
      company.provider,
    ]);
    stage.test.app.auth.sessions.forgetCached();
    expect((await stage.graphql(browser, '{ session { mayVisit } }')).data.session).toBe(null);
  });

  it.each(['suspended', 'left'])('ends when its membership is %s, and comes back with nothing', async (status) => {
    const { company, person, browser } = await member();
    const admin = await stage.test.as({ type: 'admin', company: company.id });
    const set = async (to: string) => {
      const { companyUsers } = await must(
        admin,
        'query($f: CompanyUserFilter) { companyUsers(filter: $f) { rows { id version } } }',
        {
          f: { userId: { eq: person.id } },
        },
      );
      const [row] = companyUsers.rows;
      await must(
        admin,
        `mutation($id: ID!, $v: Int!, $i: CompanyUserChanges!) {
          updateCompanyUser(id: $id, version: $v, input: $i) { id } }`,
        {
          id: row.id,
          v: row.version,
          i: { status: to },
        },
      );
    };
    await set(status);
    expect(await browser.session()).toEqual({});
    await set('active');
    expect((await stage.graphql(browser, '{ session { mayVisit } }')).data.session).toBe(null);
  });

  it('ends after twelve hours, however much it is used, so that its provider is asked again', async () => {
    const { browser } = await member();
    for (const hours of [4, 8, 11.9]) {
      stage.aheadMs = hours * 60 * 60_000;
      expect((await browser.session()).user).toBeDefined();
    }
    stage.aheadMs = 12.1 * 60 * 60_000;
    expect(await browser.session()).toEqual({});
    stage.aheadMs = 0;
  });

  it('ends when its account is disabled', async () => {
    const { person, browser } = await member();
    const admin = await stage.test.as({ type: 'admin' });
    const { user } = await must(admin, 'query($id: ID!) { user(id: $id) { version } }', { id: person.id });
    await must(
      admin,
      'mutation($id: ID!, $v: Int!, $i: UserChanges!) { updateUser(id: $id, version: $v, input: $i) { id } }',
      {
        id: person.id,
        v: user.version,
        i: { status: 'inactive' },
      },
    );
    expect((await stage.graphql(browser, '{ session { mayVisit } }')).data.session).toBe(null);
  });

  it('signs out at the provider too, and forgets there and then what it said', async () => {
    const { person, company, browser } = await member();
    const signedOut = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    const { url } = (await signedOut.json()) as { url: string };
    const there = new URL(url);
    expect(there.origin + there.pathname).toBe(`${company.directory.issuer}/leave`);
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/login');
    expect(there.searchParams.get('id_token_hint')!.split('.')).toHaveLength(3);
    const rows = await stage.test.sql(
      'select id_token, revoked_reason from auth_session where user_id = $1 and identity_provider_id is not null',
      [person.id],
    );
    expect(rows).toEqual([{ id_token: null, revoked_reason: 'signed_out' }]);
  });

  it('signs out here alone where the provider does not answer', async () => {
    const { company, browser } = await member();
    company.directory.lies = { instead: { status: 500, body: '' } };
    const signedOut = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    expect(await signedOut.json()).toEqual({ url: 'http://localhost' });
    expect(await browser.session()).toEqual({});
  });
});
