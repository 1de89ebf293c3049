import { shiftOn, type ShiftPeriod } from '../domain/shift';
import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { openShiftsFor } from './open-shifts';
import { shiftsById } from './roster-facts';
import { refuseBadPeriod } from './roster-scope';
import { rosteredShift } from './rostered-shift';

export interface MyShift {
  id: string;
  date: string;
  title: string;
  colour: string | null;
  periods: ShiftPeriod[];
  note: string | null;
  departmentName: string | null;
  isOpen: boolean;
  refusal: string | null;
  warning: string | null;
}
interface Found {
  id: string;
  date: string;
  shiftId: string;
  note: string | null;
  departmentName?: string | null;
  refusal?: string | null;
  warning?: string | null;
}

/** The published shifts of the one who asks, and the open ones they may take; nothing to who is no employee here. */
export async function myShifts(ctx: Ctx, from: string, to: string): Promise<MyShift[]> {
  refuseBadPeriod({ from, to });
  const { employeeId } = ctx.user;
  if (!employeeId) return [];
  const { companyId } = ctx;
  const { rows } = await ctx.tx.query<Found>(
    `select id, date, shift_id as "shiftId", note from rostered_shift
     where company_id = $1 and employee_id = $2 and date between $3 and $4 and state = 'published'
       and deleted_at is null order by date, id`,
    [companyId, employeeId, from, to],
  );
  const open = mayDoSome(ctx.ability, 'take', rosteredShift) ? await openShiftsFor(ctx, employeeId, from, to) : [];
  const shifts = await shiftsById(ctx);
  const told =
    (isOpen: boolean) =>
    ({ shiftId, departmentName = null, refusal = null, warning = null, ...row }: Found): MyShift => {
      const { title, colour, periods } = shiftOn(shifts.get(shiftId)!, row.date);
      return { ...row, title, colour, periods: [...periods], isOpen, departmentName, refusal, warning };
    };
  return [...rows.map(told(false)), ...open.map(told(true))].sort((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  );
}
