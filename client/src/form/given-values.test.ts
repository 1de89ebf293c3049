import { givenIn, newWith, withoutGiven } from './given-values';

test('several references stand after one another in an address', () => {
  expect(newWith('/payroll-runs', { period: '2026-10', employeeIds: ['a1', 'b2'], departmentIds: [] })).toBe(
    '/payroll-runs?new=yes&with.period=2026-10&with.employeeIds=a1%2Cb2',
  );
});

test('an address fills in fields of a new row, and forgets them again', () => {
  const address = newWith('/end-of-service', { employeeId: 'a1', lastDay: '2026-10-25', reason: null });
  expect(address).toBe('/end-of-service?new=yes&with.employeeId=a1&with.lastDay=2026-10-25');
  const given = new URLSearchParams(`${address.split('?')[1]}&q=Tariq`);
  expect(givenIn(given)).toEqual({ employeeId: 'a1', lastDay: '2026-10-25' });
  expect(withoutGiven(given).toString()).toBe('new=yes&q=Tariq');
});
