import { apiLimits, ApiTokens, newApiToken } from '../../../auth/api-tokens';
import { allAreas } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import type { Grant } from '../../../platform/access/ability';
import { insertRow } from '../../../../test/rows';
import { allOperations, requestOf } from '../../../../test/api/schema-operations';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let now = new Date('2026-11-23T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date('2026-11-23T08:00:00Z');
});

const company = (action: string, subject = 'Department'): Grant => ({ subject, action, scope: 'company' });
const tokenRights = ['read', 'create', 'update', 'issue', 'revoke'].map((action) => company(action, 'ApiToken'));
const rights = [
  ...tokenRights,
  company('read', 'CompanyRole'),
  ...['read', 'create', 'update', 'delete', 'export'].map((action) => company(action)),
];

const codes = ({ errors }: Answer): unknown[] => (errors ?? []).map(({ extensions }) => extensions.code);
const must = async (answer: Promise<Answer>): Promise<any> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

interface Made {
  id: string;
  token: string;
  maker: Person;
  companyId: string;
  roleId: string;
}
async function made(
  role: Grant[] = [company('read'), company('create'), company('update')],
  held: Grant[] = rights,
  expiresOn = '2027-11-23',
): Promise<Made> {
  const companyId = await test.company();
  const maker = await test.as({
    company: companyId,
    grants: [...held, ...role.filter((grant) => !held.includes(grant))],
  });
  const admin = await test.as({ type: 'admin', company: companyId });
  const { createCompanyRole } = await must(
    admin.graphql('mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
      input: { title: 'Integration', grants: role },
    }),
  );
  return { ...(await issued(maker, createCompanyRole.id, expiresOn)), maker, companyId, roleId: createCompanyRole.id };
}
async function issued(maker: Person, roleId: string, expiresOn = '2027-11-23'): Promise<{ id: string; token: string }> {
  const {
    createApiToken: { id },
  } = await must(
    maker.graphql('mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id } }', {
      input: { name: 'Warehouse', roleId, expiresOn },
    }),
  );
  const {
    issueApiToken: { token },
  } = await must(maker.graphql('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id }));
  return { id, token };
}
async function by(token: string, query: string, variables: object = {}): Promise<Answer & { status: number }> {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return { ...((await response.json()) as Answer), status: response.status };
}
const departments = '{ departments { total } }';
const standing = async (token: string): Promise<number> => (await by(token, departments)).status;
const create = 'mutation($n: String!) { createDepartment(input: {name: $n}) { id } }';

describe('a program with a token', () => {
  it('reads and writes over GraphQL, REST and files in the company of its token, as its maker and within its role', async () => {
    const { token, companyId, maker } = await made();
    const name = newId();
    const {
      createDepartment: { id },
    } = await must(by(token, create, { n: name }));
    const [row] = await test.inside(companyId, 'select created_by_id from department where id = $1', [id]);
    expect(row!.created_by_id).toBe(maker.id);
    const headers = { authorization: `Bearer ${token}` };
    const list = (await (await fetch(`${test.url}/api/company-department/`, { headers })).json()) as {
      data: { _id: string }[];
    };
    expect(list.data.map(({ _id }) => _id)).toEqual([id]);
    expect(
      codes(await by(token, 'mutation($id: ID!) { deleteDepartments(ids: [$id]) { done message } }', { id })),
    ).toEqual([]);
    expect(await must(by(token, departments))).toEqual({ departments: { total: 1 } });
    expect(codes(await by(token, '{ employees { total } }'))).toEqual([]);
    expect((await must(by(token, '{ employees { total } }'))).employees.total).toBe(0);
    const form = new FormData();
    form.append('file', new Blob(['name\nAda\n'], { type: 'text/csv' }), 'people.csv');
    expect((await fetch(`${test.url}/upload/file`, { method: 'POST', headers, body: form })).status).toBeLessThan(500);
  });

  it('finds nothing of another company, whichever id it names', async () => {
    const { token } = await made(
      allAreas()
        .filter(({ isTenant, isPersonal }) => isTenant && !isPersonal)
        .map(({ name }) => company('read', name)),
    );
    const other = await test.company();
    for (const operation of allOperations().filter(
      (each) =>
        each.rule?.area.isTenant &&
        !each.rule.area.isPersonal &&
        each.rule.act === 'one' &&
        each.field.args.length === 1,
    )) {
      const id = await insertRow(test, operation.rule!.area, other);
      const { query, variables } = requestOf(operation, (type) => (type === 'ID' ? id : undefined));
      const answer = await by(token, query, variables);
      expect([operation.name, codes(answer)[0]]).toEqual([
        operation.name,
        expect.stringMatching(/^(NOT_FOUND|FORBIDDEN)$/),
      ]);
    }
  });

  it('makes no tokens, gives no rights, changes no password, approves nothing and reads nothing that is its maker’s own', async () => {
    const everything = allAreas()
      .filter(({ isTenant, isPersonal }) => isTenant && !isPersonal)
      .flatMap(({ name, verbs }) =>
        ['read', 'create', 'update', 'delete', ...Object.keys(verbs ?? {})].map((action) => company(action, name)),
      );
    const { token, id, roleId } = await made(everything, everything);
    const refused: [string, object][] = [
      ['mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id }],
      ['mutation { changePassword(current: "a", next: "b") }', {}],
      ['{ emails(folder: inbox) { __typename } }', {}],
      ['{ chatConversations { __typename } }', {}],
      ['mutation($id: ID!) { enterCompany(id: $id) { __typename } }', { id }],
      ['mutation { signOut }', {}],
      ['mutation($id: ID!) { approveEmployeeLeave(id: $id, version: 1) { id } }', { id }],
    ];
    for (const [query, variables] of refused) {
      const answer = await by(token, query, variables);
      expect([query, answer.data ?? null, codes(answer).every((code) => code === 'FORBIDDEN')]).toEqual([
        query,
        null,
        true,
      ]);
    }
    expect(
      codes(
        await by(token, 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id } }', {
          input: { name: 'More', roleId, expiresOn: '2027-01-01' },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
    expect(
      codes(
        await by(token, 'mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
          input: { title: 'More', grants: [] },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
    expect(codes(await by(token, 'mutation { a: __typename ...more } fragment more on Mutation { signOut }'))).toEqual([
      'FORBIDDEN',
    ]);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/api/company-user/add-user'],
      ['POST', '/api/user/change-company'],
      ['POST', '/upload/import'],
      ['GET', '/api/menuOptions'],
      ['GET', '/apps/email/emails'],
    ] as const) {
      expect([
        path,
        (await fetch(test.url + path, { method, headers, body: method === 'POST' ? '{}' : undefined })).status,
      ]).toEqual([path, 403]);
    }
  });

  it('every verb that decides is closed to it, and every other operation of a person', async () => {
    const deciding = allOperations().filter(
      ({ rule, type }) =>
        type !== 'subscription' &&
        (!rule ||
          ['approve', 'reject', 'verify', 'post', 'pay', 'change_password', 'issue', 'revoke', 'consent'].includes(
            rule.action,
          )),
    );
    const { token } = await made();
    const open = [];
    for (const operation of deciding) {
      const { query, variables } = requestOf(operation, (type) => (type === 'ID' ? newId() : undefined));
      if (!codes(await by(token, query, variables)).includes('FORBIDDEN')) open.push(operation.name);
    }
    expect(open.filter((name) => !['codes', 'bulk', 'matchingRows', 'history', 'revealValue'].includes(name))).toEqual(
      [],
    );
  });

  it('is listed with the name of who made it, by which it is found, filtered and sorted, for whoever reads tokens and no users', async () => {
    const { id, companyId, maker } = await made();
    const [{ name }] = (await test.sql('select name from app_user where id = $1', [maker.id])) as [{ name: string }];
    const reader = await test.as({ company: companyId, grants: [company('read', 'ApiToken')] });
    const found = async (args: string, variables: object = {}) =>
      (
        await must(
          reader.graphql(
            `query($n: String) { apiTokens(${args}) { rows { id ownerName owner { name } } } }`,
            variables,
          ),
        )
      ).apiTokens.rows;
    const row = { id, ownerName: name, owner: { name } };
    expect(await found('filter: {ownerName: {contains: $n}}, sort: [{field: ownerName}]', { n: name })).toEqual([row]);
    expect(await found('search: $n', { n: name })).toEqual([row]);
    expect(await found('filter: {ownerName: {contains: $n}}', { n: 'Nobody at all' })).toEqual([]);
  });

  it('is named in the audit log and in the history of what it did, beside its maker', async () => {
    const { token, id, companyId, maker } = await made();
    const { createDepartment } = await must(by(token, create, { n: newId() }));
    const lines = await test.inside(
      companyId,
      'select actor_id, token_id from audit_event where record_id = any($1) order by token_id nulls first',
      [[id, createDepartment.id]],
    );
    expect(lines.map(({ actor_id, token_id }) => [actor_id, token_id])).toEqual([
      [maker.id, null],
      [maker.id, null],
      [maker.id, id],
    ]);
    const { history } = await must(
      maker.graphql('query($id: ID!) { history(subject: "Department", id: $id) { events { action tokenName } } }', {
        id: createDepartment.id,
      }),
    );
    expect(history.events).toEqual([{ action: 'create', tokenName: 'Warehouse' }]);
  });

  it('leaves behind when and from where it was used', async () => {
    const { token, id, maker } = await made();
    await by(token, departments);
    const { apiToken } = await must(
      maker.graphql('query($id: ID!) { apiToken(id: $id) { standing lastUsedAt lastUsedFrom prefix } }', { id }),
    );
    expect(apiToken).toEqual({
      standing: 'active',
      lastUsedAt: now.toISOString(),
      lastUsedFrom: expect.stringMatching(/127\.0\.0\.1/),
      prefix: token.slice(0, 11),
    });
  });
});

describe('a token stops at once', () => {
  const ends: [string, (made: Made) => Promise<unknown>][] = [
    [
      'revoked',
      ({ maker, id }) =>
        must(maker.graphql('mutation($id: ID!) { revokeApiToken(id: $id, version: 2) { standing } }', { id })),
    ],
    [
      'given a new value',
      ({ maker, id }) => must(maker.graphql('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id })),
    ],
    [
      'when its maker is suspended',
      ({ maker, companyId }) =>
        test.inside(companyId, `update membership set status = 'suspended' where user_id = $1`, [maker.id]),
    ],
    [
      'when its maker’s account is closed',
      ({ maker }) => test.sql(`update app_user set status = 'inactive' where id = $1`, [maker.id]),
    ],
    [
      'when its role is switched off',
      ({ roleId, companyId }) =>
        test.inside(companyId, `update company_role set status = 'inactive' where id = $1`, [roleId]),
    ],
    [
      'when its company is closed',
      ({ companyId }) => test.inside(companyId, `update company set status = 'closed' where id = $1`, [companyId]),
    ],
    [
      'the day after its last',
      async () => {
        now = new Date('2027-11-23T20:00:00Z');
      },
    ],
  ];
  it.each(ends)('%s', async (_when, end) => {
    const it = await made();
    expect(await standing(it.token)).toBe(200);
    await end(it);
    test.app.auth.apiTokens.forgetCached();
    expect(await standing(it.token)).toBe(401);
  });

  it('and one that never was is refused alike', async () => {
    expect(await standing(newApiToken(newId()).token)).toBe(401);
    expect(await standing('muster_nonsense')).toBe(401);
    expect(
      (await fetch(`${test.url}/api/company-department/`, { headers: { authorization: 'Bearer muster_nonsense' } }))
        .status,
    ).toBe(401);
  });
});

describe('what a token may do', () => {
  it('narrows with its role and with its maker', async () => {
    const { token, maker, companyId, roleId } = await made();
    await must(by(token, create, { n: newId() }));
    await test.inside(companyId, 'update company_role set grants = $2 where id = $1', [
      roleId,
      JSON.stringify([company('read')]),
    ]);
    test.app.auth.apiTokens.forgetCached();
    expect(codes(await by(token, create, { n: newId() }))).toEqual(['FORBIDDEN']);
    expect((await must(by(token, departments))).departments.total).toBe(1);
    await test.inside(companyId, `update membership set role_ids = '{}' where user_id = $1`, [maker.id]);
    test.app.auth.apiTokens.forgetCached();
    expect((await must(by(token, departments))).departments.total).toBe(0);
  });

  it('is never more than its maker may when they make it', async () => {
    const { maker, companyId } = await made();
    const admin = await test.as({ type: 'admin', company: companyId });
    const { createCompanyRole } = await must(
      admin.graphql('mutation($input: CompanyRoleInput!) { createCompanyRole(input: $input) { id } }', {
        input: { title: 'More', grants: [company('read', 'Employee')] },
      }),
    );
    const make = (input: object) =>
      maker.graphql('mutation($input: ApiTokenInput!) { createApiToken(input: $input) { id } }', {
        input: { name: 'X', ...input },
      });
    expect(codes(await make({ roleId: createCompanyRole.id, expiresOn: '2027-01-01' }))).toEqual(['FORBIDDEN']);
    expect(codes(await make({ roleId: createCompanyRole.id, expiresOn: '2026-11-22' }))).toEqual(['INVALID']);
    expect(codes(await make({ roleId: createCompanyRole.id, expiresOn: '2027-11-26' }))).toEqual(['INVALID']);
  });
});

it('the value of a token is told to its maker alone, once, and kept nowhere', async () => {
  const { id, companyId, token } = await made();
  const colleague = await test.as({ company: companyId, grants: rights });
  expect(codes(await colleague.graphql('mutation($id: ID!) { issueApiToken(id: $id) { token } }', { id }))).toEqual([
    'FORBIDDEN',
  ]);
  const kept = await test.inside(
    companyId,
    `select (select string_agg(t::text, '') from api_token t) || (select string_agg(e::text, '') from audit_event e) as text`,
  );
  expect(kept[0]!.text).not.toContain(token.slice(11, 50));
  await must(colleague.graphql('mutation($id: ID!) { revokeApiToken(id: $id, version: 2) { id } }', { id }));
});

it('too many calls within a minute are refused until it is over', async () => {
  const { token } = await made();
  const limited = new ApiTokens(test.app.services.pool, () => now, test.app.auth.throttle, true);
  const calls = await Promise.allSettled(
    Array.from({ length: apiLimits.token + 5 }, () => limited.holderOf(token, '127.0.0.1')),
  );
  expect(calls.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect((calls.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason).toMatchObject({
    code: 'TOO_MANY',
    status: 429,
  });
});
