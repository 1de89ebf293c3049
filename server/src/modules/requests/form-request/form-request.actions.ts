import { advanceApproval, refuseUndue } from '../../../platform/approval/approval';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { relatedRows } from '../../../platform/records/loaders';
import { lockedRecord, oneRecord, saveRecord, updateRecord } from '../../../platform/records/records';
import { decideRequest, type RequestAction } from '../domain/request-state';
import { file } from '../../files/file/file';
import { dueOnAfter, dueRuleOf } from './due-on';
import { tellRequester } from './tell-requester';
import { actorOf, checkedAnswers, formRequest, stepOf, versionOf, type FormRequest } from './form-request';
import { t } from '../texts/text';

/** Corrects a returned request; it waits for nobody until it is submitted again. */
export async function changeRequest(ctx: Ctx, id: string, version: number, input: Values): Promise<Row<FormRequest>> {
  const row = await oneRecord(ctx, formRequest, id, 'update');
  const isChanged = input.answers !== undefined && row.state === 'returned';
  const values = isChanged
    ? { ...input, answers: await checkedAnswers(ctx, await versionOf(ctx, row.formVersionId), input.answers) }
    : input;
  return updateRecord(ctx, formRequest, id, version, values);
}

/**
 * Takes a request one step on its way; asked again it changes nothing. `fileIds`: what is handed over once it is
 * fulfilled, in place of what was handed over before.
 */
export async function actOnRequest(
  ctx: Ctx,
  id: string,
  version: number,
  action: RequestAction,
  comment = '',
  fileIds: string[] | null = null,
): Promise<Row<FormRequest>> {
  const row = await lockedRecord(ctx, formRequest, id, action);
  const decision = decideRequest(row, action, actorOf(ctx), comment);
  if (!decision.allowed) throw decision.field ? invalid(decision.field, decision.because) : conflict(decision.because);
  if (decision.repeated) return row;
  const isDecided = decision.to === 'approved' || decision.to === 'rejected';
  if (
    isDecided &&
    (await advanceApproval(ctx, formRequest, row, decision.to as 'approved' | 'rejected', comment)) === 'later'
  )
    return oneRecord(ctx, formRequest, id, action);
  if (action === 'return') refuseUndue(row, ctx);
  const saved = await saveRecord(
    ctx,
    formRequest,
    { ...row, version } as Row<FormRequest>,
    {
      state: decision.to,
      history: [...row.history, stepOf(ctx, action, comment.trim() || null)],
      ...(action === 'submit' ? { submittedAt: ctx.now } : {}),
      ...(isDecided ? { decidedAt: ctx.now, decidedById: ctx.user.id } : {}),
      ...(action === 'fulfil'
        ? {
            fulfilledAt: ctx.now,
            fulfilledById: ctx.user.id,
            handedFileIds: await checkedFiles(ctx, fileIds ?? row.handedFileIds),
          }
        : {}),
      ...(action === 'dispute' ? { fulfilledAt: null, fulfilledById: null } : {}),
      ...(await dueOnAfter(ctx, action, await dueRuleOf(ctx, row.formVersionId))),
    },
    action,
    comment.trim() || undefined,
  );
  const isNewsToRequester =
    (isDecided || decision.to === 'returned' || decision.to === 'fulfilled') && row.requesterId !== ctx.user.id;
  if (isNewsToRequester) await tellRequester(ctx, saved, comment.trim());
  return saved;
}

const mostFiles = 20;

/** Files may be handed over by whoever may read them: to hand one over by its id must not open it. */
async function checkedFiles(ctx: Ctx, ids: string[]): Promise<string[]> {
  const given = [...new Set(ids)];
  if (given.length > mostFiles) throw invalid('fileIds', t('form_request.hand_over_most_files', { mostFiles }));
  const found = await relatedRows(ctx, file, given.filter(isId));
  if (given.some((id) => !found.has(id) || found.get(id)!.deletedAt))
    throw invalid('fileIds', t('form_request.file_does_not_exist'));
  return given;
}
