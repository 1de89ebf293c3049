import { mayDoSome } from '../../../platform/access/ability';
import { type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { listRecords } from '../../../platform/lists/list-query';
import { relatedRows } from '../../../platform/records/loaders';
import { writeRows } from '../../../platform/records/write-rows';
import { draftedAnswers, filesIn } from '../domain/form-answers';
import { file } from '../../files/file/file';
import { formVersion, type FormVersion } from '../form-version/form-version';
import { formDraft, lockedDraft, type FormDraft } from './form-draft';
import { formRequest } from '../form-request/form-request';
import { t } from '../texts/text';

const longestDraft = 200_000;
const mostDrafts = 200;

export interface DraftInput {
  formVersionId: string;
  employeeId?: string | null;
  answers: unknown;
}

/** What the one who asks has begun and not sent, the latest on top. */
export async function myDrafts(ctx: Ctx): Promise<Row<FormDraft>[]> {
  const { rows } = await ctx.tx.query<Row<FormDraft>>(
    `select id, version, form_id as "formId", employee_id as "employeeId", answers, file_ids as "fileIds",
      created_at as "createdAt", updated_at as "updatedAt"
     from form_draft where company_id = $1 and created_by_id = $2 and deleted_at is null order by updated_at desc, id
       limit ${mostDrafts}`,
    [ctx.companyId, ctx.user.id],
  );
  return rows;
}

/** Keeps how far a form is filled in: one draft of a form for each person, the latest state of whichever device. */
export async function saveDraft(ctx: Ctx, input: DraftInput): Promise<Row<FormDraft>> {
  if (!mayDoSome(ctx.ability, 'create', formRequest)) throw forbidden();
  const { formId, fields } = await offeredVersion(ctx, input.formVersionId);
  const answers = await keepable(ctx, fields, input.answers);
  const employeeId = input.employeeId && isId(input.employeeId) ? input.employeeId : null;
  const before = await lockedDraft(ctx, formId);
  const values = { formId, employeeId, answers, fileIds: filesIn(fields, answers) };
  const [written] = await writeRows(
    ctx,
    formDraft,
    [
      before
        ? { id: before.id, version: before.version, values }
        : { id: newId(), values: { ...values, deletedAt: null } },
    ],
    before ? 'update' : 'create',
  );
  if (!written) throw conflict(t('form_draft.saved_another_device_just_now'));
  return written;
}

async function offeredVersion(ctx: Ctx, id: string): Promise<Row<FormVersion>> {
  const {
    rows: [version],
  } = isId(id) ? await listRecords(ctx, formVersion, { filter: { id: { eq: id } }, limit: 1 }) : { rows: [] };
  if (!version?.isOffered) {
    throw invalid('formVersionId', t('form_draft.form_changed_no_longer_offered'));
  }
  return version;
}

/** A file is kept only where they may read it: linking one by its id must not open it. */
async function keepable(ctx: Ctx, fields: FormVersion['fields'], given: unknown): Promise<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalid('answers', t('form_draft.give_object_answer_each_field'));
  }
  const answers = draftedAnswers(fields, given as Record<string, unknown>);
  if (JSON.stringify(answers).length > longestDraft) {
    throw invalid('answers', t('form_draft.too_long_kept_draft'));
  }
  const named = filesIn(fields, answers);
  const found = await relatedRows(ctx, file, named);
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => !named.includes(answer as string) || found.has(answer as string)),
  );
}
