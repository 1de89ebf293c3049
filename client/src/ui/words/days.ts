/** The day so many days after another one, both 'YYYY-MM-DD'; a negative number goes back. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
