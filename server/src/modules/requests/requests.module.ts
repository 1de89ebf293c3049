import type { Module } from '../../platform/module';
import { ApprovalFlowResolver } from './approval-flow/approval-flow.resolver';
import { approvalJobs } from './approval-task/approval-task.job';
import { ApprovalTaskResolver } from './approval-task/approval-task.resolver';
import { DelegationResolver } from './approval-task/delegation.resolver';
import { TrialResolver } from './approval-task/flow-trial.resolver';
import { FormDraftResolver } from './form-draft/form-draft.resolver';
import { formRequestApproval } from './form-request/form-request.approval';
import { requestJobs } from './form-request/form-request.job';
import { FormRequestResolver } from './form-request/form-request.resolver';
import { FormVersionResolver } from './form-version/form-version';
import { FormResolver } from './form/form.resolver';

export const requests: Module = {
  resolvers: [
    ...FormResolver,
    ...FormVersionResolver,
    ...FormRequestResolver,
    FormDraftResolver,
    ...ApprovalFlowResolver,
    ApprovalTaskResolver,
    DelegationResolver,
    TrialResolver,
  ],
  approvals: [formRequestApproval],
  jobs: (services) => ({
    ...approvalJobs(services),
    ...requestJobs(services),
  }),
  schedule: ['*/5 * * * * keep_approvals', '18 * * * * keep_requests ?fill=1d'],
  longJobs: ['keep_requests'],
};
