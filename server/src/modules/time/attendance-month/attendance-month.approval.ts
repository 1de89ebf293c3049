import { monthPeriod } from '../../../kernel/dates/plain-date';
import { needsApproval } from '../../../platform/approval/approval';
import { todayIn } from '../../../platform/today';
import { attendanceMonth } from './attendance-month';
import { approveMonth } from './attendance-month.actions';

export const attendanceMonthApproval = needsApproval(attendanceMonth, {
  // A month is approved once it is over and nothing in it is open.
  waiting: (ctx) => ({
    state: { in: ['open'] },
    problems: { eq: 0 },
    period: { lt: todayIn(ctx).slice(0, 7) },
  }),
  askedBy: [],
  brief: (_ctx, { period, workedMin, overtimeMin, absentDays }) => ({
    fromDate: monthPeriod(period).from,
    toDate: monthPeriod(period).to,
    workedMinutes: workedMin,
    overtimeMinutes: overtimeMin,
    absentDays,
  }),
  approve: approveMonth,
});
