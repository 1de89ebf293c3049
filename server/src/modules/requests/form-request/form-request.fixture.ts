import { insertRow } from '../../../../test/rows';
import type { Answer, Person, TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { requestJobs } from './form-request.job';

const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

/** A worker who asks for themselves, their manager who decides, a clerk who does what was approved, and an admin. */
export interface Office {
  company: string;
  employeeId: string;
  admin: Person;
  worker: Person;
  manager: Person;
  clerk: Person;
}

export async function office(test: TestApp): Promise<Office> {
  const company = await test.company();
  const managerId = await insertRow(test, 'Employee', company, {});
  const employeeId = await insertRow(test, 'Employee', company, { managerId });
  return {
    company,
    employeeId,
    admin: await test.as({ type: 'admin', company }),
    worker: await test.as({
      company,
      employeeId,
      grants: [
        ...grants('company', { FormVersion: ['read'] }),
        ...grants('own', {
          Employee: ['read'],
          FormRequest: ['read', 'create', 'update', 'submit', 'withdraw', 'close', 'dispute'],
        }),
      ],
    }),
    manager: await test.as({
      company,
      employeeId: managerId,
      grants: grants('team', { Employee: ['read'], FormRequest: ['read', 'approve', 'reject', 'return'] }),
    }),
    clerk: await test.as({ company, grants: grants('company', { FormRequest: ['read', 'fulfil'] }) }),
  };
}

const row =
  'id version no state dueOn dueStanding fulfilledAt fulfilledById handedFileIds allowedActions history { action byName comment }';
export const made = ({ data, errors }: Answer): any => {
  if (errors) throw new Error(JSON.stringify(errors));
  return data.made;
};
export const refusalOf = ({ errors }: Answer): any => errors?.[0]?.extensions ?? 'done';

/** The published version of a new form with these values. */
export async function versionOfForm({ admin }: Office, values: object = {}): Promise<string> {
  const form = made(
    await admin.graphql('mutation($input: FormInput!) { made: createForm(input: $input) { id } }', {
      input: {
        title: newId(),
        type: 'letter',
        fields: [{ name: 'purpose', kind: 'text', label: 'What for?' }],
        ...values,
      },
    }),
  );
  await admin.graphql('mutation($id: ID!) { publishForm(id: $id, version: 1) { id } }', { id: form.id });
  return made(
    await admin.graphql('query($id: ID!) { made: formVersions(filter: {formId: {eq: $id}}) { rows { id } } }', {
      id: form.id,
    }),
  ).rows[0].id;
}

export const ask = async ({ worker, employeeId }: Office, formVersionId: string): Promise<any> =>
  made(
    await worker.graphql(`mutation($input: FormRequestInput!) { made: createFormRequest(input: $input) { ${row} } }`, {
      input: { formVersionId, employeeId, answers: { purpose: 'A bank' } },
    }),
  );

/** A verb done to a request, with a comment or files where some are given. */
export function act(
  who: Person,
  verb: string,
  { id, version }: any,
  more: { comment?: string; fileIds?: string[] } = {},
): Promise<Answer> {
  const isNeeded = ['reject', 'return', 'dispute'].includes(verb);
  const types = { comment: isNeeded ? 'String!' : 'String', fileIds: '[ID!]' };
  const given = Object.keys(more) as (keyof typeof types)[];
  return who.graphql(
    `mutation($id: ID!, $v: Int!${given.map((name) => `, $${name}: ${types[name]}`).join('')}) {
    made: ${verb}FormRequest(id: $id, version: $v${given.map((name) => `, ${name}: $${name}`).join('')}) { ${row} } }`,
    { id, v: version, ...more },
  );
}
export const approved = async (at: Office, form: string): Promise<any> =>
  made(await act(at.manager, 'approve', await ask(at, form)));
export const fulfilled = async (at: Office, form: string): Promise<any> =>
  made(await act(at.clerk, 'fulfil', await approved(at, form)));
export const seenBy = async (who: Person, { id }: any): Promise<any> =>
  made(await who.graphql(`query($id: ID!) { made: formRequest(id: $id) { ${row} } }`, { id }));
export const keep = (test: TestApp) => requestJobs(test.app.services)['keep_requests']!(null as never);

/** The kinds of what somebody was told of a request, in the order of their names. */
export async function notificationsOf(who: Person, { id }: any): Promise<string[]> {
  const { data } = await who.graphql('{ notifications(limit: 50) { rows { kind recordId } } }');
  return data.notifications.rows
    .filter(({ recordId }: any) => recordId === id)
    .map(({ kind }: any) => kind)
    .sort();
}
