import { needsApproval } from '../../platform/approval';
import { payrollRun } from './payroll-run';
import { approvePayrollRun } from './payroll-run.actions';

needsApproval(payrollRun, {
  waiting: { state: { in: ['review'] } },
  waits: ({ state }) => state === 'review',
  askedBy: ['calculatedById'],
  facts: [
    { name: 'amount', label: { en: 'Net pay', ar: 'صافي الرواتب' }, kind: 'number' },
    { name: 'kind', label: { en: 'Kind of run', ar: 'نوع التشغيل' }, kind: 'choice', choices: { regular: { en: 'Regular', ar: 'منتظم' }, off_cycle: { en: 'Off-cycle', ar: 'خارج الدورة' } } },
  ],
  factsOf: (_ctx, { net, kind }) => ({ amount: net, kind }),
  brief: (_ctx, { period, net, currency }) => ({ period, amount: net, currency }),
  approve: (ctx, id, version) => approvePayrollRun(ctx, id, version),
});
