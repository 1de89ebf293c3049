import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalidFields } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { newId } from '../../../platform/records/ids';
import { CompanyRecord, record } from '../../../platform/records/record';
import { writeRows } from '../../../platform/records/write-rows';
import { problemsOfForm, type FormField } from '../domain/form-definition';
import type { DueFrom } from '../domain/request-due';
import { FormFieldLine, FormType, formVersion, RequestDueFrom, type FormVersion } from '../form-version/form-version';
import { t } from '../texts/text';

export const FormStatus = choiceOf(
  'FormStatus',
  'Requests are made from published forms only; an archived one is kept for its requests.',
  {
    draft: 'Being put together; no request can be made from it.',
    published: 'Offered to whoever may make requests.',
    archived: 'Kept for its requests; no new one can be made.',
  },
);

@record(
  'Form',
  'Questions put together by the company, for requests of its people. Changing a published form publishes its next version.',
)
export class Form extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) title!: string;
  @field.text({ description: 'Title in Arabic; the other one where empty.', max: 120, optional: true, search: true })
  titleAr!: string | null;
  @field.computed(
    'integer',
    'select max(v.number) from form_version v where v.company_id = t.company_id and v.form_id = t.id',
    { description: 'The newest published version; empty before the first.', optional: true },
  )
  number!: number | null;
  @field.choice(FormType, { description: 'What it is about.', initial: 'other' }) type!: string;
  @field.longText({ description: 'What it is for.', max: 2000, optional: true }) description!: string | null;
  @field.longText({ description: 'What it is for, in Arabic.', max: 2000, optional: true }) descriptionAr!:
    | string
    | null;
  @field.json({ type: () => [FormFieldLine], description: 'What it asks, in order.', initial: [] })
  fields!: FormField[];
  @field.integer({
    description: 'Working days within which its requests are to be answered; empty where they have no due day.',
    min: 1,
    max: 250,
    optional: true,
  })
  dueWithinDays!: number | null;
  @field.choice(RequestDueFrom, { description: 'After what these days count.', initial: 'submission' })
  dueFrom!: DueFrom;
  @field.integer({
    description:
      'Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it.',
    min: 1,
    max: 365,
    optional: true,
  })
  closeAfterDays!: number | null;
  @field.choice(FormStatus, { description: 'State.', initial: 'draft', write: 'never' }) status!: string;
}

function refuseBrokenFields(_ctx: Ctx, after: Row<Form>): void {
  const problems = problemsOfForm(after.fields);
  if (problems.length)
    throw invalidFields(problems.map(({ at, part, text }) => ({ field: `fields.${at}.${part}`, text })));
  if (after.status === 'published' && !after.fields.length) throw emptyForm();
}

export const emptyForm = () => conflict(t('form.form_without_fields_cannot_filled'));

const published = [
  'title',
  'titleAr',
  'type',
  'description',
  'descriptionAr',
  'fields',
  'dueWithinDays',
  'dueFrom',
  'closeAfterDays',
] as const;

/**
 * What people fill in is a version: a published form that changed gets its next one, and one that is not published
 * offers none.
 */
async function keepVersions(ctx: Ctx, rows: Row<Form>[]): Promise<void> {
  for (const row of rows) {
    const {
      rows: [newest],
    } = await ctx.tx.query<Row<FormVersion>>(
      `select id, version, number, title, title_ar as "titleAr", type, description, description_ar as "descriptionAr",
        fields, is_offered as "isOffered",
         due_within_days as "dueWithinDays", due_from as "dueFrom", close_after_days as "closeAfterDays"
       from form_version where company_id = $1 and form_id = $2 order by number desc limit 1`,
      [ctx.companyId, row.id],
    );
    const isOpen = row.status === 'published' && !row.deletedAt;
    const isSame =
      newest && isOpen && published.every((name) => JSON.stringify(newest[name]) === JSON.stringify(row[name]));
    if (newest && newest.isOffered !== !!isSame) await setOffered(ctx, newest, !!isSame);
    if (!isOpen || isSame) continue;
    const values: Values = Object.fromEntries(published.map((name) => [name, row[name]]));
    row.number = (newest?.number ?? 0) + 1;
    await writeRows(
      ctx,
      formVersion,
      [{ id: newId(), values: { ...values, formId: row.id, number: row.number, isOffered: true, deletedAt: null } }],
      'create',
    );
  }
}

const setOffered = (ctx: Ctx, { id, version }: Row<FormVersion>, isOffered: boolean) =>
  writeRows(
    ctx,
    formVersion,
    [{ id: id as unknown as string, version: version as unknown as number, values: { isOffered } }],
    'update',
  );

export const form = defineArea('Form', Form, {
  one: 'form',
  many: 'forms',
  label: t('form.form'),
  page: '/forms/:id',
  menu: { group: 'requests', title: t('form.menu'), icon: 'form', after: null },
  sort: 'title',
  stateFields: ['status'],
  isEditable: ({ status }) => status !== 'archived',
  guard: refuseBrokenFields,
  followUp: keepVersions,
  verbs: {
    publish: ({ status }) => status !== 'published',
    archive: ({ status }) => status === 'published',
  },
});
