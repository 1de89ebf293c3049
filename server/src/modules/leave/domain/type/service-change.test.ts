import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { noServiceIn, serviceChangedFrom, type DatedService } from './service-change';

const always = (countsAsService: boolean): DatedService => ({ countsAsService, serviceFrom: null, serviceEarlier: [] });
const changed = (before: DatedService, after: boolean, day: PlainDate): DatedService => ({
  countsAsService: after,
  ...serviceChangedFrom(before, after, day),
});
const told = (service: DatedService) => noServiceIn(service).map(({ from, to }) => `${from ?? '…'} to ${to ?? '…'}`);

describe('days of leave are no service', () => {
  const since = changed(always(true), false, '2026-07-01');
  const until = changed(always(false), true, '2026-07-01');
  it.each<[string, DatedService, string[]]>([
    ['never, where they always count', always(true), []],
    ['always, where they never do', always(false), ['… to …']],
    ['from the day on from which they count no more', since, ['2026-07-01 to …']],
    ['until the day before they count', until, ['… to 2026-06-30']],
    ['in between, where they count again later', changed(since, true, '2026-10-01'), ['2026-07-01 to 2026-09-30']],
    [
      'before and after, where they counted for a while',
      changed(until, false, '2027-01-01'),
      ['… to 2026-06-30', '2027-01-01 to …'],
    ],
    ['never, where it is taken back from its own day', changed(since, true, '2026-07-01'), []],
    ['never, where it is taken back from an earlier day', changed(since, true, '2026-03-01'), []],
    [
      'from an earlier day, where that was meant',
      changed(changed(since, true, '2026-07-01'), false, '2026-03-01'),
      ['2026-03-01 to …'],
    ],
  ])('%s', (_what, service, stretches) => {
    expect(told(service)).toEqual(stretches);
  });

  it('and nothing is kept of what never held', () => {
    expect(changed(since, true, '2026-07-01')).toEqual(always(true));
    expect(changed(changed(since, true, '2026-10-01'), false, '2026-10-01')).toEqual(since);
  });
});
