import type { Client } from 'pg';
import { newId } from '../../../platform/records/ids';
import { catalogue } from '../../../platform/access/permission-catalogue';

/** Brings the stored catalogue in line with what this version of the product can grant; run as the owner. */
export async function syncPermissions(client: Client, now: Date): Promise<void> {
  const rows = catalogue().map((entry) => ({ id: newId(), ...entry }));
  await client.query(
    `insert into permission (id, version, created_at, updated_at, title, alias, heading, type, status, subject, action)
     select id, 1, $2, $2, title, alias, heading, type, 'active', subject, action
     from json_to_recordset($1) as r(id char(24), title text, alias text, heading text, type text, subject text,
       action text)
     on conflict (alias) where deleted_at is null do update
       set title = excluded.title, heading = excluded.heading, subject = excluded.subject, action = excluded.action,
         version = permission.version + 1, updated_at = excluded.updated_at
       where (permission.title, permission.heading, permission.subject, permission.action)
         is distinct from (excluded.title, excluded.heading, excluded.subject, excluded.action)`,
    [JSON.stringify(rows), now],
  );
  await client.query(
    'update permission set deleted_at = $2, version = version + 1 where deleted_at is null and alias <> all ($1)',
    [rows.map(({ alias }) => alias), now],
  );
}
