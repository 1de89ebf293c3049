import { Index } from 'typeorm';
import type { Progress, StepProgress } from '../../../platform/approval/domain/approval-progress';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const ApprovalState = choiceOf(
  'ApprovalState',
  'What became of a row on its way through a flow; cancelled where it was taken back or changed meanwhile.',
  {
    open: 'On its way.',
    approved: 'All its steps agreed.',
    rejected: 'A step refused.',
    cancelled: 'Taken back or changed meanwhile; nobody is asked any more.',
  },
);

@record('Approval', 'A row on its way through the steps of a flow.')
@Index('approval_open_key', ['companyId', 'subject', 'recordId'], {
  unique: true,
  where: `state = 'open' AND deleted_at IS NULL`,
})
@Index('approval_of_record', ['companyId', 'subject', 'recordId', 'id'])
export class Approval extends CompanyRecord {
  @field.text({ description: 'Kind of the row, such as EmployeeLeave.', max: 60 }) subject!: string;
  @field.text({ description: 'The row.', max: 24 }) recordId!: string;
  @field.reference('ApprovalFlow', { description: 'The flow.' }) flowId!: string;
  @field.text({ description: 'Name of the flow when it began.', max: 120 }) flowName!: string;
  @field.choice(ApprovalState, { description: 'Where it stands.', initial: 'open' }) state!: Progress['state'];
  @field.integer({ description: 'The step that is due, the first being 0.', initial: 0 }) at!: number;
  @field.json({ description: 'Its steps as they were when it began, and what became of each.', initial: [] })
  steps!: StepProgress[];
  @field.json({ description: 'Ids of the users who never decide: who asked, and whom it is about.', initial: [] })
  requesters!: string[];
  @field.reference('Employee', { description: 'Whom the row is about.', optional: true }) employeeId!: string | null;
  @field.instant({ reach: 'kept', description: 'Since when its step is due.' }) dueSince!: Date;
}

export const approval = defineArea('Approval', Approval, {
  one: 'approval',
  many: 'approvals',
  label: t('approval.approval'),
  sort: 'createdAt',
  descending: true,
  isPersonal: true,
});
