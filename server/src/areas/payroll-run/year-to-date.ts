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

/** Of the calendar year, up to and with each payslip, by its id. A posted one counts posted ones alone: its owner sees no others. */
export async function yearsToDate(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PayslipYearToDate>> {
  const { rows } = await ctx.tx.query<PayslipYearToDate & { id: string }>(
    `select s.id, count(*)::int as count, coalesce(sum(p.gross), 0)::text as gross, coalesce(sum(p.deductions), 0)::text as deductions, coalesce(sum(p.net), 0)::text as net
     from payslip s join payslip p on p.company_id = s.company_id and p.employee_id = s.employee_id and left(p.period, 4) = left(s.period, 4) and p.period <= s.period
       and p.currency = s.currency and p.state <> 'error' and p.deleted_at is null
     join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     where s.company_id = $1 and s.id = any($2) and (p.id = s.id or p.state = 'posted' or s.state <> 'posted' and r.state in ('approved', 'paid')) group by s.id`, [ctx.companyId, ids]);
  return new Map(rows.map(({ id, ...year }) => [id, year]));
}

const nothing: PayslipYearToDate = { count: 0, gross: '0', deductions: '0', net: '0' };

export async function yearToDate(ctx: Ctx, { id }: Pick<Row<Payslip>, 'id'>): Promise<PayslipYearToDate> {
  return (await yearsToDate(ctx, [id])).get(id) ?? nothing;
}
