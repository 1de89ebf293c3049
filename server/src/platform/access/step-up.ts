import type { Ctx } from '../context';
import { stepUpNeeded } from '../errors';
import type { Area } from '../records/area';

/** Values of any area that are hidden until they are revealed. */
export const revealing = 'reveal';

/** Whether an area declares that such an action of it is proven anew; revealing a hidden value always is. */
export const asksForProof = ({ stepUp }: Pick<Area, 'stepUp'>, action: string): boolean =>
  action === revealing || !!stepUp?.includes(action);

/**
 * Refuses with STEP_UP what is to be proven anew by who has a second factor and has not shown it lately: whoever finds
 * their screen open gets no further than looking.
 */
export function refuseUnproven(ctx: Ctx, area: Area, action: string): void {
  if (asksForProof(area, action)) refuseUnlessProven(ctx);
}

/** The same of what an action does to some fields alone. */
export function refuseUnlessProven({ session, now }: Ctx): void {
  if (session?.provenUntil && now >= session.provenUntil) throw stepUpNeeded();
}
