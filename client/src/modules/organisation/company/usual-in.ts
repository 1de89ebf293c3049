import { choices } from '../../../fields/choices';

/** Of the countries whose law the product knows, by ISO 4217. */
const currencies: Record<string, string> = {
  AE: 'AED',
  BH: 'BHD',
  EG: 'EGP',
  IN: 'INR',
  JO: 'JOD',
  KW: 'KWD',
  OM: 'OMR',
  QA: 'QAR',
  SA: 'SAR',
};

/** By CLDR, days from Monday, 1, to Sunday, 7; not every browser tells, and older ones tell as a property. */
type Weeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
interface WeekInfo {
  firstDay: number;
  weekend: number[];
}

/** What a company of a country begins with: currency, first day of the week and weekend, as far as they are known. */
export function usualIn(country: unknown): Record<string, unknown> {
  if (typeof country !== 'string' || !country) return {};
  const locale = new Intl.Locale(`und-${country}`) as Weeks;
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  const currency = currencies[country];
  return {
    ...(currency && { currency }),
    ...(week && {
      weekStart: Object.keys(choices.weekDay)[week.firstDay % 7],
      weekendDays: week.weekend.map((day) => day % 7).sort((one, other) => one - other),
    }),
  };
}
