import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { isDecider, notDue } from '../../../../../platform/approval/approval';
import { reasonIn } from '../../../../../platform/records/note';
import { lockedRecord, saveRecord } from '../../../../../platform/records/records';
import { say } from '../../../../../platform/text';
import { t } from '../../../texts/text';
import { payrollFindings, type FindingCode } from '../../domain/payroll-findings';
import { payrollRunFindings } from './payroll-run.findings';
import { payrollRun, type PayrollRun } from '../payroll-run';
import { keptDismissals, type Dismissal } from './kept-dismissals';

/**
 * A warning that whoever may approve the run has looked at and lets stand, with the reason. It holds as long as the
 * finding tells the same; an error is repaired instead, and what changed since is calculated anew.
 */
export async function dismissFinding(
  ctx: Ctx,
  id: string,
  { version, code, reason }: { version: number; code: string; reason: string },
): Promise<Row<PayrollRun>> {
  const run = await decidedRun(ctx, id);
  const why = reasonIn(reason);
  const finding = (await payrollRunFindings(ctx, id, 1)).find((each) => each.code === code);
  if (!finding) throw conflict(t('payroll_run.finding_is_gone'));
  if (finding.level !== 'warning') throw conflict(t('payroll_run.errors_are_not_dismissed'));
  if (!finding.mayBeDismissed) throw conflict(t('payroll_run.changes_are_not_dismissed'));
  const dismissal = { code, told: finding.told, reason: why, byId: ctx.user.id, at: ctx.now.toISOString() };
  const others = (await keptDismissals(ctx, id)).filter((each) => each.code !== code);
  return keep(ctx, { ...run, version }, [...others, dismissal], 'dismiss', `${say(finding.title, ctx.locale)}: ${why}`);
}

/** The warning stands again. */
export async function restoreFinding(ctx: Ctx, id: string, version: number, code: string): Promise<Row<PayrollRun>> {
  const run = await decidedRun(ctx, id);
  const kept = await keptDismissals(ctx, id);
  const left = kept.filter((each) => each.code !== code);
  if (left.length === kept.length) return run;
  return keep(ctx, { ...run, version }, left, 'undismiss', say(payrollFindings[code as FindingCode].title, ctx.locale));
}

async function decidedRun(ctx: Ctx, id: string): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'approve');
  if (run.state !== 'review') throw conflict(t('payroll_run.dismissed_in_review'));
  if (run.calculatedById === ctx.user.id) throw conflict(t('payroll_run.you_calculated_dismiss_nothing'));
  if (!isDecider(run, ctx)) throw conflict(notDue);
  return run;
}

const keep = (ctx: Ctx, run: Row<PayrollRun>, dismissals: Dismissal[], action: string, note: string) =>
  saveRecord(ctx, payrollRun, run, { dismissals: JSON.stringify(dismissals) }, action, note);
