import type { Answer, Person } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';

export type Data = Answer['data'];

export const all = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
/** What somebody needs to import people with everything about them. */
export const hr: Grant[] = [
  ...all('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo'),
  ...all('Employee', 'read', 'create', 'update', 'delete'),
  ...all('Department', 'read', 'create', 'update'),
  ...all('Position', 'read', 'create'),
  ...all('WorkLocation', 'read', 'create'),
  ...all('EmployeePosition', 'read', 'create', 'update'),
  ...all('EmployeeSalary', 'read', 'create', 'update', 'read_sensitive'),
];
const head = [
  'Name',
  'Staff No',
  'Date of birth',
  'Sex',
  'Hire date',
  'Exit date',
  'Department',
  'Job title',
  'Manager',
  'Annual salary',
];
export const people = [
  ['Stone, Ada  M', '101', '03/25/70', 'F', '1/15/2015', '', 'IT  ', 'Head of IT', '', '240000'],
  ['Reed, Ben', '102', '11/30/85', 'M ', '2/1/2018', '', 'IT', 'Engineer', 'Ada Stone', '120,000'],
  ['Lake,Cleo', '103', '07/04/90', 'F', '5/20/2019', '9/30/2024', 'it', 'Engineer', 'Ada M. Stone', '100000'],
  ['Dune, Dev', '', '01/31/92', 'M', '8/17/2020', '', 'Sales', 'Seller', 'Zoe Absent', '60000'],
];
export const csv = (rows: string[][], header = head): string =>
  [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');

export async function upload(
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'people.csv',
  kind?: string,
): Promise<{ status: number; body: Data }> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await person.fetch(`/upload/import${kind ? `?kind=${kind}` : ''}`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Data };
}
const fields =
  'id version kind state rows doneCount mapping transformations counts { create update skip rejected departments positions managers references withoutPay undone kept } problems { code isError header value count rows message { en } } failure { en } allowedActions';
export async function ask(person: Person, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await person.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
export const read = async (person: Person, id: string): Promise<Data> =>
  (await ask(person, `query($id: ID!) { import(id: $id) { ${fields} } }`, { id })).import;
export async function step(
  person: Person,
  id: string,
  name: 'checkImport' | 'commitImport' | 'undoImport',
): Promise<Data> {
  const { version } = await read(person, id);
  await ask(person, `mutation($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { id } }`, {
    id,
    version,
  });
  for (let waited = 0; waited < 200; waited += 1) {
    const row = await read(person, id);
    if (!/ing$/.test(row.state)) return row;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the background step did not end');
}
export async function mapped(
  person: Person,
  content: string,
  transformations: object = {},
  kind?: string,
): Promise<string> {
  const { body } = await upload(person, content, undefined, kind);
  const { version, mapping } = await read(person, body.id);
  await ask(
    person,
    'mutation($id: ID!, $version: Int!, $mapping: JSON!, $given: JSON) { setImportMapping(id: $id, version: $version, mapping: $mapping, transformations: $given) { id } }',
    { id: body.id, version, mapping, given: transformations },
  );
  return body.id;
}
export const staff = async (person: Person): Promise<Data[]> =>
  (
    await ask(
      person,
      `{ employees(limit: 200, sort: [{ field: code }]) { rows {
  id code firstName middleName lastName status birthDate hireDate exitDate gender department { name } position { title } manager { lastName } } } }`,
    )
  ).employees.rows;
export const staffCount = async (person: Person): Promise<number> =>
  (await ask(person, '{ employees { total } }')).employees.total;
export const salaries = async (person: Person): Promise<Data[]> =>
  (await ask(person, '{ employeeSalaries(limit: 200) { rows { employeeId baseSalary currency validFrom validTo } } }'))
    .employeeSalaries.rows;
/** What somebody needs to import every kind of rows. */
export const imports = all('Import', 'read', 'create', 'update', 'delete', 'check', 'commit', 'undo');
export const everything: Grant[] = [
  ...imports,
  ...['Department', 'Position', 'Employee', 'EmployeePosition', 'EmployeeSalary', 'Attendance', 'Shift'].flatMap(
    (subject) => all(subject, 'read', 'create', 'update', 'delete', 'read_sensitive'),
  ),
  ...all('Employee', 'read_pay'),
];
export const table = (...rows: string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
export const create = async (person: Person, area: string, input: object): Promise<string> =>
  (await ask(person, `mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`, { input })).made
    .id;
export const hire = (person: Person, code: string, firstName: string, lastName: string): Promise<string> =>
  create(person, 'Employee', { code, firstName, lastName, hireDate: '2020-01-01' });

export async function whole(
  person: Person,
  content: string,
  kind: string,
  transformations: object = {},
): Promise<string> {
  const id = await mapped(person, content, transformations, kind);
  await step(person, id, 'checkImport');
  expect((await step(person, id, 'commitImport')).state).toBe('committed');
  return id;
}
