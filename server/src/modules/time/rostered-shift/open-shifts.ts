import type { PlainDate } from '../../../kernel/dates/plain-date';
import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { rosteredShift, type RosteredShift } from './rostered-shift';
import { problemOfTaking, sideOf } from './taking';
import { say } from '../../../platform/text';
import { t } from '../texts/text';
import { employeeRows, lockEmployees } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

/**
 * Which open shifts somebody may take, as SQL over `r` and the employee $2: those for their department or one it lies
 * in, and those for anybody.
 */
const forEmployee = `(r.department_id is null or r.department_id in (with recursive above (id) as (select department_id
  from ${employeeRows('department_id')} where company_id = $1 and id = $2
  union select d.parent_id from ${departmentRows('parent_id')} d join above a on d.company_id = $1 and d.id = a.id)
    select id from above))`;

export interface OpenShift {
  id: string;
  date: PlainDate;
  shiftId: string;
  departmentName: string | null;
  note: string | null;
  refusal: string | null;
  warning: string | null;
}

const mostOpen = 50;

/** Published shifts nobody works yet that this employee may take, each with what stands against it. */
export async function openShiftsFor(
  ctx: Ctx,
  employeeId: string,
  from: PlainDate,
  to: PlainDate,
): Promise<OpenShift[]> {
  const today = todayIn(ctx);
  const { rows } = await ctx.tx.query<Omit<OpenShift, 'refusal' | 'warning'>>(
    `select r.id, r.date, r.shift_id as "shiftId", r.note, (select d.name from ${departmentRows('name')} d
      where d.company_id = r.company_id and d.id = r.department_id) as "departmentName"
     from rostered_shift r where r.company_id = $1 and r.employee_id is null and r.state = 'published'
       and r.deleted_at is null and r.date between $3 and $4 and ${forEmployee}
     order by r.date, r.id limit ${mostOpen}`,
    [ctx.companyId, employeeId, from > today ? from : today, to],
  );
  if (!rows.length) return [];
  const side = await sideOf(ctx, employeeId, rows[0]!.date, rows.at(-1)!.date);
  return rows.map((row) => {
    const { refusal, warnings } = problemOfTaking(side, row);
    return {
      ...row,
      refusal: refusal ? say(refusal, ctx.locale) : null,
      warning: warnings.map((text) => say(text, ctx.locale)).join(' ') || null,
    };
  });
}

/** Takes an open shift for oneself. Of two who take it at once the first has it, and the other is told so. */
export async function takeOpenShift(ctx: Ctx, id: string): Promise<Row<RosteredShift>> {
  const { employeeId } = ctx.user;
  if (!employeeId || !mayDoSome(ctx.ability, 'take', rosteredShift)) throw forbidden();
  if (!isId(id)) throw notFound();
  await lockEmployees(ctx, [employeeId]);
  const {
    rows: [open],
  } = await ctx.tx.query<{ id: string; version: number; date: PlainDate; shiftId: string; employeeId: string | null }>(
    `select r.id, r.version, r.date, r.shift_id as "shiftId", r.employee_id as "employeeId" from rostered_shift r
     where r.company_id = $1 and r.id = $3 and r.state = 'published' and r.deleted_at is null
       and ${forEmployee} for no key update of r`,
    [ctx.companyId, employeeId, id],
  );
  if (!open) throw notFound();
  if (open.employeeId) throw conflict(t('open_shifts.somebody_has_taken_shift_already'));
  if (open.date < todayIn(ctx)) throw conflict(t('open_shifts.day_shift_over'));
  const { refusal } = problemOfTaking(await sideOf(ctx, employeeId, open.date, open.date), open);
  if (refusal) throw conflict(refusal);
  return (await writeRows(ctx, rosteredShift, [{ id, version: open.version, values: { employeeId } }], 'take'))[0]!;
}
