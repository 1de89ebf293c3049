import { decideRequest, isOffered, requestActions, requestStates, type Actor, type RequestAction, type RequestState } from './request-state';

const request = (state: RequestState) => ({ state, requesterId: 'asker', employeeId: 'employee' });
const manager: Actor = { userId: 'manager', employeeId: 'boss' };
const asker: Actor = { userId: 'asker', employeeId: null };
const subject: Actor = { userId: 'else', employeeId: 'employee' };

/** Where each action leads from each state; '' is a refusal. */
const law: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  submitted: { submit: 'submitted', approve: 'approved', reject: 'rejected', return: 'returned', withdraw: 'withdrawn' },
  returned: { submit: 'submitted', return: 'returned', withdraw: 'withdrawn' },
  approved: { approve: 'approved' },
  rejected: { reject: 'rejected' },
  withdrawn: { withdraw: 'withdrawn' },
};

it.each(requestStates.flatMap((state) => requestActions.map((action) => [state, action, law[state][action]] as const)))('%s and %s lead to %s', (state, action, to) => {
  const decision = decideRequest(request(state), action, manager, 'because');
  expect(decision.allowed ? [decision.to, decision.repeated] : undefined).toEqual(to && [to, to === state]);
  expect(isOffered(request(state), action, manager)).toBe(to !== undefined && to !== state);
});

it.each(['approve', 'reject', 'return'] as const)('to %s is not for who asked, nor for whom it is about', (action) => {
  for (const actor of [asker, subject]) {
    expect(decideRequest(request('submitted'), action, actor, 'because').allowed).toBe(false);
    expect(isOffered(request('submitted'), action, actor)).toBe(false);
  }
});

it.each([['approve', true], ['reject', false], ['return', false]] as const)('to %s without a word: %p', (action, isAllowed) => {
  expect(decideRequest(request('submitted'), action, manager, '  ')).toMatchObject(isAllowed ? { allowed: true } : { allowed: false, field: 'comment' });
});

it('takes no novel for a comment', () => {
  expect(decideRequest(request('submitted'), 'reject', manager, 'x'.repeat(2001))).toMatchObject({ allowed: false, field: 'comment' });
});
