import { insertRow } from '../../../../test/rows';
import type { Person, TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

export const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const own = grants('own', {
  Employee: ['read'],
  EmployeeLeave: ['read', 'create', 'update', 'cancel'],
  Payslip: ['read'],
});
export const decides = { EmployeeLeave: ['read', 'approve', 'reject', 'cancel'] };

/** Tarek over Badr over Mona and Sami, each with an account, and somebody of HR who is no employee. */
export async function smallCompany(test: TestApp) {
  const company = await test.company();
  const hire = (values: object) =>
    insertRow(test, 'Employee', company, {
      hireDate: '2024-01-01',
      firstName: 'Mona',
      lastName: 'Haddad',
      ...values,
    });
  const top = await hire({ firstName: 'Tarek' });
  const boss = await hire({ firstName: 'Badr', managerId: top });
  const mona = await hire({ managerId: boss });
  const sami = await hire({ firstName: 'Sami', managerId: boss });
  return {
    company,
    boss,
    mona,
    hr: await test.as({
      company,
      grants: grants('company', { EmployeeLeave: [...decides.EmployeeLeave, 'create'], Employee: ['read'] }),
    }),
    chief: await test.as({ company, employeeId: top, grants: [...grants('team', decides), ...own] }),
    manager: await test.as({ company, employeeId: boss, grants: [...grants('team', decides), ...own] }),
    employee: await test.as({ company, employeeId: mona, grants: own }),
    colleague: await test.as({ company, employeeId: sami, grants: own }),
  };
}

export interface Told {
  id: string;
  kind: string;
  text: string;
  subject: string;
  recordId: string;
  path: string;
  createdAt: string;
  readAt: string | null;
}
export const bellQuery = `query($after: ID, $unread: Boolean = false, $limit: Int = 20) {
  notifications(limit: $limit, after: $after, unreadOnly: $unread) { endCursor rows { id kind text subject recordId path createdAt readAt } } unreadNotifications }`;

export async function bell(
  who: Person,
  variables: object = {},
  language = 'en',
): Promise<{ rows: Told[]; endCursor: string | null; unread: number }> {
  const { data, errors } = await who.graphql(bellQuery, variables, { 'accept-language': language });
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...data.notifications, unread: data.unreadNotifications };
}
export const kinds = async (who: Person): Promise<string[]> => (await bell(who)).rows.map(({ kind }) => kind);

let day = 1;
export async function askForLeave(
  who: Person,
  employeeId: string,
  month = '2027-03',
): Promise<{ id: string; version: number }> {
  const date = `${month}-${String((day = (day % 25) + 1)).padStart(2, '0')}`;
  const { data, errors } = await who.graphql(
    'mutation($i: EmployeeLeaveInput!) { createEmployeeLeave(input: $i) { id version } }',
    { i: { employeeId, fromDate: date, toDate: `${month}-31` } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createEmployeeLeave;
}
