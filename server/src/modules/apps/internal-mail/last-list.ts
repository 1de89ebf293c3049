import type { Ctx } from '../../../platform/context';
import type { MailFilter } from './mailbox';

/** Which list a session asked for last, so that whichever process answers next knows what stands beside a mail. */
export async function rememberList(ctx: Ctx, { folder, label, search }: MailFilter): Promise<void> {
  await ctx.tx.query(
    `insert into internal_mail_last_list (company_id, session_id, folder, label, search, asked_at)
      values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, session_id) do update set folder = excluded.folder, label = excluded.label,
     search = excluded.search, asked_at = excluded.asked_at`,
    [ctx.companyId, ctx.user.sessionId, folder ?? null, label ?? null, search ?? null, ctx.now],
  );
}

/** The inbox, where none was asked for yet. */
export async function lastList(ctx: Ctx): Promise<MailFilter> {
  const { rows } = await ctx.tx.query<MailFilter & Record<string, unknown>>(
    'select folder, label, search from internal_mail_last_list where company_id = $1 and session_id = $2',
    [ctx.companyId, ctx.user.sessionId],
  );
  return rows[0] ?? { folder: 'inbox' };
}
