import type { Ctx } from './context';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day an instant falls on in a zone. */
export function dayIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }));
  return format.format(at);
}

/** The day it is where the company works, 'YYYY-MM-DD'. */
export const todayIn = (ctx: Ctx): string => dayIn(ctx.user.company?.timeZone ?? 'UTC', ctx.now);
