import type { Module } from '../../platform/module';
import { answers } from './leave.answers';
import { employeeLeaveApproval } from './employee-leave/employee-leave.approval';
import { EmployeeLeaveResolver } from './employee-leave/employee-leave.resolver';
import { leaveJobs } from './employee-leave/leave.job';
import { LeaveAdjustmentResolver } from './leave-adjustment/leave-adjustment';
import { LeaveBalanceResolver } from './leave-balance/leave-balance.resolver';
import { LeaveBlockResolver } from './leave-block/leave-block';
import { LeaveDraftResolver } from './leave-draft/leave-draft.resolver';
import { LeaveLawResolver } from './leave-law/leave-law.resolver';
import { LeaveLedgerEntryResolver } from './leave-ledger-entry/leave-ledger-entry';
import { LeaveTypeResolver } from './leave-type/leave-type';
import { leaveTypeImport } from './leave-type/leave-type.import';
import { leaveAdjustmentImport } from './leave-adjustment/leave-adjustment.import';

export const leave: Module = {
  answers,
  resolvers: [
    LeaveDraftResolver,
    ...LeaveBlockResolver,
    ...LeaveTypeResolver,
    LeaveLawResolver,
    ...LeaveLedgerEntryResolver,
    ...LeaveBalanceResolver,
    ...LeaveAdjustmentResolver,
    ...EmployeeLeaveResolver,
  ],
  importables: [leaveTypeImport, leaveAdjustmentImport],
  approvals: [employeeLeaveApproval],
  jobs: (services) => ({
    ...leaveJobs(services),
  }),
  schedule: ['15 * * * * accrue_leave ?fill=1d'],
  longJobs: ['accrue_leave'],
};
