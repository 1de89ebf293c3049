import { cmeTransitions, type CmeAction } from '../domain/cme';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { employeeCme, isOwn, type EmployeeCme } from './employee-cme';
import { t } from '../texts/text';

type Activity = Row<EmployeeCme>;

/** The credits count from here on; asked again it changes nothing. */
export const verifyEmployeeCme = (ctx: Ctx, id: string, version: number): Promise<Activity> =>
  review(ctx, id, version, 'verify', null);

/** The credits do not count, or no longer; the employee reads why. */
export async function rejectEmployeeCme(ctx: Ctx, id: string, version: number, note: string): Promise<Activity> {
  const why = note.trim();
  if (!why || why.length > 250) {
    throw invalid('note', t('employee_cme.say_most_250_characters_why'));
  }
  return review(ctx, id, version, 'reject', why);
}

/** Hands a rejected activity in again, usually after it was corrected. */
export async function submitEmployeeCme(ctx: Ctx, id: string, version: number): Promise<Activity> {
  const row = await lockedRecord(ctx, employeeCme, id, 'submit');
  return moved(ctx, row, version, 'submit', { reviewedById: null, reviewedAt: null, reviewNote: null });
}

async function review(
  ctx: Ctx,
  id: string,
  version: number,
  action: 'verify' | 'reject',
  note: string | null,
): Promise<Activity> {
  const row = await lockedRecord(ctx, employeeCme, id, action);
  if (isOwn(ctx, row)) {
    throw conflict(t('employee_cme.somebody_else_must_review_your'));
  }
  return moved(ctx, row, version, action, { reviewedById: ctx.user.id, reviewedAt: ctx.now, reviewNote: note });
}

const outcomes: Record<CmeAction, string> = { verify: 'verified', reject: 'rejected', submit: 'submitted' };

async function moved(ctx: Ctx, row: Activity, version: number, action: CmeAction, values: Values): Promise<Activity> {
  if (row.state === outcomes[action]) return row;
  const state = cmeTransitions[row.state]?.[action];
  if (!state) {
    throw conflict(t('employee_cme.activity_no_longer_state_allows'));
  }
  return saveRecord(ctx, employeeCme, { ...row, version }, { state, ...values }, action);
}
