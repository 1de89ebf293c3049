import type { Bilingual } from '../text/text';

type Unit = 'day' | 'hour' | 'minute' | 'month';

const inUnit = (language: 'en' | 'ar-u-nu-latn', unit: Unit) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 4,
    useGrouping: false,
  });
const both = (unit: Unit) => ({ en: inUnit('en', unit), ar: inUnit('ar-u-nu-latn', unit) });
const formats = { day: both('day'), hour: both('hour'), minute: both('minute'), month: both('month') };

/**
 * A number with its unit, which agrees with it: 1 day, 3 days; in Arabic as after a preposition: يوم, يومين, 3 أيام, 11
 * يوماً.
 */
export function quantity(value: number | string, unit: Unit): Bilingual {
  const { en, ar } = formats[unit];
  return { en: en.format(Number(value)), ar: ar.format(Number(value)).replace(/ان$/, 'ين').replace(/ًا$/, 'اً') };
}
