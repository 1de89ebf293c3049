import { groupBy } from '../../../kernel/group-by';
import { areaNamed, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { importArea } from '../import';

interface Step {
  subject: string;
  recordId: string;
  before: Values | null;
  after: Values | null;
}
interface Touched {
  subject: string;
  recordId: string;
  steps: number;
  before: Values | null;
}

/**
 * Runs work and keeps what it wrote for the undo, consequences in other areas included, as the audit tells it. With
 * `isUndo` nothing new is kept, but what the import has written before and the work changed stays its own.
 */
export async function journaled(
  ctx: Ctx,
  importId: string,
  work: () => Promise<ReadonlyMap<string, number>>,
  isUndo = false,
): Promise<void> {
  const mark = newId();
  const rowOf = await work();
  const { rows: steps } = await ctx.tx.query<Step>(
    `select subject, record_id as "recordId", before, after from audit_event
     where company_id = $1 and at = $2 and id > $3 and request_id = $4 and subject <> $5 and after is not null
       order by id`,
    [ctx.companyId, ctx.now, mark, ctx.requestId, importArea.name],
  );
  const touched = new Map<string, Touched>();
  for (const { subject, recordId, before } of steps) {
    if (followsByItself(subject)) continue;
    const key = `${subject} ${recordId}`;
    const known = touched.get(key);
    if (!known) touched.set(key, { subject, recordId, steps: 1, before });
    else {
      known.steps += 1;
      if (known.before) known.before = { ...before, ...known.before };
    }
  }
  for (const [subject, ofIt] of groupBy(touched.values(), (each) => each.subject))
    await keep(ctx, importId, subject, ofIt, rowOf, isUndo);
}

/** Lines of a ledger and the like are not taken back: whoever wrote them answers with others once its own row is. */
export const followsByItself = (subject: string): boolean => areaNamed(subject).keeps === 'false';

async function keep(
  ctx: Ctx,
  importId: string,
  subject: string,
  touched: Touched[],
  rowOf: ReadonlyMap<string, number>,
  isUndo: boolean,
): Promise<void> {
  const area = areaNamed(subject);
  const { rows } = await ctx.tx.query<{ id: string; version: number; seq: string | null; logged: number | null }>(
    `select t.id, t.version, w.seq, w.version as logged from ${area.table} t
     left join import_write w on w.company_id = $1 and w.import_id = $2 and w.subject = $3 and w.record_id = t.id
       and not w.is_undone and w.kept is null
     where ${area.isTenant ? 't.company_id = $1 and ' : ''}t.id = any($4::char(24)[])`,
    [ctx.companyId, importId, subject, touched.map(({ recordId }) => recordId)],
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  const own: { seq: string; version: number }[] = [];
  const fresh: Values[] = [];
  for (const { recordId, steps, before } of touched) {
    const row = now.get(recordId);
    if (row?.seq && row.logged === row.version - steps) own.push({ seq: row.seq, version: row.version });
    else if (row && !isUndo)
      fresh.push({ row_no: rowOf.get(recordId) ?? null, record_id: recordId, version: row.version, before });
  }
  await ctx.tx.query(
    `update import_write w set version = o.version from jsonb_to_recordset($3::jsonb) as o(seq bigint, version int)
     where w.company_id = $1 and w.import_id = $2 and w.seq = o.seq`,
    [ctx.companyId, importId, JSON.stringify(own)],
  );
  await ctx.tx.query(
    `insert into import_write (company_id, import_id, row_no, subject, record_id, version, before)
     select $1, $2, l.row_no, $3, l.record_id, l.version, l.before
     from jsonb_to_recordset($4::jsonb) as l(row_no int, record_id char(24), version int, before jsonb)`,
    [ctx.companyId, importId, subject, JSON.stringify(fresh)],
  );
}
