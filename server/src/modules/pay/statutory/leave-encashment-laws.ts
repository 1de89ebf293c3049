import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/**
 * What a day of leave is worth that is paid out while employment goes on, as of a day: a thirtieth of the month's pay.
 */
export interface LeaveEncashmentLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  /** The basic salary, or the wage with its allowances. */
  pay: 'basic' | 'wage';
  source: Text;
  /** What the law keeps from being paid out, for whoever asks and decides; null where nothing. */
  limit: Text | null;
}

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const leaveEncashmentLaws: readonly LeaveEncashmentLaw[] = [
  {
    country: 'AE',
    validFrom: '2022-02-02',
    pay: 'wage',
    limit: null,
    source: t('leave_encashment_laws.cabinet_resolution_1_2022_art'),
  },
  {
    country: 'SA',
    validFrom: '2005-09-27',
    pay: 'wage',
    source: t('leave_encashment_laws.saudi_labour_law_royal_decree'),
    limit: t('leave_encashment_laws.annual_leave_law_may_paid'),
  },
  {
    country: null,
    validFrom: '1900-01-01',
    pay: 'basic',
    limit: null,
    source: t('leave_encashment_laws.rule_product_where_law_country'),
  },
];

/** The law of the country on a day; the plain rule where none is on file. */
export const leaveEncashmentLawOn = (country: string, day: PlainDate): LeaveEncashmentLaw =>
  lawOn(leaveEncashmentLaws, country, day);
