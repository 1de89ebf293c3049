/** The list of who is in no payroll of a month. */
export const leftOutOf = (period: string): string => `/payroll-runs/left-out?period=${period}`;
