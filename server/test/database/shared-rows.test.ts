import { Client } from 'pg';
import { companyRows, departmentRows } from '../../src/modules/organisation/organisation.sql';
import { employeePositionRows, employeeRows } from '../../src/modules/people/people.sql';
import { fileDatabaseUrl } from '../copied-database';

let owner: Client;
beforeAll(async () => {
  owner = new Client(await fileDatabaseUrl());
  await owner.connect();
  await owner.query(`set role muster_app; set app.company_id = '0123456789abcdef01234567'`);
});
afterAll(() => owner.end());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Total Cost': number;
  Plans?: Node[];
}

async function planOf(sql: string): Promise<string[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${sql}`);
  const told = (node: Node): string[] => [
    `${node['Node Type']} ${node['Relation Name'] ?? ''} ${node['Index Name'] ?? ''} ${node['Total Cost']}`,
    ...(node.Plans ?? []).flatMap(told),
  ];
  return told(rows[0]!['QUERY PLAN'][0]!.Plan);
}

const company = `'0123456789abcdef01234567'`;
it.each([
  [
    'one row',
    (employee: string) => `select e.code from ${employee} e where e.company_id = ${company} and e.id = ${company}`,
  ],
  [
    'rows of both sides',
    (employee: string, position: string, department: string, owner_: string) =>
      `select s.id, e.code, d.name, c.name from payslip s join ${employee} e on e.company_id = s.company_id and e.id = s.employee_id
         join ${owner_} c on c.id = s.company_id left join ${position} p on p.company_id = e.company_id and p.employee_id = e.id and p.is_primary
         left join ${department} d on d.company_id = p.company_id and d.id = p.department_id where s.company_id = ${company} order by e.code`,
  ],
  [
    'a lateral one that is limited',
    (employee: string, position: string) =>
      `select e.id, p.department_id from ${employee} e left join lateral (select p.department_id from ${position} p
         where p.company_id = e.company_id and p.employee_id = e.id order by p.valid_from desc limit 1) p on true where e.company_id = ${company}`,
  ],
  [
    'rows that are locked',
    (employee: string) => `select 1 from ${employee} e where e.company_id = ${company} for no key update of e`,
  ],
])('what another module shares is planned as the table itself: %s', async (_what, sql) => {
  const shared = [
    employeeRows('code'),
    employeePositionRows('employee_id', 'department_id', 'valid_from', 'is_primary'),
    departmentRows('name'),
    companyRows('name'),
  ] as const;
  const plan = await planOf(sql(...shared));
  expect(plan).toEqual(await planOf(sql('employee', 'employee_position', 'department', 'company')));
  expect(plan.join()).toContain('employee');
});
