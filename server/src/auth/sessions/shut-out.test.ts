import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { keepFormerAccounts } from '../../modules/administration/company-user/former-accounts';
import { directory, grant, patchOf, type Directory } from '../../rest/administration/scim/scim.fixture';

let test: TestApp;
let theirs: Directory;
let elsewhere: string;
beforeAll(async () => {
  test = await createTestApp();
  theirs = await directory(test, { more: held });
  elsewhere = await test.company();
});
afterAll(() => test.close());

const held = [
  ...grant('ApiToken', 'read', 'create', 'update', 'issue'),
  ...grant('CompanyRole', 'read'),
  ...grant('Department', 'read'),
];

interface Member extends Person {
  membership: string;
}

const must = async (answer: ReturnType<Person['graphql']>): Promise<any> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

/** Ways on which somebody is in a company no longer. */
const doors: [string, (member: Member) => Promise<unknown>][] = [
  ...['suspended', 'left'].map((status): [string, (member: Member) => Promise<unknown>] => [
    `saved as ${status}`,
    ({ membership }) =>
      must(
        theirs.admin.graphql(
          'mutation($id: ID!, $s: MembershipStatus!) { updateCompanyUser(id: $id, version: 1, input: { status: $s }) { id } }',
          { id: membership, s: status },
        ),
      ),
  ]),
  [
    'removed, among others',
    ({ membership }) =>
      must(
        theirs.admin.graphql('mutation($ids: [ID!]!) { deleteCompanyUsers(ids: $ids) { done } }', {
          ids: [membership],
        }),
      ),
  ],
  ['removed by an older client', ({ id }) => theirs.admin.rest('DELETE', '/api/company-user/delete-user', id)],
  [
    'suspended by a directory',
    ({ membership }) =>
      theirs.ask('PATCH', `/Users/${membership}`, patchOf({ op: 'replace', path: 'active', value: false })),
  ],
  ['removed by a directory', ({ membership }) => theirs.ask('DELETE', `/Users/${membership}`)],
  [
    'over, as long ago as the company gives who has left',
    async ({ membership }) => {
      const employeeId = await insertRow(test, 'Employee', theirs.company, {
        status: 'exited',
        hireDate: '2015-01-01',
        exitDate: '2020-01-01',
      });
      await test.inside(theirs.company, 'update membership set employee_id = $2 where id = $1', [
        membership,
        employeeId,
      ]);
      await keepFormerAccounts(test.app.services);
      test.app.auth.sessions.forgetCached();
    },
  ],
];

/** Somebody of this company and of another. */
async function member(): Promise<Member> {
  const person = await test.as({ company: theirs.company, grants: held });
  const [{ id: membership }] = (await test.sql<{ id: string }>('select id from membership where user_id = $1', [
    person.id,
  ])) as [{ id: string }];
  await insertRow(test, 'CompanyUser', elsewhere, {
    userId: person.id,
    status: 'active',
    roleIds: [],
    employeeId: null,
  });
  return { ...person, membership };
}

async function signedInTo(company: string, { id }: Person): Promise<string> {
  const { sessions } = test.app.auth;
  const begun = await sessions.begin({ id, status: 'active', passwordHash: 'no password fits this' }, visitor);
  await sessions.enterCompany(begun!.session, company, visitor.ip);
  return begun!.token;
}
const visitor = { ip: '127.0.0.1', userAgent: null };

async function tokenOf(member: Member): Promise<string> {
  const [role] = await test.sql<{ id: string }>(
    'select r.id from company_role r join membership m on r.id = any(m.role_ids) where m.id = $1',
    [member.membership],
  );
  const { createApiToken: made } = await must(
    member.graphql('mutation($i: ApiTokenInput!) { createApiToken(input: $i) { id } }', {
      i: {
        name: 'Integration',
        roleId: role!.id,
        expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      },
    }),
  );
  const { issueApiToken } = await must(
    member.graphql('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id: made.id }),
  );
  return issueApiToken.token;
}

async function codeOf(token: string): Promise<unknown> {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ departments { total } }' }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'fine';
}

it.each(doors)(
  'a membership that is %s ends all sessions there and the tokens at once, none elsewhere',
  async (_how, end) => {
    const somebody = await member();
    const there = await signedInTo(theirs.company, somebody);
    const other = await signedInTo(elsewhere, somebody);
    const token = await tokenOf(somebody);
    expect(await Promise.all([somebody.token, there, token].map(codeOf))).toEqual(['fine', 'fine', 'fine']);
    await end(somebody);
    expect(await Promise.all([somebody.token, there, token].map(codeOf))).toEqual(Array(3).fill('UNAUTHENTICATED'));
    expect(await test.app.auth.sessions.fromToken(other, visitor.ip)).toMatchObject({ company: { id: elsewhere } });
    const kept = await test.sql('select 1 from auth_session where user_id = $1 and revoked_at is null', [somebody.id]);
    expect(kept).toHaveLength(1);
  },
);
