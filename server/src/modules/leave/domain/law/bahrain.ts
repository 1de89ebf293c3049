import { t } from '../../texts/text';
import { steps, unpaid, type LeaveLaws } from './leave-law';

/** The day the law stood in the Official Gazette. */
const since = '2012-08-02';
const guide = 'https://dlapiperintelligence.com/goingglobal/employment/index.html?c=BH&t=08-minimum-employment-rights';
const summary = 'https://bahrainofw.com/bahrain-labour-law-official-leaves/';
const mourning = 'https://bahrainlawfirm.com/en/blog/bereavement-leave-bahrain';

export const bahrain: LeaveLaws = {
  country: 'BH',
  law: t('leave_laws.bahrain'),
  readOn: '2026-11-27',
  notCovered: t('leave_laws.not_covered_bahrain'),
  types: [
    {
      code: 'annual',
      since,
      article: '58',
      days: 30,
      per: 'year',
      countsHolidays: false,
      earned: [{ afterMonths: 0, daysOfYear: 30 }],
      note: t('leave_laws.days_bahrain'),
      readAt: [summary, 'https://hlbhamt.com/a-guide-on-statutory-leaves-in-bahrain/', guide],
    },
    {
      code: 'sick',
      since,
      article: '65',
      days: 55,
      per: 'year',
      counts: 'calendar',
      pay: steps([15, '100'], [35, '50'], [55, '0']),
      year: 'service',
      waitingMonths: 3,
      needsDocument: true,
      note: t('leave_laws.sickness_bahrain'),
      readAt: [summary, guide],
    },
    {
      code: 'maternity',
      since,
      article: null,
      days: 60,
      per: 'event',
      counts: 'calendar',
      gender: 'female',
      readAt: [guide],
    },
    {
      code: 'maternity_unpaid',
      since,
      article: null,
      days: 15,
      per: 'event',
      pay: unpaid,
      gender: 'female',
      readAt: [guide],
    },
    { code: 'paternity', since, article: null, days: 1, per: 'event', gender: 'male', readAt: [guide] },
    { code: 'marriage', since, article: '63', days: 3, per: 'event', readAt: [summary] },
    {
      code: 'bereavement',
      since,
      article: '63',
      days: 3,
      per: 'event',
      counts: 'working',
      note: t('leave_laws.death_to_fourth_degree'),
      readAt: [summary, mourning],
    },
    {
      code: 'iddah',
      since,
      article: null,
      days: 30,
      per: 'event',
      counts: 'calendar',
      gender: 'female',
      note: t('leave_laws.iddah_bahrain'),
      readAt: [mourning],
    },
  ],
};
