import type { ApprovalFlowRecordFragment, ApprovalSubjectsQuery } from '../../../generated/requests/approval-flow';

export type SubjectLine = ApprovalSubjectsQuery['subjects'][number];
export type Step = NonNullable<ApprovalFlowRecordFragment['steps']>[number];
export type Approver = Step['approvers'][number];
export type Condition = NonNullable<ApprovalFlowRecordFragment['conditions']>[number];

/** A flow while it is put together. */
export interface Draft {
  name: string;
  subject: string;
  place: number;
  isActive: boolean;
  conditions: Condition[];
  steps: Step[];
}

export const newStep = (isAboutEmployee: boolean): Step => ({
  mode: 'any',
  needed: null,
  approvers: [{ kind: isAboutEmployee ? 'manager' : 'hr', levels: 1, roleId: null, userIds: null }],
  skipAbsent: true,
  remindAfterHours: 24,
  escalateAfterHours: null,
});

export const draftOf = (flow: ApprovalFlowRecordFragment | null): Draft =>
  flow
    ? {
        name: flow.name ?? '',
        subject: flow.subject ?? '',
        place: flow.place ?? 1,
        isActive: flow.isActive ?? true,
        conditions: flow.conditions ?? [],
        steps: flow.steps ?? [],
      }
    : { name: '', subject: 'EmployeeLeave', place: 1, isActive: true, conditions: [], steps: [newStep(true)] };

const plainStep = ({ mode, needed, approvers, skipAbsent, remindAfterHours, escalateAfterHours }: Step) => ({
  mode,
  needed: mode === 'n_of' ? needed : null,
  skipAbsent,
  remindAfterHours,
  escalateAfterHours,
  approvers: approvers.map(({ kind, levels, roleId, userIds }) => ({
    kind,
    levels: kind === 'manager' ? levels : null,
    roleId: kind === 'role' ? roleId : null,
    userIds: kind === 'people' ? userIds : null,
  })),
});

/** As the server takes it: nothing but what counts. */
export const inputOf = ({ name, subject, place, isActive, conditions, steps }: Draft) => ({
  name,
  subject,
  place,
  isActive,
  steps: steps.map(plainStep),
  conditions: conditions.map(({ fact, comparison, values }) => ({ fact, comparison, values })),
});
