/** The day it is in the companies of the demo, as in ISO 8601: it begins four hours before that of Greenwich. */
export const companyToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();

/** A day as a form takes it. */
export const typedDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
