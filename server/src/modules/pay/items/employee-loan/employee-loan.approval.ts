import { needsApproval } from '../../../../platform/approval/approval';
import { employeeLoan } from './employee-loan';
import { decideAboutLoan } from './employee-loan.actions';
import { t } from '../../texts/text';

export const employeeLoanApproval = needsApproval(employeeLoan, {
  waiting: { state: { in: ['pending'] } },
  waits: ({ state }) => state === 'pending',
  askedBy: ['enteredById', 'submittedById'],
  facts: [
    { name: 'amount', label: t('employee_loan.amount'), kind: 'number' },
    { name: 'instalments', label: t('employee_loan.instalments'), kind: 'number' },
  ],
  factsOf: (_ctx, { principal, instalments }) => ({ amount: principal, instalments: String(instalments) }),
  brief: (_ctx, { reason, principal, currency, firstDue, description }) => ({
    what: reason,
    amount: principal,
    currency,
    fromDate: firstDue,
    note: description,
  }),
  approve: (ctx, id, version, reason) => decideAboutLoan(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutLoan(ctx, 'reject', id, version, reason),
});
