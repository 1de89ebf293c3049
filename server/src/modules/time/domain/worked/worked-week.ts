export interface DayOfWeek {
  worked: number;
  overtime: number;
}

/**
 * Overtime of the days of one week, in order: beside that of each day, what goes beyond the hours of the week without
 * it. Minutes that are overtime of their day are left out of the week, so that none is counted twice.
 */
export function withWeeklyOvertime<D extends DayOfWeek>(
  days: readonly D[],
  weeklyMinutes: number,
): (D & { weekOvertime: number })[] {
  let ordinary = 0;
  return days.map((day) => {
    const own = day.worked - day.overtime;
    const beyond = Math.max(0, ordinary + own - weeklyMinutes) - Math.max(0, ordinary - weeklyMinutes);
    ordinary += own;
    return { ...day, overtime: day.overtime + beyond, weekOvertime: beyond };
  });
}
