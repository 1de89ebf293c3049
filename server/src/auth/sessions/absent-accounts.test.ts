import { createTestApp, type Answer, type Person, type TestApp } from '../../../test/test-app';
import { aboutOneself } from '../../../test/api/operations-about-oneself';
import { areOpenToClients } from '../../platform/access/client-doors';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code ?? 'done';
async function member(): Promise<{ who: Person; email: string; membership: string; signIn: () => Promise<any> }> {
  const who = await test.as({ company, grants: [{ subject: 'Event', action: 'read', scope: 'company' }] });
  await test.sql('update app_user set password_hash = $2 where id = $1', [
    who.id,
    await test.app.auth.passwords.hashPassword('a harbour at night'),
  ]);
  const [{ email }] = (await test.sql('select email from app_user where id = $1', [who.id])) as [{ email: string }];
  const [{ id }] = (await test.inside(company, 'select id from membership where user_id = $1', [who.id])) as [
    { id: string },
  ];
  return {
    who,
    email,
    membership: id,
    signIn: () =>
      test.app.auth.signInWithPassword({ email, password: 'a harbour at night', ip: '127.0.0.1', userAgent: null }),
  };
}

describe('a company user who was deleted', () => {
  it('is as absent as an unknown one: at sign-in, in open sessions, at links and at the address of a calendar', async () => {
    const { who, email, membership, signIn } = await member();
    const feed = (await who.graphql('mutation { issueCalendarFeed }')).data.issueCalendarFeed as string;
    const path = new URL(feed).pathname;
    expect([(await signIn()).kind, (await fetch(test.url + path)).status]).toEqual(['signedIn', 200]);
    expect(
      codeOf(await admin.graphql('mutation($id: ID!) { deleteCompanyUsers(ids: [$id]) { done } }', { id: membership })),
    ).toBe('done');
    expect((await signIn()).kind).toBe('refused');
    expect((await who.graphql('{ session { user { id } } }')).data.session).toBeNull();
    expect((await fetch(test.url + path)).status).toBe(404);
    await who.graphql('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: email });
    expect(await test.sql('select 1 from password_link where user_id = $1', [who.id])).toEqual([]);
    expect(
      codeOf(
        await admin.graphql('mutation($id: ID!) { restoreCompanyUsers(ids: [$id]) { done } }', { id: membership }),
      ),
    ).toBe('done');
    expect((await signIn()).kind).toBe('signedIn');
  });
});

describe('a company user who is suspended', () => {
  it('is told at sign-in to be not active, as their session says, and is let in again at once', async () => {
    const { membership, signIn } = await member();
    const set = (status: string, v: number) =>
      admin.graphql(
        'mutation($id: ID!, $v: Int!, $s: MembershipStatus!) { updateCompanyUser(id: $id, version: $v, input: {status: $s}) { version } }',
        { id: membership, v, s: status },
      );
    expect(codeOf(await set('suspended', 1))).toBe('done');
    expect(await signIn()).toMatchObject({ kind: 'signedIn', session: { status: 'inactive', company: null } });
    expect(codeOf(await set('active', 2))).toBe('done');
    expect(await signIn()).toMatchObject({ kind: 'signedIn', session: { status: 'active', company: { id: company } } });
  });
});

describe('a client', () => {
  const open = [
    'session',
    'menu',
    'signIn',
    'signOut',
    'changePassword',
    'secondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'endSecondFactor',
    'proveMyself',
    'askPasskey',
    'beginPasskey',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'mySessions',
    'endMySession',
    'endMyOtherSessions',
    'enterCompany',
    'leaveCompany',
    'changes',
    'codes',
    'passwordLink',
    'choosePassword',
    'requestPasswordReset',
    'listSettings',
    'saveView',
    'deleteView',
    'setDefaultView',
    'setListColumns',
    'interfaceSettings',
    'keepInterfaceSettings',
    'notifications',
    'unreadNotifications',
    'markNotificationsRead',
    'notificationPreferences',
    'setNotificationPreferences',
    'notificationsChanged',
    'myPushDevices',
    'pushPublicKey',
    'addPushDevice',
    'removePushDevice',
  ];

  it('is shut out of every operation that asks for no grant, but for being signed in and how pages look', () => {
    expect(aboutOneself.filter((name) => areOpenToClients([name]) && !name.startsWith('home')).toSorted()).toEqual(
      open.toSorted(),
    );
  });

  it('opens no chat, no e-mail and no approvals, over GraphQL and as old clients do', async () => {
    const client = await test.as({ type: 'client', company });
    for (const query of [
      '{ chatConversations { __typename } }',
      '{ emailCounts { __typename } }',
      '{ approvalGroups { __typename } }',
      '{ myDelegations { id } }',
    ])
      expect([query, codeOf(await client.graphql(query))]).toEqual([query, 'FORBIDDEN']);
    for (const path of [
      '/apps/chat/chats-and-contacts',
      '/apps/email/emails',
      '/apps/calendar/events',
      '/apps/invoice/invoices',
    ])
      expect([path, (await client.rest('GET', path)).status]).toEqual([path, 403]);
    expect((await client.graphql('{ session { user { type } } }')).data.session.user.type).toBe('client');
  });
});
