/** Hours of a whole week, of what two weeks of a calendar plan in minutes: every second week may be another. */
export const wholeWeek = (fortnight: { usualMinutes: number }[]): number =>
  fortnight.reduce((sum, { usualMinutes }) => sum + usualMinutes, 0) / 120;

/** Hours a share of full time comes to, to two digits; null where the share is none. */
export function hoursOfShare(whole: number, fte: string | null | undefined): number | null {
  const share = Number(fte ?? '');
  return whole > 0 && share > 0 && share <= 1 ? Math.round(whole * share * 100) / 100 : null;
}
