import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

export const requestStates = [
  'submitted',
  'returned',
  'approved',
  'rejected',
  'withdrawn',
  'fulfilled',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

export const requestActions = [
  'submit',
  'approve',
  'reject',
  'return',
  'withdraw',
  'fulfil',
  'close',
  'dispute',
] as const;
export type RequestAction = (typeof requestActions)[number];

/** What stands in the history of a request: what people did, and that it was closed because nobody said anything. */
export const requestSteps = [...requestActions, 'lapse'] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Where an action leads from a state. An action that leads to the state it starts from is a harmless repeat. */
const transitions: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  submitted: {
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    return: 'returned',
    withdraw: 'withdrawn',
  },
  returned: { submit: 'submitted', return: 'returned', withdraw: 'withdrawn' },
  approved: { approve: 'approved', fulfil: 'fulfilled', dispute: 'approved' },
  rejected: { reject: 'rejected' },
  withdrawn: { withdraw: 'withdrawn' },
  fulfilled: { fulfil: 'fulfilled', close: 'closed', dispute: 'approved' },
  closed: { close: 'closed' },
};

/** A request as far as its fate depends on it, and who wants to do something to it. */
export interface RequestFacts {
  state: RequestState;
  requesterId: string;
  employeeId: string;
}
export interface Actor {
  userId: string;
  employeeId: string | null;
}

export type RequestDecision =
  | { allowed: true; to: RequestState; repeated: boolean }
  | { allowed: false; because: Text; field?: 'comment' };

const isDecision = (action: RequestAction): boolean =>
  action === 'approve' || action === 'reject' || action === 'return';
/** Whether it was done is for those it was done for to say. */
const isVerdictOnWork = (action: RequestAction): boolean => action === 'close' || action === 'dispute';
const needsComment: readonly RequestAction[] = ['reject', 'return', 'dispute'];

/**
 * Whether the action is offered, apart from who may: nobody decides on what they asked for, or on what is about
 * themselves, and nobody else says that it was done.
 */
export function isOffered(request: RequestFacts, action: RequestAction, actor: Actor): boolean {
  const to = transitions[request.state][action];
  return to !== undefined && to !== request.state && !refusalOf(request, action, actor);
}

const isOwn = ({ requesterId, employeeId }: RequestFacts, actor: Actor): boolean =>
  requesterId === actor.userId || employeeId === actor.employeeId;

function refusalOf(request: RequestFacts, action: RequestAction, actor: Actor): Text | null {
  if (isDecision(action)) return isOwn(request, actor) ? texts.own : null;
  return isVerdictOnWork(action) && !isOwn(request, actor) ? texts.notTheirs : null;
}

/** Whether the action happens to the request, and what becomes of it. */
export function decideRequest(
  request: RequestFacts,
  action: RequestAction,
  actor: Actor,
  comment: string,
): RequestDecision {
  const refusal = refusalOf(request, action, actor);
  if (refusal) return { allowed: false, because: refusal };
  const to = transitions[request.state][action];
  if (to === undefined) return { allowed: false, because: texts.not(stateNames[request.state]) };
  if (needsComment.includes(action) && !comment.trim())
    return { allowed: false, because: texts.comment, field: 'comment' };
  if (comment.length > 2000) return { allowed: false, because: texts.long, field: 'comment' };
  return { allowed: true, to, repeated: to === request.state };
}

const stateNames: Record<RequestState, Text> = {
  submitted: t('request_state.state_names.submitted'),
  returned: t('request_state.state_names.returned'),
  approved: t('request_state.state_names.approved'),
  rejected: t('request_state.state_names.rejected'),
  withdrawn: t('request_state.state_names.withdrawn'),
  fulfilled: t('request_state.state_names.fulfilled'),
  closed: t('request_state.state_names.closed'),
};

/** What became of a request, as it stands in the mail to who asked. */
export const decisionWords: Partial<Record<RequestState, Text>> = {
  approved: t('request_state.decision_words.approved'),
  rejected: t('request_state.decision_words.rejected'),
  returned: t('request_state.decision_words.returned'),
  fulfilled: t('request_state.decision_words.fulfilled'),
};

const texts = {
  own: t('request_state.texts.own'),
  notTheirs: t('request_state.texts.not_theirs'),
  comment: t('request_state.texts.comment'),
  long: t('request_state.texts.long'),
  not: (state: Text): Text => t('request_state.request_load_again', { state }),
};
