import { addDays } from '../../../kernel/dates/plain-date';
import type { Ctx, Services } from '../../../platform/context';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs';
import { rest } from '../../../platform/jobs/pace';
import { companyIds, inCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { platformId } from '../../../platform/records/write-rows';
import {
  deriveAsked,
  deriveSome,
  noteDaysJustOver,
  noteDaysOver,
  processStaleDays,
} from './calculation/calculate-days';

/** A server that stood still for so long finds every absence it missed. */
const daysOfCatchingUp = 35;
const day = 86_400_000;
/** `turnMs`: milliseconds until what is asked for at once goes on among the long jobs. */
export const attendanceJobs = (services: Services, turnMs = 1_000): Record<string, JobHandler> => ({
  calculate_attendance: () => everywhere(services, (ctx) => noteDaysJustOver(ctx, new Date(+ctx.now - day))),
  calculate_missed_attendance: () =>
    everywhere(services, (ctx) => noteDaysOver(ctx, addDays(todayIn(ctx), -daysOfCatchingUp), todayIn(ctx))),
  calculate_attendance_of: async (job) => {
    if (await calculateDays(services, job.companyId, turnMs)) return;
    await inCompany(services, job, 'write', (ctx) => enqueue(ctx.tx, 'calculate_attendance_of', job, { isLong: true }));
  },
});

async function everywhere(services: Services, noteDays: (ctx: Ctx) => Promise<void>): Promise<void> {
  for (const companyId of await companyIds(services, 'open')) {
    await inCompany(services, { companyId, userId: platformId }, 'write', noteDays);
    await calculateDays(services, companyId);
  }
}

/**
 * Everything of a company that waits: presences of new punches first, then the days that follow, those that are merely
 * over last. Each step is a transaction of its own; begins none after so many milliseconds. Answers whether nothing
 * waits any more.
 */
async function calculateDays(services: Services, companyId: string, forMs = Infinity): Promise<boolean> {
  const until = performance.now() + forMs;
  const step = async (work: (ctx: Ctx) => Promise<number>) => {
    const began = performance.now();
    const done = await inCompany(services, { companyId, userId: platformId }, 'write', async (ctx) => {
      await ctx.tx.query('set local statement_timeout = 0');
      return work(ctx);
    });
    await rest(performance.now() - began);
    return done;
  };
  for (const some of [processStaleDays, deriveAsked, deriveSome])
    while (await step(some)) if (performance.now() > until) return false;
  return true;
}
