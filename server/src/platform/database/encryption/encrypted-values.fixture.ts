import { Client } from 'pg';
import type { TestApp } from '../../../../test/test-app';
import { encryptedWithin } from '../../http/cipher';

/** Every encrypted value of the whole database, by table and column, read past row-level security. */
export async function encryptedValues(test: TestApp): Promise<Record<string, string[]>> {
  const owner = new Client(test.ownerUrl);
  await owner.connect();
  try {
    const { rows: columns } = await owner.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attnum > 0 and not a.attisdropped
          and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype) order by 1, 2`,
    );
    const found: Record<string, string[]> = {};
    for (const { table, column } of columns) {
      const { rows } = await owner.query<{ text: string }>(
        `select "${column}"::text as text from "${table}" where "${column}"::text ~ 'v[0-9]+:[A-Za-z0-9+/]{38,}'`,
      );
      const values = rows.flatMap(({ text }) => text.match(encryptedWithin()) ?? []);
      if (values.length) found[`${table}.${column}`] = values;
    }
    return found;
  } finally {
    await owner.end();
  }
}

export const versionsOf = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.split(':')[0]!))].toSorted();
