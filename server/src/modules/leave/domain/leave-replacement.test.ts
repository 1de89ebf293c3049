import type { LeaveSpan } from '../../organisation/domain/leave-days';
import { awayMeanwhile, replacementProblem } from './leave-replacement';
import { say } from '../../../platform/text';

const days = (fromDate: string, toDate: string, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  ...more,
});
const leave = { employeeId: 'mona', ...days('2026-03-09', '2026-03-13') };
const sami = { id: 'sami', hireDate: '2024-01-01', exitDate: null as string | null };

describe('who stands in for somebody on leave', () => {
  it.each<[string, Partial<typeof sami>, string | null]>([
    ['a colleague', {}, null],
    ['the employee themselves', { id: 'mona' }, 'An employee cannot cover for themselves'],
    ['hired the day before', { hireDate: '2026-03-08' }, null],
    ['hired on the first day', { hireDate: '2026-03-09' }, null],
    ['hired on the second day', { hireDate: '2026-03-10' }, 'begins on 2026-03-10'],
    ['leaving on the last day', { exitDate: '2026-03-13' }, null],
    ['leaving the day before', { exitDate: '2026-03-12' }, 'ends on 2026-03-12'],
    ['long gone', { exitDate: '2025-12-31' }, 'ends on 2025-12-31'],
  ])('%s', (_who, part, refusal) => {
    const problem = replacementProblem(leave, { ...sami, ...part });
    if (refusal === null) expect(problem).toBeNull();
    else
      expect([say(problem!, 'en'), say(problem!, 'ar')]).toEqual([
        expect.stringContaining(refusal),
        expect.stringMatching(/[\u0600-\u06ff]/),
      ]);
  });

  it.each<[string, LeaveSpan, LeaveSpan, boolean]>([
    ['on the same days', leave, days('2026-03-09', '2026-03-13'), true],
    ['on one of them', leave, days('2026-03-13', '2026-03-20'), true],
    ['the week after', leave, days('2026-03-14', '2026-03-20'), false],
    [
      'in the other half of the day',
      days('2026-03-09', '2026-03-09', { toPart: 'am' }),
      days('2026-03-09', '2026-03-09', { fromPart: 'pm' }),
      false,
    ],
    [
      'in the same half of the day',
      days('2026-03-09', '2026-03-09', { toPart: 'am' }),
      days('2026-03-09', '2026-03-09', { toPart: 'am' }),
      true,
    ],
    [
      'for hours of one day',
      leave,
      days('2026-03-10', '2026-03-10', { unit: 'hourly', fromTime: '09:00', toTime: '10:00' }),
      true,
    ],
  ])('is away too %s', (_when, asked, theirLeave, isAway) => {
    expect(awayMeanwhile(asked, [theirLeave])).toEqual(isAway ? [theirLeave] : []);
  });
});
