import { dueAfter, dueDay, type DueRule } from '../domain/request-due';
import type { RequestAction } from '../domain/request-state';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';
import { todayIn } from '../../../platform/today';
import { companyCalendar } from '../../organisation/work-calendar/work-calendar';

/** What a deed of today makes of the due day of a request; nothing where it stays. */
export async function dueOnAfter(
  ctx: Ctx,
  action: RequestAction,
  rule: DueRule,
): Promise<{ dueOn?: PlainDate | null }> {
  const due = dueAfter(action, rule);
  if (due === 'kept') return {};
  return { dueOn: due === 'anew' ? dueDay(todayIn(ctx), rule.dueWithinDays!, await companyCalendar(ctx)) : null };
}

/** What the form of a request says about its due day; whoever acts on a request need not be allowed to read forms. */
export async function dueRuleOf(ctx: Ctx, formVersionId: string): Promise<DueRule> {
  const {
    rows: [rule],
  } = await ctx.tx.query<DueRule & Record<string, unknown>>(
    `select due_within_days as "dueWithinDays", due_from as "dueFrom" from form_version where company_id = $1
      and id = $2`,
    [ctx.companyId, formVersionId],
  );
  return rule!;
}
