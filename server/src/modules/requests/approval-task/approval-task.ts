import { Index } from 'typeorm';
import type { SeatState } from '../../../platform/approval/domain/approval-progress';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export { absence } from './approvers';
export { allWaiting, approvalsStanding, waitingGroups, type Group, type Item } from './inbox';
export { ApprovalGroup, ApprovalItem } from './approval-item';

const ApprovalTaskState = choiceOf('ApprovalTaskState', 'What became of a task; closed where it is no longer needed.', {
  open: 'They have not answered yet.',
  approved: 'They agreed.',
  rejected: 'They refused.',
  closed: 'They are no longer asked.',
});

/** Who asks, by row-level security. */
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;

/**
 * A place in a step of a flow. Whose it is, who stands in for them and who was asked after they did not answer may
 * decide from it.
 */
@record('ApprovalTask', 'A decision that waits for somebody, or was made by them.')
@Index('approval_task_open', ['companyId', 'assigneeId'], { where: `state = 'open' AND deleted_at IS NULL` })
@Index('approval_task_file_ids_idx', { synchronize: false })
export class ApprovalTask extends CompanyRecord {
  @field.reference('Approval', { description: 'What it is a part of.' }) approvalId!: string;
  @field.integer({ description: 'Its step, the first being 0.' }) step!: number;
  @field.reference('User', { description: 'Whose decision it is.' }) assigneeId!: string;
  @field.reference('User', { description: 'Who stands in for them now.', optional: true }) delegateId!: string | null;
  @field.reference('User', { description: 'Who was asked too, because they did not answer.', optional: true })
  escalatedToId!: string | null;
  @field.choice(ApprovalTaskState, { description: 'Where it stands.', initial: 'open' }) state!: SeatState;
  @field.reference('User', { description: 'Who decided.', optional: true }) decidedById!: string | null;
  @field.instant({ reach: 'kept', description: 'When.', optional: true }) decidedAt!: Date | null;
  @field.longText({ description: 'What they said about it.', max: 2000, optional: true }) reason!: string | null;
  @field.text({ description: 'Whom or what it is about, in a word.', max: 250 }) about!: string;
  @field.references('File', { description: 'Files to look at before deciding.', initial: [] }) fileIds!: string[];
  @field.instant({ reach: 'kept', description: 'Since when it waits.' }) dueSince!: Date;
  @field.integer({ description: 'How often they were reminded.', initial: 0 }) reminders!: number;
}

export const approvalTask = defineArea('ApprovalTask', ApprovalTask, {
  whose: ['approvalId'],
  one: 'approvalTask',
  many: 'approvalTasks',
  label: t('approval_task.task'),
  page: '/approvals?open=:id',
  sort: 'createdAt',
  descending: true,
  isPersonal: true,
  readable: (_granted, _grantsOn, alias) =>
    `(${me} in (${alias}.assignee_id, ${alias}.delegate_id, ${alias}.escalated_to_id, ${alias}.decided_by_id))`,
  notifies: [
    {
      kind: 'approval_due',
      on: ['create'],
      users: ['assigneeId', 'delegateId'],
      until: ['decide', 'close'],
      facts: { about: 'about' },
    },
    {
      kind: 'approval_delegated',
      on: ['delegate'],
      users: ['delegateId'],
      until: ['decide', 'close'],
      facts: { about: 'about', employee: 'assigneeId' },
      evenActor: true,
    },
    {
      kind: 'approval_reminder',
      on: ['remind'],
      users: ['assigneeId', 'delegateId', 'escalatedToId'],
      until: ['decide', 'close'],
      facts: { about: 'about' },
    },
    {
      kind: 'approval_escalated',
      on: ['escalate'],
      users: ['escalatedToId'],
      until: ['decide', 'close'],
      facts: { about: 'about', employee: 'assigneeId' },
    },
    {
      kind: 'approval_withdrawn',
      on: ['withdraw_cancel'],
      users: ['assigneeId', 'delegateId', 'escalatedToId'],
      facts: { about: 'about' },
    },
  ],
});
