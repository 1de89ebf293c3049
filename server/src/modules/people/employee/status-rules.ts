import { firstStatus, statusRefusal, type EmploymentStatus, type StatusRefusal } from '../domain/employment-status';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import type { Text } from '../../../platform/text';
import { Question } from '../../../platform/question';
import { invitationSql } from '../../../platform/records/active-membership';
import { todayIn } from '../../../platform/today';
import { t } from '../texts/text';

const texts: Record<StatusRefusal, Text> = {
  needs_ending: t('status_rules.texts.needs_ending'),
  under_notice: t('status_rules.texts.under_notice'),
  has_left: t('status_rules.texts.has_left'),
  has_begun: t('status_rules.texts.has_begun'),
  not_active: t('status_rules.texts.not_active'),
};
export const lastDayMissing: Text = t('status_rules.last_day_missing');

interface Standing {
  status: string;
  hireDate: string;
  exitDate: string | null;
}

/** What stands in the way of a change of status that no verb makes; nothing where it may be. */
export function statusProblem(
  today: string,
  after: Pick<Standing, 'status' | 'hireDate'>,
  before: Pick<Standing, 'status'>,
): Text | null {
  const why = statusRefusal(
    before.status as EmploymentStatus,
    after.status as EmploymentStatus,
    after.hireDate <= today,
  );
  return why && texts[why];
}

export function refuseStatus(ctx: Ctx, after: Standing, before: Standing | null): void {
  const problem = before
    ? statusProblem(todayIn(ctx), after, before)
    : firstStatus(after.status as EmploymentStatus, after.exitDate, todayIn(ctx))
      ? null
      : lastDayMissing;
  if (problem) throw invalid('status', problem);
}

/** Who is entered with a last day is under notice, or has left already. */
export function standingAtFirst(ctx: Ctx, { exitDate, status = 'active' }: Values): Values {
  const standing = firstStatus(status as EmploymentStatus, (exitDate as string | null) ?? null, todayIn(ctx));
  return standing ? { status: standing } : {};
}

/** Whether all of today is approved leave of an employee: SQL over the columns that name them. */
export const awayAllDay = new Question<(company: string, employee: string) => string>();

/** The status, or on_leave for whoever works here and has all of today as approved leave. */
export const standingSql = (): string =>
  `case when t.status = 'active' and ${awayAllDay.answer('t.company_id', 't.id')} then 'on_leave' else t.status end`;

/** Whether they use the product: their account, or how far their invitation is. */
export const accountSql = `select coalesce((
    select case when m.user_id is null then coalesce(${invitationSql('m')}, m.status) else m.status end
    from membership m where m.company_id = t.company_id and m.employee_id = t.id and m.deleted_at is null limit 1),
  'none')`;
