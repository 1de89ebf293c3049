import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { newId } from '../../../platform/records/ids';
import { CompanyRecord, record } from '../../../platform/records/record';
import { todaySql } from '../../../platform/database/transaction';
import { writeRows } from '../../../platform/records/write-rows';
import { departmentOnSql, ofEmployee } from '../../people/employee/employee';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

export const AttendanceMonthState = choiceOf('AttendanceMonthState', 'How far a month of attendance is.', {
  open: 'Still changes with its days.',
  approved: 'The manager agrees with its sums; it is open again where they change.',
  closed: 'Stands for pay; later changes are settled by the next one.',
});

const sum = (description: string) => field.integer({ description, write: 'never', initial: 0 });

const firstDay = `(t.period || '-01')::date`;
const departmentOfMonth = `select d.name from ${employeeRows('department_id')} r join ${departmentRows('name')} d
  on d.company_id = r.company_id
  and d.id = ${departmentOnSql('r', `least((${firstDay} + interval '1 month')::date - 1, greatest(${todaySql}, ${firstDay}))`)} where r.company_id = t.company_id and r.id = t.employee_id`;

/** Its sums follow from the days by themselves until it is closed; payroll reads the days, people read this. */
@record('AttendanceMonth', 'A month of one employee: what their days add up to, and whether they stand.')
@Index('attendance_month_period_key', ['companyId', 'employeeId', 'period'], {
  unique: true,
  where: 'deleted_at IS NULL',
})
export class AttendanceMonth extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'never', search: true })
  employeeId!: string;
  @field.computed('text', ofEmployee(`concat_ws(' ', r.first_name, r.last_name)`), {
    description: 'First and last name of the employee.',
  })
  name!: string;
  @field.computed('text', ofEmployee('r.code'), { description: 'Employee number.' }) employeeCode!: string;
  @field.computed('text', departmentOfMonth, {
    description: 'Department on the last day of the month, today in the one that goes on.',
    optional: true,
  })
  departmentName!: string | null;
  @field.text({ identifies: false, description: 'The month, YYYY-MM.', write: 'never' }) period!: string;
  @field.choice(AttendanceMonthState, { description: 'How far it is.', write: 'never', initial: 'open' })
  state!: string;
  @sum('Days worked out so far.') days!: number;
  @sum('Days somebody has to look at.') problems!: number;
  @sum('Minutes worked.') workedMin!: number;
  @sum('Minutes of overtime.') overtimeMin!: number;
  @sum('Minutes worked by night.') nightMin!: number;
  @sum('Minutes of overtime by night, on working days.') nightOvertimeMin!: number;
  @sum('Minutes of overtime of the second step, on whatever days.') secondOvertimeMin!: number;
  @sum('What they count for pay, each by the factor of its day, in minutes.') secondOvertimeCountedMin!: number;
  @sum('Minutes worked on days of rest.') restDayMin!: number;
  @sum('Minutes worked on public holidays.') holidayMin!: number;
  @sum('Minutes that shifts of which an hour counts more add for pay.') shiftExtraMin!: number;
  @sum('Minutes come too late.') lateMin!: number;
  @sum('Minutes gone too early.') earlyMin!: number;
  @sum('Days of absence without leave.') absentDays!: number;
  @sum('Days of which half was worked.') halfDays!: number;
  @sum('Whole days of leave.') leaveDays!: number;
  @field.reference('User', { description: 'Who approved it.', optional: true, write: 'never' }) approvedById!:
    | string
    | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.reference('User', { description: 'Who closed it.', optional: true, write: 'never' }) closedById!:
    | string
    | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) closedAt!: Date | null;
  @field.instant({
    description: 'When a correction changed it after it was closed: pay settles the difference.',
    optional: true,
    write: 'never',
  })
  correctedAt!: Date | null;
  @field.text({ description: 'Why it was opened again.', optional: true, write: 'never' }) reason!: string | null;
}

/** Nobody approves their own month. */
const isOfAnother = (row: Row<AttendanceMonth>, ctx: Ctx): boolean => row.employeeId !== ctx.user.employeeId;

export const attendanceMonth = defineArea('AttendanceMonth', AttendanceMonth, {
  keptFor: 'time',
  one: 'attendanceMonth',
  many: 'attendanceMonths',
  label: t('attendance_month.month_attendance'),
  page: '/attendance-months?open=:id',
  menu: { group: 'time', title: t('attendance_month.menu'), icon: 'calendar', after: 'AttendanceDay' },
  sort: 'period',
  descending: true,
  title: 'name',
  person: 'employeeId',
  keeps: `state <> 'open'`,
  stateFields: ['state', 'employeeId'],
  ownMatter: {},
  verbs: {
    approve: (row, ctx) => row.state === 'open' && isOfAnother(row, ctx),
    // Closes and opens months of a department or the whole company.
    lock: () => false,
  },
});

/**
 * The sums of some people's month from its days; who approved other sums has to look again. Closed months are left
 * alone unless told.
 */
export async function refreshMonths(ctx: Ctx, period: string, employeeIds: string[], closedToo = false): Promise<void> {
  await ctx.tx.query({
    name: 'refresh-months',
    text: refreshing,
    values: [ctx.companyId, period, employeeIds, employeeIds.map(() => newId()), ctx.now, closedToo],
  });
  ctx.written.add('AttendanceMonth');
}

/** Puts down that a closed month was corrected; it stays closed. */
export async function noteCorrected(ctx: Ctx, employeeId: string, period: string, reason: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from attendance_month where company_id = $1 and employee_id = $2 and period = $3
      and deleted_at is null for no key update`,
    [ctx.companyId, employeeId, period],
  );
  await writeRows(
    ctx,
    attendanceMonth,
    rows.map((row) => ({ ...row, values: { correctedAt: ctx.now } })),
    'correct',
    reason,
  );
}

/** The shares of the shifts of a day, where it has any. */
const sharesOf = (day: string): string =>
  `jsonb_to_recordset(${day}.shares) s("shiftId" char(24), factor numeric, worked int, overtime int,
    "nightOvertime" int, night int, "secondOvertime" int, "secondNightOvertime" int)`;

/** What a share of a day by shift `s` has of the second step, `one` of its minutes. */
const second = (one: string): string => `coalesce(s."${one}", 0)`;
const shareOfDay = `select a.company_id, a.employee_id, a.date, a.deleted_at, a.day_kind, a.mark, s."shiftId",
    nullif(s.factor, 1)::numeric(18,2)`;

/**
 * The days as pay reads them: one worked by several shifts that count differently is as many, of which the first was
 * come to late; what of a day is of the second step of overtime stands by itself, but for its hours by night.
 */
export const paidDays = `(
  select company_id, employee_id, date, deleted_at, day_kind, mark, shift_id, pay_factor,
    null::numeric(18,2) as second_factor, worked_min - second_overtime_min as worked_min,
    overtime_min - second_overtime_min as overtime_min,
    night_overtime_min - second_night_overtime_min as night_overtime_min, night_min, late_min, early_min
  from attendance_day where shares is null
  union all select company_id, employee_id, date, deleted_at, day_kind, mark, shift_id, pay_factor,
    second_overtime_factor, second_overtime_min, second_overtime_min, second_night_overtime_min, 0, 0, 0
  from attendance_day where shares is null and second_overtime_factor is not null
  union all ${shareOfDay}, null, s.worked - ${second('secondOvertime')}, s.overtime - ${second('secondOvertime')},
    s."nightOvertime" - ${second('secondNightOvertime')}, s.night,
    case when s."shiftId" = a.shift_id then a.late_min else 0 end, case when s."shiftId" = a.shift_id then a.early_min
    else 0 end
  from attendance_day a cross join lateral ${sharesOf('a')} where a.shares is not null
  union all ${shareOfDay}, a.second_overtime_factor, ${second('secondOvertime')}, ${second('secondOvertime')},
    ${second('secondNightOvertime')}, 0, 0, 0
  from attendance_day a cross join lateral ${sharesOf('a')}
  where a.shares is not null and a.second_overtime_factor is not null)`;

const onHoliday = `'holiday' in (d.day_kind, d.mark)`;
const onRestDay = `'weekly_off' in (d.day_kind, d.mark)`;
const onWorkday = (minutes: string): string => `case when ${onHoliday} or ${onRestDay} then 0 else ${minutes} end`;

/** What pay tells apart in a day `d`: each minute is of one of these at most, those by night among others once more. */
export const paidMinutes = {
  overtime: onWorkday('d.overtime_min - d.night_overtime_min'),
  nightOvertime: onWorkday('d.night_overtime_min'),
  restDay: `case when ${onHoliday} then 0 when ${onRestDay} then d.overtime_min else 0 end`,
  holiday: `case when ${onHoliday} then d.worked_min else 0 end`,
  night: 'd.night_min',
  late: 'd.late_min + d.early_min',
};

/** Minutes that are paid by the salary alone, unless the shift of `d` says that an hour of it counts more. */
export const ordinaryMinutes = onWorkday('d.worked_min - d.overtime_min');

const sums: [column: string, sql: string][] = [
  ['days', 'count(*)'],
  ['problems', 'count(d.problem)'],
  ['worked_min', 'sum(d.worked_min)'],
  ['overtime_min', 'sum(d.overtime_min)'],
  ['night_min', 'sum(d.night_min)'],
  ['night_overtime_min', `sum(${paidMinutes.nightOvertime})`],
  ['second_overtime_min', 'sum(d.second_overtime_min)'],
  ['second_overtime_counted_min', 'sum(round(d.second_overtime_min * coalesce(d.second_overtime_factor, 1)))'],
  ['rest_day_min', `sum(${paidMinutes.restDay})`],
  ['holiday_min', `sum(${paidMinutes.holiday})`],
  ['late_min', 'sum(d.late_min)'],
  [
    'shift_extra_min',
    `sum(case when d.shares is null then round(d.worked_min * (coalesce(d.pay_factor, 1) - 1))
      else (select sum(round(s.worked * (s.factor - 1))) from ${sharesOf('d')}) end)`,
  ],
  ['early_min', 'sum(d.early_min)'],
  ['absent_days', 'count(*) filter (where d.absent)'],
  ['half_days', `count(*) filter (where d.status = 'half_day')`],
  ['leave_days', 'count(*) filter (where d.leave)'],
];
const list = (prefix: string): string => sums.map(([column]) => `${prefix}${column}`).join(', ');

const refreshing = `
  insert into attendance_month as m (company_id, id, version, created_at, updated_at, employee_id, period, state,
    ${list('')})
  select $1::char(24), n.id, 1, $5::timestamptz, $5::timestamptz, n.employee_id, $2, 'open',
    ${sums.map(([, sql]) => `coalesce(${sql}, 0)::int`).join(', ')}
  from unnest($3::char(24)[], $4::char(24)[]) n(employee_id, id)
    join attendance_day d on d.company_id = $1 and d.employee_id = n.employee_id and d.deleted_at is null
      and d.status is not null
      and (d.employee_id, d.date) >= (n.employee_id, ($2 || '-01')::date)
      and (d.employee_id, d.date) < (n.employee_id, (($2 || '-01')::date + interval '1 month')::date)
  group by n.id, n.employee_id
  on conflict (company_id, employee_id, period) where deleted_at is null do
  update set (${list('')}) = (${list('excluded.')}),
    state = case m.state when 'closed' then 'closed' else 'open' end, approved_by_id = case m.state
    when 'closed' then m.approved_by_id end,
    approved_at = case m.state when 'closed' then m.approved_at end, version = m.version + 1,
    updated_at = excluded.updated_at
  where (m.state <> 'closed' or $6) and (${list('m.')}) is distinct from (${list('excluded.')})`;
