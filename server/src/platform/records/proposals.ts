import type { SalaryAction, SalaryState } from '../approval/domain/salary-approval';
import type { StepDecision } from '../../kernel/state-machine';
import { advanceApproval } from '../approval/approval';
import type { Area, Row } from './area';
import type { Ctx } from '../context';
import { conflict, invalid } from '../errors';
import { noteIn } from './note';
import type { BaseRecord } from './record';
import { lockedRecord, oneRecord, saveRecord } from './records';
import { asAsked } from '../system-ctx';
import { t } from '../texts/text';

/** What one kind of proposal has of its own. */
export interface Proposals<R extends BaseRecord> {
  area: Area<R>;
  decide(ctx: Ctx, row: Row<R>, action: SalaryAction): StepDecision<SalaryState>;
  /** Refuses what can no longer hold, since things may have changed after it was proposed. */
  refuseOutdated(ctx: Ctx, row: Row<R>): Promise<void>;
  /** Ends what goes on in its place; called with every right. */
  closePrevious(ctx: Ctx, row: Row<R>): Promise<void>;
}

/**
 * Approves what was proposed, which ends what went on before it, or rejects it with a reason. Asked again it changes
 * nothing.
 */
export async function decideProposed<R extends BaseRecord>(
  ctx: Ctx,
  { area, ...of }: Proposals<R>,
  action: SalaryAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<R>> {
  const row = await lockedRecord(ctx, area, id, action);
  const decision = of.decide(ctx, row, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return row;
  const because = noteIn(note);
  if (action === 'reject' && !because) throw invalid('note', t('proposals.say_why_rejected'));
  if (action === 'approve') await of.refuseOutdated(ctx, row);
  if ((await advanceApproval(ctx, area, row, action === 'approve' ? 'approved' : 'rejected', because)) === 'later')
    return oneRecord(ctx, area, id, action);
  if (action === 'approve') await asAsked(ctx, (asked) => of.closePrevious(asked, { ...row, state: 'approved' }));
  return saveRecord(
    ctx,
    area,
    { ...row, version },
    { state: decision.to, approvedById: ctx.user.id, approvedAt: ctx.now, decisionNote: because },
    action,
    because ?? undefined,
  );
}
