import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { insertRow } from '../../../../test/rows';
import type { Grant } from '../../../platform/access/grant';
import { allAreas } from '../../../platform/records/area';

let now = new Date('2026-03-10T08:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date('2026-03-10T08:00:00Z');
});

const grants = (lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) =>
    actions.map((action): Grant => ({ subject, action, scope: 'company' })),
  );
const auditor = { Company: ['audit'] };

interface Entry {
  subject: string;
  action: string;
  actorName: string | null;
  recordTitle: string | null;
  recordPath: string | null;
  isHidden: boolean;
  reason: string | null;
  changes: { field: string; before: string | null; after: string | null; isMasked: boolean }[];
}
const query = `query($from: Date!, $to: Date!, $search: String, $subject: String, $action: String, $limit: Int, $offset: Int) {
  page: auditLog(from: $from, to: $to, search: $search, subject: $subject, action: $action, limit: $limit, offset: $offset) {
    total rows { subject action actorName recordTitle recordPath isHidden reason changes { field before after isMasked } } } }`;
const today = { from: '2026-03-10', to: '2026-03-10' };

async function read(who: Person, asked: object = today): Promise<{ total: number; rows: Entry[] }> {
  const { data, errors } = await who.graphql<{ page: { total: number; rows: Entry[] } }>(query, asked);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.page;
}
const refusal = async (who: Person, asked: object) => (await who.graphql(query, asked)).errors?.[0]?.extensions;

async function office() {
  const company = await test.company();
  const boss = await test.as({
    company,
    grants: grants({
      ...auditor,
      Department: ['read', 'create', 'update', 'delete'],
      Employee: ['read', 'update', 'read_sensitive'],
    }),
  });
  return { company, boss };
}
const makes = (who: Person, name: string) =>
  who.graphql<{ made: { id: string; version: number } }>(
    'mutation($n: String!) { made: createDepartment(input: { name: $n }) { id version } }',
    { n: name },
  );

it('tells what was done, by whom, to which row and what became of it, newest first', async () => {
  const { boss } = await office();
  const {
    data: { made },
  } = await makes(boss, 'Pharmacy');
  now = new Date('2026-03-10T09:00:00Z');
  await boss.graphql(
    'mutation($id: ID!, $v: Int!) { updateDepartment(id: $id, version: $v, input: { name: "Drugs" }) { id } }',
    {
      id: made.id,
      v: made.version,
    },
  );
  const { total, rows } = await read(boss);
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      subject: 'Department',
      action: 'update',
      actorName: expect.stringMatching(/^Person/),
      recordTitle: 'Drugs',
      recordPath: expect.stringContaining(made.id),
      isHidden: false,
      changes: [{ field: 'name', before: 'Pharmacy', after: 'Drugs' }],
    },
    {
      action: 'create',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'name', after: 'Pharmacy' })]),
    },
  ]);
});

it('opens to who is granted to audit the company alone, not to who reads or changes it', async () => {
  const { company } = await office();
  for (const held of [{ Company: ['read', 'update', 'export'] }, { Department: ['read'] }] as Record<
    string,
    string[]
  >[]) {
    expect(await refusal(await test.as({ company, grants: grants(held) }), today)).toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await read(await test.as({ type: 'admin', company }))).total).toBe(0);
});

it('tells of a row the reader may not read that it was changed, and nothing of what became of it', async () => {
  const { company, boss } = await office();
  await makes(boss, 'Secret plans');
  const { rows } = await read(await test.as({ company, grants: grants(auditor) }));
  expect(rows).toMatchObject([
    {
      subject: 'Department',
      action: 'create',
      recordTitle: null,
      recordPath: null,
      isHidden: true,
      reason: null,
      changes: [],
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Secret');
});

it('tells no value of a field the reader may not see, and of an encrypted one to nobody', async () => {
  const { company, boss } = await office();
  const id = await insertRow(test, 'Employee', company);
  await boss.graphql(
    'mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: { passportNo: "P7654321", birthDate: "1990-02-03" }) { id } }',
    { id },
  );
  const [whole] = (await read(boss)).rows;
  expect(whole!.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'passportNo', before: null, after: null, isMasked: true }),
    ]),
  );
  const plain = await test.as({ company, grants: grants({ ...auditor, Employee: ['read'] }) });
  expect((await read(plain)).rows[0]!.changes.map(({ field }) => field)).not.toContain('passportNo');
});

it('another company is not in it', async () => {
  const [mine, theirs] = [await office(), await office()];
  await makes(theirs.boss, 'Elsewhere');
  expect(await read(mine.boss)).toEqual({ total: 0, rows: [] });
});

it('what is one person’s own business is told to nobody', async () => {
  const { company, boss } = await office();
  const personal = allAreas().find(({ isPersonal }) => isPersonal)!;
  await test.inside(
    company,
    `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action)
      select n.id, $2, $3, $4, n.subject, n.id, 'create' from unnest($1::char(24)[], $5::text[]) n(id, subject)`,
    [['e'.repeat(24), 'f'.repeat(24)], company, now, boss.id, [personal.name, 'Department']],
  );
  expect((await read(boss)).rows.map(({ subject }) => subject)).toEqual(['Department']);
});

it('a day begins and ends by the clock of the company', async () => {
  const { boss } = await office();
  // 23:59 of the 9th and 00:01 of the 10th in Dubai.
  now = new Date('2026-03-09T19:59:00Z');
  await makes(boss, 'Before midnight');
  now = new Date('2026-03-09T20:01:00Z');
  await makes(boss, 'After midnight');
  now = new Date('2026-03-10T08:00:00Z');
  expect((await read(boss)).rows.map(({ recordTitle }) => recordTitle)).toEqual(['After midnight']);
});

it('is narrowed by person, kind and action, and read page by page', async () => {
  const { company, boss } = await office();
  const colleague = await test.as({ company, grants: grants({ Department: ['create'] }) });
  await test.sql(`update app_user set name = 'Leila Müller' where id = $1`, [colleague.id]);
  for (const name of ['One', 'Two', 'Three']) await makes(colleague, name);
  await makes(boss, 'Four');
  const titles = async (asked: object) => (await read(boss, { ...today, ...asked })).rows.map((row) => row.recordTitle);
  expect(await titles({ search: 'leila mueller' })).toHaveLength(3);
  expect(await titles({ subject: 'Employee' })).toEqual([]);
  expect(await titles({ action: 'delete' })).toEqual([]);
  expect(await titles({ action: 'create', limit: 3 })).toHaveLength(3);
  expect(await titles({ limit: 3, offset: 3 })).toHaveLength(1);
});

it.each([
  ['a last day before the first', { from: '2026-03-10', to: '2026-03-09' }, 'to'],
  ['more than 366 days', { from: '2025-03-09', to: '2026-03-10' }, 'to'],
  ['more rows than a page has', { ...today, limit: 201 }, 'limit'],
])('%s is refused beside its field', async (_what, asked, field) => {
  const { boss } = await office();
  expect(await refusal(boss, asked)).toMatchObject({ code: 'INVALID', field });
});

it('is exported as a file, which is itself written down', async () => {
  const { company, boss } = await office();
  await makes(boss, '=cmd()');
  const body = {
    title: 'Audit log',
    columns: [
      { field: 'at', header: 'When' },
      { field: 'recordTitle', header: 'Record' },
      { field: 'action', header: 'What', words: { create: 'Created' } },
      { field: 'changes', header: 'Changes' },
    ],
    filter: { from: { eq: '2026-03-10' }, to: { eq: '2026-03-10' } },
  };
  const file = (who: Person) =>
    who.fetch('/export/AuditLog.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await file(await test.as({ company, grants: grants({ Company: ['read', 'export'] }) }))).status).toBe(403);
  const answer = await file(boss);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain(`"'=cmd()"`.slice(1, -1));
  expect(text).toContain('Created');
  expect((await read(boss)).rows[0]).toMatchObject({ subject: 'Company', action: 'export' });
});
