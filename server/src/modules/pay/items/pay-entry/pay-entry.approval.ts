import { needsApproval, type Declared } from '../../../../platform/approval/approval';
import type { Area } from '../../../../platform/records/area';
import { employeeDeduction, type EmployeeDeduction } from '../employee-deduction/employee-deduction';
import { employeeReward, refuseStep, type EmployeeReward } from '../employee-reward/employee-reward';
import { decideAboutEntry, refuseInPayroll, type PayEntry, type RefusesStep } from './pay-entry';

/** That rewards or deductions wait for a second person. */
const approvesEntries = <R extends PayEntry>(area: Area<R>, refuse?: RefusesStep<R>): Declared =>
  needsApproval(area as unknown as Area<PayEntry>, {
    waiting: { state: { in: ['pending'] } },
    askedBy: ['enteredById', 'submittedById'],
    brief: (_ctx, { reason, amount, currency, date, description }) => ({
      what: reason,
      amount,
      currency,
      fromDate: date,
      note: description,
    }),
    takeBack: (ctx, { id }) => refuseInPayroll(ctx, area.name, [String(id)]),
    approve: (ctx, id, version, note) => decideAboutEntry(ctx, area, refuse, { id, version, action: 'approve', note }),
    reject: (ctx, id, version, note) => decideAboutEntry(ctx, area, refuse, { id, version, action: 'reject', note }),
  });

export const payEntryApprovals = [
  approvesEntries<EmployeeReward>(employeeReward, refuseStep),
  approvesEntries<EmployeeDeduction>(employeeDeduction),
];
