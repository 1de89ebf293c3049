import {
  employmentStatuses,
  endingRefusal,
  firstStatus,
  nextStatuses,
  statusRefusal,
  statusWithoutEnding,
  type EmploymentStatus,
} from './employment-status';

describe('where somebody may be put by hand', () => {
  it.each<[EmploymentStatus, boolean, EmploymentStatus[]]>([
    ['draft', true, ['onboarding', 'active']],
    ['onboarding', true, ['active']],
    ['active', true, ['suspended']],
    ['suspended', true, ['active']],
    ['notice', true, []],
    ['exited', true, []],
    ['draft', false, ['onboarding', 'active']],
    ['onboarding', false, ['draft', 'active']],
    ['active', false, ['draft', 'onboarding']],
    ['suspended', false, ['active']],
    ['notice', false, []],
    ['exited', false, []],
  ])('from %s, begun: %s, to %j', (from, hasBegun, next) => {
    expect(nextStatuses(from, hasBegun)).toEqual(next);
    for (const to of employmentStatuses)
      expect(statusRefusal(from, to, hasBegun) === null).toBe(to === from || next.includes(to));
  });

  it.each<[string, EmploymentStatus, EmploymentStatus, string]>([
    ['nobody is put under notice without a last day', 'active', 'notice', 'needs_ending'],
    ['nobody leaves without a last day', 'suspended', 'exited', 'needs_ending'],
    ['who is under notice goes on only once the ending is taken back', 'notice', 'active', 'under_notice'],
    ['who is under notice leaves by their last day', 'notice', 'exited', 'under_notice'],
    ['who has left does not come back by a word', 'exited', 'active', 'has_left'],
    ['an employment that has begun is no plan any more', 'active', 'draft', 'has_begun'],
    ['only who works is suspended', 'onboarding', 'suspended', 'not_active'],
  ])('%s', (_, from, to, why) => {
    expect(statusRefusal(from, to, true)).toBe(why);
  });
});

it.each<[EmploymentStatus, string | null, EmploymentStatus | null]>([
  ['active', null, 'active'],
  ['suspended', null, 'suspended'],
  ['notice', null, null],
  ['exited', null, null],
  ['active', '2026-06-09', 'exited'],
  ['active', '2026-06-10', 'notice'],
  ['exited', '2026-06-30', 'notice'],
  ['notice', '2026-06-01', 'exited'],
  ['draft', '2026-06-01', 'draft'],
])('who is entered on 10 June as %s with the last day %s stands as %s', (said, lastDay, status) => {
  expect(firstStatus(said, lastDay, '2026-06-10')).toBe(status);
});

it.each<[string | null, boolean, EmploymentStatus]>([
  ['suspended', true, 'suspended'],
  ['notice', true, 'active'],
  [null, false, 'onboarding'],
  ['on_leave', true, 'active'],
  ['exited', false, 'onboarding'],
])('whose ending is taken back and who stood as %s, begun: %s, stands as %s', (stood, hasBegun, status) => {
  expect(statusWithoutEnding(stood, hasBegun)).toBe(status);
});

it.each<[string, EmploymentStatus, boolean, string | null]>([
  ['a draft is deleted, not ended', 'draft', false, 'draft'],
  ['a draft whose first day is past is still a draft', 'draft', true, 'draft'],
  ['who is to come has no employment to end', 'onboarding', false, 'not_begun'],
  ['who should have come may be ended from the first day on', 'onboarding', true, null],
  ['who was taken on may resign before the first day', 'active', false, null],
  ['who is suspended may be dismissed', 'suspended', true, null],
  ['an ending may be corrected', 'notice', true, null],
])('%s', (_, status, hasBegun, why) => {
  expect(endingRefusal(status, hasBegun)).toBe(why);
});
