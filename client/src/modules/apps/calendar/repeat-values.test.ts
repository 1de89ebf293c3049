import { never, readRepeat, ruleFrom, waysOf } from './repeat-values';

describe('a rule in the form', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', '2026-03-31'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU', '2026-03-30'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20271231', '2026-03-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-03-31'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-03-10'],
    ['FREQ=MONTHLY;BYDAY=-1TU', '2026-03-31'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29'],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=2TU', '2026-03-10'],
  ])('%s is read and written as it was', (rule, first) => {
    expect(ruleFrom(readRepeat(rule), first, 0)).toBe(rule);
  });
  it('is none for what takes place once', () => {
    expect([readRepeat(null), ruleFrom(never, '2026-03-31', 1)]).toEqual([never, null]);
  });
  it('follows the first day where it was another', () => {
    expect(ruleFrom(readRepeat('FREQ=MONTHLY;BYMONTHDAY=-1'), '2026-03-12', 1)).toBe('FREQ=MONTHLY;BYMONTHDAY=12');
  });
  it.each([
    ['2026-03-10', ['day', 'weekday']],
    ['2026-03-28', ['day', 'weekday', 'lastWeekday']],
    ['2026-03-31', ['day', 'lastDay', 'lastWeekday']],
    ['2027-02-28', ['day', 'lastDay', 'weekday', 'lastWeekday']],
  ])('of %s a month can be repeated by %j', (day, ways) => {
    expect(waysOf(day)).toEqual(ways);
  });
});
