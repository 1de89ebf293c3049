import type { Pool } from 'pg';
import type { Cipher } from '../http/cipher';
import type { Services } from '../context';
import { newId } from '../records/ids';
import { onPlatform } from '../system-ctx';
import { inTransaction, type Tx } from '../database/transaction';
import { platformId } from '../records/write-rows';

/**
 * Every audit line of a company hangs on the one before it by a keyed hash; without the server's secret nobody can make
 * another chain that fits.
 */
interface Event {
  id: string;
  at: string;
  content: string;
}
interface Last {
  seq: number;
  hash: Buffer;
}

const batch = 5_000;
/** No transaction lasts so long that a line of it could become visible later than this after its time. */
const lateHours = 24;
/** How far the clock of a server may be from that of the database. */
const clockMinutes = 15;
/**
 * No transaction lasts longer: a line that was linked after younger ones by more than this was not there when they were
 * linked.
 */
const longestMinutes = 120;
const start: Last = { seq: 0, hash: Buffer.alloc(32) };

/**
 * Looked up line by line (hence the offset): joined, a list thought empty by statistics of before would be read once
 * for every line.
 */
const isLoose =
  'not exists (select 1 from audit_link l where l.company_id = e.company_id and l.event_id = e.id offset 0)';

/**
 * What a line says, as one text the same in every session, whatever its time zone; a line of a person says what it said
 * before there were tokens, and one of before they were told what it said before its time of writing was.
 */
export const contentSql = (
  e: string,
  said = { before: `${e}.before`, after: `${e}.after`, reason: `${e}.reason` },
): string =>
  `(jsonb_build_array(${e}.id, ${e}.company_id, (${e}.at at time zone 'utc')::text, ${e}.actor_id, ${e}.subject,
    ${e}.record_id, ${e}.action,
    ${said.before}, ${said.after}, ${e}.request_id, ${said.reason}) || case when ${e}.token_id is null then '[]'
    else jsonb_build_array(${e}.token_id) end
    || case when ${e}.written_at is null then '[]'
    else jsonb_build_array((${e}.written_at at time zone 'utc')::text) end)::text`;

/** When a line was written, by the clock of the database. */
const writtenSql = (e: string): string => `coalesce(${e}.written_at, ${e}.at)`;

/**
 * Until when lines of a company were linked; one that is dated ahead does not keep those that follow from being linked.
 */
const linkedUntil = (company: string): string =>
  `coalesce(least((select max(event_at) from audit_link where company_id = ${company}), now()), '-infinity')`;

const linkOf = (cipher: Cipher, last: Last, content: string): Last => {
  const seq = last.seq + 1;
  return { seq, hash: cipher.sign(`${last.hash.toString('hex')} ${seq} ${content}`) };
};

/**
 * Links the lines written since the last time, company by company; safe to run in several processes and to be cut off.
 */
export async function sealAudit(services: Services): Promise<void> {
  const { rows } = await onPlatform(services, platformId, 'read', (ctx) =>
    ctx.tx.query<{ id: string }>(
      `select c.id from (select id from company union all select $1) c(id)
     where exists (select 1 from audit_event e where e.company_id = c.id
       and e.at > ${linkedUntil('c.id')} - interval '${lateHours} hours'
       and ${isLoose})`,
      [platformId],
    ),
  );
  for (const { id } of rows) {
    let reached: string | null = null;
    do reached = await sealSome(services, id, reached);
    while (reached);
  }
}

/** Links a batch of lines; answers how far it came where there may be more. */
const sealSome = (services: Services, companyId: string, from: string | null): Promise<string | null> =>
  onPlatform(services, platformId, 'write', ({ tx }) => linkSome(tx, services.cipher, companyId, from));

async function linkSome(tx: Tx, cipher: Cipher, companyId: string, from: string | null): Promise<string | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('audit chain ' || $1, 0))`, [companyId]);
  let last = await lastLink(tx, companyId);
  const { rows } = await tx.query<Event>(
    `select e.id, e.at::text as at, ${contentSql('e')} as content from audit_event e
     where e.company_id = $1 and e.at >= coalesce($2, ${linkedUntil('$1')} - interval '${lateHours} hours')
       and ${isLoose}
     order by e.at, e.id limit ${batch}`,
    [companyId, from],
  );
  const links = rows.map(({ content }) => (last = linkOf(cipher, last, content)));
  await tx.query(
    `insert into audit_link (company_id, seq, event_id, event_at, hash)
     select $1, l.* from unnest($2::bigint[], $3::char(24)[], $4::timestamptz[], $5::bytea[]) l`,
    [
      companyId,
      links.map(({ seq }) => seq),
      rows.map(({ id }) => id),
      rows.map(({ at }) => at),
      links.map(({ hash }) => hash),
    ],
  );
  return rows.length === batch ? rows.at(-1)!.at : null;
}

/** Links every line of a company there is, in the caller's transaction, and keeps others from linking until it ends. */
export async function linkAll(tx: Tx, cipher: Cipher, companyId: string): Promise<void> {
  let reached: string | null = null;
  do reached = await linkSome(tx, cipher, companyId, reached);
  while (reached);
}

async function lastLink(tx: Tx, companyId: string): Promise<Last> {
  const { rows } = await tx.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from audit_link where company_id = $1 order by seq desc limit 1',
    [companyId],
  );
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : start;
}

/** What a note of a redaction says, as one text: which it is of its line, for which erasure, when and by whom. */
export const noteSql = (r: string): string =>
  `jsonb_build_array(${r}.number, ${r}.erasure_id, (${r}.redacted_at at time zone 'utc')::text,
    ${r}.redacted_by_id)::text`;

/** What makes a redaction a right one: it hangs on the link of what the line said before, and on what it says now. */
export const signatureOf = (cipher: Cipher, link: Buffer, note: string, content: string): Buffer =>
  cipher.sign(`redaction ${link.toString('hex')} ${note} ${content}`);

export interface AuditProblem {
  companyId: string;
  seq: number | null;
  eventId: string;
  kind: 'changed' | 'deleted' | 'gap' | 'misdated' | 'never linked';
}
export interface AuditReport {
  companies: number;
  lines: number;
  problems: AuditProblem[];
}

interface LinkRow {
  seq: string;
  event_id: string;
  hash: Buffer;
  content: string | null;
  written: Date | null;
  at: Date | null;
  note: string;
  signature: Buffer | null;
}

/**
 * Reads every chain from its beginning and names what does not fit: a line changed or deleted, links taken out, or a
 * line that was never linked although it is old, or one that says another time than that at which it was written. A
 * line whose content was taken out with a right note fits as it is now. Needs the secret the lines were linked with.
 */
export async function verifyAudit(pool: Pool, cipher: Cipher): Promise<AuditReport> {
  return inTransaction(pool, { platform: true, userId: newId() }, 'read', async (tx) => {
    const { rows: companies } = await tx.query<{ id: string }>(
      'select distinct company_id as id from audit_link order by 1',
    );
    const report: AuditReport = { companies: companies.length, lines: 0, problems: [] };
    for (const { id } of companies) await verifyChain(tx, cipher, id, report);
    const { rows: loose } = await tx.query<{ companyId: string; eventId: string }>(
      `select e.company_id as "companyId", e.id as "eventId" from audit_event e
       where e.at < now() - interval '${lateHours} hours' and ${isLoose}
       order by e.company_id, e.at, e.id`,
    );
    report.problems.push(...loose.map((line): AuditProblem => ({ ...line, seq: null, kind: 'never linked' })));
    return report;
  });
}

async function verifyChain(tx: Tx, cipher: Cipher, companyId: string, report: AuditReport): Promise<void> {
  let last = start;
  let reached = -Infinity;
  for (;;) {
    const { rows } = await tx.query<LinkRow>(
      `select l.seq, l.event_id, l.hash, case when e.id is not null then ${contentSql('e')} end as content,
        ${writtenSql('e')} as written, e.at, ${noteSql('r')} as note, r.signature
       from audit_link l left join audit_event e on e.company_id = l.company_id and e.at = l.event_at
         and e.id = l.event_id
         left join audit_redaction r on r.company_id = l.company_id and r.event_id = l.event_id
           and r.number = (select max(number) from audit_redaction m where m.company_id = l.company_id
           and m.event_id = l.event_id)
       where l.company_id = $1 and l.seq > $2 order by l.seq limit ${batch}`,
      [companyId, last.seq],
    );
    for (const row of rows) {
      const kind = flawOf(cipher, last, row) ?? (isMisdated(row, reached) ? 'misdated' : null);
      if (kind) report.problems.push({ companyId, seq: Number(row.seq), eventId: row.event_id, kind });
      last = { seq: Number(row.seq), hash: row.hash };
      reached = Math.max(reached, Number(row.written ?? -Infinity));
    }
    report.lines += rows.length;
    if (rows.length < batch) return;
  }
}

/**
 * Whether a line says another time than that it was written at, or was written later than it says: after lines that
 * were linked before it.
 */
const isMisdated = ({ written, at }: LinkRow, reached: number): boolean =>
  Math.abs(Number(at) - Number(written)) > clockMinutes * 60_000 || Number(written) < reached - longestMinutes * 60_000;

function flawOf(cipher: Cipher, last: Last, row: LinkRow): AuditProblem['kind'] | null {
  if (Number(row.seq) !== last.seq + 1) return 'gap';
  if (row.content === null) return 'deleted';
  if (row.signature)
    return signatureOf(cipher, row.hash, row.note, row.content).equals(row.signature) ? null : 'changed';
  return linkOf(cipher, last, row.content).hash.equals(row.hash) ? null : 'changed';
}
