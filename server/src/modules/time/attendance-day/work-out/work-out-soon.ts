import type { Ctx } from '../../../../platform/context';
import { enqueue } from '../../../../platform/jobs/jobs';
import { platformId } from '../../../../platform/records/write-rows';

/** Works out what waits of the company right after this transaction, not within the minute. */
export const workOutSoon = (ctx: Ctx): Promise<void> =>
  enqueue(ctx.tx, 'work_out_attendance_of', { companyId: ctx.companyId, userId: platformId, recordId: ctx.companyId });
