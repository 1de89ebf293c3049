import { needsApproval } from '../../../../platform/approval/approval';
import { contributionScheme } from './contribution-scheme';
import { decideAboutScheme } from './contribution-scheme.actions';

export const contributionSchemeApproval = needsApproval(contributionScheme, {
  waiting: { state: { in: ['proposed'] } },
  askedBy: ['proposedById'],
  brief: (_ctx, { name, code, validFrom, validTo }) => ({
    what: name,
    note: code,
    fromDate: validFrom,
    toDate: validTo,
  }),
  approve: (ctx, id, version, reason) => decideAboutScheme(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutScheme(ctx, 'reject', id, version, reason),
});
