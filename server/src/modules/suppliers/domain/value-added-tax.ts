import type { PlainDate } from '../../../kernel/dates/plain-date';

/** The ordinary rate of value added tax of a country from a day on. */
interface VatRate {
  country: string;
  validFrom: PlainDate;
  percent: string;
  source: string;
}

/** Newest first within a country. A rate is never changed here: a newer one is added with its day. */
const vatRates: readonly VatRate[] = [
  { country: 'AE', validFrom: '2018-01-01', percent: '5', source: 'Federal Decree-Law 8/2017, Art. 3' },
  { country: 'SA', validFrom: '2020-07-01', percent: '15', source: 'Royal Order A/638 of 15/10/1441H' },
  {
    country: 'SA',
    validFrom: '2018-01-01',
    percent: '5',
    source: 'Unified VAT Agreement of the GCC, Art. 25; Royal Decree M/113',
  },
  { country: 'BH', validFrom: '2022-01-01', percent: '10', source: 'Decree-Law 33/2021' },
  { country: 'BH', validFrom: '2019-01-01', percent: '5', source: 'Decree-Law 48/2018' },
  { country: 'OM', validFrom: '2021-04-16', percent: '5', source: 'Royal Decree 121/2020' },
  { country: 'EG', validFrom: '2017-07-01', percent: '14', source: 'Law 67/2016, Art. 3' },
  { country: 'JO', validFrom: '2001-01-01', percent: '16', source: 'General Sales Tax Law 6/1994 as amended' },
];

/** The ordinary rate in percent; 0 where a country has none, or none yet. */
export const vatPercentOn = (country: string, day: PlainDate): string =>
  vatRates.find((rate) => rate.country === country && rate.validFrom <= day)?.percent ?? '0';
