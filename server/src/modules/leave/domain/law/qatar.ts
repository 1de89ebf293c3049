import { t } from '../../texts/text';
import { steps, unpaid, type LeaveLaws } from './leave-law';

/** The day of the latest reading that was dated; the law is of 2004. */
const since = '2024-02-02';
const isOlder = true;
const basicWage = 'https://www.dohaguides.com/qatar-labour-law-on-annual-leave-and-holidays/';

export const qatar: LeaveLaws = {
  country: 'QA',
  law: t('leave_laws.qatar'),
  readOn: '2026-11-27',
  notCovered: t('leave_laws.not_covered_qatar'),
  types: [
    {
      code: 'annual',
      since,
      isOlder,
      article: '79',
      days: 21,
      per: 'year',
      counts: 'calendar',
      earned: [
        { afterMonths: 0, daysOfYear: 21 },
        { afterMonths: 60, daysOfYear: 28 },
      ],
      waitingMonths: 12,
      note: t('leave_laws.weeks_qatar'),
      readAt: ['https://accountabilityhub.org/provision/labour-law-no-14-of-2004-articles-78-81/', basicWage],
    },
    {
      code: 'sick',
      since,
      isOlder,
      article: '82',
      days: 84,
      per: 'year',
      counts: 'calendar',
      pay: steps([14, '100'], [42, '50'], [84, '0']),
      year: 'service',
      waitingMonths: 3,
      needsDocument: true,
      note: t('leave_laws.sickness_qatar'),
      readAt: [
        'http://242901.w7ydw.group/node/20484792',
        'http://webiis05.mondaq.com/x/496472/employee+rights+labour+relations/Sickness+Absence+And+Workplace+Injury+In+Qatar',
      ],
    },
    {
      code: 'maternity',
      since,
      isOlder,
      article: null,
      days: 50,
      per: 'event',
      counts: 'calendar',
      waitingMonths: 12,
      gender: 'female',
      needsDocument: true,
      note: t('leave_laws.after_birth_qatar'),
      readAt: ['https://vacationtracker.io/leave-laws/asia/qatar/'],
    },
    {
      code: 'hajj',
      since,
      isOlder,
      article: null,
      days: 20,
      per: 'service',
      pay: unpaid,
      note: t('leave_laws.hajj_qatar'),
      readAt: [
        'https://qdnewssl-5762.kxcdn.com/What%20are%20Qatar%27s%20Labour%20Laws%20on%20Annual%20Leave%3F%20/63642/0',
        'https://publicholidays.qa/',
      ],
    },
  ],
};
