import { asHours } from '../words/hours';

/** What somebody has of a type of leave, as the server counts it. */
export interface LeaveStanding {
  balance: string;
  waiting: string;
  /** Empty where the type needs no balance. */
  available: string | null;
}

export interface LeaveFigures {
  main: { label: 'leaveAvailable' | 'leaveBalanceNow' | 'leavePending' | 'takenOnly'; days: number };
  besides: LeaveFigures['main'][];
}

/**
 * What can still be asked for comes first, the balance beside it where that is another; of what needs no balance the
 * days taken are told.
 */
export function leaveFigures({ balance, waiting, available }: LeaveStanding): LeaveFigures {
  const days = Number(balance);
  const waits = Number(waiting) > 0 ? [{ label: 'leavePending' as const, days: Number(waiting) }] : [];
  if (available === null)
    return {
      main: days > 0 ? { label: 'leaveBalanceNow', days } : { label: 'takenOnly', days: Math.abs(days) },
      besides: waits,
    };
  const differs = Number(available) !== days;
  return {
    main: { label: 'leaveAvailable', days: Number(available) },
    besides: [...(differs ? [{ label: 'leaveBalanceNow' as const, days }] : []), ...waits],
  };
}

/** Whether days are read in hours: less than one, and no half. */
export const areHours = (days: number): boolean => days !== 0 && Math.abs(days) < 1 && !Number.isInteger(days * 2);

/** Hours and minutes of a part of a day. */
export const hoursOf = (days: number, dayMinutes: number): string =>
  `${days < 0 ? '-' : ''}${asHours(Math.round(Math.abs(days) * dayMinutes))}`;
