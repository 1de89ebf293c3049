import type { Ctx } from '../../../../platform/context';
import type { Row } from '../../../../platform/records/area';
import { decideProposed, type Proposals } from '../../../../platform/records/proposals';
import type { SchemeAction } from '../domain/scheme-approval';
import {
  closePreviousVersion,
  contributionScheme,
  refuseOverlap,
  schemeDecision,
  type ContributionScheme,
} from './contribution-scheme';

const schemes: Proposals<ContributionScheme> = {
  area: contributionScheme,
  decide: schemeDecision,
  closePrevious: closePreviousVersion,
  // Another version may have been approved since it was written.
  refuseOutdated: refuseOverlap,
};

/** Approves a scheme, which ends the version before it, or rejects it with a reason. Asked again it changes nothing. */
export const decideAboutScheme = (
  ctx: Ctx,
  action: SchemeAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<ContributionScheme>> => decideProposed(ctx, schemes, action, id, version, note);
