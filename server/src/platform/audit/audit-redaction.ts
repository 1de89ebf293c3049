import { contentSql, linkAll, noteSql, signatureOf } from './audit-chain';
import type { Ctx } from '../context';
import type { Tx } from '../database/transaction';
import type { Cipher } from '../http/cipher';

/**
 * Of which rows the log is to say no more who they are about: `ids` of any kind, and what is left out of each kind; of
 * kinds not named, everything.
 */
export interface Redaction {
  companyId: string;
  erasureId: string;
  ids: readonly string[];
  redacted: Record<string, readonly string[]>;
}

interface Line extends Noted {
  at: string;
  before: string | null;
  after: string | null;
}

const batch = 1_000;

/**
 * Takes what identifies out of the lines about these rows, in the caller's transaction. Each line keeps who did what
 * and when, its place in the chain, and a signed note that it was redacted.
 */
export async function redactAudit(ctx: Ctx, { companyId, erasureId, ids, redacted }: Redaction): Promise<void> {
  const {
    tx,
    services: { cipher },
  } = ctx;
  await linkAll(tx, cipher, companyId);
  const said = (side: string) =>
    `case when $3::jsonb ? e.subject then e.${side} - array(select jsonb_array_elements_text($3::jsonb -> e.subject)) end`;
  const now = { before: 'n.before', after: 'n.after', reason: 'null::text' };
  for (let reached = '-infinity', last = ''; ;) {
    const { rows } = await tx.query<Line>(
      `select e.id, e.at::text as at, l.hash, r.number, ${noteSql('r')} as note, ${contentSql('e', now)} as content,
        n.before::text as before, n.after::text as after
       from audit_event e join audit_link l on l.company_id = e.company_id and l.event_id = e.id
         cross join lateral (select ${said('before')} as before, ${said('after')} as after) n
         cross join lateral (select coalesce(max(k.number), 0) + 1 as number, $4::char(24) as erasure_id,
         $5::timestamptz as redacted_at, $6::char(24) as redacted_by_id
           from audit_redaction k where k.company_id = e.company_id and k.event_id = e.id) r
       where e.company_id = $1 and e.record_id = any($2::char(24)[]) and (e.at, e.id) > ($7::timestamptz, $8::char(24))
         and (e.before is distinct from n.before or e.after is distinct from n.after or e.reason is not null)
       order by e.at, e.id limit ${batch}`,
      [companyId, ids, JSON.stringify(redacted), erasureId, ctx.now, ctx.user.id, reached, last],
    );
    if (rows.length) await redactLines(ctx, { companyId, erasureId }, rows);
    if (rows.length < batch) return;
    ({ at: reached, id: last } = rows.at(-1)!);
  }
}

/** A line that says something else from now on: its place in the chain, and the note of that. */
export interface Noted {
  id: string;
  number: number;
  hash: Buffer;
  note: string;
  content: string;
}

/** Puts a signed note beside each line whose content changes: for which erasure, none where it says the same anew. */
export async function noteLines(
  tx: Tx,
  cipher: Cipher,
  of: { companyId: string; erasureId: string | null; at: Date; by: string },
  lines: readonly Noted[],
): Promise<void> {
  await tx.query(
    `insert into audit_redaction (company_id, event_id, number, erasure_id, redacted_at, redacted_by_id, signature)
     select $1, n.id, n.number, $4, $5, $6, n.signature from unnest($2::char(24)[], $3::int[], $7::bytea[]) as n(id,
       number, signature)`,
    [
      of.companyId,
      lines.map(({ id }) => id),
      lines.map(({ number }) => number),
      of.erasureId,
      of.at,
      of.by,
      lines.map(({ hash, note, content }) => signatureOf(cipher, hash, note, content)),
    ],
  );
}

async function redactLines(
  ctx: Ctx,
  { companyId, erasureId }: Pick<Redaction, 'companyId' | 'erasureId'>,
  lines: Line[],
): Promise<void> {
  const {
    tx,
    services: { cipher },
  } = ctx;
  await noteLines(tx, cipher, { companyId, erasureId, at: ctx.now, by: ctx.user.id }, lines);
  const {
    rows: [answer],
  } = await tx.query<{ done: number }>(
    'select redact_audit($1, $2::char(24)[], $3::timestamptz[], $4::jsonb[], $5::jsonb[]) as done',
    [
      companyId,
      lines.map(({ id }) => id),
      lines.map(({ at }) => at),
      lines.map(({ before }) => before),
      lines.map(({ after }) => after),
    ],
  );
  if (answer!.done !== lines.length)
    throw new Error(`${lines.length - answer!.done} lines of the audit log were not redacted`);
}
