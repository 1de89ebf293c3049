import { needsApproval } from '../../../../platform/approval/approval';
import { nameOfMark, payrollRun } from './payroll-run';
import { markOf } from './load-inputs/payroll-run.group';
import { approvePayrollRun } from './payroll-run.actions';

export const payrollRunApproval = needsApproval(payrollRun, {
  waiting: { state: { in: ['review'] } },
  waits: ({ state }) => state === 'review',
  askedBy: ['calculatedById'],
  facts: [
    { name: 'amount', label: { en: 'Net pay', ar: 'صافي الرواتب' }, kind: 'number' },
    {
      name: 'kind',
      label: { en: 'Kind of run', ar: 'نوع التشغيل' },
      kind: 'choice',
      choices: {
        regular: { en: 'Regular', ar: 'منتظم' },
        off_cycle: { en: 'Off-cycle', ar: 'خارج الدورة' },
        final: { en: 'Final pay', ar: 'الراتب الأخير' },
        correction: { en: 'Correction', ar: 'تصحيح' },
      },
    },
  ],
  factsOf: (_ctx, { net, kind }) => ({ amount: net, kind }),
  async brief(ctx, { id, net, currency }) {
    const mark = await markOf(ctx, String(id));
    return { what: nameOfMark(mark, ctx.locale), about: mark, amount: net, currency };
  },
  approve: (ctx, id, version) => approvePayrollRun(ctx, id, version),
});
