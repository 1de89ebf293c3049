import { approvableNamed, type Declared } from '../../../platform/approval/approval';
import { Ctx } from '../../../platform/context';
import { conflict, notFound } from '../../../platform/errors';
import { areaNamed, type Area, type Row, type Values } from '../../../platform/records/area';
import { eachRow, type RowResult } from '../../../platform/records/each-row';
import { isId, newId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { asAsked } from '../../../platform/system-ctx';
import { forgetNotifications } from '../../messaging/notification/notification';
import { t } from '../texts/text';

/** How long whoever decided may take it back. */
export const undoMs = 60_000;
/** What the audit log calls the request of one decision about one row; no client can name one with a colon. */
const decisionMark = 'decision:';

/** Does what decides about one row, so that what it writes is known by itself in the audit log. */
export async function asDecision<T>(ctx: Ctx, work: (deciding: Ctx) => Promise<T>): Promise<T> {
  const { services, locale, tx, user: session, ability } = ctx;
  const deciding = new Ctx({ services, requestId: `${decisionMark}${newId()}`, locale, session, tx, ability });
  const answer = await work(deciding);
  for (const subject of deciding.written) ctx.written.add(subject);
  return answer;
}

/** Takes back what the reader decided less than a minute ago, each row by itself. */
export function undoDecisions(ctx: Ctx, subject: string, ids: string[]): Promise<RowResult[]> {
  const approvable = approvableNamed(subject);
  if (!ctx.companyId || !approvable) throw notFound();
  return eachRow(ctx, ids, (id) => undoDecision(ctx, approvable, id));
}

/** What a decision wrote of a row: what it was before each write, the first last; null where it was made. */
interface Written {
  subject: string;
  recordId: string;
  lastId: string;
  at: Date;
  befores: (Values | null)[];
  action: string;
}

const refusals = ['reject', 'keep', 'return'];

const tooLate = t('undo_decision.too_late');
const followed = t('undo_decision.followed');

async function undoDecision(ctx: Ctx, approvable: Declared, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const { area } = approvable;
  await ctx.tx.query(`select from ${area.table} where company_id = $1 and id = $2 for no key update`, [
    ctx.companyId,
    id,
  ]);
  const written = await writtenBy(ctx, area, id);
  if (!written.length) throw conflict(tooLate);
  if (await hasFollowed(ctx, written)) throw conflict(followed);
  await asAsked(ctx, async (asked) => {
    await forgetNotifications(
      asked,
      written.map(({ recordId }) => recordId),
      written.map(({ at }) => at),
    );
    for (const each of written) {
      const restored = await restore(asked, each);
      if (each.subject !== area.name || each.recordId !== id) continue;
      await approvable.takeBack?.(asked, restored);
      const verdict = refusals.includes(each.action) ? 'rejected' : 'approved';
      if (approvable.final?.(restored).includes(verdict)) throw conflict(tooLate);
    }
  });
}

/** Rows that the reader's last decision about this one wrote, the last first, but that the flow is open before all. */
async function writtenBy(ctx: Ctx, area: Area, id: string): Promise<Written[]> {
  const { rows } = await ctx.tx.query<Written & Record<string, unknown>>(
    `with act as (
       select e.request_id from audit_event e where e.company_id = $1 and e.actor_id = $2 and e.at > $3
         and e.request_id like '${decisionMark}%'
         and (e.record_id = $5 and e.subject = $4 or e.record_id in (
           select k.id from approval_task k join approval a on a.company_id = k.company_id and a.id = k.approval_id
           where k.company_id = $1 and a.subject = $4 and a.record_id = $5))
       order by e.at desc, e.id desc limit 1)
     select subject, record_id as "recordId", max(id) as "lastId", max(at) as at,
       jsonb_agg(before order by id desc) as befores,
       (array_agg(action order by id desc))[1] as action
     from audit_event e where e.company_id = $1 and e.at > $3 and e.request_id = (select request_id from act)
     group by subject, record_id order by subject = 'Approval' desc, max(id) desc`,
    [ctx.companyId, ctx.user.id, new Date(ctx.now.getTime() - undoMs), area.name, id],
  );
  // Lines of a ledger and the like are answered with others, by whoever wrote them.
  return rows.filter(({ subject }) => subject === area.name || areaNamed(subject).keeps !== 'false');
}

/** Whether anybody did something to one of these rows since. */
async function hasFollowed(ctx: Ctx, written: readonly Written[]): Promise<boolean> {
  const { rows } = await ctx.tx.query(
    `select from json_to_recordset($2) as w(subject text, "recordId" char(24), "lastId" char(24), at timestamptz)
       join audit_event e on e.company_id = $1 and e.record_id = w."recordId" and e.subject = w.subject
         and e.at >= w.at and e.id > w."lastId" limit 1`,
    [ctx.companyId, JSON.stringify(written)],
  );
  return rows.length > 0;
}

async function restore(ctx: Ctx, { subject, recordId, befores }: Written): Promise<Row> {
  const area = areaNamed(subject);
  const {
    rows: [now],
  } = await ctx.tx.query<{ version: number }>(
    `select version from ${area.table} where company_id = $1 and id = $2 for no key update`,
    [ctx.companyId, recordId],
  );
  const values: Values = befores.at(-1) ? Object.assign({}, ...befores) : { deletedAt: ctx.now };
  const rows = await writeRows(ctx, area, [{ id: recordId, version: now!.version, values }], 'undo');
  await area.followUp?.(ctx, rows, 'undo');
  return rows[0]!;
}
