import type { Ctx } from '../../../../../platform/context';
import type { GatheredRun } from './gathered-run';
import { groupDaysSql } from './payroll-run.pay-group';

const namedAlone = ({ only, trial }: GatheredRun): readonly string[] | null =>
  only ?? (trial?.employeeId ? [trial.employeeId] : null);

/**
 * Whom alone the run looks at, over the column of `alias` that names them: what is known of others is not read. Below
 * `namedSql`.
 */
export const ofThem = (run: GatheredRun, alias: string, column = 'employee_id'): string =>
  namedAlone(run) ? `and ${alias}.${column} = any((select ids from named)::char(24)[])` : '';

/**
 * The first table of a statement with `ofThem`: their ids stand in it once, for each time costs the planner as much
 * again.
 */
export function namedSql(ctx: Ctx, run: GatheredRun): string {
  const ids = namedAlone(run) ?? [];
  return `named as materialized (select ${ctx.tx.client.escapeLiteral(`{${ids.join(',')}}`)}::char(24)[] as ids)`;
}

/**
 * The last day counted of a person, null where the run has no cut-off day: who leaves in the month is paid by no later
 * run, so their month is counted whole.
 */
export function countedToSql(ctx: Ctx, { cutOff, toDate }: GatheredRun, person: string): string {
  if (!cutOff || cutOff === toDate) return 'null::date';
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  return `(case when ${person} in (select id from paid where exit_date <= ${text(toDate)}) then null
    else ${text(cutOff)}::date end)`;
}

/** Employed on some day between two, over the alias of the employee. */
export const employedSql = (alias: string, from: string, to: string): string =>
  `${alias}.deleted_at is null and ${alias}.status <> 'draft' and ${alias}.hire_date <= ${to}
    and coalesce(${alias}.exit_date >= ${from}, ${alias}.status <> 'exited')`;

/** Some run of the month has the person, corrections left out; `more` says of which slips `o`. */
export const hasSlipSql = (company: string, person: string, period: string, more: string): string =>
  `exists (select from payslip o where o.company_id = ${company} and o.employee_id = ${person} and o.period = ${period}
    and o.kind <> 'correction' and o.deleted_at is null ${more})`;

/** Slips `o` of the same pay group and period; all of the month where the company has no groups. */
export const sameDaysSql = (groupId: string | null | undefined, from: string, to: string): string => {
  if (groupId === undefined) return '';
  return groupId === null
    ? 'and o.pay_group_id is null'
    : `and o.pay_group_id = ${groupId} and o.from_date <= ${to} and o.to_date >= ${from}`;
};

/**
 * Another run of the month pays the person. Whom a regular run has, no other regular one takes, even while they are in
 * error there.
 */
export const paidElsewhereSql = (
  company: string,
  person: string,
  period: string,
  runId: string,
  kind: string,
  sameDays = '',
): string =>
  hasSlipSql(
    company,
    person,
    period,
    `${sameDays} and o.run_id <> ${runId}
      and (o.state <> 'error'${kind === 'regular' ? ` or o.kind = 'regular'` : ''})`,
  );

/**
 * Paid by the days of a group (of no group where it is null, of the month where the company has none) and in no run of
 * them, not even in error, over the alias `e`.
 */
export const inNoRunSql = (
  company: string,
  group: string | null | undefined,
  { period, from, to }: { period: string; from: string; to: string },
): { joined: string; where: string } => ({
  joined: group === undefined ? '' : groupDaysSql(company, group, from, to),
  where: `e.company_id = ${company} and ${employedSql('e', from, to)}
    ${group === undefined ? '' : 'and own.paid_from <= own.paid_to'}
    and not ${hasSlipSql(company, 'e.id', period, sameDaysSql(group, from, to))}`,
});
