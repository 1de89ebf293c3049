import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import type { Person, TestApp } from '../../../../test/test-app';

export const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));

/** What a token for SCIM is made with, whole. */
export const forScim = [
  ...grant('CompanyUser', 'read', 'create', 'update', 'delete'),
  ...grant('CompanyRole', 'read', 'create', 'update', 'delete'),
  ...grant('Employee', 'read'),
];
const ofTokens = grant('ApiToken', 'read', 'create', 'update', 'issue', 'revoke');

export interface Reply {
  status: number;
  body: any;
  headers: Headers;
}

/** A directory: a company, whoever made its token, and the requests it sends. */
export interface Directory {
  company: string;
  owner: Person;
  admin: Person;
  tokenId: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** A user it makes, as it is told. */
  user(more?: object): Promise<any>;
  group(more?: object): Promise<any>;
}

const must = async (answer: ReturnType<Person['graphql']>): Promise<any> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

export async function directory(
  test: TestApp,
  { role = forScim, more = [], isOfAdmin = false }: { role?: Grant[]; more?: Grant[]; isOfAdmin?: boolean } = {},
): Promise<Directory> {
  const company = await test.company();
  const admin = await test.as({ type: 'admin', company });
  const owner = isOfAdmin ? admin : await test.as({ company, grants: [...forScim, ...ofTokens, ...more] });
  const { createCompanyRole } = await must(
    admin.graphql('mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
      input: { title: `Directory ${newId()}`, grants: role },
    }),
  );
  const expiresOn = new Date(+test.app.services.clock() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createApiToken } = await must(
    owner.graphql('mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id } }', {
      input: { name: 'Entra ID', roleId: createCompanyRole.id, expiresOn },
    }),
  );
  const { issueApiToken } = await must(
    owner.graphql('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id: createApiToken.id }),
  );
  const ask: Directory['ask'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${test.url}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${issueApiToken.token}`,
        'content-type': 'application/scim+json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
  };
  const made = async (path: string, body: object): Promise<any> => {
    const reply = await ask('POST', path, body);
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body;
  };
  return {
    company,
    owner,
    admin,
    tokenId: createApiToken.id,
    ask,
    user: (given) =>
      made('/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: `${newId()}@example.com`,
        displayName: 'Barbara Jensen',
        ...given,
      }),
    group: (given) =>
      made('/Groups', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
        displayName: `Tour Guides ${newId()}`,
        ...given,
      }),
  };
}

export const patchOf = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});

/** Has an invited user accept, in short: there is an account, and the membership is in force. */
export async function accepted(test: TestApp, company: string, id: string): Promise<Person> {
  const person = await test.as({ type: 'employee' });
  await test.inside(
    company,
    `update membership set status = 'active', user_id = $2, invited_email = null where id = $1`,
    [id, person.id],
  );
  test.app.auth.sessions.forgetCached();
  const session = await test.app.auth.sessions.fromToken(person.token, '127.0.0.1');
  await test.app.auth.sessions.enterCompany(session!, company, '127.0.0.1');
  return { ...person, companyId: company };
}
