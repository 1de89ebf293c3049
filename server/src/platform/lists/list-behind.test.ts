import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';

let test: TestApp;
let reader: Person;
beforeAll(async () => {
  test = await createTestApp();
  const place = await test.company();
  reader = await test.as({ type: 'admin', company: place });
  const departments = await Promise.all(
    ['Kitchen', 'Bar'].map((name) => insertRow(test, 'Department', place, { name })),
  );
  for (const [at, departmentId] of [departments[0], departments[1], null, departments[0]].entries()) {
    const employeeId = await insertRow(test, 'Employee', place, {
      code: `M-${at}`,
      firstName: 'Mona',
      lastName: `No ${at}`,
      departmentId,
    });
    await insertRow(test, 'AttendanceMonth', place, { employeeId, period: '2024-05' });
  }
});
afterAll(() => test.close());

const months = async (args: string) => {
  const { data, errors } = await reader.graphql(
    `{ attendanceMonths(${args}) { total endCursor rows { employeeCode name departmentName employee { code } } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.attendanceMonths as {
    total: number;
    endCursor: string;
    rows: { employeeCode: string; departmentName: string | null; employee: { code: string } }[];
  };
};
const codesOf = ({ rows }: Awaited<ReturnType<typeof months>>) => rows.map(({ employeeCode }) => employeeCode);

describe('what is told of the employee a row is about', () => {
  it.each([
    ['{departmentName: {eq: "Kitchen"}}', ['M-0', 'M-3']],
    ['{departmentName: {in: ["Bar", "Garden"]}}', ['M-1']],
    ['{departmentName: {contains: "a"}}', ['M-1']],
    ['{departmentName: {startsWith: "kit"}}', ['M-0', 'M-3']],
    ['{departmentName: {ne: "Kitchen"}}', ['M-1', 'M-2']],
    ['{departmentName: {isEmpty: true}}', ['M-2']],
    ['{departmentName: {isEmpty: false}}', ['M-0', 'M-1', 'M-3']],
    ['{departmentName: {eq: null}}', ['M-2']],
    ['{departmentName: {eq: "Bar"}, employeeCode: {eq: "M-0"}}', []],
    ['{or: [{departmentName: {eq: "Bar"}}, {name: {eq: "Mona No 3"}}]}', ['M-1', 'M-3']],
  ])('finds rows by %s', async (filter, codes) => {
    const page = await months(`filter: ${filter}, sort: [{field: employeeCode}]`);
    expect([page.total, codesOf(page)]).toEqual([codes.length, codes]);
  });

  it.each(['', 'search: "mona", '])(
    'stands on a page further on as on one page of all, in the same order %s',
    async (search) => {
      for (const sort of ['{field: employeeCode, direction: DESC}', '{field: departmentName}', '{field: period}']) {
        const all = await months(`${search}sort: [${sort}]`);
        const [first, second] = [
          await months(`${search}sort: [${sort}], limit: 2`),
          await months(`${search}sort: [${sort}], limit: 2, offset: 2`),
        ];
        expect([...first.rows, ...second.rows]).toEqual(all.rows);
        expect(all.rows.every((row) => row.employee.code === row.employeeCode)).toBe(true);
        expect(codesOf(await months(`${search}sort: [${sort}], limit: 2, after: "${first.endCursor}"`))).toEqual(
          codesOf(second),
        );
        expect([first.total, second.total]).toEqual([4, 4]);
      }
    },
  );
});
