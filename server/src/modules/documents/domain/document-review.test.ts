import { reviewAfter, reviewOnEntry, type ReviewAction, type ReviewState } from './document-review';

describe('a document', () => {
  it.each<[ReviewState, ReviewAction, ReviewState | undefined]>([
    ['requested', 'submit', 'submitted'],
    ['requested', 'verify', undefined],
    ['requested', 'reject', undefined],
    ['submitted', 'submit', undefined],
    ['submitted', 'verify', 'verified'],
    ['submitted', 'reject', 'rejected'],
    ['verified', 'submit', undefined],
    ['verified', 'verify', undefined],
    ['verified', 'reject', 'rejected'],
    ['rejected', 'submit', 'submitted'],
    ['rejected', 'verify', 'verified'],
    ['rejected', 'reject', undefined],
  ])('that is %s leads by %s to %s', (state, action, next) => {
    expect(reviewAfter(state, action)).toBe(next);
  });

  it.each<[string, ReviewState | null, boolean, boolean, ReviewState]>([
    ['entered by who may verify it is verified', null, true, true, 'verified'],
    ['entered by anybody else waits', null, false, true, 'submitted'],
    ['verified and changed by anybody else waits again', 'verified', false, true, 'submitted'],
    ['verified and changed by who may verify it stays verified', 'verified', true, true, 'verified'],
    ['of which something else is changed stays as it is', 'verified', false, false, 'verified'],
    ['asked for and filled in by who may verify it is verified', 'requested', true, true, 'verified'],
    ['asked for and filled in by anybody else waits', 'requested', false, true, 'submitted'],
    ['handed in and corrected by who may verify it still waits', 'submitted', true, true, 'submitted'],
    ['sent back and corrected by who may verify it stays sent back', 'rejected', true, true, 'rejected'],
    ['sent back and corrected by anybody else waits', 'rejected', false, true, 'submitted'],
  ])('%s', (_law, before, mayVerify, isChanged, after) => {
    expect(reviewOnEntry(before, { mayVerify, isChanged })).toBe(after);
  });
});
