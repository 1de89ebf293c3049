import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { attendancePayLawOn, type PaidTime } from '../../statutory/attendance-pay-laws';
import type { PayComponentSource } from './pay-plan';
import { timePrefix } from './formula-variables';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** A component offered to every company: what the law says of attendance. */
interface StandardComponent extends Pick<PayComponentSource, 'code' | 'kind'> {
  time: PaidTime | 'late' | 'shift';
  name: Text;
  inNewCompanies: boolean;
}

/** New companies begin with those the law obliges to; lateness is taken off only where a company says so. */
const standardComponents: readonly StandardComponent[] = [
  {
    code: 'overtime',
    time: 'overtime',
    kind: 'earning',
    name: t('standard_pay_components.overtime'),
    inNewCompanies: true,
  },
  {
    code: 'night_overtime',
    time: 'night_overtime',
    kind: 'earning',
    name: t('standard_pay_components.overtime_night'),
    inNewCompanies: true,
  },
  {
    code: 'rest_day_work',
    time: 'rest_day',
    kind: 'earning',
    name: t('standard_pay_components.work_days_rest'),
    inNewCompanies: true,
  },
  {
    code: 'holiday_work',
    time: 'holiday',
    kind: 'earning',
    name: t('standard_pay_components.work_public_holidays'),
    inNewCompanies: true,
  },
  {
    code: 'shift_premium',
    time: 'shift',
    kind: 'earning',
    name: t('standard_pay_components.shift_premium'),
    inNewCompanies: true,
  },
  {
    code: 'lateness',
    time: 'late',
    kind: 'deduction',
    name: t('standard_pay_components.lateness_leaving_early'),
    inNewCompanies: false,
  },
];

/** Codes of those that pay hours beyond the ordinary ones. */
export const overtimeCodes: string[] = standardComponents
  .filter(({ time }) => time !== 'late' && time !== 'shift')
  .map(({ code }) => code);

const ofMonth = { condition: null, prorated: false, rounding: 'coin' } as const;

const shiftRule: Text = t('standard_pay_components.hours_shift_counts_more');

/** A component as the law of the country has it on a day, with the rule it rests on. */
export interface OfferedComponent extends Omit<PayComponentSource, 'name' | 'nameAr'> {
  title: Text;
  rule: Text;
  inNewCompanies: boolean;
}

export const offeredComponents = (country: string, day: PlainDate): OfferedComponent[] =>
  standardComponents.map(({ code, time, kind, name, inNewCompanies }) => {
    const component = {
      code,
      kind,
      title: name,
      formula: `${timePrefix}${time}_due`,
      ...ofMonth,
      inNewCompanies,
    };
    if (time === 'shift') return { ...component, rule: shiftRule };
    const law = attendancePayLawOn(country, day);
    const since = dateInWords(law.validFrom);
    const { source } = time === 'late' ? law.lateness : law.rates[time];
    const says = time === 'late' ? limitOf(law.lateness.most) : rateOf(law.rates[time]);
    const inForce = law.country === null ? '' : t('standard_pay_components.force_since', { since });
    return {
      ...component,
      rule: t('standard_pay_components.text', { says, source, inForce }),
    };
  });

function rateOf({ wage, basic }: { wage: number; basic: number }): Text {
  if (!wage) return t('standard_pay_components.hourly_basic_salary', { basic });
  return t('standard_pay_components.hourly_wage_hourly_basic_salary', { wage, basic });
}

function limitOf(most: { percent: number } | { days: number } | null): Text {
  const missed = t('standard_pay_components.hours_missed_hourly_basic_salary');
  if (!most) return t('standard_pay_components.text_2', { missed });
  if ('percent' in most) return t('standard_pay_components.most_wage_month', { missed, percent: most.percent });
  return t('standard_pay_components.most_days_wage_month', { missed, count: most.days });
}
