import type { Grant, GrantScope } from '../../src/platform/access/ability';
import { newId } from '../../src/platform/records/ids';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

/** People of one company, who reach less or more of each other. */
export const grant = (subject: string, actions: string[], scope: GrantScope = 'company'): Grant[] =>
  actions.map((action) => ({ subject, action, scope }));
/** Keeping accounts, roles, tokens, flows and positions, and nothing of what rows hold. */
export const keeps: Grant[] = [
  ...grant('CompanyUser', ['read', 'create', 'update', 'delete', 'invite', 'change_password']),
  ...grant('CompanyRole', ['read', 'create', 'update', 'delete']),
  ...grant('ApiToken', ['read', 'create', 'issue']),
  ...grant('ApprovalFlow', ['read', 'create', 'update']),
  ...grant('Webhook', ['read', 'create']),
  ...grant('Department', ['read', 'create', 'update']),
];
export let test: TestApp;
export let company: string;
/**
 * Whose rows are tried for: without an account, with one that has no role, a suspended one, one that was deleted, and
 * one with a role to be changed.
 */
export let people: Record<'plain' | 'bare' | 'suspended' | 'removed' | 'holder', string>;
export let members: Record<'free' | 'bare' | 'suspended' | 'removed', string>;
/** Grants what is tried for; granted to accounts, and one that is to be changed. */
export let role: string;
export let changing: string;
export let boss: string;
export let outsider: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  const hire = async (managerId: string | null = null) =>
    String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-01-01',
        managerId,
        departmentId: null,
        status: 'active',
      }),
    );
  [boss, outsider] = [await hire(), await hire()];
  people = {
    plain: await hire(boss),
    bare: await hire(boss),
    suspended: await hire(boss),
    removed: await hire(boss),
    holder: await hire(boss),
  };
  const made = async (title: string) =>
    String(await insertRow(test, 'CompanyRole', company, { title, grants: [], status: 'active' }));
  [role, changing] = [await made('Opens'), await made('To be changed')];
  const member = async (values: object) => {
    const userId = await insertRow(test, 'User', null as never, {
      name: newId(),
      email: `${newId()}@example.com`,
      type: 'employee',
      status: 'active',
      roleIds: [],
    });
    return String(
      await insertRow(test, 'CompanyUser', company, {
        userId,
        status: 'active',
        roleIds: [],
        employeeId: null,
        ...values,
      }),
    );
  };
  members = {
    free: await member({ roleIds: [role] }),
    bare: await member({ employeeId: people.bare }),
    suspended: await member({ roleIds: [role], employeeId: people.suspended, status: 'suspended' }),
    removed: await member({ roleIds: [role], employeeId: people.removed, deletedAt: new Date() }),
  };
  await member({ roleIds: [changing], employeeId: people.holder });
});
afterAll(() => test.close());
export const codeOf = ({ data, errors }: Answer): string => {
  if (errors) return String(errors[0]!.extensions.code);
  const results = Object.values(data)[0] as unknown;
  return Array.isArray(results) && results.some((each) => each.done === false) ? 'FORBIDDEN' : 'done';
};
export const change = (subject: string, id: string, input: object) => (who: Person) =>
  who.ask(
    `mutation($id: ID!, $v: Int!, $input: ${subject}Changes!) { update${subject}(id: $id, version: $v, input: $input) { id } }`,
    { id, v: 1, input },
  );
export const create = (subject: string, input: object) => (who: Person) =>
  who.ask(`mutation($input: ${subject}Input!) { create${subject}(input: $input) { id } }`, { input });
export const opening = (grants: Grant[]) =>
  test.inside(company, 'update company_role set grants = $3 where company_id = $1 and id = $2', [
    company,
    role,
    JSON.stringify(grants),
  ]);
