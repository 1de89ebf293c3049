import type { Page } from '../../app/page';

export const pages: Page[] = [
  { path: 'my-requests', isKept: true, load: () => import('./my-requests/my-requests.page') },
  { path: 'approvals', load: () => import('./approval-task/approvals.page') },
  {
    path: 'approval-flows',
    subject: 'ApprovalFlow',
    load: () => import('./approval-flow/approval-flows.screen'),
  },
  {
    path: 'approval-flows/new',
    subject: 'ApprovalFlow',
    load: () => import('./approval-flow/approval-flow.page'),
  },
  {
    path: 'approval-flows/:id',
    subject: 'ApprovalFlow',
    load: () => import('./approval-flow/approval-flow.page'),
  },
  { path: 'forms', subject: 'Form', load: () => import('./form/forms.screen') },
  { path: 'forms/:id', subject: 'Form', load: () => import('./form/form.page') },
  { path: 'requests', subject: 'FormRequest', load: () => import('./form-request/requests.screen') },
  {
    path: 'requests/new',
    subject: 'FormVersion',
    load: () => import('./form-request/new-request.page'),
  },
  { path: 'requests/:id', subject: 'FormRequest', load: () => import('./form-request/request.page') },
];
