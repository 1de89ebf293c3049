import { wallMoment } from '../kernel/dates/zone-time';
import type { Ctx } from './context';

/** The day an instant falls on in a zone. */
export const dayIn = (timeZone: string, at: Date): string => wallMoment(+at, timeZone).date;

/** The day it is where the company works, 'YYYY-MM-DD'. */
export const todayIn = (ctx: Ctx): string => dayIn(ctx.user.company?.timeZone ?? 'UTC', ctx.now);
