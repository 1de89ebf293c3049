import { needsApproval } from '../../../platform/approval/approval';
import { shiftSwap } from './shift-swap';
import { decideAboutSwap } from './shift-swap.actions';

export const shiftSwapApproval = needsApproval(shiftSwap, {
  waiting: { state: { in: ['accepted_by_peer'] } },
  waits: ({ state }) => state === 'accepted_by_peer',
  askedBy: [],
  brief: (_ctx, { givesTitle, takesTitle, peerName, givesDate, takesDate, note }) => ({
    what: [givesTitle, takesTitle, peerName].filter(Boolean).join(' · '),
    fromDate: givesDate,
    toDate: takesDate,
    note,
  }),
  approve: (ctx, id, version, reason) => decideAboutSwap(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutSwap(ctx, 'reject', id, version, reason),
});
