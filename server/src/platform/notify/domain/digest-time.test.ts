import { isOfThisMorning } from './digest-time';

it.each([
  ['yesterday is told in the morning', '2026-11-22 15:00', '2026-11-23 07:00', true],
  ['not before the morning', '2026-11-22 15:00', '2026-11-23 06:59', false],
  ['this night too', '2026-11-23 06:59', '2026-11-23 07:00', true],
  ['since the morning waits for the next', '2026-11-23 07:00', '2026-11-23 18:00', false],
  ['long ago is told, where no morning found the server running', '2026-11-01 15:00', '2026-11-23 11:00', true],
])('what came %s', (_law, came, now, isTold) => expect(isOfThisMorning(came, now)).toBe(isTold));
