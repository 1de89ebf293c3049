import type { FlowStep } from './approval-flow';
import {
  begun,
  cancelled,
  decided,
  dueSeats,
  isDue,
  refilled,
  withDelegates,
  type Candidate,
  type People,
} from './approval-progress';
import { step, person, people, after, told } from './approval-progress.fixture';

describe('a flow', () => {
  test.each<[string, FlowStep[], People, string[], string[]]>([
    ['asks the first step first', [step(), step()], people([['amal'], ['badr']]), [], ['open', 'due', 'waiting']],
    [
      'goes on to the second when the first is approved',
      [step(), step()],
      people([['amal'], ['badr']]),
      ['amal'],
      ['open', 'approved', 'due'],
    ],
    [
      'is approved by the last step',
      [step(), step()],
      people([['amal'], ['badr']]),
      ['amal', 'badr'],
      ['approved', 'approved', 'approved'],
    ],
    [
      'does not let the second step come first',
      [step(), step()],
      people([['amal'], ['badr']]),
      ['badr'],
      ['open', 'due', 'waiting'],
    ],
    [
      'is rejected by any step',
      [step(), step()],
      people([['amal'], ['badr']]),
      ['amal', '-badr'],
      ['rejected', 'approved', 'rejected'],
    ],
    [
      'rejected early asks nobody further',
      [step(), step()],
      people([['amal'], ['badr']]),
      ['-amal'],
      ['rejected', 'rejected', 'closed'],
    ],
    ['of any takes one of several', [step()], people([['amal', 'badr']]), ['badr'], ['approved', 'approved']],
    ['of all takes everybody', [step({ mode: 'all' })], people([['amal', 'badr']]), ['badr'], ['open', 'due']],
    [
      'of all is approved with the last of them',
      [step({ mode: 'all' })],
      people([['amal', 'badr']]),
      ['badr', 'amal'],
      ['approved', 'approved'],
    ],
    [
      'of two of three takes two',
      [step({ mode: 'n_of', needed: 2 })],
      people([['amal', 'badr', 'carla']]),
      ['carla', 'amal'],
      ['approved', 'approved'],
    ],
    [
      'of two of three does not take one twice',
      [step({ mode: 'n_of', needed: 2 })],
      people([['amal', 'badr', 'carla']]),
      ['carla', 'carla'],
      ['open', 'due'],
    ],
    [
      'of more than there are takes all there are',
      [step({ mode: 'n_of', needed: 5 })],
      people([['amal', 'badr']]),
      ['amal', 'badr'],
      ['approved', 'approved'],
    ],
    [
      'skips a step that is the requester alone',
      [step(), step()],
      people([['ruth'], ['badr']]),
      [],
      ['open', 'requester', 'due'],
    ],
    [
      'asks the others where the requester is one of them',
      [step({ mode: 'all' })],
      people([['ruth', 'amal']]),
      ['amal'],
      ['approved', 'approved'],
    ],
    [
      'skips who is away where it is said so',
      [step({ skipAbsent: true }), step()],
      people([[person('amal', { isAbsent: true })], ['badr']]),
      [],
      ['open', 'absent', 'due'],
    ],
    [
      'waits for who is away otherwise',
      [step(), step()],
      people([[person('amal', { isAbsent: true })], ['badr']]),
      [],
      ['open', 'due', 'waiting'],
    ],
    [
      'asks the delegate of who is away',
      [step({ skipAbsent: true })],
      people([[person('amal', { isAbsent: true, delegateId: 'dan' })]]),
      ['dan'],
      ['approved', 'approved'],
    ],
    [
      'asks whoever holds the right where a rule names nobody',
      [step(), step()],
      people([[], ['badr']]),
      ['holder'],
      ['open', 'approved', 'due'],
    ],
    ['of nothing but skipped steps asks whoever holds the right', [step()], people([['ruth']]), [], ['open', 'due']],
    [
      'of nothing but skipped steps is approved by that holder',
      [step()],
      people([['ruth']]),
      ['holder'],
      ['approved', 'approved'],
    ],
    [
      'nobody can be named for is open to whoever may',
      [step()],
      people([[]], []),
      ['anybody'],
      ['approved', 'approved'],
    ],
    [
      'does not ask the same person twice',
      [step(), step()],
      people([['amal'], ['amal', 'badr']]),
      ['amal'],
      ['approved', 'approved', 'already'],
    ],
    [
      'of all asks only those who have not approved yet',
      [step(), step({ mode: 'all' })],
      people([['amal'], ['amal', 'badr']]),
      ['amal', 'badr'],
      ['approved', 'approved', 'approved'],
    ],
  ])('%s', (_rule, steps, given, deciders, expected) => {
    expect(told(after(begun(steps, ['ruth'], given), given, ...deciders))).toEqual(expected);
  });

  const standing = (userId: string, delegateId: string, more: Partial<Candidate> = {}) =>
    person(userId, { delegateId, ...more });
  const away = { isAbsent: true };
  const all = step({ mode: 'all' });
  const twoOf = step({ mode: 'n_of', needed: 2 });
  test.each<[string, FlowStep[], (string | Candidate)[][], string[], string[], string[]]>([
    [
      'for two of three decides for one of them',
      [twoOf],
      [[standing('amal', 'dan'), standing('badr', 'dan'), 'carla']],
      ['dan'],
      ['open', 'due'],
      ['badr', 'carla'],
    ],
    [
      'for two of three decides once, however often they say so',
      [twoOf],
      [[standing('amal', 'dan'), standing('badr', 'dan'), 'carla']],
      ['dan', 'dan'],
      ['open', 'due'],
      ['badr', 'carla'],
    ],
    [
      'for two of three and another of them are two',
      [twoOf],
      [[standing('amal', 'dan'), standing('badr', 'dan'), 'carla']],
      ['dan', 'badr'],
      ['approved', 'approved'],
      [],
    ],
    [
      'and asked too decides their own seat, not that of the other',
      [all],
      [[standing('amal', 'badr'), 'badr']],
      ['badr'],
      ['open', 'due'],
      ['amal'],
    ],
    [
      'and asked too leaves the other to decide',
      [all],
      [[standing('amal', 'badr'), 'badr']],
      ['badr', 'amal'],
      ['approved', 'approved'],
      [],
    ],
    [
      'for all leaves the last of them to decide',
      [all],
      [[standing('amal', 'dan'), standing('badr', 'dan')]],
      ['dan', 'badr'],
      ['approved', 'approved'],
      [],
    ],
    [
      'for any of several decides for all',
      [step()],
      [[standing('amal', 'dan'), standing('badr', 'dan')]],
      ['dan'],
      ['approved', 'approved'],
      [],
    ],
    [
      'rejects for all',
      [all],
      [[standing('amal', 'dan'), standing('badr', 'dan')]],
      ['-dan'],
      ['rejected', 'rejected'],
      [],
    ],
    [
      'who has approved does not reject for another',
      [all],
      [[standing('amal', 'dan'), standing('badr', 'dan')]],
      ['dan', '-dan'],
      ['open', 'due'],
      ['badr'],
    ],
    [
      'in two steps decides in each',
      [step(), step()],
      [[standing('amal', 'dan')], [standing('badr', 'dan')]],
      ['dan', 'dan'],
      ['approved', 'approved', 'approved'],
      [],
    ],
    [
      'who counts by a step before decides for nobody beside',
      [step(), all],
      [['dan'], [standing('amal', 'dan'), 'dan']],
      ['dan', 'dan'],
      ['open', 'approved', 'due'],
      ['amal'],
    ],
    [
      'and asked too is enough where who is away is not waited for',
      [step({ mode: 'all', skipAbsent: true })],
      [[standing('amal', 'badr', away), 'badr']],
      ['badr'],
      ['approved', 'approved'],
      [],
    ],
    [
      'for two who are away and not waited for is enough',
      [step({ mode: 'all', skipAbsent: true })],
      [[standing('amal', 'dan', away), standing('badr', 'dan', away)]],
      ['dan'],
      ['approved', 'approved'],
      [],
    ],
  ])('whoever stands in %s', (_rule, steps, ofSteps, deciders, expected, waits) => {
    const given = people(ofSteps);
    const end = after(begun(steps, ['ruth'], given), given, ...deciders);
    expect([told(end), dueSeats(end).map(({ userId }) => userId)]).toEqual([expected, waits]);
    expect(deciders.some((who) => isDue(end, who.replace('-', '')))).toBe(false);
  });

  test('whoever has decided is not asked again when somebody lets them stand in', () => {
    const given = people([['amal', 'badr']]);
    const half = withDelegates(after(begun([all], ['ruth'], given), given, 'badr'), () => 'badr');
    expect([isDue(half, 'badr'), dueSeats(half)]).toEqual([
      false,
      [expect.objectContaining({ userId: 'amal', delegateId: null })],
    ]);
  });

  test('whoever decided for somebody takes no seat of who left', () => {
    const given = people([[standing('amal', 'carla'), 'badr']]);
    const half = after(begun([all], ['ruth'], given), given, 'carla');
    expect(told(refilled(half, new Set(['badr']), people([['amal', 'carla']])))).toEqual(['approved', 'approved']);
  });

  test('tells why somebody cannot decide', () => {
    const given = people([['amal'], ['badr']]);
    const open = begun([step(), step()], ['ruth'], given);
    expect(decided(open, 'ruth', 'approved', given)).toEqual({ allowed: false, because: 'own' });
    expect(decided(open, 'badr', 'approved', given)).toEqual({ allowed: false, because: 'not_due' });
    expect(decided(after(open, given, '-amal'), 'badr', 'approved', given)).toEqual({
      allowed: false,
      because: 'decided',
    });
  });

  test('never lets the requester in as a delegate', () => {
    const given = people([[person('amal', { delegateId: 'ruth' })]]);
    expect(dueSeats(begun([step()], ['ruth'], given))).toEqual([
      expect.objectContaining({ userId: 'amal', delegateId: null }),
    ]);
  });

  test('taken back waits for nobody', () => {
    const given = people([['amal'], ['badr']]);
    const over = cancelled(begun([step(), step()], [], given));
    expect([told(over), dueSeats(over), isDue(over, 'amal')]).toEqual([['cancelled', 'closed', 'closed'], [], false]);
  });

  test('gives the seat of who left to whom the rule names now', () => {
    const before = begun([step({ mode: 'all' })], ['ruth'], people([['amal', 'badr']]));
    const now = people([['badr', 'carla', 'ruth']]);
    const refilledOne = refilled(before, new Set(['amal']), now);
    expect(dueSeats(refilledOne).map(({ userId }) => userId)).toEqual(['badr', 'carla']);
    expect(told(after(refilledOne, now, 'badr', 'carla'))).toEqual(['approved', 'approved']);
  });

  test('whose only one left asks whoever holds the right', () => {
    const before = begun([step()], ['ruth'], people([['amal']]));
    expect(dueSeats(refilled(before, new Set(['amal']), people([[]]))).map(({ userId }) => userId)).toEqual(['holder']);
  });

  test('goes on where those who stay have approved already', () => {
    const given = people([['amal', 'badr']]);
    const half = after(begun([step({ mode: 'all' })], ['ruth'], given), given, 'badr');
    expect(told(refilled(half, new Set(['amal']), people([['badr']])))).toEqual(['approved', 'approved']);
  });
});
