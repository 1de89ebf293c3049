import { newId } from '../../platform/records/ids';
import { insertRow } from '../../../test/rows';
import { must, Stage } from './company-sign-in.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

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

  it('what they began through every company that is the same application there, and none that is another', async () => {
    const { company, member, known, browser, word, say } = await come('one');
    const { directory } = company;
    const entered = async () => {
      const other = await stage.company();
      await stage.change(other, { issuer: directory.issuer });
      await stage.test.sql('update identity_provider set secret = $2 where id = $1', [
        other.provider,
        stage.test.app.services.cipher.encrypt(directory.secret),
      ]);
      const values = { userId: member.id, status: 'active', roleIds: [], employeeId: null };
      await insertRow(stage.test, 'CompanyUser', other.id, values);
      await stage.change(other, { domains: [company.domain] });
      const through = await stage.through({ ...other, directory }, known);
      expect(await through.browser.session()).toMatchObject({ user: { company_id: other.id } });
      return { ...other, browser: through.browser };
    };
    const [same, another] = [await entered(), await entered()];
    await stage.test.sql(`update identity_provider set client_id = 'another' where id = $1`, [another.provider]);
    expect(await say(company.directory.sign(word()))).toBe(200);
    expect([await browser.session(), await same.browser.session()]).toEqual([{}, {}]);
    expect(await another.browser.session()).toMatchObject({ user: { company_id: another.id } });
    for (const { id, provider } of [company, same])
      expect(
        await stage.test.sql(
          `select count(*)::int as n from audit_event where company_id = $1 and record_id = $2 and action = 'sign_out'`,
          [id, provider],
        ),
      ).toEqual([{ n: 1 }]);
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
