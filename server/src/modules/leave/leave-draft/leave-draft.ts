import { Field, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { LeaveTypeMark, markOfType } from '../leave-type/leave-type';
import { hintOf } from './draft-hint';
import { t } from '../texts/text';
import { say } from '../../../platform/text';

@ObjectType('LeaveDraftHint', { description: 'What would be refused were a draft sent now.' })
class LeaveDraftHint {
  @Field(() => String, { description: 'The field to correct.', simple: true }) field!: string;
  @Field(() => String, { description: 'What is wrong, in the language of the request.', simple: true }) text!: string;
}

type Begun = Pick<LeaveDraft, 'employeeId' | 'values'>;

/** Who makes it owns it. It is no leave: what counts, lists or decides leave never meets it. */
@record(
  'LeaveDraft',
  'Leave you have begun to ask for, for yourself or for somebody you may ask for; nobody else sees it.',
)
@Index('leave_draft_mine', ['companyId', 'createdById'], { where: 'deleted_at IS NULL' })
export class LeaveDraft extends CompanyRecord {
  @field.reference('Employee', { description: 'Who would be away.' }) employeeId!: string;
  @field.json({ description: 'What is filled in so far, by the names of the fields of a request.', initial: {} })
  values!: Record<string, unknown>;
  @field.reference('File', { description: 'Document uploaded for it.', optional: true }) attachmentFileId!:
    | string
    | null;
  @field.derivedInContext<Begun>(
    () => LeaveTypeMark,
    ['values'],
    (row, ctx) => markOfType(ctx, (row.values.typeId as string | undefined) ?? null),
    'What its type is called, where one is chosen.',
  )
  typeMark!: LeaveTypeMark | null;
  @field.derivedInContext<Begun>(
    () => LeaveDraftHint,
    ['employeeId', 'values'],
    async (row, ctx) => {
      const problem = await hintOf(ctx, row);
      return problem && { field: problem.field, text: say(problem.text, ctx.locale) };
    },
    'What would be refused were it sent now; empty where nothing would.',
  )
  hint!: LeaveDraftHint | null;
}

export const leaveDraft = defineArea('LeaveDraft', LeaveDraft, {
  one: 'leaveDraft',
  many: 'leaveDrafts',
  label: t('leave_draft.draft_leave'),
  sort: 'createdAt',
  isPersonal: true,
  keeps: 'false',
});
