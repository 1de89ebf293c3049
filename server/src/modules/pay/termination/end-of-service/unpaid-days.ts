import { groupBy } from '../../../../kernel/group-by';
import { endOfServiceLawOn } from '../../statutory/end-of-service-laws';
import { noServiceIn, type DatedService } from '../../../leave/domain/type/service-change';
import { sumOfUnpaid, unpaidLeaveWithin, type UnpaidLeave, type UnpaidSpan } from '../../engine/time/unpaid-leave';
import { leaveInForce } from '../../../leave/domain/leave-request';
import type { Ctx } from '../../../../platform/context';
import { textsSql } from '../../../../platform/lists/texts-sql';
import { spanColumns } from '../../../leave/employee-leave/employee-leave';
import { calendarsOf, companyCalendar } from '../../../organisation/work-calendar/work-calendar';
import { employeeRows } from '../../../people/people.sql';
import { companyRows } from '../../../organisation/organisation.sql';
import { employeeLeaveRows, leaveTypeRows } from '../../../leave/leave.sql';

const leaveRows = employeeLeaveRows(
  'employee_id',
  'day_rows',
  'type_id',
  'kind',
  'status',
  'from_date',
  'to_date',
  'paid_percent',
  'unit',
  'from_part',
  'to_part',
  'from_time',
  'to_time',
);

/** A service and the day it ends on. */
export interface EndOfEmployee {
  employeeId: string;
  lastDay: string;
}
export interface UnpaidOnFile {
  before: string;
  leaves: UnpaidLeave[];
  days: string;
}

/**
 * Unpaid days of services as they are on file: those known from before an employee was added, and approved leave
 * that is no service by the law of the last day. Leave of which part is paid is service.
 */
export async function unpaidDaysOf(ctx: Ctx, ends: readonly EndOfEmployee[]): Promise<Map<string, UnpaidOnFile>> {
  const lastDays = new Map(ends.map(({ employeeId, lastDay }) => [employeeId, lastDay]));
  const about = [ctx.companyId, [...lastDays.keys()]];
  const { rows: people } = await ctx.tx.query<{ id: string; hireDate: string; before: string; country: string }>(
    `select e.id, e.hire_date as "hireDate", coalesce(e.unpaid_leave_days_before, 0)::text as before, c.country
      from ${employeeRows('hire_date', 'unpaid_leave_days_before')} e join ${companyRows('country')} c
        on c.id = e.company_id
     where e.company_id = $1 and e.id = any($2::char(24)[])`,
    about,
  );
  const { rows } = await ctx.tx.query<UnpaidSpan & { employeeId: string; type: DatedService | null }>(
    `select l.employee_id as "employeeId", ${spanColumns},
       service as type,
       (select jsonb_agg(r->>'date') from jsonb_array_elements(l.day_rows) r where (r->>'isBetweenLeaves')::boolean
       and (r->>'minutes')::numeric > 0) as "daysOff"
     from ${leaveRows} l left join lateral (
       select jsonb_build_object('countsAsService', counts_as_service, 'serviceFrom', service_from, 'serviceEarlier',
         service_earlier) as service,
         not counts_as_service or service_earlier @> '[{"countsAsService": false}]' as may_be_none
         from ${leaveTypeRows('counts_as_service', 'service_from', 'service_earlier')} t
           where t.company_id = l.company_id and t.id = l.type_id) y on true
     where company_id = $1 and employee_id = any($2::char(24)[]) and coalesce(may_be_none, kind = 'unpaid')
       and status in (${textsSql(leaveInForce)}) and deleted_at is null
       and coalesce(paid_percent, 0) = 0 order by from_date`,
    about,
  );
  const spans = groupBy(
    rows.map(({ type, ...leave }) => ({ ...leave, ...(type && { noService: noServiceIn(type) }) })),
    ({ employeeId }) => employeeId,
  );
  // Only leave in hours asks how long a working day is, and only days beside leave whether they are worked.
  const calendars = await calendarsOf(ctx, [
    ...new Set(rows.filter(({ unit, daysOff }) => unit === 'hourly' || daysOff).map(({ employeeId }) => employeeId)),
  ]);
  const usual = await companyCalendar(ctx);
  return new Map(
    people.map(({ id, hireDate, before, country }) => {
      const lastDay = lastDays.get(id)!;
      const leaves = unpaidLeaveWithin(
        { hireDate, lastDay },
        spans.get(id) ?? [],
        calendars.get(id)?.calendar ?? usual,
        endOfServiceLawOn(country, lastDay),
      );
      return [id, { before, leaves, days: sumOfUnpaid(before, leaves) }];
    }),
  );
}

/** The same of one service; nothing where the employee is not there. */
export async function unpaidOnFile(ctx: Ctx, employeeId: string, lastDay: string): Promise<UnpaidOnFile> {
  return (await unpaidDaysOf(ctx, [{ employeeId, lastDay }])).get(employeeId) ?? { before: '0', leaves: [], days: '0' };
}
