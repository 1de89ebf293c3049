import type { Grant } from '../../platform/access/ability';
import { insertRow } from '../../../test/rows';
import { newId } from '../../platform/records/ids';
import { keeping, must, pathOf, Stage, told, type Company } from './company-sign-in.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const roleOf =
  (grants: Grant[], values: object = {}) =>
  (company: string) =>
    insertRow(stage.test, 'CompanyRole', company, { grants, status: 'active', ...values });
const anyRole = roleOf([]);

/** A provider that takes new members, in a role its keeper may give. */
async function open(): Promise<Company & { roleId: string }> {
  const company = await stage.company();
  const roleId = await anyRole(company.id);
  await stage.change(company, { roleId });
  return { ...company, roleId };
}

const membershipsOf = (company: string, email: string) =>
  stage.test.sql<{ id: string; status: string; role_ids: string[]; user_id: string }>(
    `select m.id, m.status, m.role_ids, m.user_id from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and u.email = $2 and m.deleted_at is null`,
    [company, email],
  );

describe('who is no member', () => {
  it('stays out where the provider has no role for them, and no account is made', async () => {
    const company = await stage.company();
    const email = `new@${company.domain}`;
    const { end, browser } = await stage.through(company, stage.knownAs(email));
    expect(told(end)).toBe('SingleSignOn_notMember');
    expect(await browser.session()).toEqual({});
    expect(await stage.test.sql('select id from app_user where email = $1', [email])).toEqual([]);
    expect(await stage.told(company)).toEqual([['refuse_sign_in', 'notMember']]);
  });

  it('becomes one in the role of the provider, in the audit under their name, and once', async () => {
    const company = await open();
    const email = `new@${company.domain}`;
    const { browser } = await stage.through(company, stage.knownAs(email));
    const { user } = await browser.session();
    expect(user).toMatchObject({ email, name: 'Ada Lovelace', company_id: company.id });
    await stage.through(company, stage.knownAs(email));
    const members = await membershipsOf(company.id, email);
    expect(members).toMatchObject([{ status: 'active', role_ids: [company.roleId], user_id: user!['_id'] }]);
    expect(
      await stage.test.sql(
        'select action from audit_event where company_id = $1 and record_id = $2 and actor_id = $3',
        [company.id, members[0]!.id, user!['_id']],
      ),
    ).toEqual([{ action: 'create' }]);
    expect(await stage.told(company)).toEqual([
      ['sign_in', null],
      ['sign_in', null],
    ]);
  });

  it('stays out where that role is no longer in use', async () => {
    const company = await open();
    await stage.test.sql(`update company_role set status = 'inactive' where id = $1`, [company.roleId]);
    const { end } = await stage.through(company, stage.knownAs(`new@${company.domain}`));
    expect(told(end)).toBe('SingleSignOn_notMember');
  });

  it('comes in with the account they have in another company, which knows nothing of it', async () => {
    const [company, other] = [await open(), await stage.company()];
    const member = await stage.member(other);
    const email = `both@${company.domain}`;
    await stage.test.sql('update app_user set email = $2 where id = $1', [member.id, email]);
    const { browser } = await stage.through(company, stage.knownAs(email));
    expect((await browser.session()).user).toMatchObject({ _id: member.id, company_id: company.id });
    const { data } = await stage.graphql(browser, '{ session { companies { id } } }');
    expect(data.session.companies).toEqual([{ id: company.id }]);
    const own = await member.graphql('{ session { company { id } } }');
    expect(own.data['session'].company.id).toBe(other.id);
  });

  it('and is two at the same moment is one', async () => {
    const company = await open();
    const email = `twice@${company.domain}`;
    const ends = await Promise.all([0, 1, 2].map(() => stage.through(company, stage.knownAs(email))));
    expect(ends.map(({ end }) => end)).toEqual(Array(3).fill('http://localhost'));
    expect(await membershipsOf(company.id, email)).toHaveLength(1);
  });
});

it('who was invited is a member by it, in the roles of the invitation', async () => {
  const company = await stage.company();
  const roleId = await anyRole(company.id);
  const email = `invited@${company.domain}`;
  const admin = await stage.test.as({ type: 'admin', company: company.id });
  await must(admin, 'mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
    i: { name: 'Grace Hopper', email, roleIds: [roleId] },
  });
  const { browser } = await stage.through(company, stage.knownAs(email));
  expect((await browser.session()).user).toMatchObject({ email, company_id: company.id });
  expect(await membershipsOf(company.id, email)).toMatchObject([{ status: 'active', role_ids: [roleId] }]);
});

describe('though the provider has a role for new members, nobody comes in', () => {
  const cases: [string, string][] = [
    ['whose membership is suspended', `update membership set status = 'suspended' where user_id = $1`],
    ['whose membership has ended', `update membership set status = 'left' where user_id = $1`],
    ['who was removed', `update membership set deleted_at = now() where user_id = $1`],
    ['whose account is disabled', `update app_user set status = 'inactive' where id = $1`],
    ['who is an administrator of the product', `update app_user set type = 'admin' where id = $1`],
  ];
  it.each(cases)('%s, known by address or by subject', async (_who, sql) => {
    const company = await open();
    const member = await stage.member(company);
    await stage.through(company, member.known);
    await stage.test.sql(sql, [member.id]);
    for (const known of [member.known, { ...member.known, sub: `another ${newId()}` }]) {
      const { end, browser } = await stage.through(company, known);
      expect(told(end)).toBe('SingleSignOn_closed');
      expect(await browser.session()).toEqual({});
    }
  });

  it('of a company that is closed, or by a provider that is switched off or gone', async () => {
    for (const sql of [
      `update company set status = 'suspended' where id = (select company_id from identity_provider where id = $1)`,
      'update identity_provider set is_active = false where id = $1',
      'update identity_provider set deleted_at = now() where id = $1',
    ]) {
      const company = await open();
      const member = await stage.member(company);
      const browser = stage.browser();
      const { url } = (await (await stage.press(browser, company)).json()) as { url: string };
      const answer = pathOf(await company.directory.visit(url, member.known));
      await stage.test.sql(sql, [company.provider]);
      expect(told(await stage.come(browser, answer))).toBe('SingleSignOn_off');
      const pressed = await stage.press(browser, company);
      expect(await pressed.json()).toEqual({ url: 'http://localhost/api/auth/signin?error=SingleSignOn_off' });
    }
  });
});

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
        'mutation($id: ID!, $v: Int!, $i: CompanyUserChanges!) { updateCompanyUser(id: $id, version: $v, input: $i) { id } }',
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

describe('a provider that signs somebody out ends', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  async function come(session: string) {
    const company = await stage.company();
    const member = await stage.member(company);
    const known = { ...member.known, sid: session };
    const { browser } = await stage.through(company, known);
    const word = (claims: object = {}) => ({
      iss: company.directory.issuer,
      aud: company.directory.clientId,
      iat: company.directory.seconds(),
      exp: company.directory.seconds() + 120,
      jti: newId(),
      sub: known.sub,
      events: event,
      ...claims,
    });
    const say = async (token: string, provider = company.provider): Promise<number> =>
      (await stage.browser().post(`/api/auth/logout/oidc/${provider}`, { logout_token: token })).status;
    return { company, member, known, browser, word, say };
  }

  it('all that person began through it, and nothing they began by password', async () => {
    const { company, member, known, browser, word, say } = await come('one');
    const second = await stage.through(company, { ...known, sid: 'two' });
    expect(await say(company.directory.sign(word()))).toBe(200);
    expect([await browser.session(), await second.browser.session()]).toEqual([{}, {}]);
    expect((await must(member, '{ session { company { id } } }')).session.company.id).toBe(company.id);
    const audit = await stage.test.sql(
      `select count(*)::int as n from audit_event where record_id = $1 and action = 'sign_out'`,
      [company.provider],
    );
    expect(audit).toEqual([{ n: 1 }]);
  });

  it('one session alone where it names one', async () => {
    const { company, known, browser, word, say } = await come('one');
    const second = await stage.through(company, { ...known, sid: 'two' });
    expect(await say(company.directory.sign(word({ sid: 'two' })))).toBe(200);
    expect(await second.browser.session()).toEqual({});
    expect((await browser.session()).user).toMatchObject({ company_id: company.id });
  });

  const wrong: [string, object][] = [
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'https://another.example.com' }],
    ['that ran out', { exp: 1_000 }],
    ['that never ends', { exp: undefined }],
    ['about another event', { events: { other: {} } }],
    ['with a nonce, as a token to sign in has', { nonce: 'x' }],
    ['about nobody', { sub: undefined }],
    ['without a number of its own', { jti: undefined }],
  ];
  it.each(wrong)('nothing by a word %s', async (_what, claims) => {
    const { company, browser, word, say } = await come('one');
    expect(await say(company.directory.sign(JSON.parse(JSON.stringify(word(claims))) as object))).toBe(400);
    expect((await browser.session()).user).toMatchObject({ company_id: company.id });
  });

  it('nothing by a word that is not signed, signed by another, said twice, or said to another', async () => {
    const { company, known, browser, word, say } = await come('one');
    const other = await stage.company();
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(await say(`${encoded({ alg: 'none' })}.${encoded(word())}.`)).toBe(400);
    expect(await say(other.directory.sign(word()))).toBe(400);
    expect(await say(other.directory.sign({ ...word(), iss: other.directory.issuer }), other.provider)).toBe(200);
    expect(await say(company.directory.sign(word()), other.provider)).toBe(400);
    expect(await say('nonsense')).toBe(400);
    expect((await browser.session()).user).toMatchObject({ company_id: company.id });
    const token = company.directory.sign(word());
    expect(await say(token)).toBe(200);
    const again = await stage.through(company, known);
    expect(await say(token)).toBe(400);
    expect((await again.browser.session()).user).toMatchObject({ company_id: company.id });
  });
});

describe('where the provider is the only way in', () => {
  const password = 'a good password';
  async function withPassword(id: string): Promise<string> {
    const email = `p${newId()}@example.com`;
    await stage.test.sql('update app_user set email = $2, password_hash = $3 where id = $1', [
      id,
      email,
      await stage.test.app.auth.passwords.hashPassword(password),
    ]);
    return email;
  }
  const signIn = async (email: string) => {
    const browser = stage.browser();
    const response = await browser.signIn(email, password);
    return { browser, url: ((await response.json()) as { url: string }).url };
  };

  it('a password opens it no more, who has it open is out, and the answer says by which way', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    const email = await withPassword(member.id);
    const { browser } = await signIn(email);
    expect((await browser.session()).user).toMatchObject({ company_id: company.id });
    await stage.change(company, { isOnlyWay: true });
    expect(await browser.session()).toEqual({});
    expect(told((await signIn(email)).url)).toBe('SingleSignOn_onlyWay');
    const program = await stage.browser().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p) { token } }',
        variables: { e: email, p: password },
      }),
    });
    expect(((await program.json()) as any).errors[0].message).toContain('Directory');
    expect(
      told(
        (
          await stage
            .browser()
            .signIn(email, 'not it')
            .then((r) => r.json() as any)
        ).url,
      ),
    ).toBe('CredentialsSignin');
    const known = { ...member.known, email: `x@${company.domain}` };
    await stage.test.sql('update app_user set email = $2 where id = $1', [member.id, known.email]);
    expect((await stage.through(company, known)).end).toBe('http://localhost');
  });

  it('a password still opens other companies, and not the way into it from there', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    await stage.change(company, { isOnlyWay: true });
    const email = await withPassword(member.id);
    const other = await stage.test.company();
    await insertRow(stage.test, 'CompanyUser', other, { userId: member.id, status: 'active', roleIds: [] });
    const { browser } = await signIn(email);
    const { data } = await stage.graphql(browser, '{ session { company { id } companies { id } } }');
    expect(data.session).toEqual({ company: { id: other }, companies: [{ id: other }] });
    const entered = await stage.graphql(browser, 'mutation($id: ID!) { enterCompany(id: $id) { mayVisit } }', {
      id: company.id,
    });
    expect(entered.errors[0].message).toContain('Directory');
    const absent = await stage.graphql(browser, 'mutation($id: ID!) { enterCompany(id: $id) { mayVisit } }', {
      id: await stage.test.company(),
    });
    expect(absent.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('a password still lets in who may repair the provider, who has left, and administrators of the product', async () => {
    const company = await stage.company();
    const keeper = await stage.member(company, keeping);
    const former = await stage.member(company);
    await stage.change(company, { isOnlyWay: true });
    await stage.test.sql(`update membership set former_since = '2026-01-01' where user_id = $1`, [former.id]);
    for (const { id } of [keeper, former, company.keeper])
      expect((await (await signIn(await withPassword(id))).browser.session()).user).toMatchObject({
        company_id: company.id,
      });
    const admin = await stage.test.as({ type: 'admin', company: company.id });
    expect((await must(admin, '{ session { company { id } } }')).session.company.id).toBe(company.id);
  });

  it('passwords count again once it is switched off or deleted', async () => {
    for (const end of ['off', 'deleted']) {
      const company = await stage.company();
      const email = await withPassword((await stage.member(company)).id);
      await stage.change(company, { isOnlyWay: true });
      expect(told((await signIn(email)).url)).toBe('SingleSignOn_onlyWay');
      if (end === 'off') await stage.change(company, { isActive: false });
      else
        await must(company.keeper, 'mutation($ids: [ID!]!) { deleteIdentityProviders(ids: $ids) { done } }', {
          ids: [company.provider],
        });
      expect((await (await signIn(email)).browser.session()).user).toMatchObject({ company_id: company.id });
    }
  });
});
