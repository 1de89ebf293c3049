import fc from 'fast-check';
import { allAreas } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { isListable } from '../../src/platform/lists/list-types';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  await Promise.all(
    people.map(async (person, at) =>
      ids.set(
        person.code,
        await insertRow(test, employee, company, {
          ...person,
          createdAt: new Date(Date.UTC(2024, 0, 1, 0, 0, at % 3)).toISOString(),
        }),
      ),
    ),
  );
  await insertRow(test, areaOf('Position'), company, {
    title: 'Cook',
    headcountPlanned: 3,
    minSalary: '1000.500',
    maxSalary: '2000.000',
  });
  await insertRow(test, areaOf('Position'), company, {
    title: 'Driver',
    headcountPlanned: 12,
    minSalary: '900.000',
    maxSalary: null,
  });
  await insertRow(test, areaOf('Position'), company, {
    title: 'Guard',
    headcountPlanned: null,
    minSalary: '10000.000',
    maxSalary: null,
  });
  await insertRow(test, areaOf('EmployeePosition'), company, { employeeId: ids.get('A-1'), isPrimary: true });
  await insertRow(test, areaOf('EmployeePosition'), company, { employeeId: ids.get('A-2'), isPrimary: false });
});
afterAll(() => test.close());

const areaOf = (name: string) => allAreas().find((area) => area.name === name)!;
const employee = areaOf('Employee');
const ids = new Map<string, string>();
/** Names and values that a pattern, a quote or an empty value could trip over. */
const people = [
  {
    code: 'A-1',
    firstName: 'Amal',
    middleName: null,
    lastName: 'Haddad',
    gender: 'female',
    birthDate: '1990-05-01',
    exitDate: null,
    nationality: 'AE',
  },
  {
    code: 'A-2',
    firstName: 'amal',
    middleName: 'B.',
    lastName: 'haddad',
    gender: null,
    birthDate: '1985-01-31',
    exitDate: '2024-06-30',
    nationality: null,
  },
  {
    code: 'B_1',
    firstName: '100% Sure',
    middleName: null,
    lastName: "O'Neil",
    gender: 'male',
    birthDate: null,
    exitDate: null,
    nationality: 'IE',
  },
  {
    code: 'B-1',
    firstName: 'Under_score',
    middleName: 'x',
    lastName: '[Bracket]',
    gender: 'male',
    birthDate: null,
    exitDate: '2024-01-02',
    nationality: 'IE',
  },
  {
    code: 'C\\1',
    firstName: 'Back\\slash',
    middleName: null,
    lastName: 'Zaki',
    gender: null,
    birthDate: '1990-05-01',
    exitDate: null,
    nationality: null,
  },
  {
    code: 'D-1',
    firstName: 'زينب',
    middleName: null,
    lastName: 'الحداد',
    gender: 'female',
    birthDate: '2000-02-29',
    exitDate: null,
    nationality: 'AE',
  },
  {
    code: 'D-2',
    firstName: 'Zoë',
    middleName: 'Ann',
    lastName: 'Ünal',
    gender: 'female',
    birthDate: '1999-12-31',
    exitDate: null,
    nationality: 'TR',
  },
];

const list = (args: string, variables: object = {}, head = '') =>
  admin.graphql(`query${head} { employees(${args}) { total endCursor rows { id code } } }`, variables);
const found = async (filter: object): Promise<string[]> => {
  const { data, errors } = await list('filter: $f, limit: 200', { f: filter }, '($f: EmployeeFilter)');
  if (errors) throw new Error(JSON.stringify(errors));
  expect(data.employees.total).toBe(data.employees.rows.length);
  return data.employees.rows.map(({ code }: { code: string }) => code).sort();
};
const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code;

describe('a filter', () => {
  it.each<[string, object, string[]]>([
    ['text equal', { firstName: { eq: 'Amal' } }, ['A-1']],
    ['text not equal, empty ones among them', { middleName: { ne: 'x' } }, ['A-1', 'A-2', 'B_1', 'C\\1', 'D-1', 'D-2']],
    ['text one of', { code: { in: ['A-1', 'D-2', 'none'] } }, ['A-1', 'D-2']],
    ['text one of nothing', { code: { in: [] } }, []],
    ['text contained, in any case', { firstName: { contains: 'MAL' } }, ['A-1', 'A-2']],
    ['text begun with', { code: { startsWith: 'b' } }, ['B-1', 'B_1']],
    ['a percent sign as itself', { firstName: { contains: '%' } }, ['B_1']],
    ['an underscore as itself', { code: { contains: 'B_' } }, ['B_1']],
    ['a backslash as itself', { firstName: { contains: '\\' } }, ['C\\1']],
    ['a bracket as itself', { lastName: { startsWith: '[' } }, ['B-1']],
    ['a quote as itself', { lastName: { eq: "O'Neil" } }, ['B_1']],
    ['text empty', { middleName: { isEmpty: true } }, ['A-1', 'B_1', 'C\\1', 'D-1']],
    ['text with a value', { middleName: { isEmpty: false } }, ['A-2', 'B-1', 'D-2']],
    ['text equal to nothing', { middleName: { eq: null } }, ['A-1', 'B_1', 'C\\1', 'D-1']],
    ['a choice', { gender: { eq: 'female' } }, ['A-1', 'D-1', 'D-2']],
    ['a choice of several', { gender: { in: ['male'] } }, ['B-1', 'B_1']],
    ['not a choice', { gender: { ne: 'male' } }, ['A-1', 'A-2', 'C\\1', 'D-1', 'D-2']],
    ['a day', { birthDate: { eq: '2000-02-29' } }, ['D-1']],
    ['days between', { birthDate: { gte: '1990-05-01', lt: '2000-02-29' } }, ['A-1', 'C\\1', 'D-2']],
    ['days after and before', { birthDate: { gt: '1999-12-31' } }, ['D-1']],
    ['days up to', { birthDate: { lte: '1985-01-31' } }, ['A-2']],
    ['an instant', { createdAt: { gt: '2024-01-01T00:00:01Z' } }, ['B_1', 'D-1']],
    ['a computed name', { code: { eq: 'A-1' }, firstName: { contains: 'amal' } }, ['A-1']],
    ['nothing', {}, people.map(({ code }) => code).sort()],
    ['all of several', { and: [{ gender: { eq: 'female' } }, { nationality: { eq: 'AE' } }] }, ['A-1', 'D-1']],
    ['one of several', { or: [{ code: { eq: 'A-1' } }, { gender: { eq: 'male' } }] }, ['A-1', 'B-1', 'B_1']],
    ['one of none', { or: [] }, []],
    ['all of none', { and: [] }, people.map(({ code }) => code).sort()],
    [
      'one within another',
      {
        and: [
          {
            or: [
              { gender: { eq: 'male' } },
              { and: [{ nationality: { eq: 'AE' } }, { birthDate: { gt: '1995-01-01' } }] },
            ],
          },
          { exitDate: { isEmpty: true } },
        ],
      },
      ['B_1', 'D-1'],
    ],
    [
      'beside others',
      { nationality: { eq: 'IE' }, or: [{ gender: { eq: 'female' } }, { exitDate: { isEmpty: false } }] },
      ['B-1'],
    ],
  ])('finds by %s', async (_by, filter, codes) => {
    expect(await found(filter)).toEqual([...codes].sort());
  });

  it('finds by id', async () => {
    expect(await found({ id: { eq: ids.get('D-2') } })).toEqual(['D-2']);
    expect(await found({ id: { ne: ids.get('D-2') } })).toHaveLength(people.length - 1);
    expect(await found({ id: { in: [ids.get('A-1'), ids.get('B_1'), newId()] } })).toEqual(['A-1', 'B_1']);
  });

  it.each<[string, string, string[]]>([
    ['whole numbers', '{headcountPlanned: {gte: 3, lt: 12}}', ['Cook']],
    ['whole numbers, empty', '{headcountPlanned: {isEmpty: true}}', ['Guard']],
    ['exact numbers, not as texts', '{minSalary: {gt: "1000.5"}}', ['Guard']],
    ['equal amounts however written', '{minSalary: {eq: "1000.50"}}', ['Cook']],
    ['amounts one of', '{maxSalary: {in: ["2000", "1"]}}', ['Cook']],
  ])('finds by %s', async (_by, filter, titles) => {
    const { data } = await admin.graphql(
      `{ positions(filter: {and: [${filter}, {title: {in: ["Cook", "Driver", "Guard"]}}]}, sort: [{field: title}]) { rows { title } } }`,
    );
    expect(data.positions.rows.map(({ title }: { title: string }) => title)).toEqual(titles);
  });

  it('finds by yes and no, and by references', async () => {
    const { data } = await admin.graphql(
      'query($e: ID!) { a: employeePositions(filter: {isPrimary: {eq: true}}) { total } b: employeePositions(filter: {isPrimary: {eq: false}}) { total } c: employeePositions(filter: {employeeId: {eq: $e}}) { total } d: employeePositions(filter: {managerId: {isEmpty: false}}) { total } }',
      { e: ids.get('A-1') },
    );
    expect(data).toEqual({ a: { total: 1 }, b: { total: 1 }, c: { total: 1 }, d: { total: 0 } });
  });

  it('is nested six levels deep and no deeper', async () => {
    const nested = (levels: number): object => (levels ? { and: [nested(levels - 1)] } : { code: { eq: 'A-1' } });
    expect(await found(nested(6))).toEqual(['A-1']);
    const answer = await list('filter: $f', { f: nested(7) }, '($f: EmployeeFilter)');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'filter' });
  });

  it.each([
    '{passwordHash: {eq: "x"}}',
    '{code: {like: "x"}}',
    '{passportNo: {eq: "x"}}',
    '{code: "A-1"}',
    '{nothing: {eq: 1}}',
  ])('of %s is refused', async (filter) => {
    expect(codeOf(await list(`filter: ${filter}`))).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('a search', () => {
  it.each([
    ['amal', ['A-1', 'A-2']],
    ['HADDAD amal', ['A-1', 'A-2']],
    ['  amal   b.  ', ['A-2']],
    ['amal nobody', []],
    ['%', ['B_1']],
    ['_', ['B-1', 'B_1']],
    ['[', ['B-1']],
    ['100%', ['B_1']],
    ['\\', ['C\\1']],
    ["o'n", ['B_1']],
    ['زينب', ['D-1']],
    ['ünal', ['D-2']],
    ['', people.map(({ code }) => code)],
    ['   ', people.map(({ code }) => code)],
    ["'; drop table employee; --", []],
    ['$1', []],
  ])('for «%s» finds letters, not patterns', async (search, codes) => {
    const { data } = await list('search: $s, limit: 200', { s: search }, '($s: String)');
    expect(data.employees.rows.map(({ code }: { code: string }) => code).sort()).toEqual([...codes].sort());
    expect(data.employees.total).toBe(codes.length);
  });
});

describe('the order of a list', () => {
  const order = async (sort: string): Promise<string[]> =>
    (await list(`sort: [${sort}]`)).data.employees.rows.map(({ code }: { code: string }) => code);
  it('puts empty values last going up and first going down', async () => {
    expect((await order('{field: exitDate}, {field: code}')).slice(0, 3)).toEqual(['B-1', 'A-2', 'A-1']);
    expect((await order('{field: exitDate, direction: DESC}, {field: code}')).slice(-2)).toEqual(['A-2', 'B-1']);
  });
  it('goes by the first level, then by the next', async () => {
    expect((await order('{field: birthDate, direction: DESC}, {field: code}')).slice(-4)).toEqual([
      'D-2',
      'A-1',
      'C\\1',
      'A-2',
    ]);
    expect((await order('{field: birthDate}, {field: code, direction: DESC}')).slice(1, 3)).toEqual(['C\\1', 'A-1']);
  });
  it.each(['id; drop table employee', 'lastName desc', '(select 1)', 'iban', 'passwordHash'])(
    'by %s is refused',
    async (field) => {
      const answer = await list('sort: $s', { s: [{ field }] }, '($s: [EmployeeSort!])');
      expect(codeOf(answer)).toBe('INVALID');
    },
  );
});

describe('pages', () => {
  const fields = [...employee.fields.values()]
    .filter((meta) => isListable(meta) && meta.kind !== 'longText')
    .map(({ name }) => name);
  const crowd = 60;
  let crowded: Person;
  beforeAll(async () => {
    const place = await test.company();
    crowded = await test.as({ type: 'admin', company: place });
    const pick = <T>(values: T[], at: number) => values[at % values.length];
    for (let at = 0; at < crowd; at += 1) {
      await insertRow(test, employee, place, {
        code: `C-${at}`,
        firstName: pick(['Ali', 'ali', 'Bea', 'Ço'], at),
        middleName: pick([null, 'M', null, 'm', ''], at),
        lastName: pick(['X', 'Y'], at),
        birthDate: pick([null, '1990-01-01', '1991-01-01'], at),
        gender: pick([null, 'female', 'male'], at),
        nationality: pick([null, 'AE'], at),
        healthType: pick([null, 'Fit', 'Limited'], at),
        createdAt: new Date(Date.UTC(2024, 0, 1, 0, 0, 0, at % 4)).toISOString(),
      });
    }
  });
  type Level = { field: string; direction: 'ASC' | 'DESC' };
  const rowsOf = async (query: string, sort: Level[], more: object = {}) => {
    const { data, errors } = await crowded.graphql(query, { s: sort, ...more });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.employees as { total: number; endCursor: string | null; rows: { id: string }[] };
  };
  const byCursor =
    'query($s: [EmployeeSort!], $n: Int!, $a: String) { employees(sort: $s, limit: $n, after: $a) { total endCursor rows { id } } }';
  const byOffset =
    'query($s: [EmployeeSort!], $n: Int!, $o: Int!) { employees(sort: $s, limit: $n, offset: $o) { total rows { id } } }';

  it('by cursor and by offset are the same rows in the same order, each once, whatever the sort', async () => {
    const level = fc.record({
      field: fc.constantFrom(...fields),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(level, { maxLength: 4 }), fc.constantFrom(7, 20, 59), async (sort, size) => {
        const whole = await rowsOf(byOffset, sort, { n: 200, o: 0 });
        const all = whole.rows.map(({ id }) => id);
        expect([whole.total, new Set(all).size]).toEqual([crowd, crowd]);
        const [paged, offset]: [string[], string[]] = [[], []];
        for (let after: string | null = null; ;) {
          const page: { total: number; endCursor: string | null; rows: { id: string }[] } = await rowsOf(
            byCursor,
            sort,
            { n: size, a: after },
          );
          expect(page.total).toBe(crowd);
          paged.push(...page.rows.map(({ id }) => id));
          if (!page.endCursor || paged.length > crowd) break;
          after = page.endCursor;
        }
        for (let at = 0; at < crowd; at += size)
          offset.push(...(await rowsOf(byOffset, sort, { n: size, o: at })).rows.map(({ id }) => id));
        expect(paged).toEqual(all);
        expect(offset).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  it('end with the total told truly, also past the end', async () => {
    expect(await rowsOf(byOffset, [], { n: 10, o: 1_000 })).toEqual({ total: crowd, rows: [] });
    const last = await rowsOf(byCursor, [{ field: 'code', direction: 'ASC' }], { n: 200 });
    expect(last.endCursor).toBeNull();
  });

  it.each([
    '',
    'x',
    'WzFd',
    'bm90IGpzb24',
    'W3siYSI6MX0sIngiXQ',
    `${'A'.repeat(5_000)}`,
    "' or 1=1 --",
    'WyIyMDI0LTEzLTQ1IiwieCJd',
  ])('after the unknown mark «%s» are refused or begin anew', async (after) => {
    for (const field of ['birthDate', 'code', 'createdAt', 'version']) {
      const answer = await crowded.graphql(
        'query($a: String, $s: [EmployeeSort!]) { employees(limit: 2, after: $a, sort: $s) { rows { id } } }',
        { a: after, s: [{ field }] },
      );
      if (answer.errors) expect(codeOf(answer)).toBe('INVALID');
      else expect(answer.data.employees.rows.length).toBeLessThanOrEqual(2);
    }
  });

  it('after the mark of another order are refused', async () => {
    const { endCursor } = await rowsOf(
      byCursor,
      [
        { field: 'birthDate', direction: 'ASC' },
        { field: 'code', direction: 'ASC' },
      ],
      { n: 5 },
    );
    const answer = await crowded.graphql(byCursor, { s: [{ field: 'code', direction: 'ASC' }], n: 5, a: endCursor });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'after' });
  });

  it.each([0, -1, 201, 999_999])('of %d rows are refused', async (limit) => {
    const answer = await crowded.graphql('query($n: Int) { employees(limit: $n) { total } }', { n: limit });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', status: 422, field: 'limit' });
  });
});
