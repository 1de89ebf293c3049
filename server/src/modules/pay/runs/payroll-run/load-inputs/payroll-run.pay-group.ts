import type { Ctx } from '../../../../../platform/context';
import { AppError, invalid } from '../../../../../platform/errors';
import type { Row } from '../../../../../platform/records/area';
import { oneRecord } from '../../../../../platform/records/records';
import { dateInWords, monthInWords } from '../../../../../kernel/dates/date-words';
import type { Month, PlainDate } from '../../../../../kernel/dates/plain-date';
import { listed } from '../../../../../kernel/text/listed';
import { periodsOfMonth } from '../../../engine/periods/pay-period';
import {
  payDatesOf,
  payGroup,
  scheduleOf,
  type PayGroup,
  type PayGroupSchedule,
} from '../../../items/pay-group/pay-group';
import { t } from '../../../texts/text';
import { lineRows } from '../../payslip/payslip-lines';
import type { GatheredRun } from './gathered-run';

export interface GroupPeriod {
  payGroupId: string;
  period: Month;
  periodFrom?: PlainDate | null;
  payDate?: PlainDate | null;
}

/** The days and the pay date of a run for a pay group. */
export async function periodOfGroup(ctx: Ctx, { payGroupId, period, periodFrom, payDate }: GroupPeriod) {
  const group = await groupGiven(ctx, payGroupId);
  if (!group) return {};
  const periods = periodsOfMonth(scheduleOf(group), period);
  const found = periodFrom ? periods.find(({ from }) => from === periodFrom) : periods[0];
  if (!found || (!periodFrom && periods.length > 1)) {
    const days = listed(periods.map(({ from }) => dateInWords(from)));
    throw invalid('periodFrom', t('payroll_run.choose_period', { month: monthInWords(period), days }));
  }
  if (found.to < group.validFrom)
    throw invalid('period', t('payroll_run.before_pay_group', { since: dateInWords(group.validFrom) }));
  return {
    fromDate: found.from,
    toDate: found.to,
    periodFrom: found.from,
    payDate: payDate ?? (await payDatesOf(ctx, group))(found),
  };
}

/** Null where there is none, which the field is refused for. */
async function groupGiven(ctx: Ctx, id: string): Promise<Row<PayGroup> | null> {
  try {
    return await oneRecord(ctx, payGroup, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** By whose periods a run pays; nothing where the company has no pay groups. */
export async function payGroupOf(ctx: Ctx, id: string | null): Promise<GatheredRun['payGroup']> {
  const { rows } = await ctx.tx.query<PayGroupSchedule & { hasGroups: boolean; id: string | null }>(
    `select exists (select from pay_group_assignment where company_id = $1) as "hasGroups", g.id, g.frequency,
       g.first_day as "firstDay", g.second_day as "secondDay", g.anchor::text as anchor
     from (select 1) one left join pay_group g on g.company_id = $1 and g.id = $2`,
    [ctx.companyId, id],
  );
  const found = rows[0]!;
  if (found.id) return { id: found.id, schedule: scheduleOf(found) };
  return found.hasGroups ? { id: null, schedule: null } : undefined;
}

const assignments = (company: string, person: string): string =>
  `pay_group_assignment a where a.company_id = ${company} and a.employee_id = ${person} and a.deleted_at is null`;

/**
 * The days of a person, over the alias `e`, that a run of the group pays between two days, as the table `own` with
 * `paid_from` after `paid_to` where it pays none. Of whoever is in no group those without one. A stay lasts longer than
 * any period, so that each has but one stretch.
 */
export function groupDaysSql(company: string, groupId: string | null, from: string, to: string): string {
  const [first, last] = [`greatest(${from}::date, e.hire_date)`, `least(${to}::date, e.exit_date)`];
  if (groupId !== null)
    return `cross join lateral (select greatest(${first}, min(a.valid_from)) as paid_from,
      least(${last}, max(coalesce(a.valid_to, 'infinity'))) as paid_to
      from ${assignments(company, 'e.id')} and a.pay_group_id = ${groupId} and a.valid_from <= ${to}::date
        and coalesce(a.valid_to, 'infinity') >= ${from}::date having count(*) > 0) own`;
  return `cross join lateral (select coalesce((select coalesce(a.valid_to, 'infinity')::date + 1
      from ${assignments(company, 'e.id')} and a.valid_from <= ${first}
        and coalesce(a.valid_to, 'infinity') >= ${first}), ${first}) as paid_from) begun
    cross join lateral (select begun.paid_from, least(${last}, (select min(a.valid_from) - 1
      from ${assignments(company, 'e.id')} and a.valid_from >= begun.paid_from)) as paid_to) own`;
}

/** The same of a run; nothing where its company has no pay groups. */
export function ownDaysSql(ctx: Ctx, { payGroup: group, fromDate, toDate }: GatheredRun): string {
  if (!group) return '';
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  return groupDaysSql(text(ctx.companyId), group.id && text(group.id), text(fromDate), text(toDate));
}

/** Of days that are dated, those the run pays of the person; below the table `paid`. */
export const onOwnDays = ({ payGroup: group }: GatheredRun, alias: string, day: string): string =>
  group
    ? `and exists (select from paid o where o.id = ${alias}.employee_id and ${day} between o.paid_from and o.paid_to)`
    : '';

const ofMonthOf = (company: string, slip: string, { period }: GatheredRun): string =>
  `${slip}.company_id = ${company} and ${slip}.employee_id = e.id and ${slip}.period = '${period}'
    and ${slip}.kind <> 'correction' and ${slip}.deleted_at is null`;
const isForOwnDays = (slip: string, { payGroup, fromDate }: GatheredRun): string =>
  `${slip}.pay_group_id is not distinct from ${payGroup?.id ? `'${payGroup.id}'` : 'null'}
    and coalesce(${slip}.from_date, '${fromDate}') = e.paid_from`;

/** SQL: whether `p` is a payslip of the month of `e`, but for other days than the run pays. */
export const isForOtherDays = (run: GatheredRun, company: string): string =>
  `${ofMonthOf(company, 'p', run)} and not (${isForOwnDays('p', run)})`;

/**
 * SQL: codes of components paid once a month that such payslips have paid. Of two that have both paid it, the one for
 * the earlier days stands: looked at again, only the other owes it back.
 */
export const paidInMonthSql = (run: GatheredRun, company: string): string =>
  run.payGroup
    ? `case when (select count(*) from pay_component where deleted_at is null and not prorated) > 0 then
        (select json_agg(distinct l.code) from payslip p cross join ${lineRows('p')} l
        where ${isForOtherDays(run, company)}
          and l.code in (select code from pay_component where company_id = ${company} and not prorated)
          and (coalesce(p.from_date, (p.period || '-01')::date) < e.paid_from
            or not exists (select from payslip own cross join ${lineRows('own')} o
              where ${ofMonthOf(company, 'own', run)} and ${isForOwnDays('own', run)} and o.code = l.code))) end`
    : 'null';
