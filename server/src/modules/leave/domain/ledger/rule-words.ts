import { dateInWords } from '../../../../kernel/dates/date-words';
import { daysOfUnits } from '../type/leave-type';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { quantity } from '../../../../kernel/numbers/quantity';
import type { Text } from '../../../../kernel/text/text';
import { grantOf, levelAt, type AccrualPlan, type Employment } from './accrual';
import { dayOfMonth, daysIn, periodOf, type Frequency } from './grant-periods';
import type { CarryOverRule } from './carry-over';
import type { LedgerPlan } from './entries-due';
import type { LedgerEntry } from './ledger';

const periods: Record<Frequency, Text> = {
  hourly: { en: 'an hour worked', ar: 'لكل ساعة عمل' },
  daily: { en: 'a day', ar: 'كل يوم' },
  weekly: { en: 'a week', ar: 'كل أسبوع' },
  twice_a_month: { en: 'half a month', ar: 'كل نصف شهر' },
  monthly: { en: 'a month', ar: 'كل شهر' },
  quarterly: { en: 'a quarter', ar: 'كل ربع سنة' },
  half_yearly: { en: 'half a year', ar: 'كل نصف سنة' },
  yearly: { en: 'a year', ar: 'كل سنة' },
  anniversary: { en: 'a year of service', ar: 'كل سنة خدمة' },
};

const weekDays: Text[] = [
  { en: 'Monday', ar: 'الإثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
  { en: 'Sunday', ar: 'الأحد' },
];

/** 'MM-DD' of a year that has 29 February; a day its month does not have is its last. */
const inLeapYear = (day: string): PlainDate => dayOfMonth(`2000-${day.slice(0, 2)}-01`, Number(day.slice(3)));

/** On which day of its period a grant is given. */
function dayInWords({ frequency, gain, on }: AccrualPlan): Text {
  if (frequency === 'hourly') return { en: 'granted when the month is over', ar: 'تُمنح عند انتهاء الشهر' };
  if (gain !== 'day' || !on)
    return gain === 'start'
      ? { en: 'granted on the first day', ar: 'تُمنح في أول يوم' }
      : { en: 'granted on the last day', ar: 'تُمنح في آخر يوم' };
  if (frequency === 'weekly') {
    const { en, ar } = weekDays[Number(on) - 1]!;
    return { en: `granted on ${en}`, ar: `تُمنح يوم ${ar}` };
  }
  const [day, month] = on.split('-').map(Number).toReversed();
  if (frequency === 'twice_a_month')
    return { en: `granted on days ${month} and ${day} of the month`, ar: `تُمنح في اليومين ${month} و${day} من الشهر` };
  if (month === undefined) return { en: `granted on day ${day} of the month`, ar: `تُمنح في اليوم ${day} من الشهر` };
  if (frequency !== 'yearly' && frequency !== 'anniversary')
    return { en: `granted on day ${day} of month ${month} of it`, ar: `تُمنح في اليوم ${day} من الشهر ${month} منها` };
  const date = dateInWords(inLeapYear(on));
  return { en: `granted on ${date.en.replace(' 2000', '')}`, ar: `تُمنح في ${date.ar.replace(' 2000', '')}` };
}

const joined = (parts: readonly Text[], mark: Text = { en: '; ', ar: '؛ ' }): Text => ({
  en: parts.map(({ en }) => en).join(mark.en),
  ar: parts.map(({ ar }) => ar).join(mark.ar),
});

/** The rules of a type from a day on: what is granted since when, then by which other rules, and what becomes of it when the leave year ends. */
export function ruleInWords({ accruals, carryOver, yearBasis }: LedgerPlan, day: PlainDate): Text[] {
  const year: Text =
    yearBasis === 'calendar'
      ? { en: 'The leave year begins on 1 January', ar: 'تبدأ سنة الإجازة في 1 يناير' }
      : { en: 'The leave year begins on the anniversary of the hire', ar: 'تبدأ سنة الإجازة في ذكرى التعيين' };
  return [
    ...accruals.filter(({ until }) => until === null || until >= day).map(planInWords),
    joined([year, carryInWords(carryOver)]),
  ];
}

/** Days of an hour or of a day have more digits than the ledger. */
const daysText = (amount: number): string => String(Number((amount / 10_000).toFixed(amount < 1_000 ? 8 : 4)));
/** Whether an amount is another than the rule gives, but for what rounding made when it was written. */
const differs = (amount: number, ruled: number): boolean => Math.abs(amount - ruled) > 1;

function planInWords(plan: AccrualPlan): Text {
  const { levels, frequency, validMonths, countsLeave, from, until } = plan;
  if (levels.length === 0)
    return joined([...heldInWords(from, until), { en: 'no days are granted', ar: 'لا تُمنح أيام' }], {
      en: ': ',
      ar: ': ',
    });
  const period = periods[frequency];
  const parts = levels.map(({ afterMonths, amount }): Text => {
    const days = daysText(amount);
    const [given, service] = [quantity(days, 'day'), quantity(afterMonths, 'month')];
    return afterMonths === 0
      ? { en: `${given.en} ${period.en}`, ar: `بواقع ${given.ar} ${period.ar}` }
      : {
          en: `${given.en} ${period.en} after ${service.en} of service`,
          ar: `بواقع ${given.ar} ${period.ar} بعد ${service.ar} من الخدمة`,
        };
  });
  if (frequency === 'hourly' && countsLeave)
    parts.push({ en: 'hours of paid leave count', ar: 'وتُحسب ساعات الإجازة المدفوعة' });
  parts.push(dayInWords(plan), ...wholePeriods(plan));
  if (validMonths !== null) parts.push(usedWithin(validMonths, 'month'));
  return joined([...heldInWords(from, until), joined(parts)], { en: ': ', ar: ': ' });
}

function heldInWords(from: PlainDate | null, until: PlainDate | null): Text[] {
  if (!from) return [];
  const [since, last] = [dateInWords(from), until && dateInWords(until)];
  return last
    ? [{ en: `From ${since.en} to ${last.en}`, ar: `من ${since.ar} إلى ${last.ar}` }]
    : [{ en: `From ${since.en}`, ar: `من ${since.ar}` }];
}

/** What is granted whole though somebody was not there for all of it; by the hour nothing is. */
function wholePeriods({ frequency, proratesFirst, proratesLast }: AccrualPlan): Text[] {
  if (frequency === 'hourly' || frequency === 'daily' || (proratesFirst && proratesLast)) return [];
  if (!proratesFirst && !proratesLast)
    return [
      { en: 'the periods one joins or leaves in are granted whole', ar: 'وتُمنح فترتا الالتحاق والمغادرة كاملتين' },
    ];
  return [
    proratesFirst
      ? { en: 'the period one leaves in is granted whole', ar: 'وتُمنح فترة المغادرة كاملة' }
      : { en: 'the period one joins in is granted whole', ar: 'وتُمنح فترة الالتحاق كاملة' },
  ];
}

const usedWithin = (count: number, unit: 'month' | 'day'): Text => ({
  en: `to be used within ${quantity(count, unit).en}`,
  ar: `تُستخدم خلال ${quantity(count, unit).ar}`,
});

const forgiven: Text = { en: 'days overdrawn are forgiven then', ar: 'وتُعفى الأيام المأخوذة زيادة عندها' };

function carryInWords(rule: CarryOverRule): Text {
  return rule.forgivesDebt ? joined([keptInWords(rule), forgiven]) : keptInWords(rule);
}

function keptInWords({ most, validMonths, validDays, validUntil }: CarryOverRule): Text {
  if (most === 0) return { en: 'what is left then ends', ar: 'وينتهي ما تبقى عندها' };
  const kept: Text =
    most === null
      ? { en: 'all that is left goes along', ar: 'ويُرحّل كل ما تبقى' }
      : {
          en: `at most ${quantity(daysOfUnits(most), 'day').en} go along`,
          ar: `ولا يُرحّل أكثر من ${quantity(daysOfUnits(most), 'day').ar}`,
        };
  if (validMonths !== null) return joined([kept, usedWithin(validMonths, 'month')], { en: ', ', ar: '، ' });
  if (validDays !== null) return joined([kept, usedWithin(validDays, 'day')], { en: ', ', ar: '، ' });
  if (validUntil === null) return kept;
  const until = dateInWords(inLeapYear(validUntil));
  return joined(
    [
      kept,
      { en: `to be used until ${until.en.replace(' 2000', '')}`, ar: `تُستخدم حتى ${until.ar.replace(' 2000', '')}` },
    ],
    { en: ', ', ar: '، ' },
  );
}

const between = (from: PlainDate, to: PlainDate): Text => {
  const [first, last] = [dateInWords(from), dateInWords(to)];
  return from === to
    ? { en: `for ${first.en}`, ar: `عن ${first.ar}` }
    : { en: `for ${first.en} to ${last.en}`, ar: `عن المدة من ${first.ar} إلى ${last.ar}` };
};

/** By which rule a line came that nobody entered; null of any other. `key` is that of the plan, without whose it is. */
export function lineInWords(
  { accruals, carryOver }: LedgerPlan,
  employment: Employment,
  { kind, key, amount, minutes }: LedgerEntry,
): Text | null {
  if (kind === 'accrual')
    return accrualInWords(
      accruals.find(({ code }) => key.startsWith(`accrual:${code}:`)),
      employment,
      key,
      amount,
      minutes,
    );
  if (kind === 'adjustment' && key.startsWith('carry_over:')) return forgiven;
  return kind === 'lapse' || kind === 'carry_over' ? carryInWords(carryOver) : null;
}

/** A difference behind a grant has a number in its key, and of hours worked the minutes it rests on. */
function accrualInWords(
  plan: AccrualPlan | undefined,
  employment: Employment,
  key: string,
  amount: number,
  minutes: number | null | undefined,
): Text | null {
  const [, , first = '', behind] = key.split(':');
  const difference = behind === 'part' ? undefined : behind;
  if (difference !== undefined && typeof minutes !== 'number') {
    return { en: 'the difference since the rule or the last day changed', ar: 'الفرق بعد تغيّر القاعدة أو آخر يوم عمل' };
  }
  if (!plan)
    return key.startsWith('accrual:') ? { en: 'by a rule that no longer holds', ar: 'حسب قاعدة لم تعد سارية' } : null;
  if (plan.frequency === 'hourly') return hoursInWords(plan, employment, first, difference, minutes ?? 0);
  // What was granted before another plan was to follow is told by the period it was granted for.
  const before = { ...plan, until: null };
  const isWhole = !differs(
    amount,
    grantOf(before, employment, periodOf(plan.frequency, first, employment.hireDate)).amount,
  );
  return grantInWords(isWhole ? before : plan, employment, first, amount);
}

function hoursInWords(
  plan: AccrualPlan,
  employment: Employment,
  first: PlainDate,
  correction: string | undefined,
  minutes: number,
): Text {
  const { from, to } = periodOf('hourly', first, employment.hireDate);
  const [level, hours] = [
    daysText(levelAt(plan, employment.hireDate, from < employment.hireDate ? employment.hireDate : from)),
    String(Number((minutes / 60).toFixed(2))),
  ];
  const rate: Text = {
    en: `${quantity(level, 'day').en} × ${quantity(hours, 'hour').en} worked`,
    ar: `${quantity(level, 'day').ar} × ${quantity(hours, 'hour').ar} من العمل`,
  };
  return joined(
    [
      between(from, to),
      rate,
      ...(correction
        ? [
            {
              en: 'the difference to what was granted before attendance was corrected',
              ar: 'الفرق عما مُنح قبل تصحيح الحضور',
            },
          ]
        : []),
    ],
    { en: ', ', ar: '، ' },
  );
}

function grantInWords(plan: AccrualPlan, employment: Employment, day: PlainDate, amount: number): Text {
  const period = periodOf(plan.frequency, day, employment.hireDate);
  const { from, to, counted, amount: full } = grantOf(plan, employment, period);
  const level = daysText(levelAt(plan, employment.hireDate, from));
  const rate = periods[plan.frequency];
  const [days, of] = [daysIn(counted), daysIn(period)];
  const parts: Text[] = [
    { en: `${quantity(level, 'day').en} ${rate.en}`, ar: `بواقع ${quantity(level, 'day').ar} ${rate.ar}` },
    between(from, to),
  ];
  if (days < of)
    parts.push({
      en: `${days} of ${quantity(of, 'day').en} of the period: ${level} × ${days} ÷ ${of}`,
      ar: `${days} من ${quantity(of, 'day').ar} من الفترة: ${level} × ${days} ÷ ${of}`,
    });
  if (amount < full && differs(amount, full) && (plan.mostBalance !== null || plan.mostPerYear !== null))
    parts.push({ en: 'no more than the type allows', ar: 'بما لا يتجاوز ما يسمح به النوع' });
  else if (differs(amount, full))
    return joined(
      [between(from, to), { en: 'by the rule that held when it was written', ar: 'حسب القاعدة السارية عند كتابته' }],
      { en: ', ', ar: '، ' },
    );
  return joined(parts, { en: ', ', ar: '، ' });
}
