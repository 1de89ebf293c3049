import { needsApproval } from '../../../../platform/approval/approval';
import { nameOfMark, payrollRun } from './payroll-run';
import { markOf } from './load-inputs/payroll-run.group';
import { approvePayrollRun, returnPayrollRun } from './payroll-run.actions';
import { t } from '../../texts/text';

export const payrollRunApproval = needsApproval(payrollRun, {
  waiting: { state: { in: ['review'] } },
  waits: ({ state }) => state === 'review',
  askedBy: ['calculatedById'],
  asksFirst: true,
  returns: true,
  facts: [
    { name: 'amount', label: t('payroll_run.net_pay'), kind: 'number' },
    {
      name: 'kind',
      label: t('payroll_run.kind_run'),
      kind: 'choice',
      choices: {
        regular: t('payroll_run.regular'),
        off_cycle: t('payroll_run.off_cycle'),
        final: t('payroll_run.final_pay'),
        correction: t('payroll_run.correction'),
      },
    },
  ],
  factsOf: (_ctx, { net, kind }) => ({ amount: net, kind }),
  async brief(ctx, { id, net, previousNet, employeeCount, currency }) {
    const mark = await markOf(ctx, String(id));
    return {
      what: nameOfMark(mark, ctx.locale),
      about: mark,
      amount: net,
      previousAmount: previousNet,
      people: employeeCount,
      currency,
    };
  },
  // An approved run is returned with a reason.
  final: () => ['approved', 'rejected'],
  approve: (ctx, id, version, comment) => approvePayrollRun(ctx, id, version, comment),
  reject: (ctx, id, version, reason) => returnPayrollRun(ctx, id, version, reason ?? ''),
});
