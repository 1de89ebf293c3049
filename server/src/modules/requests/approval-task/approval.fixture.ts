import { insertRow } from '../../../../test/rows';
import type { Answer, Person, TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

export const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const own = grants('own', { Employee: ['read'], EmployeeLeave: ['read', 'create', 'update', 'cancel'] });

/** Mona reports to Badr, and Badr to Chandra; HR may decide about everybody, Dan holds no right at all. */
export interface World {
  company: string;
  employees: Record<'top' | 'boss' | 'mona', string>;
  hr: Person;
  chandra: Person;
  badr: Person;
  mona: Person;
  dan: Person;
}

export async function world(test: TestApp): Promise<World> {
  const company = await test.company();
  const hire = (values: object) => insertRow(test, 'Employee', company, { hireDate: '2024-01-01', ...values });
  const top = await hire({ firstName: 'Chandra', lastName: 'Rao' });
  const boss = await hire({ firstName: 'Badr', lastName: 'Saleh', managerId: top });
  const mona = await hire({ firstName: 'Mona', lastName: 'Haddad', managerId: boss });
  return {
    company,
    employees: { top, boss, mona },
    hr: await test.as({
      company,
      grants: [
        ...grants('company', {
          Employee: ['read'],
          EmployeeLeave: ['read', 'create', 'approve', 'reject', 'cancel'],
          ApprovalFlow: ['read', 'create', 'update', 'delete'],
        }),
      ],
    }),
    chandra: await test.as({ company, employeeId: top, grants: own }),
    badr: await test.as({
      company,
      employeeId: boss,
      grants: [...own, ...grants('team', { EmployeeLeave: ['read', 'approve', 'reject'] })],
    }),
    mona: await test.as({ company, employeeId: mona, grants: own }),
    dan: await test.as({ company, grants: [] }),
  };
}

export const data = ({ data: given, errors }: Answer): any => {
  if (errors) throw new Error(JSON.stringify(errors));
  return given;
};
export const step = (approvers: object[], more: object = {}): object => ({ mode: 'any', approvers, ...more });
export const manager = (levels = 1): object => ({ kind: 'manager', levels });
export const people = (...userIds: string[]): object => ({ kind: 'people', userIds });

export const makeFlow = (who: Person, steps: object[], more: object = {}): Promise<Answer> =>
  who.graphql('mutation($i: ApprovalFlowInput!) { createApprovalFlow(input: $i) { id version name } }', {
    i: {
      name: 'Long leave',
      subject: 'EmployeeLeave',
      steps,
      conditions: [{ fact: 'days', comparison: 'gt', values: ['3'] }],
      ...more,
    },
  });

const leaveFields = 'id version status decidedById deciders allowedActions';
export const askForLeave = async (who: Person, employeeId: string, input: object = {}): Promise<any> =>
  data(
    await who.graphql(`mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { ${leaveFields} } }`, {
      i: { employeeId, fromDate: '2026-03-09', toDate: '2026-03-13', ...input },
    }),
  ).made;
export const leaveOf = async (who: Person, id: string): Promise<any> =>
  data(await who.graphql(`query($id: ID!) { employeeLeave(id: $id) { ${leaveFields} } }`, { id })).employeeLeave;
export const approveLeave = (who: Person, { id, version }: { id: string; version: number }): Promise<Answer> =>
  who.graphql(`mutation($id: ID!, $v: Int!) { made: approveEmployeeLeave(id: $id, version: $v) { ${leaveFields} } }`, {
    id,
    v: version,
  });

/** What became of a decision taken in the inbox: 'done', or why not. */
export async function decide(
  who: Person,
  id: string,
  verdict = 'approved',
  reason: string | null = null,
  subject = 'EmployeeLeave',
): Promise<string> {
  const answer = await who.graphql(
    'mutation($s: String!, $ids: [ID!]!, $v: ApprovalVerdict!, $r: String) { made: decideApprovals(subject: $s, ids: $ids, verdict: $v, reason: $r) { done message } }',
    { s: subject, ids: [id], v: verdict, r: reason },
  );
  if (answer.errors) return answer.errors[0]!.message;
  return answer.data.made[0].done ? 'done' : answer.data.made[0].message;
}

export const waiting = async (who: Person, subject = 'EmployeeLeave'): Promise<any[]> =>
  data(
    await who.graphql(
      'query($s: String!) { page: approvalsWaiting(subject: $s) { total rows { id who what days fromDate toDate flowName step steps insteadOf path canReject } } }',
      { s: subject },
    ),
  ).page.rows;
export const timeline = async (who: Person, id: string, subject = 'EmployeeLeave'): Promise<any> =>
  data(
    await who.graphql(
      'query($s: String!, $id: ID!) { made: approvalTimeline(subject: $s, id: $id) { state flowName steps { state skipped people { name state delegateName escalatedToName decidedByName reason } } } }',
      { s: subject, id },
    ),
  ).made;
export const told = async (who: Person): Promise<string[]> =>
  data(await who.graphql('{ notifications { rows { kind } } }')).notifications.rows.map(
    ({ kind }: { kind: string }) => kind,
  );
