import { groupBy } from '../../kernel/group-by';
import type { Ctx } from '../context';

/** What a notice is written down by; `days` before the end that `expiryDate` tells. */
interface NoticeDue {
  subject: string;
  recordId: string;
  expiryDate: string;
  days: number;
}

/**
 * Of notices that are due, the tightest of each record where it was not written down before. Written once for each
 * record, day of the end and number of days.
 */
export async function newNotices<N extends NoticeDue>(ctx: Ctx, due: N[]): Promise<N[]> {
  if (!due.length) return [];
  const { rows: written } = await ctx.tx.query<{ recordId: string; days: number }>(
    `insert into document_notice (company_id, subject, record_id, expiry_date, days, noticed_at)
     select $1, n.subject, n."recordId", n."expiryDate", n.days, $3
     from json_to_recordset($2) as n(subject text, "recordId" char(24), "expiryDate" date, days int)
     on conflict do nothing returning record_id as "recordId", days`,
    [ctx.companyId, JSON.stringify(due), ctx.now],
  );
  const isNew = new Set(written.map(({ recordId, days }) => `${recordId} ${days}`));
  const tightest = [...groupBy(due, ({ recordId }) => recordId).values()].map(([first]) => first!);
  return tightest.filter(({ recordId, days }) => isNew.has(`${recordId} ${days}`));
}
