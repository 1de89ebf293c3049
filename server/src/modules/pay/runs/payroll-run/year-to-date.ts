import { Field, Int, ObjectType } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { explainYear, type SlipOfYear } from '../../engine/figures/payslip-totals';
import { ExplainedAmount, type Payslip } from '../payslip/payslip';
import { pageOf } from '../../../../platform/notify/record-page';
import { employeeRows } from '../../../people/people.sql';

@ObjectType('PayslipYearToDate', { description: 'What a payslip and those before it in the calendar year come to.' })
export class PayslipYearToDate {
  @Field(() => Int, { description: 'How many payslips.', simple: true }) count!: number;
  @Field(() => DecimalScalar, { description: 'Sum of gross pay.', simple: true }) gross!: string;
  @Field(() => DecimalScalar, { description: 'Sum of deductions.', simple: true }) deductions!: string;
  @Field(() => DecimalScalar, { description: 'Sum of net pay.', simple: true }) net!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Last day of pay of the year from before payroll was run here, which the sums count; empty where there is none.',
    simple: true,
  })
  broughtThrough!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Gross pay from before, of the sum.', simple: true })
  grossBrought!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Deductions from before, of the sum.', simple: true })
  deductionsBrought!: string | null;
  @Field(() => [ExplainedAmount], {
    description: 'Gross, deductions and net, each by the payslips it is the sum of.',
    simple: true,
  })
  explained!: ExplainedAmount[];
}

type Sums = Omit<PayslipYearToDate, 'explained'>;

/**
 * Of the calendar year, up to and with each payslip, by its id. A posted one counts posted ones alone: its owner sees
 * no others.
 * Pay of the year from before counts for payslips of later months, in place of those of its own months. `more` is asked
 * of the payslips p of the year.
 */
export async function yearsToDate<More extends object = object>(
  ctx: Ctx,
  ids: readonly string[],
  more = '',
): Promise<Map<string, Sums & More>> {
  const { rows } = await ctx.tx.query<Sums & More & { id: string }>(
    `select s.id, count(*)::int as count, b.through as "broughtThrough", b.gross::text as "grossBrought",
      b.deductions::text as "deductionsBrought",
       (coalesce(sum(p.gross), 0) + coalesce(b.gross, 0))::text as gross,
       (coalesce(sum(p.deductions), 0) + coalesce(b.deductions, 0))::text as deductions,
       (coalesce(sum(p.net), 0) + coalesce(b.gross, 0) - coalesce(b.deductions, 0))::text as net ${more}
     from payslip s
     left join lateral (select e.pay_brought_through as through, coalesce(e.gross_brought, 0) as gross,
       coalesce(e.deductions_brought, 0) as deductions
       from ${employeeRows('pay_brought_through', 'gross_brought', 'deductions_brought')} e
       where e.company_id = s.company_id and e.id = s.employee_id
         and to_char(e.pay_brought_through, 'YYYY') = left(s.period, 4)
         and to_char(e.pay_brought_through, 'YYYY-MM') < s.period) b on true
     join payslip p on p.company_id = s.company_id and p.employee_id = s.employee_id
       and left(p.period, 4) = left(s.period, 4) and p.period <= s.period
       and (p.period < s.period or coalesce(p.to_date <= s.to_date, true))
       and p.period > coalesce(to_char(b.through, 'YYYY-MM'), '') and p.currency = s.currency and p.state <> 'error'
       and p.deleted_at is null
     join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     where s.company_id = $1 and s.id = any($2) and (p.id = s.id or p.state = 'posted' or s.state <> 'posted'
       and r.state in ('approved', 'paid'))
     group by s.id, b.through, b.gross, b.deductions`,
    [ctx.companyId, ids],
  );
  return new Map(rows.map(({ id, ...year }) => [id, year as unknown as Sums & More]));
}

const slipsSql = `, json_agg(json_build_object('id', p.id, 'period', p.period, 'gross', p.gross::text, 'deductions',
  p.deductions::text, 'net', p.net::text) order by p.period, p.id) as slips`;

const nothing: Sums = {
  count: 0,
  gross: '0',
  deductions: '0',
  net: '0',
  broughtThrough: null,
  grossBrought: null,
  deductionsBrought: null,
};

export async function yearToDate(
  ctx: Ctx,
  { id, currency }: Pick<Row<Payslip>, 'id' | 'currency'>,
): Promise<PayslipYearToDate> {
  const { slips, ...sums } = (
    await yearsToDate<{ slips: (Omit<SlipOfYear, 'path'> & { id: string })[] }>(ctx, [id], slipsSql)
  ).get(id) ?? { ...nothing, slips: [] };
  const brought = sums.broughtThrough ? { gross: sums.grossBrought!, deductions: sums.deductionsBrought! } : null;
  return {
    ...sums,
    explained: explainYear(
      slips.map((slip) => ({ ...slip, path: pageOf('Payslip', slip.id) })),
      brought,
      currency,
    ),
  };
}
