import { Field, Int, ObjectType } from 'type-graphql';
import { grantSql, mayDoSome, Parameters } from '../../../../../platform/access/ability';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { forbidden } from '../../../../../platform/errors';
import { oneRecord } from '../../../../../platform/records/records';
import { DecimalScalar } from '../../../../../platform/graphql/scalars';
import { journalOf, type JournalLine, type LineSum } from '../../domain/payroll-journal';
import { splitSums, type SplitPayslip } from '../../../engine/figures/payslip-departments';
import type { Text } from '../../../../../kernel/text/text';
import { lineRows, linesOf } from '../../payslip/payslip-lines';
import { LocalizedText, payslip } from '../../payslip/payslip';
import { payrollRun, type PayrollRun } from '../payroll-run';
import { accountsOn } from '../../../accounting/posting-rule/posting-rule';
import { departmentRows } from '../../../../organisation/organisation.sql';

@ObjectType('PayrollRunJournalLine', {
  description: 'One booking of a payroll run: an amount on one side, nothing on the other.',
})
export class PayrollRunJournalLine implements Omit<JournalLine, 'line'> {
  @Field(() => String, {
    nullable: true,
    description:
      'Department on the payslips; who was in several of the month is in each for their days. Empty for those without one.',
    simple: true,
  })
  department!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Cost centre the department has now; empty where it has none.',
    simple: true,
  })
  costCentre!: string | null;
  @Field(() => String, {
    description: 'Code of the pay line; NET for the net pay, …_OWED for what the employer owes beside it.',
    simple: true,
  })
  code!: string;
  @Field(() => LocalizedText, { description: 'Name of the booking.', simple: true }) name!: Text;
  @Field(() => String, {
    nullable: true,
    description:
      'Account of the general ledger: by the posting rule of its code, its pay component or the rule of its kind.',
    simple: true,
  })
  account!: string | null;
  @Field(() => DecimalScalar, { description: 'Debit, in the currency of the run.', simple: true }) debit!: string;
  @Field(() => DecimalScalar, { description: 'Credit, in the currency of the run.', simple: true }) credit!: string;
  @Field(() => Int, { description: 'How many payslips have it.', simple: true }) count!: number;
}

/**
 * The bookings of a run by department and pay line, of the payslips one may read; `action` is what one wants to do with
 * them.
 */
export async function payrollRunJournal(
  ctx: Ctx,
  runId: string,
  action: 'read' | 'export' = 'read',
): Promise<{ run: Row<PayrollRun>; lines: JournalLine[] }> {
  const run = await oneRecord(ctx, payrollRun, runId);
  if (action === 'export' && !mayDoSome(ctx.ability, action, payslip)) throw forbidden();
  const parameters = new Parameters();
  const readable = `t.company_id = ${parameters.add(ctx.companyId)} and t.run_id = ${parameters.add(runId)}
    and t.state <> 'error' and t.deleted_at is null
         and ${grantSql(ctx.ability, 'read', payslip, parameters)}
         and ${grantSql(ctx.ability, action, payslip, parameters)}`;
  const { rows: split } = await ctx.tx.query<SplitPayslip>(
    `select t.departments, ${linesOf('t')} as lines from payslip t where ${readable} and t.departments is not null`,
    [...parameters.values],
  );
  const { rows } = await ctx.tx.query<LineSum & Record<string, unknown>>(
    `select s.department, s.kind, s.code, s.name, s.amount, s.count,
       (select d.cost_centre from ${departmentRows('cost_centre', 'name')} d
       where d.company_id = ${parameters.add(ctx.companyId)} and d.name = s.department
         and d.deleted_at is null) as "costCentre"
     from (select department, kind, code, name, sum(amount)::text as amount, sum(count)::int as count,
       min(place) as place from (
         select t.department_name as department, l.kind, l.code, l.name,
           sum(l.amount) as amount, count(distinct t.id) as count, min(l.place) as place
         from payslip t, ${lineRows('t')} l where ${readable} and t.departments is null group by 1, 2, 3, 4
         union all select department, kind, code, name, amount, count, place
           from jsonb_to_recordset(${parameters.add(JSON.stringify(splitSums(split, run.currency)), '::jsonb')}) r(department text, kind text, code text, name jsonb, amount numeric, count int, place int)) u
       group by department, kind, code, name) s
     order by s.department nulls last, s.place, s.code`,
    parameters.values,
  );
  return { run, lines: journalOf(rows, run.currency, await accountsOn(ctx, run.toDate)) };
}
