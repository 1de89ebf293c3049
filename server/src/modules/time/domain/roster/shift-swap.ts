import type { Text } from '../../../../kernel/text/text';
import { clashesOf, type Clash, type RosteredShift, type RosterFacts, type RosterLimits } from './roster-clashes';
import { t } from '../../texts/text';

export type SwapState =
  | 'requested'
  | 'accepted_by_peer'
  | 'approved'
  | 'applied'
  | 'declined'
  | 'rejected'
  | 'cancelled'
  | 'expired';
export type SwapAction = 'accept' | 'decline' | 'approve' | 'reject' | 'cancel' | 'expire' | 'apply';

/** Where an action leads from a state; one that leads nowhere new is a harmless repeat. */
const transitions: Record<SwapState, Partial<Record<SwapAction, SwapState>>> = {
  requested: { accept: 'accepted_by_peer', decline: 'declined', cancel: 'cancelled', expire: 'expired' },
  accepted_by_peer: {
    accept: 'accepted_by_peer',
    approve: 'approved',
    reject: 'rejected',
    cancel: 'cancelled',
    expire: 'expired',
  },
  approved: { approve: 'approved', apply: 'applied' },
  applied: { approve: 'applied', apply: 'applied' },
  declined: { decline: 'declined' },
  rejected: { reject: 'rejected' },
  cancelled: { cancel: 'cancelled' },
  expired: { expire: 'expired' },
};

/** Who asked whom; both are employees. */
export interface SwapParties {
  state: SwapState;
  requesterId: string;
  peerId: string;
}

export type SwapDecision = { allowed: true; to: SwapState; repeated: boolean } | { allowed: false; because: Text };

const refused = (because: Text): SwapDecision => ({ allowed: false, because });

/**
 * Whether somebody may do this to a swap now, apart from grants: the peer answers, the requester takes back, neither
 * approves.
 */
export function decideSwap(
  { state, requesterId, peerId }: SwapParties,
  action: SwapAction,
  actorId: string | null,
): SwapDecision {
  const to = transitions[state][action];
  if (!to) return refused(t('shift_swap.swap_has_gone_look_again'));
  if (to === state) return { allowed: true, to, repeated: true };
  if ((action === 'accept' || action === 'decline') && actorId !== peerId)
    return refused(t('shift_swap.only_colleague_who_asked_answers'));
  if (action === 'cancel' && actorId !== requesterId) return refused(t('shift_swap.only_who_asked_takes_swap'));
  if ((action === 'approve' || action === 'reject') && (actorId === requesterId || actorId === peerId)) {
    return refused(t('shift_swap.your_own_swap_another_person'));
  }
  return { allowed: true, to, repeated: false };
}

/** One side of a swap: all their shifts of the time around it, and what they give, if anything. */
export interface SwapSide {
  shifts: readonly RosteredShift[];
  gives: RosteredShift | null;
  facts: RosterFacts;
}

/**
 * What stands against each side after the swap that did not before: asked anew when it is approved, for much may have
 * changed since.
 */
export function swapClashes(
  requester: SwapSide,
  peer: SwapSide,
  limits: RosterLimits,
): { requester: Clash[]; peer: Clash[] } {
  return {
    requester: clashesOfTaking(requester, peer.gives, limits),
    peer: clashesOfTaking(peer, requester.gives, limits),
  };
}

/** What stands against taking a shift for what is given that does not stand already. */
function clashesOfTaking(
  { shifts, gives, facts }: SwapSide,
  takes: RosteredShift | null,
  limits: RosterLimits,
): Clash[] {
  if (!takes) return [];
  const kept = shifts.filter(({ id }) => id !== gives?.id && id !== takes.id);
  return newClashes(
    [...clashesOf(shifts, facts, limits), ...clashesOf(kept, facts, limits)],
    clashesOf([...kept, takes], facts, limits),
  );
}

/**
 * What stands against shifts afterwards that did not before, with what is given or without it; a week too long already
 * may not grow.
 */
export function newClashes(before: readonly Clash[], after: readonly Clash[]): Clash[] {
  const already = new Set(before.map(nameOf));
  const excess = ({ kind, week }: Clash) =>
    Math.max(0, ...before.flatMap((one) => (one.kind === kind && one.week === week ? (one.minutes ?? 0) : [])));
  return after.filter((clash) =>
    clash.kind === 'week' ? (clash.minutes ?? 0) > excess(clash) : !already.has(nameOf(clash)),
  );
}

const nameOf = ({ kind, shiftId, otherId }: Clash): string => `${kind} ${shiftId} ${otherId}`;
