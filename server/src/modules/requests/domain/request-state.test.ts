import {
  decideRequest,
  isOffered,
  requestActions,
  requestStates,
  type Actor,
  type RequestAction,
  type RequestState,
} from './request-state';

const request = (state: RequestState) => ({ state, requesterId: 'asker', employeeId: 'employee' });
const manager: Actor = { userId: 'manager', employeeId: 'boss' };
const asker: Actor = { userId: 'asker', employeeId: null };
const subject: Actor = { userId: 'else', employeeId: 'employee' };

const isForAsker = (action: RequestAction) => action === 'close' || action === 'dispute';

/** Where each action leads from each state; '' is a refusal. */
const law: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
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

it.each(requestStates.flatMap((state) => requestActions.map((action) => [state, action, law[state][action]] as const)))(
  '%s and %s lead to %s',
  (state, action, to) => {
    const actor = isForAsker(action) ? asker : manager;
    const decision = decideRequest(request(state), action, actor, 'because');
    expect(decision.allowed ? [decision.to, decision.repeated] : undefined).toEqual(to && [to, to === state]);
    expect(isOffered(request(state), action, actor)).toBe(to !== undefined && to !== state);
  },
);

it.each(['approve', 'reject', 'return'] as const)('to %s is not for who asked, nor for whom it is about', (action) => {
  for (const actor of [asker, subject]) {
    expect(decideRequest(request('submitted'), action, actor, 'because').allowed).toBe(false);
    expect(isOffered(request('submitted'), action, actor)).toBe(false);
  }
});

it.each(['close', 'dispute'] as const)(
  'to %s is for who asked and for whom it is about, and for nobody else',
  (action) => {
    for (const [actor, may] of [
      [asker, true],
      [subject, true],
      [manager, false],
    ] as const) {
      expect(decideRequest(request('fulfilled'), action, actor, 'because').allowed).toBe(may);
      expect(isOffered(request('fulfilled'), action, actor)).toBe(may);
    }
  },
);

it('what was approved may be fulfilled by whoever has the right, who asked among them: somebody else approved it', () => {
  for (const actor of [manager, asker, subject]) expect(isOffered(request('approved'), 'fulfil', actor)).toBe(true);
});

it('closed, a request changes no more', () => {
  for (const actor of [manager, asker, subject])
    expect(requestActions.filter((action) => isOffered(request('closed'), action, actor))).toEqual([]);
});

it.each([
  ['submitted', 'approve', true],
  ['submitted', 'reject', false],
  ['submitted', 'return', false],
  ['approved', 'fulfil', true],
  ['fulfilled', 'close', true],
  ['fulfilled', 'dispute', false],
] as const)('what is %s is to %s without a word: %p', (state, action, isAllowed) => {
  expect(decideRequest(request(state), action, isForAsker(action) ? asker : manager, '  ')).toMatchObject(
    isAllowed ? { allowed: true } : { allowed: false, field: 'comment' },
  );
});

it('takes no novel for a comment', () => {
  expect(decideRequest(request('submitted'), 'reject', manager, 'x'.repeat(2001))).toMatchObject({
    allowed: false,
    field: 'comment',
  });
});
