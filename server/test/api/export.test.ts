import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { readTable } from '../../src/modules/data-import/reading/read-table';
import { openParts } from '../zip-text';
import { scopes, type Grant } from '../../src/platform/access/ability';
import { allAreas, areaNamed } from '../../src/platform/records/area';
import { appSchema } from '../../src/schema';
import { fileDatabaseUrl } from '../copied-database';
import { allBut, matrixWorld, type Place, type World } from '../access/matrix-world';
import { insertRow, secretOf } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';

appSchema();
let test: TestApp;
let world: World;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  world = await matrixWorld(test);
  folder = mkdtempSync(path.join(os.tmpdir(), 'muster-export-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const send = (who: Person, file: string, body: object, headers: Record<string, string> = {}) =>
  who.fetch(`/export/${file}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What a spreadsheet program finds in the file, by the reader the imports use. */
async function cellsOf(response: Response): Promise<string[][]> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const file = path.join(folder, 'opened');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const rows: string[][] = [];
  for await (const { cells } of readTable(file)) rows.push(cells);
  return rows;
}
const columns = (...fields: string[]) => fields.map((field) => ({ field, header: field }));
const refusal = async (response: Response) =>
  [response.status, ((await response.json()) as { message: string }).message] as const;

describe.each(allAreas().filter(({ record: _record, name }) => appSchema().getType(`${name}Filter`)))(
  'the list of $many',
  (area) => {
    const field = [...area.fields.values()].find(
      (meta) => !meta.encrypted && !meta.sensitive && meta.kind !== 'internal',
    )!.name;
    const body = (ids: string[]) => ({ filter: { id: { in: ids } }, columns: columns(field), includeDeleted: true });
    const reaches = (scope: Grant['scope'], place: Place) =>
      place !== 'foreign' && (scope === 'company' || (!!area.person && (place === scope || place === 'own')));

    it('leaves just as far as both the grant to read and the grant to export go', async () => {
      const places = Object.entries(world.rows.get(area.name)!) as [Place, string][];
      const ids = places.map(([, id]) => id);
      const holding = (grants: Grant[]) => (area.isTenant ? world.member(grants) : world.outsider(grants));
      for (const without of ['read', 'export']) {
        const who = await holding(allBut(area, without));
        expect([without, (await send(who, `${area.name}.csv`, body(ids))).status]).toEqual([without, 403]);
      }
      for (const scope of area.person ? scopes : (['own', 'company'] as const)) {
        const wide: Grant = { subject: area.name, action: 'read', scope: 'company' };
        const narrow: Grant = { subject: area.name, action: 'export', scope };
        const expected = places.filter(([place]) => reaches(scope, place)).length;
        for (const grants of [
          [wide, narrow],
          [
            { ...wide, scope },
            { ...narrow, scope: 'company' as const },
          ],
        ]) {
          const response = await send(await holding(grants), `${area.name}.csv`, body(ids));
          const found = response.status === 403 ? 0 : (await cellsOf(response)).length - 1;
          expect({ scope, found }).toEqual({ scope, found: expected });
        }
      }
    });
  },
);

describe('an exported file', () => {
  let company: string;
  let hr: Person;
  const employee = areaNamed('Employee');
  const payloads = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '＝1', 'plain, "quoted"\nline', 'سارة <b>&'];
  beforeAll(async () => {
    company = await test.company({ time_zone: 'Asia/Dubai' });
    hr = await test.as({ type: 'admin', company });
    const departmentId = await insertRow(test, 'Department', company, { name: '=Finance' });
    for (const [at, firstName] of payloads.entries()) {
      await insertRow(test, employee, company, {
        code: `E-${at}`,
        firstName,
        lastName: 'Haddad',
        departmentId,
        birthDate: at ? '1990-02-28' : '1899-01-01',
        hireDate: '2024-02-29',
        status: 'suspended',
        createdAt: '2024-03-31T21:30:00.000Z',
      });
    }
    await insertRow(test, 'Position', company, {
      title: 'Cook',
      headcountPlanned: 3,
      minSalary: '1000.500',
      maxSalary: '123456789012345.678',
    });
    await insertRow(test, employee, await test.company(), { code: 'THEIRS' });
  });
  const asked = {
    title: 'People: [today]',
    sort: [{ field: 'code' }],
    filter: { code: { startsWith: 'E-' } },
    columns: [
      { field: 'code', header: 'رقم الموظف' },
      { field: 'firstName', header: '=Name' },
      { field: 'departmentId', header: 'Department' },
      { field: 'status', header: 'Status', words: { suspended: 'Suspended' } },
      { field: 'birthDate', header: 'Born' },
      { field: 'createdAt', header: 'Made' },
      { field: 'employeeName', header: 'Full name' },
      { field: 'managerId', header: 'Manager' },
    ],
  };

  it('as CSV holds the rows of the list in its order, no formula, in the words and the clock of the reader', async () => {
    const response = await send(hr, 'Employee.csv', asked);
    expect([
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
      response.headers.get('cache-control'),
    ]).toEqual(['text/csv; charset=utf-8', 'attachment; filename=Employee.csv', 'private, no-store']);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...rows] = await cellsOf(response);
    expect(head).toEqual(['رقم الموظف', "'=Name", 'Department', 'Status', 'Born', 'Made', 'Full name', 'Manager']);
    expect(rows.map(([code]) => code)).toEqual(payloads.map((_, at) => `E-${at}`));
    expect(rows.map(([, name]) => name)).toEqual(
      payloads.map((text) => (/^[=+\-@\t＝]/.test(text) ? `'${text}` : text)),
    );
    expect(rows[1]!.slice(2)).toEqual([
      "'=Finance",
      'Suspended',
      '1990-02-28',
      '2024-04-01 01:30:00',
      "'+cmd|x Haddad",
      '',
    ]);
  });

  it('as Excel holds the same with true dates and numbers and texts that stay texts, from right to left in Arabic', async () => {
    const response = await send(hr, 'Employee.xlsx', asked, { 'accept-language': 'ar' });
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    const [head, ...rows] = await cellsOf(response);
    expect([head![0], rows.length]).toEqual(['رقم الموظف', payloads.length]);
    expect(rows.map(([, name]) => name)).toEqual(payloads);
    const parts = openParts(bytes);
    const sheet = parts['xl/worksheets/sheet1.xml']!;
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/s="2"><is><t xml:space="preserve">[=+\-@\t＝]/g)).toHaveLength(6 + 6 + payloads.length);
    expect(sheet).toContain('<c s="4"><v>32932</v></c>');
    expect(sheet).toContain('<c s="5"><v>45383.0625</v></c>');
    expect(sheet).toContain(`<autoFilter ref="A1:H${payloads.length + 1}"/>`);
    expect(rows[0]![4]).toBe('1899-01-01');
    expect(parts['xl/workbook.xml']).toContain('sheet name="People   today"');
    const positions = await send(hr, 'Position.xlsx', {
      columns: columns('title', 'headcountPlanned', 'minSalary', 'maxSalary'),
    });
    const money = openParts(Buffer.from(await positions.arrayBuffer()))['xl/worksheets/sheet1.xml']!;
    expect(money).toContain(
      '<c><v>3</v></c><c s="3"><v>1000.500</v></c><c t="inlineStr"><is><t xml:space="preserve">123456789012345.678</t>',
    );
  });

  it('goes on past the first page, each row once', async () => {
    const crowded = await test.company();
    const who = await test.as({ type: 'admin', company: crowded });
    await test.inside(
      crowded,
      `insert into department (company_id, id, version, created_at, updated_at, name, status)
      select $1, lpad(to_hex(n), 24, '0'), 1, now(), now(), 'N ' || n, 'active' from generate_series(1, 4500) n`,
      [crowded],
    );
    const rows = await cellsOf(
      await send(who, 'Department.xlsx', { columns: columns('name'), sort: [{ field: 'name', direction: 'DESC' }] }),
    );
    expect([rows.length, new Set(rows.map(([name]) => name)).size]).toEqual([4501, 4501]);
    const [line] = await test.sql<{ reason: string }>(
      `select reason from audit_event where company_id = $1 and action = 'export'`,
      [crowded],
    );
    expect(JSON.parse(line!.reason)).toEqual({ file: 'Department.xlsx', rows: 4500, columns: ['name'] });
  });

  it('is written down with who took it before it leaves', async () => {
    const lines = await test.sql(
      'select actor_id, subject, reason from audit_event where company_id = $1 and action = $2 and subject = $3 order by at',
      [company, 'export', 'Position'],
    );
    expect(lines).toEqual([{ actor_id: hr.id, subject: 'Position', reason: expect.stringContaining('"rows":1') }]);
  });

  it('holds no field that is hidden from the reader, and no encrypted one from anybody', async () => {
    const id = await insertRow(test, 'Position', company, { title: 'Secret', minSalary: secretOf.money });
    const grants: Grant[] = ['read', 'export'].map((action) => ({ subject: 'Position', action, scope: 'company' }));
    const body = { filter: { id: { eq: id } }, columns: columns('title', 'minSalary') };
    expect((await cellsOf(await send(await test.as({ company, grants }), 'Position.csv', body)))[1]).toEqual([
      'Secret',
      '',
    ]);
    const payer = await test.as({
      company,
      grants: [...grants, { subject: 'Position', action: 'read_sensitive', scope: 'company' }],
    });
    expect((await cellsOf(await send(payer, 'Position.csv', body)))[1]).toEqual(['Secret', secretOf.money]);
    for (const field of ['iban', 'nationalId', 'companyId', 'nonsense', '__proto__', 'constructor']) {
      expect(await refusal(await send(hr, 'Employee.csv', { columns: columns('code', field) }))).toEqual([
        422,
        `There is no column ${field} to export.`,
      ]);
    }
    expect(
      (await send(await test.as({ type: 'admin' }), 'User.csv', { columns: columns('passwordHash') })).status,
    ).toBe(422);
  });

  it.each<[string, string, object, number]>([
    ['an unknown list', 'Nothing.csv', { columns: columns('code') }, 404],
    ['an unknown format', 'Employee.pdf', { columns: columns('code') }, 404],
    ['no columns', 'Employee.csv', { columns: [] }, 422],
    ['too many columns', 'Employee.csv', { columns: columns(...Array.from({ length: 101 }, () => 'code')) }, 422],
    ['an unknown condition', 'Employee.csv', { columns: columns('code'), filter: { code: { like: 'x' } } }, 422],
    [
      'a condition on a hidden field',
      'Employee.csv',
      { columns: columns('code'), filter: { passportNo: { eq: 'x' } } },
      422,
    ],
    ['an unknown order', 'Employee.csv', { columns: columns('code'), sort: [{ field: 'iban' }] }, 422],
    ['a list for an object', 'Employee.csv', [1], 422],
  ])('is refused for %s', async (_what, file, body, status) => {
    expect((await send(hr, file, body)).status).toBe(status);
  });

  it('is refused to a visitor, outside a company, and from another site', async () => {
    const visitor = await fetch(`${test.url}/export/Employee.csv`, { method: 'POST', body: '{}' });
    expect(visitor.status).toBe(401);
    expect((await send(await test.as({ type: 'admin' }), 'Employee.csv', { columns: columns('code') })).status).toBe(
      409,
    );
    expect(
      (await send(hr, 'Employee.csv', { columns: columns('code') }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await hr.fetch('/export/Employee.csv')).status).toBe(405);
  });

  it('is one at a time for each person', async () => {
    const holder = new Client({ connectionString: await fileDatabaseUrl() });
    await holder.connect();
    await holder.query('begin; lock table employee in access exclusive mode');
    const answered: Response[] = [];
    const sent = Array.from({ length: 3 }, () =>
      send(hr, 'Employee.csv', asked).then((response) => answered.push(response)),
    );
    while (answered.length < 2) await setTimeout(10);
    expect(answered.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '5'],
      [429, '5'],
    ]);
    await holder.end();
    await Promise.all(sent);
    expect(answered.at(-1)!.status).toBe(200);
    await Promise.all(answered.map((response) => response.arrayBuffer()));
    expect((await send(hr, 'Employee.csv', asked)).status).toBe(200);
  });
});
