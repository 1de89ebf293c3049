import { needsApproval } from '../../../platform/approval/approval';
import { say } from '../../../platform/text';
import { shiftSwap } from './shift-swap';
import { concernsOfSwap, decideAboutSwap } from './shift-swap.actions';

export const shiftSwapApproval = needsApproval(shiftSwap, {
  waiting: { state: { in: ['accepted_by_peer'] } },
  waits: ({ state }) => state === 'accepted_by_peer',
  askedBy: [],
  isAskedByPerson: true,
  brief: async (ctx, { id, givesTitle, takesTitle, peerName, givesDate, takesDate, note }) => ({
    what: [givesTitle, takesTitle, peerName].filter(Boolean).join(' · '),
    fromDate: givesDate,
    toDate: takesDate,
    note,
    warnings: (await concernsOfSwap(ctx, String(id))).map(({ text }) => say(text, ctx.locale)),
  }),
  approve: (ctx, id, version, reason) => decideAboutSwap(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutSwap(ctx, 'reject', id, version, reason),
});
