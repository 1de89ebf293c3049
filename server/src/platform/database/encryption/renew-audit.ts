import { contentSql, linkAll, noteSql } from '../../audit/audit-chain';
import { noteLines, type Noted } from '../../audit/audit-redaction';
import type { Services } from '../../context';
import { inTransaction, type Tx } from '../transaction';
import { holdsOlderSql } from '../../http/cipher';
import { rest } from '../../jobs/pace';
import { platformId } from '../../records/write-rows';

/** Lines looked at in one transaction. */
const batch = 2_000;

interface Line {
  id: string;
  at: string;
  before: string | null;
  after: string | null;
  isOlder: boolean;
}

/**
 * The same for the audit log of a company, whose lines tell encrypted values too. Each line that changes keeps its
 * place in the chain and gets a signed note, as one that was redacted. Answers how many did.
 */
export async function renewAudit(services: Services, companyId: string): Promise<number> {
  let [count, reached, last] = [0, '-infinity', ''];
  for (;;) {
    const began = performance.now();
    const lines = await inTransaction(
      services.pool,
      { companyId, platform: true, userId: platformId },
      'write',
      async (tx) => {
        const found = await linesFrom(tx, companyId, services.cipher.current, [reached, last]);
        const older = found.filter(({ isOlder }) => isOlder);
        if (older.length) count += await renewLines(tx, services, companyId, older);
        return found;
      },
    );
    await rest(performance.now() - began);
    if (lines.length < batch) return count;
    ({ at: reached, id: last } = lines.at(-1)!);
  }
}

async function linesFrom(tx: Tx, companyId: string, version: string, [at, id]: [string, string]): Promise<Line[]> {
  const { rows } = await tx.query<Line & Record<string, unknown>>(
    `select w.id, w.at::text as at, w.is_older as "isOlder", case when w.is_older then w.before::text end as before,
        case when w.is_older then w.after::text end as after
      from (select e.*, coalesce(${holdsOlderSql('e.before::text', version)}, false)
          or coalesce(${holdsOlderSql('e.after::text', version)}, false) as is_older
        from audit_event e where e.company_id = $1 and (e.at, e.id) > ($2::timestamptz, $3::char(24))
        order by e.at, e.id limit ${batch}) w`,
    [companyId, at, id],
  );
  return rows;
}

async function renewLines(tx: Tx, services: Services, companyId: string, lines: readonly Line[]): Promise<number> {
  const { cipher } = services;
  const changed = lines
    .map((line) => ({
      ...line,
      now: { before: line.before && cipher.renew(line.before), after: line.after && cipher.renew(line.after) },
    }))
    .filter(({ before, after, now }) => now.before !== before || now.after !== after);
  if (changed.length === 0) return 0;
  await linkAll(tx, cipher, companyId);
  const given = [
    companyId,
    changed.map(({ id }) => id),
    changed.map(({ at }) => at),
    changed.map(({ now }) => now.before),
    changed.map(({ now }) => now.after),
  ];
  await note(tx, services, companyId, given);
  const {
    rows: [answer],
  } = await tx.query<{ done: number }>(
    'select renew_audit($1, $2::char(24)[], $3::timestamptz[], $4::jsonb[], $5::jsonb[]) as done',
    given,
  );
  if (answer!.done !== changed.length)
    throw new Error(`${changed.length - answer!.done} lines of the audit log were not encrypted anew`);
  return changed.length;
}

async function note(tx: Tx, { cipher, clock }: Services, companyId: string, given: unknown[]): Promise<void> {
  const at = clock();
  const now = { before: 'n.before', after: 'n.after', reason: 'e.reason' };
  const { rows } = await tx.query<Noted & Record<string, unknown>>(
    `select e.id, r.number, l.hash, ${noteSql('r')} as note, ${contentSql('e', now)} as content
      from unnest($2::char(24)[], $3::timestamptz[], $4::jsonb[], $5::jsonb[]) as n(id, at, before, after)
        join audit_event e on e.company_id = $1 and e.at = n.at and e.id = n.id
        join audit_link l on l.company_id = e.company_id and l.event_id = e.id
        cross join lateral (select coalesce(max(k.number), 0) + 1 as number, null::char(24) as erasure_id,
            $6::timestamptz as redacted_at, $7::char(24) as redacted_by_id
          from audit_redaction k where k.company_id = e.company_id and k.event_id = e.id) r`,
    [...given, at, platformId],
  );
  await noteLines(tx, cipher, { companyId, erasureId: null, at, by: platformId }, rows);
}
