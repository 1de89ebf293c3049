import { insertRow } from '../../test/rows';
import { createTestApp, type TestApp } from '../../test/test-app';
import { TEST_SECRET } from '../../test/copied-database';
import { migrate } from './migrate';
import { keepPartitions } from './partitions';

let test: TestApp;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
  company = await test.company();
});
afterAll(() => test.close());

const placeOf = async (id: string) =>
  (
    await test.inside<{ place: string }>(company, 'select tableoid::regclass::text as place from punch where id = $1', [
      id,
    ])
  ).map(({ place }) => place);
const partitions = async () =>
  (
    await test.sql<{ count: number }>(
      `select count(*)::int as count from pg_inherits where inhparent in ('punch'::regclass, 'audit_event'::regclass)`,
    )
  )[0]!.count;

// A start of November 2026 makes the months up to October 2028. A terminal whose clock says 2029 writes into the rest.
it('rows of a clock that is years ahead move into their month once it is made, and no start fails because of them', async () => {
  const punch = await insertRow(test, 'Punch', company, {
    at: '2031-03-10T08:00:00Z',
    localDate: '2031-03-10',
  });
  const admin = await test.as({ type: 'admin', company });
  await admin.graphql('mutation { createDepartment(input: { name: "Kitchen" }) { id } }');
  await test.inside(
    company,
    `insert into audit_event select (jsonb_populate_record(a, '{"at": "2031-03-31T23:59:59Z"}')).* from audit_event a where company_id = $1 limit 1`,
    [company],
  );
  expect(await placeOf(punch)).toEqual(['punch_rest']);

  await migrate(test.ownerUrl, TEST_SECRET, new Date('2029-05-20T10:00:00Z'));
  expect(await placeOf(punch)).toEqual(['punch_2031_03']);
  const [row] = await test.inside<{ at: Date }>(company, 'select at from punch where id = $1', [punch]);
  expect(row!.at.toISOString()).toBe('2031-03-10T08:00:00.000Z');
  expect(
    await test.inside(
      company,
      `select tableoid::regclass::text as place from audit_event where company_id = $1 and at > '2031-01-01'`,
      [company],
    ),
  ).toEqual([{ place: 'audit_event_2031_03' }]);
});

it('a server that runs for years makes the months to come itself, and what is there is left alone', async () => {
  const before = await partitions();
  await keepPartitions(test.ownerUrl, new Date('2029-05-20T10:00:00Z'));
  expect(await partitions()).toBe(before);
  await keepPartitions(test.ownerUrl, new Date('2029-06-01T00:00:00Z'));
  expect(await partitions()).toBe(before + 2);
  const punch = await insertRow(test, 'Punch', company, {
    at: '2031-05-31T23:59:59Z',
    localDate: '2031-05-31',
  });
  expect(await placeOf(punch)).toEqual(['punch_2031_05']);
  // What is not in the name of a company is closed in the new month as in the others.
  expect(await test.inside(await test.company(), 'select id from punch')).toEqual([]);
});
