import type { Grant } from '../../src/platform/access/ability';
import { newId } from '../../src/platform/records/ids';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

/**
 * Nobody removes, suspends or changes the account of somebody who holds more than they do, by no way;
 * who holds as much does each, of whoever has left too.
 */
let test: TestApp;
let company: string;
let admin: Person;
const grant = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const keeps: Grant[] = [
  ...grant('CompanyUser', 'read', 'create', 'update', 'delete', 'change_password', 'invite'),
  ...grant('CompanyRole', 'read', 'create', 'update', 'delete'),
  ...grant('Employee', 'read'),
];
const holdsMore: Grant[] = grant('EmployeeSalary', 'read', 'create', 'approve');
const keepsUsers: Grant[] = [
  ...grant('User', 'read', 'create', 'update', 'delete', 'change_password'),
  ...grant('Role', 'read', 'update', 'delete'),
];
const keepsCompanies: Grant[] = grant('Company', 'read', 'delete');

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

interface Owner {
  userId: string;
  memberId: string;
  roleId: string;
}
const newUser = async (values: object = {}) =>
  String(
    await insertRow(test, 'User', null as never, {
      name: newId(),
      email: `${newId()}@example.com`,
      type: 'employee',
      status: 'active',
      roleIds: [],
      ...values,
    }),
  );
const inCompany = async (grants: Grant[], values: object = {}): Promise<Owner> => {
  const roleId = String(await insertRow(test, 'CompanyRole', company, { title: newId(), grants, status: 'active' }));
  const userId = await newUser();
  const memberId = String(
    await insertRow(test, 'CompanyUser', company, {
      userId,
      status: 'active',
      roleIds: [roleId],
      employeeId: null,
      ...values,
    }),
  );
  return { userId, memberId, roleId };
};
const onPlatform = async (grants: Grant[]): Promise<Owner> => {
  const roleId = String(await insertRow(test, 'Role', null as never, { title: newId(), grants, status: 'active' }));
  return { userId: await newUser({ roleIds: [roleId] }), memberId: '', roleId };
};

type Way = (who: Person, owner: Owner) => Promise<Answer | number>;
const update =
  (subject: string, id: keyof Owner, input: object): Way =>
  (who, owner) =>
    who.ask(
      `mutation($id: ID!, $input: ${subject}Changes!) { update${subject}(id: $id, version: 1, input: $input) { id } }`,
      { id: owner[id], input },
    );
const remove =
  (subject: string, id: keyof Owner): Way =>
  (who, owner) =>
    who.ask(`mutation($ids: [ID!]!) { delete${subject}s(ids: $ids) { done message } }`, { ids: [owner[id]] });
const bulk =
  (subject: string, id: keyof Owner, action: string, input: object | null = null): Way =>
  (who, owner) =>
    who.ask(
      `mutation($ids: [ID!]!, $input: JSON) { bulk(subject: "${subject}", action: "${action}", ids: $ids, input: $input) { id done message } }`,
      { ids: [owner[id]], input },
    );
const sendLink =
  (operation: string, id: keyof Owner): Way =>
  (who, owner) =>
    who.ask(`mutation($id: ID!) { ${operation}(id: $id) { id } }`, { id: owner[id] });
const overRest =
  (method: string, path: string): Way =>
  async (who, owner) =>
    (await who.rest(method, path, owner.userId)).status;

const waysInCompany: Record<string, Way> = {
  suspended: update('CompanyUser', 'memberId', { status: 'suspended' }),
  'its roles taken': update('CompanyUser', 'memberId', { roleIds: [] }),
  'suspended with many': bulk('CompanyUser', 'memberId', 'update', { status: 'suspended' }),
  'its roles taken with many': bulk('CompanyUser', 'memberId', 'update', { roleIds: [] }),
  deleted: remove('CompanyUser', 'memberId'),
  'deleted with many': bulk('CompanyUser', 'memberId', 'delete'),
  'deleted by old clients': overRest('DELETE', '/api/company-user/delete-user'),
  'deleted by older clients': overRest('POST', '/api/company-user/delete-user'),
  'its role emptied': update('CompanyRole', 'roleId', { grants: [] }),
  'its role closed': update('CompanyRole', 'roleId', { status: 'inactive' }),
  'its role deleted': remove('CompanyRole', 'roleId'),
  'its role emptied with many': bulk('CompanyRole', 'roleId', 'update', { grants: [] }),
};
const waysOnPlatform: Record<string, Way> = {
  renamed: update('User', 'userId', { name: 'Somebody Else' }),
  disabled: update('User', 'userId', { status: 'inactive' }),
  'its roles taken': update('User', 'userId', { roleIds: [] }),
  'made a client': update('User', 'userId', { type: 'client' }),
  'disabled with many': bulk('User', 'userId', 'update', { status: 'inactive' }),
  deleted: remove('User', 'userId'),
  'deleted with many': bulk('User', 'userId', 'delete'),
  'deleted by old clients': overRest('DELETE', '/api/user/delete-user'),
};
const waysOfRoles: Record<string, Way> = {
  'its role emptied': update('Role', 'roleId', { grants: [] }),
  'its role deleted': remove('Role', 'roleId'),
};
/** Of an account that opens a company alone: the address its links go to is changed by an admin or its owner anyway. */
const address: Record<string, Way> = {
  'mailed to elsewhere': update('User', 'userId', { email: `${newId()}@example.com` }),
};

const outcome = (answer: Answer | number): string => {
  if (typeof answer === 'number') return answer === 403 ? 'refused' : answer < 300 ? 'done' : String(answer);
  if (answer.errors) {
    const { code } = answer.errors[0]!.extensions;
    return code === 'FORBIDDEN' ? 'refused' : code;
  }
  const results = Object.values(answer.data)[0] as unknown;
  return Array.isArray(results) && results.some(({ done }) => !done) ? 'refused' : 'done';
};
/** Tries each way on an account of its own. */
async function tried(ways: Record<string, Way>, who: Person, made: () => Promise<Owner>): Promise<object> {
  const found: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) found[name] = outcome(await way(who, await made()));
  return found;
}
const without = (ways: Record<string, Way>, ...names: string[]): Record<string, Way> =>
  Object.fromEntries(Object.entries(ways).filter(([name]) => !names.includes(name)));
/** Roles that somebody has are not deleted by anybody. */
const unused = 'its role deleted';
const each = (ways: object, told: string) => Object.fromEntries(Object.keys(ways).map((name) => [name, told]));

describe('in a company', () => {
  it.each([
    ['a member', {}],
    ['a suspended one', { status: 'suspended' }],
  ])('%s who holds more is touched by no way', async (_name, values) => {
    const keeper = await test.as({ company, grants: keeps });
    const ways = without(waysInCompany, 'suspended with many');
    expect(await tried(ways, keeper, () => inCompany([...keeps, ...holdsMore], values))).toEqual(each(ways, 'refused'));
  });

  it('a link to choose a password goes to its owner alone, so that any keeper may have it sent', async () => {
    const keeper = await test.as({ company, grants: keeps });
    const owner = await inCompany(holdsMore);
    expect(outcome(await sendLink('sendCompanyUserPasswordLink', 'memberId')(keeper, owner))).toBe('done');
  });

  it('who holds as much does each', async () => {
    const holder = await test.as({ company, grants: [...keeps, ...holdsMore] });
    const ways = without(waysInCompany, unused);
    expect(await tried(ways, holder, () => inCompany(holdsMore))).toEqual(each(ways, 'done'));
  });

  it('whoever holds less is a matter of any keeper, whatever they hold for themselves', async () => {
    const keeper = await test.as({ company, grants: keeps });
    const own: Grant[] = [{ subject: 'Payslip', action: 'read', scope: 'own' }, ...grant('Employee', 'read')];
    const ways = without(waysInCompany, unused, 'its role closed');
    expect(await tried(ways, keeper, () => inCompany(own))).toEqual(each(ways, 'done'));
  });

  it('who has left opens what is their own alone, and is removed by any keeper', async () => {
    const keeper = await test.as({ company, grants: keeps });
    const left = () => inCompany(holdsMore, { formerSince: '2026-01-31' });
    expect(outcome(await remove('CompanyUser', 'memberId')(keeper, await left()))).toBe('done');
  });

  it('an admin is touched by admins alone', async () => {
    const holder = await test.as({ company, grants: [...keeps, ...holdsMore] });
    const made = async () => {
      const owner = await inCompany([]);
      await test.sql(`update app_user set type = 'admin' where id = $1`, [owner.userId]);
      return owner;
    };
    expect(outcome(await remove('CompanyUser', 'memberId')(holder, await made()))).toBe('refused');
    expect(outcome(await remove('CompanyUser', 'memberId')(admin, await made()))).toBe('done');
  });

  it('everybody may take from themselves', async () => {
    const who = await test.as({ company, grants: [...keeps, ...holdsMore] });
    const [own] = await test.sql<{ id: string; version: number }>(
      'select id, version from membership where user_id = $1',
      [who.id],
    );
    const { errors } = await who.graphql(
      'mutation($id: ID!, $v: Int!) { updateCompanyUser(id: $id, version: $v, input: { roleIds: [] }) { id } }',
      { id: own!.id, v: own!.version },
    );
    expect(errors).toBeUndefined();
  });
});

describe('on the platform', () => {
  it('an account that opens more is touched by no way: by a role of the platform', async () => {
    const keeper = await test.as({ grants: keepsUsers });
    const ways = { ...waysOnPlatform, ...waysOfRoles, ...address };
    expect(await tried(ways, keeper, () => onPlatform(keepsCompanies))).toEqual(each(ways, 'refused'));
  });

  it('nor by a role in a company', async () => {
    const keeper = await test.as({ grants: keepsUsers });
    const ways = { ...waysOnPlatform, ...address };
    expect(await tried(ways, keeper, () => inCompany(holdsMore))).toEqual(each(ways, 'refused'));
  });

  it('who holds as much does each', async () => {
    const holder = await test.as({ grants: [...keepsUsers, ...keepsCompanies] });
    const ways = without({ ...waysOnPlatform, ...waysOfRoles, ...address }, unused);
    expect(await tried(ways, holder, () => onPlatform(keepsCompanies))).toEqual(each(ways, 'done'));
  });
});
