import type { Ctx } from '../../../../platform/context';
import { enqueue } from '../../../../platform/jobs/jobs';
import { platformId } from '../../../../platform/records/write-rows';

/** Works out what waits of the company right after this transaction, not within the minute. */
export const calculateDaysSoon = (ctx: Ctx): Promise<void> =>
  enqueue(ctx.tx, 'calculate_attendance_of', { companyId: ctx.companyId, userId: platformId, recordId: ctx.companyId });
