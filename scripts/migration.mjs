import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, format, main, root } from './run.mjs';
import { missingFromMigrations } from './throwaway-database.mjs';

// `npm run migration NAME`: writes what the entities have and the migrations lack. Read it and complete it by hand:
// a renamed column appears as one dropped and one added, and a new required column wants a value for the rows there
// are. Where only indexes are missing, they are made while others write.
await main(async () => {
  const name = process.argv[2];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
    throw new Failure('Say what changes, in small letters and dashes: npm run migration add-leave-balance');
  }
  const statements = await missingFromMigrations();
  if (statements.length === 0) {
    console.log('The migrations already make what the entities declare: nothing to write.');
    return;
  }
  const now = new Date();
  const file = `${now.toISOString().slice(0, 10)}-${name}`;
  const folder = path.join(root, 'server/src/database/migrations');
  const className = `${name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase())}${after(folder, now.getTime())}`;

  fs.writeFileSync(path.join(folder, `${file}.ts`), migration(className, statements), { flag: 'wx' });
  register(path.join(folder, 'index.ts'), className, file);
  await format([path.join(folder, `${file}.ts`), path.join(folder, 'index.ts')]);
  console.log(`Written: server/src/database/migrations/${file}.ts. Read it, complete it, and run npm run check.`);
});

/** Migrations run in the order of their numbers: one that is written now comes after all there are. */
function after(folder, now) {
  const index = fs.readFileSync(path.join(folder, 'index.ts'), 'utf8');
  return Math.max(now, ...Array.from(index.matchAll(/import \{ \D+(\d{13}) \}/g), ([, number]) => Number(number) + 1));
}

function migration(className, statements) {
  const indexes = statements.map((sql) => /^CREATE INDEX "(\w+)" ON (.+)$/.exec(sql));
  if (indexes.every(Boolean))
    return indexMigration(
      className,
      indexes.map(([, name, on]) => ({ name, on: on.trim() })),
    );
  // TypeORM puts the columns of a key in the order of inheritance; the company comes first, as in every index.
  const keyed = statements.map((sql) =>
    sql.replace('PRIMARY KEY ("id", "company_id")', 'PRIMARY KEY ("company_id", "id")'),
  );
  const queries = [...keyed, ...statements.flatMap(protection)].map(
    (sql) => `    await runner.query(\`${sql.replace(/[`\\$]/g, '\\$&')}\`);`,
  );
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${queries.join('\n')}
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup.');
  }
}
`;
}

/** Tables that are there are written to all the time: an index of theirs is made beside that, outside a transaction. */
function indexMigration(className, indexes) {
  const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrent-index';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
${indexes.map(({ name, on }) => `    await createIndexConcurrently(runner, ${quoted(name)}, ${quoted(on)});`).join('\n')}
  }

  async down(runner: QueryRunner): Promise<void> {
${indexes.map(({ name }) => `    await dropIndexConcurrently(runner, ${quoted(name)});`).join('\n')}
  }
}
`;
}

/** A new table of the companies shows each request its own company alone, and the server deletes nothing for good. */
function protection(createTable) {
  const [, table] = /^CREATE TABLE ("\w+") \(.*"company_id"/.exec(createTable) ?? [];
  if (!table) return [];
  const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own})`,
    `GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`,
  ];
}

function register(index, className, file) {
  const [imports, list] = fs.readFileSync(index, 'utf8').split('\n\n');
  const registered = list.replace(/\s*,?\s*\];/, `, ${className}];`);
  fs.writeFileSync(index, `${imports}\nimport { ${className} } from './${file}';\n\n${registered}`);
}
