import { createManagers } from './managers';

it('going up leads back to whoever is in a circle, not to who is below it, and ends at the top', () => {
  const managers = createManagers();
  for (const [person, manager] of [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['below', 'a'],
    ['low', 'top'],
  ] as const)
    managers.place(person, manager);
  expect(['a', 'b', 'c', 'below', 'low', 'top'].filter((person) => managers.leadsBack(person))).toEqual([
    'a',
    'b',
    'c',
  ]);
  managers.place('c', 'top');
  expect(managers.leadsBack('a')).toBe(false);
});
