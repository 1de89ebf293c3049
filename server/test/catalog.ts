import { Client } from 'pg';
import { fileDatabaseUrl } from './copied-database';

export interface TableFacts {
  name: string;
  isPartition: boolean;
  owner: string;
  hasRowSecurity: boolean;
  isForced: boolean;
  columns: string[];
  primaryKey: string[];
  uniqueKeys: { name: string; columns: string[] }[];
  foreignKeys: { name: string; columns: string[]; target: string }[];
  policies: { name: string; using: string; check: string }[];
  /** What the role the server works as may do with it. */
  privileges: string[];
}

/**
 * Every table of the product as PostgreSQL describes it; the job queue, the list of migrations and the notes of TypeORM
 * are not of it.
 */
export async function catalog(databaseUrl?: string): Promise<TableFacts[]> {
  const client = new Client(databaseUrl ?? (await fileDatabaseUrl()));
  await client.connect();
  try {
    const { rows } = await client.query<TableFacts>(`
      select c.relname as name, c.relispartition as "isPartition", pg_get_userbyid(c.relowner) as owner,
        c.relrowsecurity as "hasRowSecurity", c.relforcerowsecurity as "isForced",
        array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
        coalesce((select ${keyColumns('i.indkey')} from pg_index i where i.indrelid = c.oid and i.indisprimary), '{}') as "primaryKey",
        coalesce((select json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns', ${keyColumns('i.indkey')})
          order by i.indexrelid::regclass::text) from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion) and not i.indisprimary), '[]') as "uniqueKeys",
        coalesce((select json_agg(json_build_object('name', k.conname, 'columns', ${keyColumns('k.conkey')}, 'target', k.confrelid::regclass::text)
          order by k.conname) from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0), '[]') as "foreignKeys",
        coalesce((select json_agg(json_build_object('name', p.policyname, 'using', p.qual, 'check', p.with_check)
          order by p.policyname) from pg_policies p where p.tablename = c.relname and p.schemaname = 'public'), '[]') as policies,
        array(select p from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
          where has_table_privilege('muster_app', c.oid, p)) as privileges
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('schema_migration', 'typeorm_metadata')
      order by c.relname`);
    return rows;
  } finally {
    await client.end();
  }
}

const keyColumns = (keys: string): string =>
  `(select array_agg(a.attname::text order by n) from unnest(${keys}) with ordinality as u(number, n) join pg_attribute a on a.attrelid = c.oid and a.attnum = u.number)`;
