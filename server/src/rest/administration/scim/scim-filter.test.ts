import fc from 'fast-check';
import { Parameters } from '../../../platform/database/parameters';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { parsedFilter, scimFilterSql, type FilterAttributes } from './scim-filter';
import { groupChanges, type Operation } from './scim-patch';
import { directory, type Directory } from './scim.fixture';

let test: TestApp;
let scim: Directory;
beforeAll(async () => {
  test = await createTestApp();
  scim = await directory(test);
});
afterAll(() => test.close());

interface Row {
  name: string | null;
  code: string | null;
  isActive: boolean | null;
  at: string | null;
}
const attributes: FilterAttributes = {
  displayname: { kind: 'text', sql: 't.name' },
  externalid: { kind: 'text', sql: 't.code', isExact: true },
  active: { kind: 'flag', sql: 't."isActive"' },
  'meta.created': { kind: 'instant', sql: 't.at' },
};
const fieldOf = { displayName: 'name', externalId: 'code', active: 'isActive', 'meta.created': 'at' } as const;
type Name = keyof typeof fieldOf;

/** A condition or a combination of some, as a person would say it. */
type Wanted =
  | { kind: 'is'; name: Name; op: string; value: string | boolean | null }
  | { kind: 'pr'; name: Name }
  | { kind: 'not'; of: Wanted }
  | { kind: 'and'; of: Wanted[] }
  | { kind: 'or'; of: Wanted[] };

const written = (wanted: Wanted): string => {
  switch (wanted.kind) {
    case 'is':
      return `${wanted.name} ${wanted.op} ${JSON.stringify(wanted.value)}`;
    case 'pr':
      return `${wanted.name} pr`;
    case 'not':
      return `not (${written(wanted.of)})`;
    default:
      return wanted.of.map((each) => `(${written(each)})`).join(` ${wanted.kind} `);
  }
};

/** By the code points of the letters, as SQL orders them here. */
const order = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

function holds(row: Row, wanted: Wanted): boolean {
  if (wanted.kind === 'not') return !holds(row, wanted.of);
  if (wanted.kind === 'and') return wanted.of.every((each) => holds(row, each));
  if (wanted.kind === 'or') return wanted.of.some((each) => holds(row, each));
  const given = row[fieldOf[wanted.name]];
  const isThere = given !== null && given !== '';
  if (wanted.kind === 'pr') return isThere;
  const { op, value, name } = wanted;
  if (value === null) return op === 'eq' ? !isThere : isThere;
  if (given === null) return op === 'ne';
  if (typeof given === 'boolean' || typeof value === 'boolean') return (given === value) === (op === 'eq');
  const fold = (text: string) =>
    name === 'displayName' ? text.toLowerCase() : name === 'meta.created' ? new Date(text).toISOString() : text;
  const [left, right] = [fold(given), fold(value)];
  switch (op) {
    case 'eq':
      return left === right;
    case 'ne':
      return left !== right;
    case 'co':
      return left.includes(right);
    case 'sw':
      return left.startsWith(right);
    case 'ew':
      return left.endsWith(right);
    case 'gt':
      return order(left, right) > 0;
    case 'ge':
      return order(left, right) >= 0;
    case 'lt':
      return order(left, right) < 0;
    default:
      return order(left, right) <= 0;
  }
}

const word = fc.string({
  unit: fc.constantFrom('a', 'B', 'b', 'é', 'س', '%', '_', "'", '"', '\\', ' ', '1'),
  maxLength: 4,
});
const instant = fc.integer({ min: 0, max: 4 }).map((hours) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString());
const compared = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'];
const condition: fc.Arbitrary<Wanted> = fc.oneof(
  fc.record({
    kind: fc.constant('is' as const),
    name: fc.constantFrom<Name>('displayName', 'externalId'),
    op: fc.constantFrom(...compared, 'co', 'sw', 'ew'),
    value: word,
  }),
  fc.record({
    kind: fc.constant('is' as const),
    name: fc.constantFrom<Name>('displayName', 'externalId', 'active', 'meta.created'),
    op: fc.constantFrom('eq', 'ne'),
    value: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('is' as const),
    name: fc.constant<Name>('active'),
    op: fc.constantFrom('eq', 'ne'),
    value: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('is' as const),
    name: fc.constant<Name>('meta.created'),
    op: fc.constantFrom(...compared),
    value: instant,
  }),
  fc.record({
    kind: fc.constant('pr' as const),
    name: fc.constantFrom<Name>('displayName', 'externalId', 'active', 'meta.created'),
  }),
);
const filters = fc.letrec<{ filter: Wanted }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
    fc.record({ kind: fc.constant('and' as const), of: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), of: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }) }),
  ),
})).filter;
const rows = fc.array(
  fc.record<Row>({
    name: fc.option(word),
    code: fc.option(word),
    isActive: fc.option(fc.boolean()),
    at: fc.option(instant),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('a filter', () => {
  it('finds in SQL what it says, over any rows and however it is put together', async () => {
    await fc.assert(
      fc.asyncProperty(filters, rows, async (wanted, given) => {
        const parameters = new Parameters([JSON.stringify(given.map((row, at) => ({ ...row, place: at })))]);
        const where = scimFilterSql(parsedFilter(written(wanted)), attributes, parameters);
        const found = await test.sql<{ place: number }>(
          `select t.place
            from json_to_recordset($1) t (place int, name text, code text, "isActive" boolean, at timestamptz)
            where ${where} order by t.place`,
          parameters.values,
        );
        expect(found.map(({ place }) => place)).toEqual(given.flatMap((row, at) => (holds(row, wanted) ? [at] : [])));
      }),
      { numRuns: 300 },
    );
  });

  it('puts no word of the one who asks into SQL', () => {
    const parameters = new Parameters();
    const sql = scimFilterSql(parsedFilter(`displayName eq "x' or true --"`), attributes, parameters);
    expect([sql, parameters.values]).toEqual(['coalesce(lower(t.name) = lower($1::text), false)', [`x' or true --`]]);
  });

  it.each([
    'userName',
    'userName eq',
    'userName eq bjensen',
    'userName xx "a"',
    'userName eq "a" and',
    '(userName eq "a"',
    'userName eq "a")',
    'userName eq {"a": 1}',
    'userName eq 1',
    'userName gt null',
    'password eq "a"',
    'constructor eq "a"',
    '__proto__ eq "a"',
    'userName eq "a" constructor userName eq "b"',
    'active co "t"',
    'active eq "true"',
    'active gt false',
    'meta.created gt "yesterday"',
    'meta.created co "2026-01-01T00:00:00Z"',
    'meta.created gt "2026-02-99T00:00:00Z"',
    'emails[type eq "work"',
    'emails[emails[value eq "a"]]',
    `userName eq "${'\n'.repeat(60)}`,
    `userName eq "${'a'.repeat(2_000)}"`,
    `${'('.repeat(900)}userName pr${')'.repeat(900)} xx`,
    `${'not ('.repeat(11)}active pr${')'.repeat(11)}`,
    Array(101).fill('active pr').join(' or '),
    'userName eq "\\u0000"',
    'userName eq "\\x"',
  ])('is refused as invalidFilter where nobody can tell what it means: %#', async (filter) => {
    const { status, body } = await scim.ask('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([status, body.scimType]).toEqual([400, 'invalidFilter']);
  });

  it.each([
    ['userName eq "bjensen@example.com"', ['bjensen@example.com']],
    ['userName Eq "BJENSEN@example.com"', ['bjensen@example.com']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', ['jdoe@example.com']],
    ['userName sw "j" or displayName co "barbara"', ['bjensen@example.com', 'jdoe@example.com']],
    ['name.formatted co "Jensen" and active eq true', ['bjensen@example.com']],
    ['active eq false', ['jdoe@example.com']],
    ['externalId eq "E1" or externalId eq "e2"', ['bjensen@example.com']],
    ['not (externalId pr) and userName ew "example.com" and active eq false', []],
    [
      'emails[type eq "work" and value co "@example.com"] and externalId pr',
      ['bjensen@example.com', 'jdoe@example.com'],
    ],
    ['meta.lastModified gt "2011-05-13T04:42:34Z" and externalId pr', ['bjensen@example.com', 'jdoe@example.com']],
    ['meta.created lt "2011-05-13T04:42:34Z"', []],
    ['name.familyName pr', []],
  ])('of the kind RFC 7644 gives is answered: %s', async (filter, addresses) => {
    if (!(await scim.ask('GET', '/Users?filter=externalId%20pr')).body.totalResults) {
      await scim.user({ userName: 'bjensen@example.com', displayName: 'Barbara Jensen', externalId: 'E1' });
      await scim.user({ userName: 'jdoe@example.com', displayName: 'John Doe', externalId: 'E2', active: false });
    }
    const { body } = await scim.ask('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect(body.Resources.map(({ userName }: { userName: string }) => userName)).toEqual(addresses);
  });
});

describe('operations on a group', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const some = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 });
  const step = fc.record({
    op: fc.constantFrom('add', 'remove', 'replace'),
    of: some,
    way: fc.integer({ min: 0, max: 2 }),
  });

  it('come to the members that the same steps on a plain set come to', () => {
    fc.assert(
      fc.property(some, fc.array(step, { maxLength: 8 }), (before, steps) => {
        let plain = new Set(before);
        const operations = steps.flatMap(({ op, of, way }): Operation[] => {
          if (op === 'replace') plain = new Set(of);
          else if (op === 'add') plain = new Set([...plain, ...of]);
          else plain = new Set([...plain].filter((id) => !of.includes(id)));
          const value = of.map((id) => ({ value: id }));
          if (op === 'remove' && way === 0)
            return of.map((id) => ({ op, path: `members[value eq "${id}"]`, value: undefined }));
          if (op === 'remove') return [{ op, path: 'Members', value }];
          return way === 0
            ? [{ op: op as 'add', path: undefined, value: { members: value } }]
            : [{ op: op as 'add', path: 'members', value }];
        });
        expect([...groupChanges(operations, before).members].sort()).toEqual([...plain].sort());
      }),
    );
  });
});
