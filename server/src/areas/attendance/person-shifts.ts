import { planDay, type PlannedDay } from '../../domain/attendance-day';
import { addDays } from '../../domain/plain-date';
import type { ShiftPlan } from '../../domain/shift';
import { plannedShift, usualWindow, type PlannedShift, type ShiftWindow } from '../../domain/time-worked/shift-window';
import type { DayThresholds } from '../../domain/time-worked/worked-day';
import type { Ctx } from '../../platform/context';

/** What a shift asks of who works it, as far as his days follow from it. */
export interface ShiftOnDay extends ShiftPlan { id: string; window: ShiftWindow; thresholds: DayThresholds }

/** The shifts of some people over some days, each worked out once. */
export interface PersonShifts {
  on(employeeId: string, date: string): ShiftOnDay | null;
  planned(employeeId: string, date: string): PlannedDay;
  /** Those of the day and its neighbours, whose windows may hold what happens on it. */
  around(employeeId: string, date: string): PlannedShift[];
}

const wholeDay: DayThresholds = { half: null, full: null };

/** The one place that knows which shift somebody works on a day: the one on his file. Two statements, however many people. */
export async function shiftsOf(ctx: Ctx, employeeIds: string[]): Promise<PersonShifts> {
  const zone = ctx.user.company!.timeZone;
  const { rows: people } = await ctx.tx.query<{ id: string; shiftId: string }>(
    'select id, shift_id as "shiftId" from employee where company_id = $1 and id = any($2::char(24)[]) and shift_id is not null', [ctx.companyId, employeeIds]);
  const { rows: shifts } = await ctx.tx.query<Omit<ShiftOnDay, 'window' | 'thresholds'>>(
    'select id, kind, total_hours as "totalHours", periods from shift where company_id = $1 and id = any($2::char(24)[])', [ctx.companyId, [...new Set(people.map(({ shiftId }) => shiftId))]]);
  const known = new Map(shifts.map((shift): [string, ShiftOnDay] => [shift.id, { ...shift, window: usualWindow, thresholds: wholeDay }]));
  const worked = new Map(people.map(({ id, shiftId }) => [id, known.get(shiftId) ?? null]));
  const windows = new Map<string, PlannedShift | null>();
  const days = new Map<string, PlannedDay>();
  const windowOn = (shift: ShiftOnDay | null, date: string): PlannedShift | null => shift && once(windows, `${shift.id} ${date}`, () => plannedShift(shift, date, zone, shift.window));
  const on = (employeeId: string): ShiftOnDay | null => worked.get(employeeId) ?? null;
  return {
    on,
    planned: (employeeId, date) => {
      const shift = on(employeeId);
      return once(days, `${shift?.id} ${date}`, () => {
        const day = planDay(shift, date, zone);
        return { ...day, endsAt: windowOn(shift, date)?.closesAt ?? day.endsAt };
      });
    },
    around: (employeeId, date) => [-1, 0, 1].flatMap((offset) => windowOn(on(employeeId), addDays(date, offset)) ?? []),
  };
}

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}
