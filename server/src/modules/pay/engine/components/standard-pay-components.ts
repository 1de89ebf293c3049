import { dateInWords } from '../../../../kernel/dates/date-words';
import { attendancePayLawOn, type PaidTime } from '../../statutory/attendance-pay-laws';
import type { PayComponentSource } from './pay-plan';
import { timePrefix } from './formula-variables';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../../kernel/text/text';

/** A component offered to every company: what the law says of attendance. */
interface StandardComponent extends Pick<PayComponentSource, 'code' | 'kind'> {
  time: PaidTime | 'late' | 'shift';
  name: Bilingual;
  inNewCompanies: boolean;
}

/** New companies begin with those the law obliges to; lateness is taken off only where a company says so. */
const standardComponents: readonly StandardComponent[] = [
  {
    code: 'overtime',
    time: 'overtime',
    kind: 'earning',
    name: { en: 'Overtime', ar: 'عمل إضافي' },
    inNewCompanies: true,
  },
  {
    code: 'night_overtime',
    time: 'night_overtime',
    kind: 'earning',
    name: { en: 'Overtime by night', ar: 'عمل إضافي ليلي' },
    inNewCompanies: true,
  },
  {
    code: 'rest_day_work',
    time: 'rest_day',
    kind: 'earning',
    name: { en: 'Work on days of rest', ar: 'عمل في أيام الراحة' },
    inNewCompanies: true,
  },
  {
    code: 'holiday_work',
    time: 'holiday',
    kind: 'earning',
    name: { en: 'Work on public holidays', ar: 'عمل في العطل الرسمية' },
    inNewCompanies: true,
  },
  {
    code: 'shift_premium',
    time: 'shift',
    kind: 'earning',
    name: { en: 'Shift premium', ar: 'علاوة الوردية' },
    inNewCompanies: true,
  },
  {
    code: 'lateness',
    time: 'late',
    kind: 'deduction',
    name: { en: 'Lateness and leaving early', ar: 'التأخر والخروج المبكر' },
    inNewCompanies: false,
  },
];

const ofMonth = { condition: null, prorated: false, rounding: 'coin' } as const;

const shiftRule: Bilingual = {
  en: 'Hours of a shift that counts more than one, by what exceeds one, at the hourly basic salary. Nothing where no shift does.',
  ar: 'ساعات الوردية المحتسبة بأكثر من ساعة، بقدر ما يزيد على الواحد، بأجر الساعة الأساسي. ولا شيء إن لم توجد وردية كذلك.',
};

/** A component as the law of the country has it on a day, with the rule it rests on. */
export interface OfferedComponent extends PayComponentSource {
  nameAr: string;
  rule: Bilingual;
  inNewCompanies: boolean;
}

export const offeredComponents = (country: string, day: PlainDate): OfferedComponent[] =>
  standardComponents.map(({ code, time, kind, name, inNewCompanies }) => {
    const component = {
      code,
      kind,
      name: name.en,
      nameAr: name.ar,
      formula: `${timePrefix}${time}_due`,
      ...ofMonth,
      inNewCompanies,
    };
    if (time === 'shift') return { ...component, rule: shiftRule };
    const law = attendancePayLawOn(country, day);
    const since = dateInWords(law.validFrom);
    const { source } = time === 'late' ? law.lateness : law.rates[time];
    const says = time === 'late' ? limitOf(law.lateness.most) : rateOf(law.rates[time]);
    const inForce =
      law.country === null ? { en: '', ar: '' } : { en: `, in force since ${since.en}`, ar: `، سارية منذ ${since.ar}` };
    return {
      ...component,
      rule: { en: `${says.en} ${source.en}${inForce.en}.`, ar: `${says.ar} ${source.ar}${inForce.ar}.` },
    };
  });

function rateOf({ wage, basic }: { wage: number; basic: number }): Bilingual {
  if (!wage) return { en: `${basic} % of the hourly basic salary.`, ar: `${basic}٪ من أجر الساعة الأساسي.` };
  return {
    en: `${wage} % of the hourly wage and ${basic} % of the hourly basic salary.`,
    ar: `${wage}٪ من أجر الساعة و${basic}٪ من أجر الساعة الأساسي.`,
  };
}

function limitOf(most: { percent: number } | { days: number } | null): Bilingual {
  const missed = { en: 'The hours missed at the hourly basic salary', ar: 'الساعات الفائتة بأجر الساعة الأساسي' };
  if (!most) return { en: `${missed.en}.`, ar: `${missed.ar}.` };
  if ('percent' in most)
    return {
      en: `${missed.en}, at most ${most.percent} % of the wage of a month.`,
      ar: `${missed.ar}، بحد أقصى ${most.percent}٪ من أجر الشهر.`,
    };
  return {
    en: `${missed.en}, at most ${most.days} days' wage in a month.`,
    ar: `${missed.ar}، بحد أقصى أجر ${most.days} أيام في الشهر.`,
  };
}
