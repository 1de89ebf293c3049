import { Field, ID, ObjectType } from 'type-graphql';
import { grantSql, Parameters } from '../../../../../platform/access/ability';
import type { Ctx } from '../../../../../platform/context';
import { oneRecord } from '../../../../../platform/records/records';
import { DecimalScalar } from '../../../../../platform/graphql/scalars';
import { noLongerPaid } from '../../../engine/difference/payslip-difference';
import type { Text } from '../../../../../kernel/text/text';
import { LocalizedText, payslip } from '../../payslip/payslip';
import { payrollRun } from '../payroll-run';
import { settled } from '../../domain/settled-runs';
import { monthBefore } from '../load-inputs/payroll-run.load-employees';
import { peopleOf } from '../load-inputs/payroll-run.group';
import { hasSlipSql } from '../load-inputs/payroll-run.population';
import { employeeRows } from '../../../../people/people.sql';
import { checkedLimit } from '../../../../../platform/lists/list-query';

@ObjectType('PayrollRunDifference', { description: 'An employee whose pay differs from the month before, and why.' })
export class PayrollRunDifference {
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Their payslip in this run; empty for who is no longer paid.',
    simple: true,
  })
  payslipId!: string | null;
  @Field(() => String, { description: 'Employee number on the payslip.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'Name on the payslip.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department on the payslip.', simple: true }) departmentName!:
    | string
    | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Net pay of the month before; empty when there was none.',
    simple: true,
  })
  previousNet!: string | null;
  @Field(() => DecimalScalar, { description: 'Net pay now; 0 for who is no longer paid or in error.', simple: true })
  net!: string;
  @Field(() => DecimalScalar, { description: 'Net pay now less that of the month before.', simple: true })
  difference!: string;
  @Field(() => [LocalizedText], { description: 'Why, in plain words.', simple: true }) reasons!: Text[];
}

interface Found extends PayrollRunDifference {
  exitDate: string | null;
}

/**
 * The biggest differences first. Who was paid last month and is in no run of this month stands among them, in a regular
 * run that is for them.
 */
export async function payrollRunDifferences(ctx: Ctx, runId: string, limit: number): Promise<PayrollRunDifference[]> {
  checkedLimit(limit, 200);
  const run = await oneRecord(ctx, payrollRun, runId);
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const id = parameters.add(run.id, '::char(24)');
  const people = await peopleOf(ctx, run);
  const isListed = run.kind === 'regular' && ['review', 'returned', 'approved', 'paid', 'posted'].includes(run.state);
  const common = `t.employee_id as "employeeId", t.employee_code as "employeeCode", t.employee_name as "employeeName", t.department_name as "departmentName"`;
  const { rows } = await ctx.tx.query<Found>(
    `select d.*, e.exit_date as "exitDate" from (select u.* from (
       select t.id as "payslipId", ${common}, t.previous_net as "previousNet", t.net, t.difference,
         t.difference_reasons as reasons
       from payslip t where t.company_id = ${company} and t.run_id = ${id} and t.deleted_at is null
         and (t.difference <> 0 or t.difference_reasons <> '[]')
         and ${grantSql(ctx.ability, 'read', payslip, parameters)}
       union all
       select null, ${common}, t.net, 0, -t.net, '[]'
       from payslip t join payroll_run r on r.company_id = t.company_id and r.id = t.run_id
       where ${parameters.add(isListed, '::boolean')} and t.company_id = ${company}
         and t.period = ${parameters.add(monthBefore(run))}
         and t.currency = ${parameters.add(run.currency)} and t.deleted_at is null and r.kind <> 'correction'
         and ${settled}
         and not ${hasSlipSql(company, 't.employee_id', parameters.add(run.period), '')} ${people ? `and t.employee_id = any(${parameters.add(people, '::char(24)[]')})` : ''}
         and ${grantSql(ctx.ability, 'read', payslip, parameters)}
     ) u order by abs(u.difference) desc, u."employeeName" limit ${parameters.add(limit, '::int')}) d
     join ${employeeRows('exit_date')} e on e.company_id = ${company} and e.id = d."employeeId"
     order by abs(d.difference) desc, d."employeeName"`,
    parameters.values,
  );
  return rows.map((row) => (row.payslipId ? row : { ...row, reasons: [noLongerPaid(row.exitDate)] }));
}
