import { needsApproval } from '../../../../platform/approval/approval';
import { endOfService } from './end-of-service';
import { approveEndOfService } from './end-of-service.actions';

export const endOfServiceApproval = needsApproval(endOfService, {
  waiting: { state: { in: ['calculated'] } },
  askedBy: ['calculatedById'],
  asksFirst: true,
  brief: (_ctx, { lastDay, net, currency, note }) => ({ fromDate: lastDay, amount: net, currency, note }),
  approve: approveEndOfService,
});
