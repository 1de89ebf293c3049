import { unitsOf } from '../domain/type/leave-type';
import type { DayUnits } from '../domain/ledger/ledger';
import type { Ctx } from '../../../platform/context';
import { writeEntries, type NewEntry } from './ledger-writing';
import { refreshLeaveBalances } from './refresh-balances';

export interface PostedDay {
  date: string;
  minutes: number;
  units: DayUnits;
}
interface Leave {
  id: string;
  employeeId: string;
  typeId: string | null;
  version: number;
}

function unusedKey(taken: ReadonlySet<string>, { id, version }: Leave, date: string): string {
  const key = `leave:${id}:${date}`;
  return taken.has(key) ? `${key}:${version}` : key;
}

/** Takes the days of approved leave from the ledger, a line for each day. */
export async function postLeave(
  ctx: Ctx,
  booked: readonly { leave: Leave; days: readonly PostedDay[] }[],
): Promise<void> {
  const typed = booked.filter(({ leave }) => leave.typeId);
  // What was approved before, and taken back, has lines of its own.
  const { rows: former } = await ctx.tx.query<{ key: string }>(
    `select key from leave_ledger_entry
     where company_id = $1 and source_id = any($2::char(24)[]) and kind = 'consumption'`,
    [ctx.companyId, typed.map(({ leave }) => leave.id)],
  );
  const taken = new Set(former.map(({ key }) => key));
  await writeEntries(
    ctx,
    typed.flatMap(({ leave, days }) =>
      days
        .filter(({ units }) => units > 0)
        .map((day): NewEntry => ({
          ...lineOf(leave, leave.typeId!, day.date),
          kind: 'consumption',
          amount: -day.units,
          minutes: day.minutes,
          key: unusedKey(taken, leave, day.date),
        })),
    ),
  );
  await refreshLeaveBalances(ctx, [...new Set(typed.map(({ leave }) => leave.employeeId))]);
}

/** Gives back all that a leave took and still holds. */
export const unpostLeave = (ctx: Ctx, leave: Leave): Promise<void> => giveBack(ctx, leave, () => 0);

/** Gives back what days that are counted anew take less than before. */
export function recountPosted(ctx: Ctx, leave: Leave, days: readonly PostedDay[]): Promise<void> {
  const now = new Map(days.map(({ date, units }) => [date, units]));
  return giveBack(ctx, leave, (date) => now.get(date) ?? 0);
}

async function giveBack(ctx: Ctx, leave: Leave, keeps: (date: string) => DayUnits): Promise<void> {
  const { rows } = await ctx.tx.query<{ key: string; typeId: string; date: string; held: string }>(
    `select key, type_id as "typeId", effective_date as date,
       (-days - coalesce((select sum(r.days) from leave_ledger_entry r where r.company_id = e.company_id
       and r.source_id = e.source_id and r.reverses = e.key), 0))::text as held
     from leave_ledger_entry e where company_id = $1 and source_id = $2 and kind = 'consumption'
       order by effective_date`,
    [ctx.companyId, leave.id],
  );
  const back = rows
    .map((row) => ({ ...row, units: unitsOf(row.held) - keeps(row.date) }))
    .filter(({ units }) => units > 0);
  await writeEntries(
    ctx,
    back.map(({ key, typeId, date, units }) => ({
      ...lineOf(leave, typeId, date),
      kind: 'reversal',
      amount: units,
      reverses: key,
      key: `${key}:back:${leave.version}`,
    })),
  );
  if (back.length) await refreshLeaveBalances(ctx, [leave.employeeId]);
}

const lineOf = (
  { id, employeeId }: Leave,
  typeId: string,
  effectiveDate: string,
): Pick<NewEntry, 'employeeId' | 'typeId' | 'source' | 'sourceId' | 'effectiveDate' | 'expiresOn'> => ({
  employeeId,
  typeId,
  source: 'EmployeeLeave',
  sourceId: id,
  effectiveDate,
  expiresOn: null,
});
