const day = 86_400_000;

/** So many days after another one, 'YYYY-MM-DD'. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekDayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

/** The first day of the week a day lies in. */
export const weekStartOf = (date: string, firstDay: number): string =>
  dayAfter(date, -((weekDayOf(date) - firstDay + 7) % 7));

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));
