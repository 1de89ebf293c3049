import type { Text } from '../text';

export const requestStates = ['submitted', 'returned', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = typeof requestStates[number];

export const requestActions = ['submit', 'approve', 'reject', 'return', 'withdraw'] as const;
export type RequestAction = typeof requestActions[number];

/** Where an action leads from a state. An action that leads to the state it starts from is a harmless repeat. */
const transitions: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  submitted: { submit: 'submitted', approve: 'approved', reject: 'rejected', return: 'returned', withdraw: 'withdrawn' },
  returned: { submit: 'submitted', return: 'returned', withdraw: 'withdrawn' },
  approved: { approve: 'approved' },
  rejected: { reject: 'rejected' },
  withdrawn: { withdraw: 'withdrawn' },
};

/** A request as far as its fate depends on it, and who wants to do something to it. */
export interface RequestFacts { state: RequestState; requesterId: string; employeeId: string }
export interface Actor { userId: string; employeeId: string | null }

export type RequestDecision =
  | { allowed: true; to: RequestState; repeated: boolean }
  | { allowed: false; because: Text; field?: 'comment' };

const isDecision = (action: RequestAction): boolean => action === 'approve' || action === 'reject' || action === 'return';

/** Whether the action is offered, apart from who may: nobody decides on what he asked for, or on what is about himself. */
export function isOffered(request: RequestFacts, action: RequestAction, actor: Actor): boolean {
  const to = transitions[request.state][action];
  return to !== undefined && to !== request.state && !(isDecision(action) && isOwn(request, actor));
}

const isOwn = ({ requesterId, employeeId }: RequestFacts, actor: Actor): boolean =>
  requesterId === actor.userId || employeeId === actor.employeeId;

/** Whether the action happens to the request, and what becomes of it. */
export function decideRequest(request: RequestFacts, action: RequestAction, actor: Actor, comment: string): RequestDecision {
  if (isDecision(action) && isOwn(request, actor)) return { allowed: false, because: texts.own };
  const to = transitions[request.state][action];
  if (to === undefined) return { allowed: false, because: texts.not(stateNames[request.state]) };
  if ((action === 'reject' || action === 'return') && !comment.trim()) return { allowed: false, because: texts.comment, field: 'comment' };
  if (comment.length > 2000) return { allowed: false, because: texts.long, field: 'comment' };
  return { allowed: true, to, repeated: to === request.state };
}

const stateNames: Record<RequestState, Text> = {
  submitted: { en: 'waiting for a decision', ar: 'بانتظار القرار' },
  returned: { en: 'returned to whoever asked', ar: 'معاد إلى مقدمه' },
  approved: { en: 'approved already', ar: 'موافق عليه بالفعل' },
  rejected: { en: 'rejected already', ar: 'مرفوض بالفعل' },
  withdrawn: { en: 'withdrawn', ar: 'مسحوب' },
};

/** What became of a request, as it stands in the mail to who asked. */
export const decisionWords: Partial<Record<RequestState, Text>> = {
  approved: { en: 'approved', ar: 'تمت الموافقة عليه' },
  rejected: { en: 'rejected', ar: 'مرفوض' },
  returned: { en: 'returned to you for correction', ar: 'أعيد إليك للتصحيح' },
};

const texts = {
  own: { en: 'You cannot decide on a request of your own or about yourself. Somebody else has to.', ar: 'لا يمكنك البت في طلب قدمته أو يخصك. يجب أن يقرر شخص آخر.' },
  comment: { en: 'Say why, so that it can be corrected or understood.', ar: 'اذكر السبب ليتمكن صاحب الطلب من الفهم أو التصحيح.' },
  long: { en: 'Use at most 2000 characters.', ar: 'استخدم 2000 حرف على الأكثر.' },
  not: (state: Text): Text => ({ en: `This request is ${state.en}. Load it again.`, ar: `هذا الطلب ${state.ar}. أعد تحميله.` }),
};
