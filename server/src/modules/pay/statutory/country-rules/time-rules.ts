import { asWritten } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { workingTimeLaws } from '../../../time/domain/working-time';
import { t } from '../../texts/text';
import { attendancePayLaws, type AttendancePayLaw, type PaidTime } from '../attendance-pay-laws';
import { salaryFrequencyRules } from '../salary-frequency-rules';
import { inUnit, inWords, rulesOfRows, type CountryRule, type RuleFigure } from './country-rule';

const paidTimes: Record<PaidTime, Text> = {
  overtime: t('country_rules.overtime'),
  night_overtime: t('country_rules.night_overtime'),
  rest_day: t('country_rules.rest_day'),
  holiday: t('country_rules.holiday'),
};

/** What is paid for an hour beyond the hours due, and the most that is taken for lateness. */
export const overtimeRules = (country: string | null): CountryRule[] =>
  rulesOfRows(attendancePayLaws, country, ({ rates, lateness }) => [
    ...(Object.keys(rates) as PaidTime[]).map((kind) => ({
      group: 'overtime' as const,
      key: kind,
      title: paidTimes[kind],
      figures: [
        ...(rates[kind].wage ? [inUnit(t('country_rules.of_hourly_wage'), 'percent', rates[kind].wage)] : []),
        ...(rates[kind].basic ? [inUnit(t('country_rules.of_hourly_basic'), 'percent', rates[kind].basic)] : []),
      ],
      source: rates[kind].source,
    })),
    {
      group: 'overtime',
      key: 'lateness',
      title: t('country_rules.lateness'),
      figures: [
        lateness.most ? mostOf(lateness.most) : inWords(t('country_rules.at_most'), t('country_rules.time_missed')),
      ],
      source: lateness.source,
    },
  ]);

const mostOf = (most: NonNullable<AttendancePayLaw['lateness']['most']>): RuleFigure =>
  'percent' in most
    ? inUnit(t('country_rules.at_most_of_month'), 'percent', most.percent)
    : inUnit(t('country_rules.at_most_of_wage'), 'day', most.days);

/** Where the sources of working time are said: the table names them in English alone. */
const sources: Record<string, Text> = {
  AE: t('country_rules.working_time_emirates'),
  SA: t('country_rules.working_time_saudi'),
  none: t('country_rules.working_time_product'),
};

/** How long is worked, when night is, and what turns pay of another time into that of a month. */
export const workingTimeRules = (country: string | null): CountryRule[] => [
  ...rulesOfRows(workingTimeLaws, country, (law) => [
    {
      group: 'working_time',
      key: 'working_time',
      title: t('country_rules.working_time'),
      figures: [
        inUnit(t('country_rules.weekly_hours'), 'hour', law.weeklyMinutes / 60),
        inUnit(t('country_rules.rest'), 'hour', law.restMinutes / 60),
        inWords(t('country_rules.night'), asWritten(`${law.night.from}–${law.night.to}`)),
        inWords(
          t('country_rules.night_in_shifts'),
          law.nightCountsInShifts ? t('country_rules.counts') : t('country_rules.does_not_count'),
        ),
      ],
      source: sources[law.country ?? 'none']!,
    },
  ]),
  ...rulesOfRows(salaryFrequencyRules, country, ({ weeksPerYear, daysPerMonth, source }) => [
    {
      group: 'working_time',
      key: 'salary_frequency',
      title: t('country_rules.salary_frequency'),
      figures: [
        inUnit(t('country_rules.year_has'), 'week', weeksPerYear),
        inUnit(t('country_rules.month_has'), 'day', daysPerMonth),
      ],
      source,
    },
  ]),
];
