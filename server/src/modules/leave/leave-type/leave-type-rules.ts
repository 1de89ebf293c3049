import { isGrantDay, type Frequency } from '../domain/ledger/grant-periods';
import { isPlainDate } from '../../../kernel/dates/plain-date';
import { invalid } from '../../../platform/errors';
import type { Text } from '../../../platform/text';
import type { LeaveType } from './leave-type';

type Type = Pick<
  LeaveType,
  | 'unit'
  | 'minMinutes'
  | 'documentRule'
  | 'documentAfterDays'
  | 'payTiers'
  | 'accrualFrequency'
  | 'accrualFrom'
  | 'accrualGain'
  | 'accrualOn'
  | 'accrualLevels'
  | 'carryOver'
  | 'carryOverMost'
  | 'carryOverMonths'
  | 'carryOverDays'
  | 'carryOverUntil'
  | 'isEncashable'
  | 'requiresAllocation'
  | 'negativeTo'
> & { deletedAt: Date | null };

const most = 20;
const isShare = (text: string): boolean => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text);
const isDays = (text: string): boolean => /^\d{1,4}(\.\d{1,8})?$/.test(text);
const isDaysOfHour = (text: string): boolean => /^0?\.\d{1,8}$|^[01]$/.test(text);

/** What does not fit together in the rules of a type, beside its field. */
export function refuseStrangeType(type: Type): void {
  if (type.deletedAt) return;
  if (type.minMinutes !== null && type.unit !== 'hour')
    refuse('minMinutes', 'Only leave taken in hours has steps of minutes.', 'خطوات الدقائق للإجازات بالساعات فقط.');
  if (type.documentRule === 'after_days' && type.documentAfterDays === null) {
    refuse(
      'documentAfterDays',
      'Say beyond how many days a document is needed.',
      'حدد عدد الأيام التي يلزم بعدها مستند.',
    );
  }
  refuseStrangeTiers(type);
  refuseStrangePlan(type);
  if (type.carryOver === 'capped' && type.carryOverMost === null)
    refuse('carryOverMost', 'Say how many days go along at most.', 'حدد أقصى عدد للأيام المرحّلة.');
  if (type.carryOver !== 'capped' && type.carryOverMost !== null)
    refuse(
      'carryOverMost',
      'This counts only where what goes along is limited.',
      'تسري هذه القيمة عند تحديد سقف للترحيل فقط.',
    );
  const [, second] = (['carryOverMonths', 'carryOverDays', 'carryOverUntil'] as const).filter(
    (field) => type[field] !== null,
  );
  if (second)
    refuse(
      second,
      'Give months, days or a day of the year: only one of the three.',
      'أدخل عدد الأشهر أو عدد الأيام أو يوماً من السنة: واحداً من الثلاثة فقط.',
    );
  if (type.carryOverUntil !== null && !isPlainDate(`2000-${type.carryOverUntil}`))
    refuse('carryOverUntil', 'No year has this day.', 'لا يوجد هذا اليوم في أي سنة.');
  if (Number(type.negativeTo) > 0 && !type.requiresAllocation)
    refuse(
      'negativeTo',
      'Only a type that takes granted days alone has a floor.',
      'الحد الأدنى للأنواع التي تتطلب رصيداً فقط.',
    );
}

function refuseStrangeTiers({ payTiers }: Type): void {
  const [en, ar] = [
    'Give up to 20 steps, each ending on a later day than the one before, with a share from 0 to 100 percent.',
    'أدخل حتى 20 درجة، تنتهي كل منها في يوم لاحق لما قبلها، بنسبة من 0 إلى 100.',
  ];
  const isAscending = payTiers.every(({ upToDay }, at) => upToDay > (payTiers[at - 1]?.upToDay ?? 0));
  if (
    payTiers.length > most ||
    !isAscending ||
    payTiers.some(({ upToDay, percent }) => upToDay > 10_000 || !isShare(percent))
  )
    refuse('payTiers', en, ar);
}

function refuseStrangePlan({ accrualFrequency, accrualFrom, accrualGain, accrualOn, accrualLevels }: Type): void {
  if (accrualGain !== 'day' && accrualOn !== null)
    refuse(
      'accrualOn',
      'This counts only where days are given on a day of choice.',
      'تسري هذه القيمة عند المنح في يوم مختار فقط.',
    );
  if (accrualFrequency === null) return;
  if (accrualGain === 'day') refuseStrangeDay(accrualFrequency as Frequency, accrualOn ?? '');
  if (accrualFrom === null)
    refuse('accrualFrom', 'Say from which day on days are granted.', 'حدد اليوم الذي يبدأ منه منح الأيام.');
  const isHourly = accrualFrequency === 'hourly';
  if (isHourly && !accrualFrom.endsWith('-01'))
    refuse(
      'accrualFrom',
      'Hours worked are counted by the month: begin on the first of one.',
      'تُحسب ساعات العمل شهرياً: ابدأ في أول يوم من شهر.',
    );
  const isAscending = accrualLevels.every(
    ({ afterMonths }, at) => afterMonths > (accrualLevels[at - 1]?.afterMonths ?? -1),
  );
  if (
    !accrualLevels.length ||
    accrualLevels.length > most ||
    !isAscending ||
    accrualLevels.some(({ afterMonths, days }) => afterMonths > 1_200 || !(isHourly ? isDaysOfHour : isDays)(days))
  ) {
    refuse(
      'accrualLevels',
      `Give up to 20 levels with ascending months of service, each with its days of ${isHourly ? 'an hour worked, such as 0.0096 (1 day at most)' : 'a period'}.`,
      `أدخل حتى 20 مستوى بأشهر خدمة تصاعدية، لكل منها ${isHourly ? 'أيام ساعة العمل، مثل 0.0096 (يوم واحد على الأكثر)' : 'أيام الفترة'}.`,
    );
  }
}

const grantDays: Partial<Record<Frequency, Text>> = {
  weekly: { en: 'Give the day of the week, 1 (Monday) to 7.', ar: 'أدخل يوم الأسبوع من 1 (الإثنين) إلى 7.' },
  twice_a_month: {
    en: 'Give two days of the month, the first from 01 to 15 and the second from 16 to 31, such as 05-20.',
    ar: 'أدخل يومين من الشهر، الأول من 01 إلى 15 والثاني من 16 إلى 31، مثل 05-20.',
  },
  monthly: { en: 'Give the day of the month, 1 to 31.', ar: 'أدخل يوم الشهر من 1 إلى 31.' },
  quarterly: {
    en: 'Give month and day within the quarter, such as 02-10.',
    ar: 'أدخل الشهر واليوم ضمن ربع السنة، مثل 02-10.',
  },
  half_yearly: {
    en: 'Give month and day within the half year, such as 06-20.',
    ar: 'أدخل الشهر واليوم ضمن نصف السنة، مثل 06-20.',
  },
  yearly: { en: 'Give month and day, such as 03-31.', ar: 'أدخل الشهر واليوم، مثل 03-31.' },
  anniversary: {
    en: 'Give month and day, such as 03-31: days are granted then in each year of service.',
    ar: 'أدخل الشهر واليوم، مثل 03-31: تُمنح الأيام عندها في كل سنة خدمة.',
  },
};

function refuseStrangeDay(frequency: Frequency, on: string): void {
  const wanted = grantDays[frequency];
  if (frequency === 'hourly')
    refuse(
      'accrualGain',
      'Days by hours worked are granted when the month is over: there is no day to choose.',
      'تُمنح الأيام بحسب ساعات العمل عند انتهاء الشهر: لا يوم يُختار لها.',
    );
  if (!wanted)
    refuse('accrualGain', 'What is granted each day has no day to choose.', 'ما يُمنح كل يوم لا يوم يُختار له.');
  if (!isGrantDay(frequency, on)) refuse('accrualOn', wanted.en, wanted.ar);
}

function refuse(field: string, en: Text['en'], ar: Text['ar']): never {
  throw invalid(field, { en, ar });
}
