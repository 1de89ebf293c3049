/** Where a paper stands with whoever looks at it: asked for, handed in, found right, or sent back. */
export const reviewStates = ['requested', 'submitted', 'verified', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
export type ReviewAction = 'submit' | 'verify' | 'reject';

const transitions: Record<ReviewState, Partial<Record<ReviewAction, ReviewState>>> = {
  requested: { submit: 'submitted' },
  submitted: { verify: 'verified', reject: 'rejected' },
  verified: { reject: 'rejected' },
  rejected: { submit: 'submitted', verify: 'verified' },
};

/** Where an action leads from a state; undefined where it leads nowhere. */
export const reviewAfter = (state: ReviewState, action: ReviewAction): ReviewState | undefined =>
  transitions[state][action];

/**
 * Where a paper stands once somebody entered or changed it: what a person enters who may verify it is right, what
 * anybody else enters waits for such a person. Who corrects what another handed in does not verify it by that.
 */
export function reviewOnEntry(
  before: ReviewState | null,
  { mayVerify, isChanged }: { mayVerify: boolean; isChanged: boolean },
): ReviewState {
  if (before && !isChanged) return before;
  if (!mayVerify) return 'submitted';
  return before === null || before === 'requested' ? 'verified' : before;
}
