import type { Area, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { todayIn } from '../../platform/today';

/** Over the alias `t` of an entry. */
export const postedPayrollsSql = `select count(*)::int from pay_taking k join payroll_run r on r.company_id = k.company_id and r.id = k.run_id
  where k.company_id = t.company_id and k.source in ('EmployeeReward', 'EmployeeDeduction') and k.source_id = t.id and r.state = 'posted' and r.deleted_at is null`;

/** What reversing writes: what posted payrolls paid or took of it goes the other way in the next. */
export async function reversalOf(ctx: Ctx, area: Pick<Area, 'name'>, id: string, reversalNote: string): Promise<Values> {
  const { rows } = await ctx.tx.query<{ amount: string | null }>(
    `select sum(t.amount)::text as amount from pay_taking t join payroll_run r on r.company_id = t.company_id and r.id = t.run_id
     where t.company_id = $1 and t.source = $2 and t.source_id = $3 and r.state = 'posted' and r.deleted_at is null`, [ctx.companyId, area.name, id]);
  const reversedAmount = rows[0]!.amount;
  if (!(Number(reversedAmount) > 0)) {
    throw conflict({
      en: 'No posted payroll contains it: what was noted as applied by hand is nothing a payroll could turn round.',
      ar: 'لا تتضمنه أي رواتب مرحّلة: ما سُجّل تطبيقه يدويًا لا يمكن للرواتب أن تعكسه.',
    });
  }
  return { reversedOn: todayIn(ctx), reversedAmount, reversalNote, reversedById: ctx.user.id };
}
