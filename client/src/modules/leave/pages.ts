import type { Page } from '../../app/page';

export const pages: Page[] = [
  {
    path: 'employee-leaves',
    subject: 'EmployeeLeave',
    load: () => import('./employee-leave/employee-leaves.screen'),
  },
  {
    path: 'employee-leaves/:id',
    subject: 'EmployeeLeave',
    load: () => import('./employee-leave/employee-leave.page'),
  },
  {
    path: 'my-leave',
    subject: 'EmployeeLeave',
    isKept: true,
    load: () => import('./employee-leave/mine/my-leave.page'),
  },
  {
    path: 'leave-calendar',
    subject: 'EmployeeLeave',
    load: () => import('./employee-leave/team-leave.page'),
  },
  {
    path: 'leave-balances',
    subject: 'LeaveBalance',
    load: () => import('./leave-balance/leave-balances.screen'),
  },
  {
    path: 'leave-adjustments',
    subject: 'LeaveAdjustment',
    load: () => import('./leave-balance/leave-adjustments.screen'),
  },
  { path: 'leave-types', subject: 'LeaveType', load: () => import('./leave-type/leave-types.screen') },
  { path: 'leave-types/law', subject: 'LeaveType', load: () => import('./leave-type/leave-law.page') },
  {
    path: 'holidays/blocked',
    subject: 'LeaveBlock',
    load: () => import('./leave-block/leave-blocks.screen'),
  },
];
