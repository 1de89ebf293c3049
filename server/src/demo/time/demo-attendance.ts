import { attendanceCorrection } from '../../modules/time/attendance-correction/attendance-correction';
import { calculateDays } from '../../modules/time/attendance-day/attendance-day';
import { closeMonth } from '../../modules/time/attendance-month/attendance-month.actions';
import { keepPunches } from '../../modules/time/punch/punch';
import { punchCard } from '../../modules/time/punch-card/punch-card';
import { punchDevice } from '../../modules/time/punch-device/punch-device';
import { addDays, addMonths } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecords } from '../../platform/records/records';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/records/write-rows';

interface Clerks {
  asks: string;
  closes: string;
  managerId: string | null;
}

const daysOfPunches = 14;
const waiting = 3;

/**
 * Devices, cards and the punches of two weeks; days and months worked out, that before last closed; corrections
 * somebody asked for.
 */
export async function fillAttendance(ctx: Ctx, prefix: string, { asks, closes, managerId }: Clerks): Promise<void> {
  const today = todayIn(ctx);
  const from = addMonths(`${today.slice(0, 7)}-01`, -2);
  const [entrance] = await createRecords(ctx, punchDevice, [
    { name: 'Main entrance', kind: 'terminal', location: 'Ground floor' },
    { name: 'Tablet at the back door', kind: 'kiosk', location: 'Staff entrance' },
  ]);
  const { rows: people } = await ctx.tx.query<{ id: string }>(
    'select id from employee where company_id = $1 and exit_date is null and deleted_at is null order by code',
    [ctx.companyId],
  );
  await createRecords(
    ctx,
    punchCard,
    people.map(({ id }, at) => ({ employeeId: id, badgeCode: `${prefix}-B${String(at + 1).padStart(4, '0')}` })),
  );
  await keepPunches(ctx, await recentPunches(ctx, addDays(today, -daysOfPunches), entrance!.id), true);
  await calculateDays(ctx, from, today);
  await closeMonth(ctx, { period: from.slice(0, 7) }, closes);
  await askCorrections(ctx, asks, managerId, addMonths(from, 1));
}

async function recentPunches(ctx: Ctx, since: string, deviceId: string) {
  const zone = ctx.user.company!.timeZone;
  const { rows } = await ctx.tx.query<{ employeeId: string; at: Date; direction: 'in' | 'out' }>(
    `select a.employee_id as "employeeId", m.at, m.direction from attendance a
     cross join lateral (values (a.started_at, 'in'), (a.ended_at, 'out')) m(at, direction)
     where a.company_id = $1 and a.date >= $2 and a.deleted_at is null and m.at is not null order by m.at`,
    [ctx.companyId, since],
  );
  return rows.map((row, at) => ({ ...row, zone, source: 'device' as const, deviceId, externalId: String(at + 1) }));
}

/** Some who forgot the way out ask for it: the first of them of the team of a manager. */
async function askCorrections(ctx: Ctx, asks: string, managerId: string | null, since: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ employeeId: string; date: string; timeIn: string }>(
    `select distinct on (e.manager_id is not distinct from $3, e.code) d.employee_id as "employeeId", d.date,
      left(a.time_in, 5) as "timeIn" from attendance_day d
     join employee e on e.company_id = d.company_id and e.id = d.employee_id
     join attendance a on a.company_id = d.company_id and a.employee_id = d.employee_id and a.date = d.date
       and a.ended_at is null and a.deleted_at is null
     where d.company_id = $1 and d.date >= $2 and d.date < $4 and d.problem = 'missing_out' and d.deleted_at is null
     order by e.manager_id is not distinct from $3 desc, e.code, d.date limit ${waiting}`,
    [ctx.companyId, since, managerId, addDays(todayIn(ctx), -1)],
  );
  await writeRows(
    ctx,
    attendanceCorrection,
    rows.map(({ employeeId, date, timeIn }) => ({
      id: newId(),
      values: {
        employeeId,
        date,
        timeIn,
        timeOut: laterBy8(timeIn),
        reason: 'The terminal did not take my card.',
        status: 'submitted',
        statusReason: null,
        requestedById: asks,
        decidedById: null,
        decidedAt: null,
        deletedAt: null,
      },
    })),
    'create',
  );
}

const laterBy8 = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 8) % 24).padStart(2, '0')}${time.slice(2)}`;
