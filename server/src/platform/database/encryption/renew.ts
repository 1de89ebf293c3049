import type { Services } from '../../context';
import { inTransaction, type Tx } from '../transaction';
import { holdsOlderSql, type Cipher } from '../../http/cipher';
import { rest } from '../../jobs/pace';
import { platformId } from '../../records/write-rows';
import { onPlatform } from '../../system-ctx';
import { newestKey } from './keys';
import { renewAudit } from './renew-audit';
import type { SealedPlace } from './sealed-places';

/** Rows of one transaction. */
const batch = 500;

/**
 * Encrypts again what an older key encrypted, place by place and company by company; nothing else about a row changes,
 * its version neither. Safe to be cut off anywhere and to run beside writers: what was missed comes the next time, and
 * a key counts as done when a whole round that began after everybody used it found nothing.
 */
export async function renewEncryption(services: Services, places: readonly SealedPlace[]): Promise<void> {
  const { cipher } = services;
  const newest = await onPlatform(services, platformId, 'read', ({ tx }) => newestKey(tx));
  if (newest.renewedAt || cipher.current !== newest.version) return;
  const companies = await onPlatform(services, platformId, 'read', async ({ tx }) =>
    (await tx.query<{ id: string }>('select id from company order by id')).rows.map(({ id }) => id),
  );
  let count = 0;
  for (const companyId of [null, ...companies]) {
    for (const place of places.filter(({ isTenant }) => isTenant === (companyId !== null))) {
      count += await renewPlace(services, place, companyId);
    }
    count += await renewAudit(services, companyId ?? platformId);
  }
  services.log.info({ key: newest.version, count }, 'encrypted anew');
  if (count > 0 || !newest.isSettled) return;
  await onPlatform(services, platformId, 'write', ({ tx }) =>
    tx.query('update encryption_key set renewed_at = now() where version = $1', [newest.version]),
  );
}

async function renewPlace(services: Services, place: SealedPlace, companyId: string | null): Promise<number> {
  let [count, last]: [number, string[] | null] = [0, null];
  for (;;) {
    const began = performance.now();
    const scope = companyId
      ? { companyId, userId: platformId, platform: true }
      : { platform: true, userId: platformId };
    const rows: Row[] = await inTransaction(services.pool, scope, 'write', async (tx) => {
      const found = await olderRows(tx, place, { version: services.cipher.current, companyId, last });
      count += await write(tx, services.cipher, place, companyId, found);
      return found;
    });
    await rest(performance.now() - began);
    if (rows.length < batch) return count;
    last = rows.at(-1)!.key;
  }
}

interface Row {
  key: string[];
  values: (string | null)[];
}

async function olderRows(
  tx: Tx,
  { table, columns, key, isTenant }: SealedPlace,
  { version, companyId, last }: { version: string; companyId: string | null; last: string[] | null },
): Promise<Row[]> {
  const keys = Object.keys(key);
  const names = Object.keys(columns);
  const parameters: unknown[] = isTenant ? [companyId] : [];
  const conditions = [
    ...(isTenant ? ['t.company_id = $1'] : []),
    ...(last
      ? [
          `(${keys.map((name) => `t.${name}`).join(', ')}) > (${Object.values(key)
            .map((type, at) => `$${parameters.length + at + 1}::text::${type}`)
            .join(', ')})`,
        ]
      : []),
    `(${names.map((name) => holdsOlderSql(`t.${name}::text`, version)).join(' or ')})`,
  ];
  const { rows } = await tx.query<{ key: string[]; values: (string | null)[] }>(
    `select array[${keys.map((name) => `t.${name}::text`).join(', ')}] as key,
        array[${names.map((name) => `t.${name}::text`).join(', ')}] as "values"
      from ${table} t where ${conditions.join(' and ')}
      order by ${keys.map((name) => `t.${name}`).join(', ')} limit ${batch}`,
    [...parameters, ...(last ?? [])],
  );
  return rows;
}

/**
 * Answers how many rows held something that could be renewed. What somebody changes at this moment stays theirs: the
 * next round sees to it.
 */
async function write(
  tx: Tx,
  cipher: Cipher,
  { table, columns, key, isTenant }: SealedPlace,
  companyId: string | null,
  rows: readonly Row[],
): Promise<number> {
  const changed = rows
    .map((row) => ({
      key: row.key,
      before: row.values,
      values: row.values.map((text) => text && cipher.renew(text)),
    }))
    .filter(({ before, values }) => values.some((text, at) => text !== before[at]));
  if (changed.length === 0) return 0;
  const keys = Object.keys(key);
  const names = Object.keys(columns);
  const parameter = (at: number) => `$${at + (isTenant ? 2 : 1)}::text[]`;
  const given = [...keys.map((name) => `key_${name}`), ...names.map((name) => `was_${name}`), ...names];
  await tx.query(
    `update ${table} t set ${Object.entries(columns)
      .map(([name, type]) => `${name} = n.${name}::${type}`)
      .join(', ')}
      from unnest(${given.map((_name, at) => parameter(at)).join(', ')})
        as n(${given.join(', ')})
      where ${[
        ...(isTenant ? ['t.company_id = $1'] : []),
        ...Object.entries(key).map(([name, type]) => `t.${name} = n.key_${name}::${type}`),
        ...names.map((name) => `t.${name}::text is not distinct from n.was_${name}`),
      ].join(' and ')}`,
    [
      ...(isTenant ? [companyId] : []),
      ...keys.map((_name, at) => changed.map((row) => row.key[at])),
      ...names.map((_name, at) => changed.map((row) => row.before[at])),
      ...names.map((_name, at) => changed.map((row) => row.values[at])),
    ],
  );
  return changed.length;
}
