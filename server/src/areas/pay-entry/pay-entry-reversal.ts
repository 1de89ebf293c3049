import type { Area, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { todayIn } from '../../platform/today';

/** What posted payrolls paid or took. */
const posted = `pay_taking k join payroll_run r on r.company_id = k.company_id and r.id = k.run_id and r.state = 'posted' and r.deleted_at is null`;

/** Over the alias `t` of an entry. */
export const postedPayrollsSql = `select count(*)::int from ${posted}
  where k.company_id = t.company_id and k.source in ('EmployeeReward', 'EmployeeDeduction') and k.source_id = t.id`;

/** What reversing writes: what posted payrolls paid or took of it goes the other way in the next. */
export async function reversalOf(ctx: Ctx, area: Pick<Area, 'name'>, id: string, reversalNote: string): Promise<Values> {
  const { rows } = await ctx.tx.query<{ amount: string | null }>(
    `select sum(k.amount)::text as amount from ${posted} where k.company_id = $1 and k.source = $2 and k.source_id = $3`, [ctx.companyId, area.name, id]);
  const reversedAmount = rows[0]!.amount;
  if (!(Number(reversedAmount) > 0)) {
    throw conflict({
      en: 'No posted payroll contains it: what was noted as applied by hand is nothing a payroll could turn round.',
      ar: 'لا تتضمنه أي رواتب مرحّلة: ما سُجّل تطبيقه يدويًا لا يمكن للرواتب أن تعكسه.',
    });
  }
  return { reversedOn: todayIn(ctx), reversedAmount, reversalNote, reversedById: ctx.user.id };
}
