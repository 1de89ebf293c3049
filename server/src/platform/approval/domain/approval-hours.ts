const hour = 3_600_000;

/** How often somebody should have been reminded by now. */
export const remindersDue = (dueSince: Date, everyHours: number | null | undefined, now: Date): number =>
  everyHours ? Math.max(0, Math.floor((now.getTime() - dueSince.getTime()) / (everyHours * hour))) : 0;

/** Whether it has waited so long that somebody above is asked too. */
export const isEscalationDue = (dueSince: Date, afterHours: number | null | undefined, now: Date): boolean =>
  !!afterHours && now.getTime() - dueSince.getTime() >= afterHours * hour;
