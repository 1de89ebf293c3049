import { actionsOn } from '../../src/platform/access/grant-rules';
import { standardRoles } from '../../src/modules/administration/company-role/standard-roles';
import { scopes } from '../../src/platform/access/ability';
import { actionShowing } from '../../src/platform/records/fields';
import { allAreas } from '../../src/platform/records/area';
import { aboutOneself } from '../api/operations-about-oneself';
import { onRoles, type Operation } from '../api/schema-operations';
import { say } from '../../src/platform/text';

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
const code = (names: string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** docs/permissions.md: what each grant opens, from the operations the matrix test has tried. */
export function permissionsPage(operations: Operation[]): string {
  const areas = allAreas()
    .filter((area) => operations.some(({ rule }) => rule!.area === area))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const opens = (name: string, action: string) =>
    operations.filter(({ rule }) => rule!.area.name === name && rule!.action === action).map((each) => each.name);
  const rows = areas.flatMap((area) =>
    actionsOn(area.name).flatMap((action) => {
      const shown = [...area.fields.values()].filter((meta) => actionShowing(meta) === action).map((meta) => meta.name);
      const what = shown.length ? shown : opens(area.name, action);
      return what.length
        ? [
            [
              area.name,
              area.isTenant ? 'company' : 'platform',
              action,
              area.person && (action !== 'create' || area.person !== 'id') ? scopes.join(', ') : 'company',
              code(what),
            ],
          ]
        : [];
    }),
  );
  const roles = Object.values(standardRoles).map(({ title, grants }) => {
    const held = grants();
    const subjectsIn = (scope: string) => [
      ...new Set(held.filter((grant) => grant.scope === scope).map(({ subject }) => subject)),
    ];
    const actionsIn = (scope: string, subject: string) =>
      held.filter((grant) => grant.scope === scope && grant.subject === subject).map(({ action }) => action);
    return [
      say(title, 'en'),
      scopes
        .filter((scope) => subjectsIn(scope).length)
        .map(
          (scope) =>
            `${scope}: ${subjectsIn(scope)
              .map((subject) => `${subject} (${actionsIn(scope, subject).join(', ')})`)
              .join(', ')}`,
        )
        .join('; '),
    ];
  });
  return `# Who may do what

Printed by \`PRINT=permissions npx jest -c jest.config.cjs --selectProjects server -- server/test/access/permissions.test.ts\`, which tries every
line of it: each operation as a visitor, a client, a disabled account, without grants, with each single grant in each scope, and as an admin,
on one's own row, a row of one's team, of a department one heads, elsewhere in the company and in another company.

- Nothing is open but what is granted. An **admin** may do everything; a **client** nothing; anyone else what their roles grant.
- Company roles hold inside their company, platform roles outside any.
- Scopes: **own** is what is about oneself, **team** also everybody below one, **department** also everybody in departments one heads and
  their parts, **company** every row. Own, team and department reach only rows that are about an employee.
- A row one may not touch reads as if it did not exist (NOT_FOUND); making what one may not make is FORBIDDEN.
- Fields under *read_sensitive*, *read_medical*, *read_pay* and *read_range* are empty in rows the grant does not reach; lists are filtered and sorted by them only for
  those who see them in every row, searched by them in rows where they are seen. Who may make a row fills in all of its fields;
  what stands is changed only by those who see it, and an own amount of an allowance or a deduction is given by them alone
  ([why](decisions/0158-making-a-row-takes-what-its-maker-does-not-see.md)). Those stored encrypted are shown masked and never searched.
- Relations show a row only to those who may read it. The same rules guard REST, files and subscriptions.
- A company role may also grant to read and to update its own Company.

## What a grant opens

${table(['Area', 'Roles', 'Action', 'Scopes', 'Opens'], rows)}

Open to everybody signed in, about themselves: ${code(aboutOneself)}. Open to whoever may read the roles of the place they are in: ${code(onRoles)}.

## Roles a new company begins with

${table(['Role', 'Grants'], roles)}
`;
}
