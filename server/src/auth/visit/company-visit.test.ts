import { AuthWorld } from '../auth.fixture';

let world: AuthWorld;
beforeAll(async () => {
  world = await AuthWorld.start();
});
afterAll(() => world.close());
const letTimePass = (): void => {
  world.aheadMs += 600;
};

async function signedIn(type: string, companies: [string, string][] = []) {
  const user = await world.makeUser({ type });
  for (const [company, status] of companies) await world.makeMember(company, user.id, [], status);
  return { ...user, ...(await world.signIn(user.email, user.password)) };
}

describe('entering a company', () => {
  test.each([
    ['an admin without a membership', 'admin', null, true],
    ['an active member', 'employee', 'active', true],
    ['an active member who is a client', 'client', 'active', true],
    ["nobody's member", 'employee', null, false],
    ['an invited member', 'employee', 'invited', false],
    ['a suspended member', 'employee', 'suspended', false],
    ['a member who left', 'employee', 'left', false],
  ])('%s (type %s, membership %s): %s', async (_name, type, membership, isAllowed) => {
    const company = await world.makeCompany();
    const { session, token } = await signedIn(type, membership === null ? [] : [[company, membership]]);
    await world.write('UPDATE auth_session SET company_id = NULL WHERE id = $1', [session.sessionId]);
    const entering = world.auth.sessions.enterCompany(session, company, '127.0.0.1');
    if (isAllowed)
      expect((await entering).company).toMatchObject({ id: company, currency: 'AED', timeZone: 'Asia/Dubai' });
    else await expect(entering).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
    expect((await world.who(token))?.company?.id).toBe(isAllowed ? company : undefined);
  });

  test.each([
    ['of no company', 'f'.repeat(24)],
    ['that is none', 'x'],
    ['that is SQL', "' OR true --"],
  ])('an id %s is not found, for an admin too', async (_name, id) => {
    const { session } = await signedIn('admin');
    await expect(world.auth.sessions.enterCompany(session, id, '127.0.0.1')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a deleted company is not found; a suspended one is open to admins alone', async () => {
    const [deleted, suspended] = [await world.makeCompany(), await world.makeCompany('Closed', 'suspended')];
    await world.write('UPDATE company SET deleted_at = now() WHERE id = $1', [deleted]);
    const admin = await signedIn('admin');
    const member = await signedIn('employee', [[suspended, 'active']]);
    await expect(world.auth.sessions.enterCompany(admin.session, deleted, '127.0.0.1')).rejects.toMatchObject({
      status: 404,
    });
    await expect(world.auth.sessions.enterCompany(member.session, suspended, '127.0.0.1')).rejects.toMatchObject({
      status: 404,
    });
    expect((await world.auth.sessions.enterCompany(admin.session, suspended, '127.0.0.1')).company?.id).toBe(suspended);
  });
});

describe('a company is left at once', () => {
  test.each([
    [
      'when the membership is suspended',
      (company: string, user: string) =>
        world.write(`UPDATE membership SET status = 'suspended' WHERE company_id = $1 AND user_id = $2`, [
          company,
          user,
        ]),
    ],
    [
      'when the membership is deleted',
      (company: string, user: string) =>
        world.write('UPDATE membership SET deleted_at = now() WHERE company_id = $1 AND user_id = $2', [company, user]),
    ],
    [
      'when the company is deleted',
      (company: string) => world.write('UPDATE company SET deleted_at = now() WHERE id = $1', [company]),
    ],
  ])('%s', async (_name, end) => {
    const company = await world.makeCompany();
    const { id, token } = await signedIn('employee', [[company, 'active']]);
    expect((await world.who(token))?.company?.id).toBe(company);
    await end(company, id);
    letTimePass();
    // Whoever is removed from the only company they were in is as absent as a deleted account.
    if (_name === 'when the membership is deleted') expect(await world.who(token)).toBeNull();
    else expect(await world.who(token)).toMatchObject({ company: null, employeeId: null, grants: [] });
  });
});

test('who belongs to companies alone cannot leave them, and keeps their rights', async () => {
  const company = await world.makeCompany();
  const { token, session } = await signedIn('employee', [[company, 'active']]);
  await expect(world.auth.sessions.leaveCompany(session)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
  expect((await world.who(token))?.company?.id).toBe(company);
});

describe('grants', () => {
  const read = { subject: 'Employee', action: 'read', scope: 'company' as const };
  const readCompanies = { subject: 'Company', action: 'read', scope: 'company' as const };

  test('are those of the platform roles outside a company and those of the company roles inside', async () => {
    const company = await world.makeCompany();
    const [inside, outside] = [
      await world.makeRole('Officer', [read], company),
      await world.makeRole('Auditor', [readCompanies]),
    ];
    const user = await world.makeUser({ roleIds: [outside] });
    await world.makeMember(company, user.id, [inside]);
    const { session } = await world.signIn(user.email, user.password);
    expect(session).toMatchObject({ roleTitles: [`Officer ${inside}`], grants: [read] });
    expect(await world.auth.sessions.leaveCompany(session)).toMatchObject({
      roleTitles: [`Auditor ${outside}`],
      grants: [readCompanies],
    });
  });

  test('are the union of all roles and follow their changes', async () => {
    const roles = [await world.makeRole('A', [read]), await world.makeRole('B', [readCompanies])];
    const user = await world.makeUser({ roleIds: roles });
    const { token } = await world.signIn(user.email, user.password);
    expect((await world.who(token))?.grants).toEqual([read, readCompanies]);
    await world.write(`UPDATE role SET status = 'inactive' WHERE id = $1`, [roles[0]]);
    letTimePass();
    expect((await world.who(token))?.grants).toEqual([readCompanies]);
    await world.write('UPDATE app_user SET role_ids = $2 WHERE id = $1', [user.id, []]);
    letTimePass();
    expect((await world.who(token))?.grants).toEqual([]);
  });

  test('a role of another company grants nothing', async () => {
    const [own, other] = [await world.makeCompany(), await world.makeCompany()];
    const foreign = await world.makeRole('Officer', [read], other);
    const user = await world.makeUser();
    await world.makeMember(own, user.id, [foreign]);
    expect((await world.signIn(user.email, user.password)).session).toMatchObject({ company: { id: own }, grants: [] });
  });
});

describe('where a session begins', () => {
  test('an admin begins outside, and later in the company they visited last', async () => {
    const company = await world.makeCompany();
    const admin = await signedIn('admin');
    expect(admin.session.company).toBeNull();
    await world.auth.sessions.enterCompany(admin.session, company, '127.0.0.1');
    const again = await world.signIn(admin.email, admin.password);
    expect(again.session.company?.id).toBe(company);
    await world.auth.sessions.leaveCompany(again.session);
    expect((await world.signIn(admin.email, admin.password)).session.company).toBeNull();
  });

  test('in the company entered last, whichever session entered it', async () => {
    const company = await world.makeCompany();
    const first = await signedIn('admin');
    const second = await world.signIn(first.email, first.password);
    await world.auth.sessions.enterCompany(second.session, company, '127.0.0.1');
    letTimePass();
    await world.auth.sessions.leaveCompany(second.session);
    letTimePass();
    await world.auth.sessions.enterCompany(first.session, company, '127.0.0.1');
    letTimePass();
    expect((await world.signIn(first.email, first.password)).session.company?.id).toBe(company);
  });

  test('a member begins in their first company, and later in the one they visited last', async () => {
    const [a, b] = [await world.makeCompany('A'), await world.makeCompany('B')];
    const member = await signedIn('employee', [
      [b, 'active'],
      [a, 'active'],
    ]);
    expect(member.session.company?.id).toBe(a);
    expect((await world.auth.sessions.companiesOf(member.session)).map(({ id }) => id)).toEqual([a, b]);
    await world.auth.sessions.enterCompany(member.session, b, '127.0.0.1');
    expect((await world.signIn(member.email, member.password)).session.company?.id).toBe(b);
  });
});
