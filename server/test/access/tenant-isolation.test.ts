import { Pool } from 'pg';
import { allAreas, areaNamed, type Area } from '../../src/platform/records/area';
import { notFound } from '../../src/platform/errors';
import { newId } from '../../src/platform/records/ids';
import { listRecords } from '../../src/platform/lists/list-query';
import { inCompany as inCompanyAsSystem } from '../../src/platform/system-ctx';
import { inTransaction } from '../../src/platform/database/transaction';
import { restLists } from '../../src/rest/rest-routes';
import { catalog, type TableFacts } from '../catalog';
import { insertRow, writtenColumns } from '../rows';
import { allOperations, requestOf, type Operation, type Replace } from '../api/schema-operations';
import { createTestApp, type Person, type TestApp } from '../test-app';
import { fileDatabaseUrl } from '../copied-database';
import { say } from '../../src/platform/text';

const operations = allOperations().filter(({ rule }) => rule?.area.isTenant);
const tenantAreas = allAreas().filter(({ isTenant }) => isTenant);

let test: TestApp;
let tables: TableFacts[];
let [mine, other]: string[] = [];
/** Of both companies, a row of each area, and of the other one an account. */
let own: Record<string, string>;
let theirs: Record<string, string>;
let stranger: string;
/** An admin inside `mine`: they may do everything there, so that nothing but the company can refuse them. */
let admin: Person;
let before: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  tables = await catalog();
  [mine, other] = [await test.company(), await test.company()];
  stranger = (await test.as({ company: other })).id;
  admin = await test.as({ type: 'admin', company: mine });
  const rowsOf = async (company: string) => {
    const messageId = await insertRow(test, 'InternalMail', company, { fromId: admin.id });
    // A posted payslip is written by nobody anyway. Mail is read by its owner alone: in both companies that is the one
    // who asks.
    const special: Record<string, object> = {
      Payslip: { state: 'ready' },
      InternalMail: { fromId: admin.id },
      InternalMailCopy: { ownerId: admin.id, messageId },
      InternalMailAttachment: { messageId },
      ApprovalTask: { assigneeId: admin.id },
    };
    return Object.fromEntries(
      await Promise.all(
        tenantAreas.map(async (area) => [area.name, await insertRow(test, area, company, { ...special[area.name] })]),
      ),
    );
  };
  [own, theirs] = [await rowsOf(mine!), await rowsOf(other!)];
  before = await contents(other!);
});
afterAll(() => test.close());

/** A digest of everything stored of a company, by table. */
async function contents(company: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(
      tables
        .filter(({ columns, isPartition }) => columns.includes('company_id') && !isPartition)
        .map(async ({ name }) => {
          const { rows } = await inCompany<{ digest: string }>(
            company,
            `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from "${name}" t where company_id = '${company}'`,
          );
          return [name, rows[0]!.digest];
        }),
    ),
  );
}

const inCompany = <R extends object>(companyId: string | null, sql: string, values?: unknown[]) =>
  inTransaction(test.app.services.pool, { companyId }, 'write', (tx) =>
    tx.query<R & Record<string, unknown>>(sql, values),
  );

const referencesOf = (area: Area) =>
  [...area.fields.values()].filter((meta) => meta.target && areaNamed(meta.target).isTenant);
const inputOf = ({ field }: Operation) => field.args.find(({ name }) => name === 'input');

describe('with ids of another company', () => {
  const named = operations.filter(
    ({ field, rule }) => rule!.act !== 'list' && field.args.some(({ type }) => /ID/.test(String(type))),
  );

  it.each(named)('$name finds nothing', async (operation) => {
    const id = theirs[operation.rule!.area.name]!;
    const { query, variables } = requestOf(operation, (type, at) =>
      type === 'ID' && at.length === 1 ? id : at[0] === 'version' ? 1 : undefined,
    );
    const { data, errors } = await admin.graphql(query, variables);
    if (['delete', 'restore'].includes(operation.rule!.act)) {
      expect(data[operation.name]).toEqual([{ id, done: false, message: say(notFound().text, 'en') }]);
    } else {
      expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['NOT_FOUND']]);
    }
  });

  const writes = operations
    .filter((operation) => inputOf(operation))
    .flatMap((operation) => referencesOf(operation.rule!.area).map((meta) => ({ operation, meta })))
    .filter(({ operation, meta }) =>
      String(JSON.stringify(requestOf(operation, at(meta.name, 'x')).variables.input)).includes(`"${meta.name}"`),
    );
  function at(field: string, value: unknown): Replace {
    return (type, path) => (type === 'ID' && path[0] === 'input' && path[1] === field ? value : undefined);
  }

  it.each(writes.map((each) => [each.operation.name, each.meta.name, each] as const))(
    '%s refuses %s',
    async (_operation, _field, { operation, meta }) => {
      const { area } = operation.rule!;
      const replace: Replace = (type, path) => {
        if (path[0] === 'version') return 1;
        if (type !== 'ID') return undefined;
        if (path.length === 1) return own[area.name];
        if (path[1] === meta.name) return theirs[meta.target!];
        const reference = area.fields.get(path[1]!);
        return operation.rule!.act === 'create' &&
          reference?.target &&
          !reference.optional &&
          reference.kind === 'reference'
          ? own[reference.target]
          : undefined;
      };
      const { query, variables } = requestOf(operation, replace);
      const { data, errors } = await admin.graphql(query, variables);
      expect([data, errors?.map(({ extensions }) => [extensions.code, extensions.field])]).toEqual([
        null,
        [['INVALID', meta.name]],
      ]);
    },
  );

  it.each(tenantAreas.filter((area) => operations.some(({ name }) => name === area.many)))(
    'the list of $many shows, counts and finds none of them',
    async (area) => {
      const filters = [
        ...referencesOf(area)
          .filter(({ kind }) => kind === 'reference')
          .map((meta) => `{${meta.name}: {eq: "${theirs[meta.target!]}"}}`),
        `{id: {in: ["${theirs[area.name]}"]}}`,
        `{or: [{id: {eq: "${theirs[area.name]}"}}, {id: {eq: "${newId()}"}}]}`,
      ];
      for (const filter of filters) {
        const { data } = await admin.graphql(
          `{ ${area.many}(filter: ${filter}, includeDeleted: true) { total rows { id } } }`,
        );
        expect([filter, data[area.many]]).toEqual([filter, { total: 0, rows: [] }]);
      }
      const { data } = await admin.graphql(`{ ${area.many}(includeDeleted: true, limit: 200) { total rows { id } } }`);
      const ids = (data[area.many].rows as { id: string }[]).map(({ id }) => id);
      expect(ids).toContain(own[area.name]);
      expect(ids).not.toContain(theirs[area.name]);
      expect(data[area.many].total).toBe(ids.length);
    },
  );

  it('accounts and the company itself are not there', async () => {
    const { data, errors } = await admin.graphql(
      'query($u: ID!, $c: ID!) { users(limit: 200) { rows { id } } companies { rows { id } } user(id: $u) { id } company(id: $c) { id } }',
      { u: stranger, c: other },
    );
    expect([data, new Set(errors?.map(({ extensions }) => extensions.code))]).toEqual([null, new Set(['NOT_FOUND'])]);
    const lists = await admin.graphql('{ users(limit: 200) { rows { id } } companies { rows { id } } }');
    expect(lists.data.companies.rows).toEqual([{ id: mine }]);
    expect(lists.data.users.rows).not.toContainEqual({ id: stranger });
  });

  it('another company is not entered by one who is no member of it', async () => {
    const member = await test.as({ company: mine });
    const { errors } = await member.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } } }', {
      id: other,
    });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (await member.rest('POST', '/api/user/change-company', { visit: true, selectedCompany: { _id: other } })).status,
    ).toBe(404);
    expect((await member.graphql('{ session { company { id } } }')).data.session.company.id).toBe(mine);
  });

  it.each(restLists)('$path answers none of them', async ({ path }) => {
    for (const query of ['', `?employeeId=${theirs['Employee']}`]) {
      const response = await admin.fetch(path + query);
      const text = await response.text();
      expect(response.status).toBe(200);
      for (const id of [...Object.values(theirs), other!, stranger])
        expect(text.replace(/"params":\{[^}]*\}/, '')).not.toContain(id);
    }
  });

  it('accounts are not deleted over REST', async () => {
    for (const path of ['/api/user/delete-user', '/api/company-user/delete-user']) {
      for (const id of [stranger, theirs['CompanyUser']!])
        expect((await admin.rest('DELETE', path, id)).status).toBe(404);
    }
  });

  it('nothing of the other company is changed by all that', async () => {
    const [account] = await test.sql('select deleted_at from app_user where id = $1', [stranger]);
    expect(account!.deleted_at).toBeNull();
    expect(await contents(other!)).toEqual(before);
  });
});

describe('in the database, as the role the server works as', () => {
  // A session names the company it visits; it is read before there is one.
  const tenantTables = () =>
    tables.filter(
      ({ columns, isPartition, name }) => columns.includes('company_id') && !isPartition && name !== 'auth_session',
    );

  /** Lines of the leave ledger are added, never changed: whoever tries is refused before anything else is asked. */
  const isAppendOnly = (table: string): boolean => table === 'leave_ledger_entry';

  it('no row of any company is seen without a company', async () => {
    const counts = await Promise.all(
      tenantTables().map(async ({ name }) => [
        name,
        (await inCompany<{ n: number }>(null, `select count(*)::int as n from "${name}"`)).rows[0]!.n,
      ]),
    );
    expect(counts).toEqual(tenantTables().map(({ name }) => [name, 0]));
    const platform = await inCompany<{ n: number }>(
      null,
      'select (select count(*) from company)::int + (select count(*) from app_user)::int as n',
    );
    expect(platform.rows[0]!.n).toBe(0);
  });

  it('rows are written to no company but the one set', async () => {
    const outcomes: unknown[] = [];
    for (const { table, name } of tenantAreas) {
      const [row] = (
        await inCompany<{ row: object }>(
          other!,
          `select to_json(t) as row from "${table}" t where id = '${theirs[name]}'`,
        )
      ).rows;
      const copy = JSON.stringify({ ...row!.row, id: newId() });
      const insert = inCompany(
        mine!,
        `insert into "${table}" (${writtenColumns(name)}) select ${writtenColumns(name)} from json_populate_record(null::"${table}", $1)`,
        [copy],
      );
      outcomes.push([
        table,
        await insert.then(
          () => 'written',
          (error: { code: string }) => error.code,
        ),
      ]);
      const moved = inCompany(mine!, `update "${table}" set company_id = '${other}' where id = '${own[name]}'`);
      outcomes.push([
        table,
        await moved.then(
          () => 'written',
          (error: { code: string }) => error.code,
        ),
      ]);
      const changed = inCompany(mine!, `update "${table}" set version = version + 1 where id = '${theirs[name]}'`);
      outcomes.push([
        table,
        await changed.then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        ),
      ]);
    }
    expect(outcomes).toEqual(
      tenantAreas.flatMap(({ table }) => [
        [table, '42501'],
        [table, '42501'],
        [table, isAppendOnly(table) ? '42501' : 0],
      ]),
    );
  });

  it('every list names its company itself, should row-level security ever be off', async () => {
    const pool = new Pool({ connectionString: await fileDatabaseUrl(), max: 1 });
    const services = { ...test.app.services, pool };
    try {
      for (const area of tenantAreas) {
        const list = () =>
          inCompanyAsSystem(services, { companyId: mine!, userId: admin.id }, 'read', (ctx) =>
            listRecords(ctx, area, { limit: 200, includeDeleted: true }),
          );
        const ids = (await list()).rows.map(({ id }) => id as unknown as string);
        expect([area.name, ids.includes(own[area.name]!), ids.includes(theirs[area.name]!)]).toEqual([
          area.name,
          true,
          false,
        ]);
      }
    } finally {
      await pool.end();
    }
  });

  it('no reference leads into another company', async () => {
    const references = tenantAreas.flatMap((area) =>
      referencesOf(area)
        .filter(({ kind }) => kind === 'reference')
        .map((meta) => [area, meta] as const),
    );
    const outcomes = await Promise.all(
      references.map(async ([area, meta]) => {
        const column = meta.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const pointed = inCompany(
          mine!,
          `update "${area.table}" set ${column} = '${theirs[meta.target!]}' where id = '${own[area.name]}'`,
        );
        const outcome = await pointed.then(
          () => 'written',
          (error: { code: string }) => error.code,
        );
        const {
          rows: [right],
        } = await inCompany<{ mayWrite: boolean }>(
          mine!,
          `select has_column_privilege('"${area.table}"', '${column}', 'UPDATE') as "mayWrite"`,
        );
        return [area.table, column, outcome, right!.mayWrite ? '23503' : '42501'];
      }),
    );
    expect(outcomes.filter(([, , outcome, refusal]) => outcome !== refusal)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(10);
  });
});
