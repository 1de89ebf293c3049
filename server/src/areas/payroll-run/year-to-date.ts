import { Field, Int, ObjectType } from 'type-graphql';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { DecimalScalar } from '../../platform/scalars';
import type { Payslip } from '../payslip/payslip';

@ObjectType('PayslipYearToDate', { description: 'What a payslip and those before it in the year come to.' })
export class PayslipYearToDate {
  @Field(() => Int, { description: 'How many payslips.', simple: true }) count!: number;
  @Field(() => DecimalScalar, { description: 'Sum of gross pay.', simple: true }) gross!: string;
  @Field(() => DecimalScalar, { description: 'Sum of deductions.', simple: true }) deductions!: string;
  @Field(() => DecimalScalar, { description: 'Sum of net pay.', simple: true }) net!: string;
}

/** Of the calendar year, up to and with this payslip. A posted one counts posted ones alone: its owner sees no others. */
export async function yearToDate(ctx: Ctx, { id, employeeId, period, currency, state }: Pick<Row<Payslip>, 'id' | 'employeeId' | 'period' | 'currency' | 'state'>): Promise<PayslipYearToDate> {
  const { rows } = await ctx.tx.query<PayslipYearToDate>(
    `select count(*)::int as count, coalesce(sum(p.gross), 0)::text as gross, coalesce(sum(p.deductions), 0)::text as deductions, coalesce(sum(p.net), 0)::text as net
     from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     where p.company_id = $1 and p.employee_id = $2 and left(p.period, 4) = left($3, 4) and p.period <= $3 and p.currency = $4 and p.state <> 'error' and p.deleted_at is null
       and (p.id = $5 or p.state = 'posted' or $6 <> 'posted' and r.state in ('approved', 'paid'))`, [ctx.companyId, employeeId, period, currency, id, state]);
  return rows[0]!;
}
