import { decisionOf, refuseUndue } from '../../platform/approval';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict, invalid } from '../../platform/errors';
import { lockedRecord, oneRecord, saveRecord, updateRecord } from '../../platform/records';
import { decideRequest, type RequestAction } from '../../domain/forms/request-state';
import { tellRequester } from './tell-requester';
import { actorOf, checkedAnswers, formRequest, stepOf, versionOf, type FormRequest } from './form-request';

/** Corrects a returned request; it waits for nobody until it is submitted again. */
export async function changeRequest(ctx: Ctx, id: string, version: number, input: Values): Promise<Row<FormRequest>> {
  const row = await oneRecord(ctx, formRequest, id, 'update');
  const isChanged = input.answers !== undefined && row.state === 'returned';
  const values = isChanged ? { ...input, answers: await checkedAnswers(ctx, await versionOf(ctx, row.formVersionId), input.answers) } : input;
  return updateRecord(ctx, formRequest, id, version, values);
}

/** Takes a request one step on its way; asked again it changes nothing. */
export async function actOnRequest(ctx: Ctx, id: string, version: number, action: RequestAction, comment = ''): Promise<Row<FormRequest>> {
  const row = await lockedRecord(ctx, formRequest, id, action);
  const decision = decideRequest(row, action, actorOf(ctx), comment);
  if (!decision.allowed) throw decision.field ? invalid(decision.field, decision.because) : conflict(decision.because);
  if (decision.repeated) return row;
  const isDecided = decision.to === 'approved' || decision.to === 'rejected';
  if (isDecided && await decisionOf(ctx, formRequest, row, decision.to as 'approved' | 'rejected', comment) === 'later') return oneRecord(ctx, formRequest, id, action);
  if (action === 'return') refuseUndue(row, ctx);
  const saved = await saveRecord(ctx, formRequest, { ...row, version } as Row<FormRequest>, {
    state: decision.to, history: [...row.history, stepOf(ctx, action, comment.trim() || null)],
    ...action === 'submit' ? { submittedAt: ctx.now } : {},
    ...isDecided ? { decidedAt: ctx.now, decidedById: ctx.user.id } : {},
  }, action, comment.trim() || undefined);
  if (isDecided || decision.to === 'returned') await tellRequester(ctx, saved, comment.trim());
  return saved;
}
