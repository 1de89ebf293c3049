import { pointsOf, problemOfReward, type Reward } from './reward';

const reward = (more: Partial<Reward>): Reward => ({
  kind: 'money',
  state: 'draft',
  amount: null,
  points: null,
  item: null,
  countsForGratuity: false,
  ...more,
});

it.each<[Partial<Reward>, string | undefined]>([
  [{ amount: '5' }, undefined],
  [{ amount: '5', countsForGratuity: true }, undefined],
  [{ kind: 'points', points: 50, countsForGratuity: true }, 'countsForGratuity'],
  [{ amount: '5', points: 3 }, 'points'],
  [{ amount: '5', item: 'Watch' }, 'item'],
  [{ kind: 'points', points: 50 }, undefined],
  [{ kind: 'points' }, 'points'],
  [{ kind: 'points', points: 50, amount: '1' }, 'amount'],
  [{ kind: 'points', points: 50, item: 'Watch' }, 'item'],
  [{ kind: 'item', item: 'Watch' }, undefined],
  [{ kind: 'item', item: 'Watch', points: 30 }, undefined],
  [{ kind: 'item', item: ' ' }, 'item'],
  [{ kind: 'item', item: 'Watch', amount: '1' }, 'amount'],
])('%o is wrong at %s', (more, field) => {
  expect(problemOfReward(reward(more))?.field).toBe(field);
});

it.each<[Partial<Reward> & { deletedAt?: Date }, number]>([
  [{ kind: 'points', points: 50, state: 'pending' }, 0],
  [{ kind: 'points', points: 50, state: 'approved' }, 50],
  [{ kind: 'points', points: 50, state: 'cancelled' }, 0],
  [{ kind: 'item', points: 30, state: 'pending' }, -30],
  [{ kind: 'item', points: 30, state: 'rejected' }, 0],
  [{ kind: 'item', state: 'applied' }, 0],
  [{ amount: '9', state: 'approved' }, 0],
  [{ kind: 'item', points: 30, deletedAt: new Date() }, 0],
])('%o counts %i points', (more, points) => {
  expect(pointsOf({ ...reward(more), ...more })).toBe(points);
});
