import { needsApproval } from '../../../../platform/approval/approval';
import { leaveTypesOf, titleOf } from '../../../leave/leave-type/leave-type';
import { leaveEncashment } from './leave-encashment';
import { decideAboutEncashment } from './leave-encashment.actions';
import { t } from '../../texts/text';

export const leaveEncashmentApproval = needsApproval(leaveEncashment, {
  waiting: { state: { in: ['submitted'] } },
  waits: ({ state }) => state === 'submitted',
  askedBy: ['requestedById'],
  facts: [{ name: 'days', label: t('leave_encashment.days_paid_out'), kind: 'number' }],
  factsOf: (_ctx, { days }) => ({ days }),
  brief: async (ctx, { typeId, days, date, reason }) => {
    const type = (await leaveTypesOf(ctx)).find(({ id }) => String(id) === typeId);
    return { what: type ? titleOf(type, ctx) : null, days: String(Number(days)), fromDate: date, note: reason };
  },
  final: () => ['approved'],
  approve: (ctx, id, version, reason) => decideAboutEncashment(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutEncashment(ctx, 'reject', id, version, reason),
});
