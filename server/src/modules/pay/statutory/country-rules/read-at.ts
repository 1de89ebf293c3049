import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { CountryRule, RuleGroup } from './country-rule';

/**
 * Where the rows of a country were read, as the comments beside them tell it: kept apart, since the data of the rows
 * tells which results are out of date. `readOn` only where the day was noted; `from` names one value of a rule alone.
 */
interface Reading {
  group: RuleGroup;
  country: string;
  key?: string;
  from?: PlainDate;
  readAt: readonly string[];
  readOn?: PlainDate;
}

const november: PlainDate = '2026-11-27';
const summaries = 'PwC, Worldwide Tax Summaries';

export const readings: readonly Reading[] = [
  ...[
    ['AE', 'gpssa.gov.ae (answer 5169)'],
    ['BH', 'sio.gov.bh (Ministerial Order 17/1977)'],
    ['IN', 'taxguru.in'],
    ['JO', 'aridalegal.com', 'tolley (17 March 2025)'],
    ['KW', 'pifss.gov.kw (answers to business owners)'],
    ['QA', 'alansarilaw.com'],
    ['SA', 'docs.oracle.com'],
  ].map(([country, ...readAt]): Reading => ({
    ...{ group: 'social_insurance', key: 'due_day', country: country!, readAt, readOn: '2026-11-29' },
  })),
  {
    group: 'social_insurance',
    country: 'AE',
    readAt: ['gpssa.gov.ae (23 February 2025; answer 5161)', 'emiratitimes.com', 'emirates247.com (14 December 2023)'],
  },
  {
    group: 'social_insurance',
    country: 'BH',
    readAt: ['mercans.com (12 July 2022)', 'globalnews.lockton.com', 'ramco.com', 'sahwanlaw.com'],
  },
  {
    group: 'social_insurance',
    country: 'EG',
    readOn: november,
    readAt: [
      `${summaries}, Egypt (6 February 2025)`,
      'deloitte.com',
      'masrawy.com (1 December 2025)',
      'crs.co.za (22 January 2020)',
      'mondaq.com',
    ],
  },
  {
    group: 'social_insurance',
    country: 'IN',
    readOn: november,
    readAt: [
      `${summaries}, India (25 October 2024)`,
      'livemint.com (3 July 2024)',
      'compliancewheels.com',
      'citehr.com (504114)',
    ],
  },
  {
    group: 'social_insurance',
    country: 'JO',
    readOn: november,
    readAt: [
      `${summaries}, Jordan (11 February 2025)`,
      'aridalegal.com',
      'arabkhabar.com',
      'ammanjo.co (18 May 2025)',
      'mercans.com',
    ],
  },
  { group: 'social_insurance', country: 'KW', readAt: ['docs.oracle.com'] },
  {
    group: 'social_insurance',
    country: 'OM',
    readAt: [
      'mercans.com',
      'cms-lawnow.com',
      'globalnews.lockton.com',
      'pledgetimes.com',
      'tamimi.com (15 January 2026)',
    ],
  },
  {
    group: 'social_insurance',
    country: 'QA',
    readAt: ['tamimi.com (6 October 2022)', 'mercans.com (11 January 2023)'],
  },
  {
    group: 'social_insurance',
    country: 'SA',
    readAt: ['gosi.gov.sa', 'docs.oracle.com', 'zenhr (17 July 2025)', 'saudigazette.com.sa (25 January 2022)'],
  },
  {
    group: 'income_tax',
    country: 'EG',
    readOn: november,
    readAt: [
      'deloitte.com',
      'mercans.com (February 2024)',
      'helpcenter.fawrypayday.com',
      'ahlelkhabra.blogspot.com',
      `${summaries}, Egypt (6 February 2025)`,
      'krestoneg.com',
    ],
  },
  {
    group: 'income_tax',
    country: 'IN',
    readOn: november,
    readAt: [
      'taxupdates.cagurujiclasses.com',
      'castudyweb.com',
      'outlookmoney.com',
      'cleartax.in',
      `${summaries}, India`,
      'aubsp.com',
    ],
  },
  {
    group: 'income_tax',
    country: 'JO',
    readOn: november,
    readAt: [`${summaries}, Jordan (11 February and 13 August 2025)`, 'mercans.com'],
  },
  {
    group: 'minimum_wage',
    country: 'AE',
    readAt: ['emirates247.com (31 December 2025)', 'gulfnews.com (10 February 2026)'],
  },
  { group: 'minimum_wage', country: 'OM', readAt: ['omanlawblog.curtis.com (16 September 2013)'] },
  { group: 'minimum_wage', country: 'QA', readAt: ['thepeninsulaqatar.com (8 April 2021)', 'thedohaglobe.com'] },
  { group: 'minimum_wage', country: 'KW', readAt: ['kuwaittimes.com (6 June 2017)'] },
  { group: 'minimum_wage', country: 'JO', readAt: ['petra.gov.jo (16 December 2024)'] },
  {
    group: 'deductions',
    country: 'AE',
    from: '2022-02-02',
    readAt: ['dubaivibesmagazine.ae', 'Al Wast', 'gulfnews.com'],
  },
  {
    group: 'deductions',
    country: 'SA',
    readAt: ['hrsd.gov.sa (311)', 'etmaam.com.sa (330)', 'employment-law-md.com.sa'],
  },
  { group: 'deductions', country: 'KW', readAt: ['kuwaitlaborlaw.com'] },
  { group: 'end_of_service', country: 'SA', key: 'average_wage', readAt: ['etmaam.com.sa'] },
  { group: 'end_of_service', country: 'BH', key: 'average_wage', readAt: ['arabiangulflife.com'] },
];

const isOf = ({ group, country, key, from }: Reading, of: string | null, rule: CountryRule): boolean =>
  group === rule.group &&
  country === of &&
  (key === undefined || key === rule.key) &&
  (from === undefined || from === rule.validFrom);

/** A rule with where it was read, unless it says so itself; one of the product was read nowhere. */
export function withReading(country: string | null, rule: CountryRule): CountryRule {
  const found = rule.isOfProduct || rule.readAt.length ? undefined : readings.find((each) => isOf(each, country, rule));
  return found ? { ...rule, readAt: found.readAt, readOn: found.readOn ?? null } : rule;
}
