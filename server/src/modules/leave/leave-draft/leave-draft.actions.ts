import { mayDo } from '../../../platform/access/ability';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, notFound, stale } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { checkedChanges, createRecord } from '../../../platform/records/records';
import { typedInput } from '../../../platform/records/typed-input';
import { writeRows } from '../../../platform/records/write-rows';
import { employeeLeave, type EmployeeLeave } from '../employee-leave/employee-leave';
import { leaveDraft, type LeaveDraft } from './leave-draft';
import { t } from '../texts/text';

const mostDrafts = 20;
const columns = `id, version, employee_id as "employeeId", "values", attachment_file_id as "attachmentFileId", created_at as "createdAt", updated_at as "updatedAt"`;
const mine = 'company_id = $1 and created_by_id = $2 and deleted_at is null';

export interface DraftInput {
  id?: string | null;
  version?: number | null;
  employeeId: string;
  values: unknown;
}

/** What the reader has begun to ask for and not sent, the latest on top. */
export async function myLeaveDrafts(ctx: Ctx): Promise<Row<LeaveDraft>[]> {
  const { rows } = await ctx.tx.query<Row<LeaveDraft>>(
    `select ${columns} from leave_draft where ${mine} order by updated_at desc, id limit ${mostDrafts}`,
    [ctx.companyId, ctx.user.id],
  );
  return rows;
}

async function lockedDraft(ctx: Ctx, id: string, version: number | null | undefined): Promise<Row<LeaveDraft>> {
  const {
    rows: [draft],
  } = isId(id)
    ? await ctx.tx.query<Row<LeaveDraft>>(`select ${columns} from leave_draft where ${mine} and id = $3 for update`, [
        ctx.companyId,
        ctx.user.id,
        id,
      ])
    : { rows: [] };
  if (!draft) throw notFound();
  if ((draft.version as unknown as number) !== version) throw stale(ctx.user.name ?? undefined, draft.updatedAt);
  return draft;
}

/**
 * Keeps how far a request is filled in: each value must be one of its field, but none is needed, and no rule of leave
 * is asked.
 */
export async function saveLeaveDraft(
  ctx: Ctx,
  { id, version, employeeId, values: given }: DraftInput,
): Promise<Row<LeaveDraft>> {
  if (!isId(employeeId) || !mayDo(ctx.ability, 'create', employeeLeave, { employeeId })) throw forbidden();
  const before = id ? await lockedDraft(ctx, id, version) : null;
  if (!before && (await myLeaveDrafts(ctx)).length >= mostDrafts) {
    throw conflict(t('leave_draft.you_have_drafts_leave_send', { mostDrafts }));
  }
  const values = filled(
    await checkedChanges(ctx, employeeLeave, filled(typedInput<Values>('EmployeeLeaveChanges', given, 'values'))),
  );
  const [written] = await writeRows(
    ctx,
    leaveDraft,
    [
      {
        ...(before ? { id: String(before.id), version: before.version as unknown as number } : { id: newId() }),
        values: { employeeId, values, attachmentFileId: values.attachmentFileId ?? null, deletedAt: null },
      },
    ],
    before ? 'update' : 'create',
  );
  return written!;
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Sends it: from here on it is a request, with every rule of one. Refused it stays the draft it was. */
export async function submitLeaveDraft(ctx: Ctx, id: string, version: number): Promise<Row<EmployeeLeave>> {
  const draft = await lockedDraft(ctx, id, version);
  await end(ctx, draft);
  return createRecord(ctx, employeeLeave, { ...draft.values, employeeId: draft.employeeId });
}

export async function discardLeaveDraft(ctx: Ctx, id: string, version: number): Promise<void> {
  await end(ctx, await lockedDraft(ctx, id, version));
}

/** What was written in it goes with it. */
const end = (ctx: Ctx, { id, version }: Row<LeaveDraft>) =>
  writeRows(
    ctx,
    leaveDraft,
    [
      {
        id: String(id),
        version: version as unknown as number,
        values: { values: {}, attachmentFileId: null, deletedAt: ctx.now },
      },
    ],
    'delete',
  );
