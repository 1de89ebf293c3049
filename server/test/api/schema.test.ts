import { getNamedType, isInputObjectType } from 'graphql';
import { Client } from 'pg';
import { dataSource } from '../../src/database/data-source';
import { schemaDrift } from '../../src/database/drift';
import { appRole, migrate } from '../../src/database/migrate';
import { allApprovable } from '../../src/platform/approval/approval';
import { allAreas, areaNamed } from '../../src/platform/records/area';
import { newId } from '../../src/platform/records/ids';
import { problemsOf } from '../../src/platform/records/validate';
import { catalog, type TableFacts } from '../catalog';
import { sampleOf } from '../rows';
import { allOperations, requestOf } from './schema-operations';
import { createTestApp, type Person, type TestApp } from '../test-app';
import { TEMPLATE_URL, TEST_SECRET, fileDatabaseUrl } from '../copied-database';

/** Tables that belong to no company; every other one begins its key with one. A session names the company it visits. */
const ofNoCompany = [
  'app_user',
  'auth_session',
  'auth_throttle',
  'company',
  'encryption_key',
  'idempotency_key',
  'interface_settings',
  'password_link',
  'permission',
  'push_device',
  'push_key',
  'role',
  'second_factor',
  'passkey',
  'standard_document_type',
];
/** Of the areas nothing is ever deleted; this is what is worked off or runs out. */
const mayBeEmptied = ['auth_throttle', 'idempotency_key', 'outbox_event'];

let tables: TableFacts[];
let owner: Client;
beforeAll(async () => {
  owner = new Client(await fileDatabaseUrl());
  await owner.connect();
  tables = await catalog();
});
afterAll(() => owner.end());

const rowsOf = async (sql: string): Promise<Record<string, unknown>[]> => (await owner.query(sql)).rows;

describe('the tables of companies', () => {
  const tenants = () => tables.filter(({ name, isPartition }) => !ofNoCompany.includes(name) && !isPartition);
  const failing = (isRight: (table: TableFacts) => boolean) =>
    tenants()
      .filter((table) => !isRight(table))
      .map(({ name }) => name);

  it('are those of every company area and more', () => {
    expect(tenants().map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        allAreas()
          .filter(({ isTenant }) => isTenant)
          .map(({ table }) => table),
      ),
    );
  });
  it('begin their primary key with the company', () => {
    expect(failing(({ primaryKey }) => primaryKey[0] === 'company_id' && primaryKey.length > 1)).toEqual([]);
  });
  it('are unique within a company only, but for whose a proven domain is', () => {
    const others = tenants().flatMap(({ uniqueKeys }) =>
      uniqueKeys.filter(({ columns }) => columns[0] !== 'company_id'),
    );
    expect(others.map(({ name }) => name)).toEqual(['company_domain_proven']);
  });
  it('refer to each other with the company', () => {
    const names = new Set(tenants().map(({ name }) => name));
    const within = ({ target }: { target: string }) => names.has(target.replaceAll('"', ''));
    expect(
      failing(({ foreignKeys }) =>
        foreignKeys.filter(within).every(({ columns }) => columns[0] === 'company_id' && columns.length === 2),
      ),
    ).toEqual([]);
  });
  it('have a foreign key for every reference of their area', () => {
    const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const missing = allAreas().flatMap((area) =>
      [...area.fields.values()]
        .filter(({ kind }) => kind === 'reference')
        .filter(
          ({ name, target }) =>
            !tables
              .find((table) => table.name === area.table)!
              .foreignKeys.some(
                (key) =>
                  key.columns.at(-1) === column(name) && key.target.replaceAll('"', '') === areaNamed(target!).table,
              ),
        )
        .map(({ name }) => `${area.name}.${name}`),
    );
    expect(missing).toEqual([]);
  });
  it('have row-level security, enabled and forced, for reading and writing', () => {
    expect(
      failing(
        ({ hasRowSecurity, isForced, policies }) =>
          hasRowSecurity && isForced && policies.length > 0 && policies.every(({ using, check }) => using && check),
      ),
    ).toEqual([]);
  });
  it('compare the company as the type of the column, or every query would read the whole table', () => {
    const isCast = (sql: string) =>
      sql
        .split("current_setting('app.company_id'")
        .slice(1)
        .every((rest) => /^[^)]*\), ''(::text)?\)\)::character\(24\)/.test(rest));
    expect(
      failing(({ policies }) =>
        policies.every(({ using, check }) => using.includes('app.company_id') && isCast(using) && isCast(check)),
      ),
    ).toEqual([]);
  });
});

describe('the role the server works as', () => {
  it('is no superuser, bypasses nothing and makes nothing', async () => {
    expect(
      await rowsOf(
        `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = '${appRole}'`,
      ),
    ).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false },
    ]);
    expect(
      await rowsOf(
        `select m.rolname from pg_auth_members a join pg_roles r on r.oid = a.member join pg_roles m on m.oid = a.roleid where r.rolname = '${appRole}'`,
      ),
    ).toEqual([]);
    expect(
      await rowsOf(
        `select has_schema_privilege('${appRole}', 'public', 'CREATE') as tables, has_database_privilege('${appRole}', current_database(), 'CREATE') as schemas`,
      ),
    ).toEqual([{ tables: false, schemas: false }]);
  });
  it('owns nothing', async () => {
    expect(
      await rowsOf(`select c.relname as name from pg_class c where pg_get_userbyid(c.relowner) = '${appRole}' union
      select proname from pg_proc where pg_get_userbyid(proowner) = '${appRole}' union select nspname from pg_namespace where pg_get_userbyid(nspowner) = '${appRole}'`),
    ).toEqual([]);
  });
  it('deletes no row of any area, empties no table and touches no partition', () => {
    const may = (privilege: string) =>
      tables.filter(({ privileges }) => privileges.includes(privilege)).map(({ name }) => name);
    const areaTables = allAreas().map(({ table }) => table);
    expect(may('DELETE').filter((name) => areaTables.includes(name))).toEqual([]);
    expect(may('DELETE')).toEqual(expect.arrayContaining(mayBeEmptied));
    expect([may('TRUNCATE'), may('REFERENCES'), may('TRIGGER')]).toEqual([[], [], []]);
    expect(tables.filter(({ isPartition, privileges }) => isPartition && privileges.length)).toEqual([]);
  });
  it('adds to the audit log and the leave ledger and changes nothing in them', () => {
    for (const log of ['audit_event', 'leave_ledger_entry'])
      expect(tables.find(({ name }) => name === log)!.privileges).toEqual(['SELECT', 'INSERT']);
  });
});

describe('migrations', () => {
  const url = new URL(process.env[TEMPLATE_URL]!);
  const name = `empty_${newId()}`;
  url.pathname = `/${name}`;
  beforeAll(async () => {
    await owner.query(`create database ${name} template template0`);
    await migrate(url.href, TEST_SECRET);
  });

  it('bring an empty database to what the entities declare', async () => {
    expect(await schemaDrift(url.href)).toEqual([]);
    expect(await catalog(url.href)).toEqual(tables);
  });

  it('go down to nothing and up again to the same', async () => {
    const source = await dataSource(url.href).initialize();
    try {
      for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
      expect(await catalog(url.href)).toEqual([]);
    } finally {
      await source.destroy();
    }
    await migrate(url.href, TEST_SECRET);
    expect(await catalog(url.href)).toEqual(tables);
  });

  it('force row-level security again at the next start where they were killed after their last change', async () => {
    const source = await dataSource(url.href).initialize();
    try {
      await source.query('ALTER TABLE vendor NO FORCE ROW LEVEL SECURITY');
    } finally {
      await source.destroy();
    }
    expect(await catalog(url.href)).not.toEqual(tables);
    await migrate(url.href, TEST_SECRET);
    expect(await catalog(url.href)).toEqual(tables);
  });
});

describe('what the server decides', () => {
  let test: TestApp;
  let admin: Person;
  let outside: Person;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await test.as({ type: 'admin', company: await test.company() });
    outside = await test.as({ type: 'admin' });
  });
  afterAll(() => test.close());

  const system = [
    'id',
    'companyId',
    'version',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'createdById',
    'updatedById',
    'allowedActions',
    '__proto__',
    'constructor',
  ];
  const writes = allOperations().filter(({ rule, field }) => rule && field.args.some((arg) => arg.name === 'input'));

  it.each(writes)('cannot be given to $name', async (operation) => {
    const { area } = operation.rule!;
    const who = area.isTenant ? admin : outside;
    const input = getNamedType(operation.field.args.find(({ name }) => name === 'input')!.type);
    const offered = new Set(isInputObjectType(input) ? Object.keys(input.getFields()) : []);
    const isWritable = (write: string | undefined) =>
      operation.rule!.act === 'create' ? write !== 'never' : write === undefined || write === 'always';
    for (const meta of area.fields.values()) {
      if (!isWritable(meta.write) || meta.from || meta.expression) {
        if (area.name !== 'CompanyUser') expect([meta.name, offered.has(meta.name)]).toEqual([meta.name, false]);
      }
    }
    const columns = new Set([...system, ...area.fields.keys()].filter((name) => !offered.has(name)));
    for (const name of columns) {
      const { query, variables } = requestOf(operation, (type) => (type === 'ID' ? newId() : undefined));
      const meta = area.fields.get(name);
      const given = JSON.parse(
        JSON.stringify(variables)
          .replace('"input":{', `"input":{${JSON.stringify(name)}:${JSON.stringify(meta ? sampleOf(meta) : newId())},`)
          .replace(',}', '}'),
      ) as object;
      const { errors, data } = await who.graphql(query, given);
      expect([name, data ?? null, errors?.[0]?.extensions.code]).toEqual([name, null, 'INVALID']);
      expect(errors?.[0]?.message).toContain(name);
    }
  });

  it.each(allAreas())('is refused with the name of the field on every other door: $name', (area) => {
    const decided = [...area.fields.values()]
      .filter(({ write, from, expression }) => write === 'never' || from || expression)
      .map(({ name }) => name);
    for (const name of [...decided, 'companyId', 'id', 'version', 'createdById', 'nonsense']) {
      for (const isNew of [true, false])
        expect(problemsOf(area, { [name]: newId() }, isNew, '2026-11-26').map(({ field }) => field)).toContain(name);
    }
    const once = [...area.fields.values()].filter(({ write }) => write === 'create').map(({ name }) => name);
    expect(
      problemsOf(area, Object.fromEntries(once.map((name) => [name, newId()])), false, '2026-11-26').map(
        ({ field }) => field,
      ),
    ).toEqual(once);
  });
});

it('every row that waits for a decision, or of which somebody is told, has a page to which its link leads', () => {
  const linked = [...allApprovable().map(({ area }) => area), ...allAreas().filter(({ notifies }) => notifies?.length)];
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter(({ page }) => !page).map(({ name }) => name)).toEqual([]);
});
