import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { writeRows } from '../../../platform/records/write-rows';
import { t } from '../texts/text';

/** Who makes it owns it. Its employee is not a reference: nobody else's work may be held up by it. */
@record('FormDraft', 'A form you have begun to fill in; nobody else sees it.')
@Index('form_draft_mine_key', ['companyId', 'createdById', 'formId'], { unique: true, where: 'deleted_at IS NULL' })
@Index('form_draft_file_ids_idx', { synchronize: false })
export class FormDraft extends CompanyRecord {
  @field.reference('Form', { description: 'The form, whatever its version.' }) formId!: string;
  @field.text({ description: 'Id of the employee it is to be about.', optional: true, max: 24 }) employeeId!:
    | string
    | null;
  @field.json({ description: 'The answers so far, by the name of the question.', initial: {} }) answers!: Record<
    string,
    unknown
  >;
  @field.references('File', { description: 'Files uploaded for it.', initial: [] }) fileIds!: string[];
}

export const formDraft = defineArea('FormDraft', FormDraft, {
  whose: ['createdById', 'employeeId'],
  one: 'formDraft',
  many: 'formDrafts',
  label: t('form_draft.draft'),
  sort: 'createdAt',
  isPersonal: true,
});

/** The draft of a form by the one who asks, locked; null where they have none. */
export async function lockedDraft(
  ctx: Ctx,
  formId: string,
): Promise<{ id: string; version: number; employeeId: string | null; answers: unknown } | null> {
  const { rows } = await ctx.tx.query<{ id: string; version: number; employeeId: string | null; answers: unknown }>(
    `select id, version, employee_id as "employeeId", answers from form_draft
     where company_id = $1 and created_by_id = $2 and form_id = $3 and deleted_at is null for update`,
    [ctx.companyId, ctx.user.id, formId],
  );
  return rows[0] ?? null;
}

/** Ends their draft of a form; what they had written goes with it. */
export async function dropDraft(ctx: Ctx, formId: string): Promise<void> {
  const draft = await lockedDraft(ctx, formId);
  if (draft)
    await writeRows(
      ctx,
      formDraft,
      [
        {
          id: draft.id,
          version: draft.version,
          values: { answers: {}, employeeId: null, fileIds: [], deletedAt: ctx.now },
        },
      ],
      'delete',
    );
}
