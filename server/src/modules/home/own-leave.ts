import { leaveInForce } from '../leave/domain/leave-request';
import type { Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { listRecords } from '../../platform/lists/list-query';
import { todayIn } from '../../platform/today';
import { employeeLeave, type EmployeeLeave } from '../leave/employee-leave/employee-leave';
import { calendarOf } from '../organisation/work-calendar/work-calendar';
import { leaveBalance } from '../leave/leave-balance/leave-balance';
import { leaveTypesOf, titleOf } from '../leave/leave-type/leave-type';

interface LeaveOfType {
  typeId: string;
  title: string;
  colour: string;
  balance: string;
  waiting: string;
  available: string | null;
  taken: string;
  ahead: string;
  dayMinutes: number;
}

/**
 * What an employee has of each type of leave today, as their balances say; a type they neither have nor took is left
 * out.
 */
export async function ownBalances(ctx: Ctx, employeeId: string): Promise<LeaveOfType[]> {
  const types = await leaveTypesOf(ctx);
  const { rows } = await listRecords(
    ctx,
    leaveBalance,
    { filter: { employeeId: { eq: employeeId } }, limit: 200 },
    { withCursor: false },
  );
  const { dayMinutes } = await calendarOf(ctx, employeeId);
  const ofType = new Map(rows.map((row) => [row.typeId, row]));
  return types.flatMap((type): LeaveOfType[] => {
    const row = ofType.get(String(type.id));
    if (!row) return [];
    const { balance, pending, available, taken, planned } = row;
    const isAny = [balance, pending, available, taken, planned].some(Number);
    return isAny
      ? [
          {
            typeId: String(type.id),
            title: titleOf(type, ctx),
            colour: type.colour,
            balance,
            waiting: pending,
            available,
            taken,
            ahead: planned,
            dayMinutes,
          },
        ]
      : [];
  });
}

/** The leave of an employee that comes next, or runs. */
export async function nextLeave(
  ctx: Ctx,
  employeeId: string,
): Promise<(Pick<Row<EmployeeLeave>, 'fromDate' | 'toDate'> & { id: string }) | null> {
  const {
    rows: [next],
  } = await listRecords(
    ctx,
    employeeLeave,
    {
      filter: { employeeId: { eq: employeeId }, status: { in: leaveInForce }, toDate: { gte: todayIn(ctx) } },
      sort: [{ field: 'fromDate' }],
      limit: 1,
    },
    { fields: new Set(['fromDate', 'toDate']), withCursor: false },
  );
  return next ? { ...next, id: String(next.id) } : null;
}
