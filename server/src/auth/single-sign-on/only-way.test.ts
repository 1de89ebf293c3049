import { insertRow } from '../../../test/rows';
import type { Grant } from '../../platform/access/ability';
import { newId } from '../../platform/records/ids';
import { keeping, must, Stage, told } from './company-sign-in.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

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

  it('is refused, also of an administrator of the product, while no member could repair the provider', async () => {
    const company = await stage.company();
    const role = 'update company_role set grants = $2 where company_id = $1';
    await stage.test.sql(role, [company.id, JSON.stringify([])]);
    const admin = await stage.test.as({ type: 'admin', company: company.id });
    const keptBy = { ...company, keeper: admin };
    await expect(stage.change(keptBy, { isOnlyWay: true })).rejects.toThrow(/"field":"isOnlyWay"/);
    await stage.test.sql(role, [company.id, JSON.stringify(keeping)]);
    await stage.change(keptBy, { isOnlyWay: true });
  });

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

  it('a password still lets in who may repair the provider, who has left, and administrators', async () => {
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

  it('API tokens act on by the membership of whoever made them, and so they do once the provider is off', async () => {
    const company = await stage.company();
    const [ofTokens, read]: [Grant[], Grant] = [
      ['read', 'create', 'issue'].map((action) => ({ subject: 'ApiToken', action, scope: 'company' })),
      { subject: 'Department', action: 'read', scope: 'company' },
    ];
    const member = await stage.member(company, [...ofTokens, keeping.at(-1)!, read]);
    const roleId = await insertRow(stage.test, 'CompanyRole', company.id, { grants: [read], status: 'active' });
    const { createApiToken: made } = await must(
      member,
      'mutation($i: ApiTokenInput!) { createApiToken(input: $i) { id } }',
      { i: { name: 'Integration', roleId, expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) } },
    );
    const { issueApiToken } = await must(member, 'mutation($id: ID!) { issueApiToken(id: $id) { token } }', made);
    const asked = async () => {
      const response = await fetch(`${stage.test.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${issueApiToken.token}` },
        body: JSON.stringify({ query: '{ departments { total } }' }),
      });
      return ((await response.json()) as { data: unknown }).data;
    };
    const keeper = await stage.test.as({ company: company.id, grants: [...keeping, ...ofTokens, read] });
    await stage.change({ ...company, keeper }, { isOnlyWay: true });
    expect(await asked()).toEqual({ departments: { total: 0 } });
    await stage.change({ ...company, keeper }, { isActive: false });
    expect(await asked()).toEqual({ departments: { total: 0 } });
  });
});
