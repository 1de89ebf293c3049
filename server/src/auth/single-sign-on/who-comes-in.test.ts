import type { Grant } from '../../platform/access/ability';
import { insertRow } from '../../../test/rows';
import { newId } from '../../platform/records/ids';
import { must, pathOf, Stage, told, type Company } from './company-sign-in.fixture';
import type { Browser } from '../sign-in/browser.fixture';
import type { Person } from './directory.fixture';
import { bring, samlCompany, signInThere, type SamlCompany } from './saml/saml-company.fixture';

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

/** How a company's people come in. */
interface Way<C extends Company | SamlCompany> {
  kind: 'oidc' | 'saml';
  company(): Promise<C>;
  /** Up to what the provider sends a browser back with: what happens once it brings that. */
  begin(company: C, known: Person, browser: Browser): Promise<() => Promise<string>>;
}

const byOidc: Way<Company> = {
  kind: 'oidc',
  company: () => stage.company(),
  async begin(company, known, browser) {
    const { url } = (await (await stage.press(browser, company)).json()) as { url: string };
    const answer = pathOf(await company.directory.visit(url, known));
    return () => stage.come(browser, answer);
  },
};
const bySaml: Way<SamlCompany> = {
  kind: 'saml',
  company: () => samlCompany(stage),
  async begin(company, known, browser) {
    const answer = await signInThere(stage, company, known, browser);
    return () => bring(browser, answer);
  },
};

const membershipsOf = (company: string, email: string) =>
  stage.test.sql<{ id: string; status: string; role_ids: string[]; user_id: string }>(
    `select m.id, m.status, m.role_ids, m.user_id from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and u.email = $2 and m.deleted_at is null`,
    [company, email],
  );

describe('by OpenID Connect', () => {
  rules(byOidc);
});
describe('by SAML', () => {
  rules(bySaml);
});

function rules<C extends Company | SamlCompany>(way: Way<C>): void {
  const through = async (company: C, known: Person, browser = stage.browser()) => {
    const comeBack = await way.begin(company, known, browser);
    return { browser, end: await comeBack() };
  };

  /** A provider that takes new members, in a role its keeper may give. */
  async function open(): Promise<C & { roleId: string }> {
    const company = await way.company();
    const roleId = await anyRole(company.id);
    await stage.change(company, { roleId });
    return { ...company, roleId };
  }

  describe('who is no member', () => {
    it('stays out where the provider has no role for them, and no account is made', async () => {
      const company = await way.company();
      const email = `new@${company.domain}`;
      const { end, browser } = await through(company, stage.knownAs(email));
      expect(told(end)).toBe('SingleSignOn_notMember');
      expect(await browser.session()).toEqual({});
      expect(await stage.test.sql('select id from app_user where email = $1', [email])).toEqual([]);
      expect(await stage.told(company)).toEqual([['refuse_sign_in', 'notMember']]);
    });

    it('becomes one in the role of the provider, in the audit under their name, and once', async () => {
      const company = await open();
      const email = `new@${company.domain}`;
      const { browser } = await through(company, stage.knownAs(email));
      const { user } = await browser.session();
      expect(user).toMatchObject({ email, name: 'Ada Lovelace', company_id: company.id });
      await through(company, stage.knownAs(email));
      const members = await membershipsOf(company.id, email);
      expect(members).toMatchObject([{ status: 'active', role_ids: [company.roleId], user_id: user!['_id'] }]);
      expect(
        await stage.test.sql(
          'select action from audit_event where company_id = $1 and record_id = $2 and actor_id = $3',
          [company.id, members[0]!.id, user!['_id']],
        ),
      ).toEqual([{ action: 'create' }]);
      expect(await stage.told(company)).toEqual([
        ['sign_in', '127.0.0.1'],
        ['sign_in', '127.0.0.1'],
      ]);
    });

    it('stays out where that role is no longer in use', async () => {
      const company = await open();
      await stage.test.sql(`update company_role set status = 'inactive' where id = $1`, [company.roleId]);
      const { end } = await through(company, stage.knownAs(`new@${company.domain}`));
      expect(told(end)).toBe('SingleSignOn_notMember');
    });

    it('but has an account elsewhere joins by the link that is mailed to them, and comes in from then on', async () => {
      const [company, other] = [await open(), await way.company()];
      const member = await stage.member(other);
      const email = `both@${company.domain}`;
      await stage.test.sql('update app_user set email = $2 where id = $1', [member.id, email]);
      const isKeptOut = async () => {
        const { end, browser: outside } = await through(company, stage.knownAs(email));
        expect(told(end)).toBe('SingleSignOn_elsewhere');
        expect(await outside.session()).toEqual({});
      };
      await isKeptOut();
      expect(await membershipsOf(company.id, email)).toEqual([]);
      const admin = await stage.test.as({ type: 'admin', company: company.id });
      await must(admin, 'mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
        i: { name: 'Grace Hopper', email, roleIds: [company.roleId] },
      });
      await isKeptOut();
      // By the link.
      await stage.test.inside(
        company.id,
        `update membership set status = 'active', user_id = $2, invited_email = null where invited_email = $1`,
        [email, member.id],
      );
      const { browser } = await through(company, stage.knownAs(email));
      expect((await browser.session()).user).toMatchObject({ _id: member.id, company_id: company.id });
      const { data } = await stage.graphql(browser, '{ session { companies { id } } }');
      expect(data.session.companies).toEqual([{ id: company.id }]);
      const own = await member.graphql('{ session { company { id } } }');
      expect(own.data['session'].company.id).toBe(other.id);
    });

    it('but has an account joins by the provider’s word where the domain is proven: as invited, or in its role', async () => {
      for (const isInvited of [true, false]) {
        const [company, other] = [await open(), await stage.company()];
        await insertRow(stage.test, 'CompanyDomain', company.id, { domain: company.domain, provenAt: new Date() });
        const member = await stage.member(other);
        const email = `both@${company.domain}`;
        await stage.test.sql('update app_user set email = $2 where id = $1', [member.id, email]);
        const invited = await anyRole(company.id);
        if (isInvited) {
          const admin = await stage.test.as({ type: 'admin', company: company.id });
          await must(admin, 'mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
            i: { name: 'Grace Hopper', email, roleIds: [invited] },
          });
        }
        const { browser } = await through(company, stage.knownAs(email));
        expect((await browser.session()).user).toMatchObject({ _id: member.id, company_id: company.id });
        expect(await membershipsOf(company.id, email)).toMatchObject([
          { status: 'active', role_ids: [isInvited ? invited : company.roleId], user_id: member.id },
        ]);
      }
    });

    it.each([
      ['of a subdomain of it', (domain: string) => `both@mail.${domain}`, 'SingleSignOn_otherDomain'],
      ['of a domain that is only named', (domain: string) => `both@${domain}`, 'SingleSignOn_elsewhere'],
    ])('but has an account %s does not', async (_which, addressIn, why) => {
      const [company, other] = [await open(), await stage.company()];
      const isSub = why === 'SingleSignOn_otherDomain';
      await insertRow(stage.test, 'CompanyDomain', company.id, {
        domain: company.domain,
        provenAt: isSub ? new Date() : null,
      });
      const member = await stage.member(other);
      const email = addressIn(company.domain);
      await stage.test.sql('update app_user set email = $2 where id = $1', [member.id, email]);
      const { end } = await through(company, stage.knownAs(email));
      expect(told(end)).toBe(why);
    });

    it('stays out, and is offered no button, where another company has proven the domain', async () => {
      const company = await open();
      const email = `new@${company.domain}`;
      const offered = async () =>
        Object.keys(
          (await (
            await fetch(`${stage.test.url}/api/auth/providers?email=${encodeURIComponent(email)}`)
          ).json()) as object,
        );
      expect(await offered()).toContain(`${way.kind}/${company.provider}`);
      await insertRow(stage.test, 'CompanyDomain', await stage.test.company(), {
        domain: company.domain,
        provenAt: new Date(),
      });
      expect(await offered()).toEqual(['credentials']);
      const { end } = await through(company, stage.knownAs(email));
      expect(told(end)).toBe('SingleSignOn_otherDomain');
    });

    it('and is two at the same moment is one', async () => {
      const company = await open();
      const email = `twice@${company.domain}`;
      const ends = await Promise.all([0, 1, 2].map(() => through(company, stage.knownAs(email))));
      expect(ends.map(({ end }) => end)).toEqual(Array(3).fill('http://localhost'));
      expect(await membershipsOf(company.id, email)).toHaveLength(1);
    });
  });

  it('who was invited is a member by it, in the roles of the invitation', async () => {
    const company = await way.company();
    const roleId = await anyRole(company.id);
    const email = `invited@${company.domain}`;
    const admin = await stage.test.as({ type: 'admin', company: company.id });
    await must(admin, 'mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
      i: { name: 'Grace Hopper', email, roleIds: [roleId] },
    });
    const { browser } = await through(company, stage.knownAs(email));
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
      await through(company, member.known);
      await stage.test.sql(sql, [member.id]);
      for (const known of [member.known, { ...member.known, sub: `another ${newId()}` }]) {
        const { end, browser } = await through(company, known);
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
        const comeBack = await way.begin(company, member.known, browser);
        await stage.test.sql(sql, [company.provider]);
        expect(told(await comeBack())).toBe('SingleSignOn_off');
        const pressed = await stage.press(browser, company);
        expect(await pressed.json()).toEqual({ url: 'http://localhost/api/auth/signin?error=SingleSignOn_off' });
      }
    });
  });
}
