import type { Row } from '../../../../../platform/records/area';
import type { Ctx, Services } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import type { Job } from '../../../../../platform/jobs/jobs';
import { inCompany } from '../../../../../platform/system-ctx';
import { platformId } from '../../../../../platform/records/write-rows';
import { dateInWords } from '../../../../../kernel/dates/date-words';
import { retroMonths } from '../../../engine/difference/pay-retro';
import { addMonths, type PlainDate } from '../../../../../kernel/dates/plain-date';
import { calculateDays } from '../../../../time/attendance-day/attendance-day';
import type { PayrollRun } from '../payroll-run';
import { namesTimeSql } from './payroll-run.load-inputs';
import { attendanceDayRows } from '../../../../time/time.sql';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';

type RunOfDays = Pick<Row<PayrollRun>, 'fromDate' | 'toDate' | 'cutOff' | 'kind'>;

/** Days whose minutes nobody knows yet: pay by attendance waits for them. Where a time was taken is another matter. */
const uncertain = `('missing_out', 'automatic_clock_out', 'missing_in', 'too_long')`;

/**
 * Days a run would pay by though somebody has to look at them first, of everybody, as SQL: those it counts of its
 * month, and those of months that are posted which were worked out otherwise since. None where no component asks for
 * attendance.
 */
export function unsettledDaysSql(
  company: string,
  { fromDate, toDate, cutOff, kind }: RunOfDays,
  add: (value: unknown, cast?: string) => string,
): string {
  const to = add(toDate, '::date');
  const counted = (): string =>
    cutOff === null ? to : `case when e.exit_date <= ${to} then ${to} else ${add(cutOff, '::date')} end`;
  const ofMonth = kind === 'correction' ? 'false' : `d.date between ${add(fromDate, '::date')} and ${counted()}`;
  return `select d.employee_id, d.date
    from ${attendanceDayRows('employee_id', 'date', 'problem', 'locked', 'derived_at')} d
      join ${employeeRows('exit_date')} e on e.company_id = d.company_id and e.id = d.employee_id
    where d.company_id = ${company} and d.problem in ${uncertain} and not d.locked and d.deleted_at is null
      and ${namesTimeSql(company)}
      and d.date between ${add(addMonths(fromDate, -retroMonths), '::date')} and ${to}
      and (${ofMonth} or exists (select from payslip p join payroll_run o on o.company_id = p.company_id
      and o.id = p.run_id
        where p.company_id = d.company_id and p.employee_id = d.employee_id
          and (p.period = to_char(d.date, 'YYYY-MM') or p.pay_group_id is not null)
          and d.date between coalesce(p.from_date, o.from_date) and coalesce(p.to_date, o.to_date)
          and p.state = 'posted' and p.deleted_at is null
          and o.kind <> 'correction' and d.derived_at > o.calculated_at))`;
}

/** A run is not approved while it pays by days somebody has to look at. */
export async function refuseUnsettledAttendance(ctx: Ctx, run: Row<PayrollRun>): Promise<void> {
  const values: unknown[] = [ctx.companyId, run.id];
  const add = (value: unknown, cast = ''): string => `$${values.push(value)}${cast}`;
  const {
    rows: [open],
  } = await ctx.tx.query<{ employee: string; day: PlainDate; others: number }>(
    `select s.employee_name as employee, d.date as day, count(*) over ()::int - 1 as others
      from (${unsettledDaysSql('$1', run, add)}) d
     join payslip s on s.company_id = $1 and s.run_id = $2 and s.employee_id = d.employee_id and s.deleted_at is null
       order by d.date, s.employee_code limit 1`,
    values,
  );
  if (!open) return;
  const day = dateInWords(open.day);
  const more = open.others ? t('payroll_run.more', { others: open.others }) : '';
  throw conflict(t('payroll_run.attendance_has_looked_first_time', { employee: open.employee, day, more }));
}

/**
 * Before a calculation that pays by attendance: what waits is worked out, and every day of the month that is over. Of a
 * month that was entered afterwards only days with times are known until then, and days of absence would be missing.
 */
export async function calculateDaysOf(services: Services, job: Job, { fromDate, toDate }: RunOfDays): Promise<void> {
  await inCompany(services, { companyId: job.companyId, userId: platformId }, 'write', (ctx) =>
    calculateDays(ctx, fromDate, toDate),
  );
}
