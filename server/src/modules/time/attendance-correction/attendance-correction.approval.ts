import { needsApproval } from '../../../platform/approval/approval';
import { attendanceCorrection } from './attendance-correction';
import { moveCorrection } from './attendance-correction.actions';

export const attendanceCorrectionApproval = needsApproval(attendanceCorrection, {
  waiting: { status: { in: ['submitted'] } },
  waits: ({ status }) => status === 'submitted',
  askedBy: ['requestedById'],
  brief: (_ctx, { date, timeIn, timeOut, reason }) => ({
    fromDate: date,
    toDate: date,
    what: `${timeIn}–${timeOut}`,
    note: reason,
  }),
  final: () => ['approved'],
  approve: (ctx, id, version) => moveCorrection(ctx, 'approve', id, version),
  reject: (ctx, id, version, reason) => moveCorrection(ctx, 'reject', id, version, reason),
});
