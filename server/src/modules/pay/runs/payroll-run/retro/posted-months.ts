import { Field, Int, ObjectType } from 'type-graphql';
import { mayDoSome } from '../../../../../platform/access/ability';
import type { Ctx } from '../../../../../platform/context';
import { forbidden } from '../../../../../platform/errors';
import { todayIn } from '../../../../../platform/today';
import { retroMonths } from '../../../engine/difference/pay-retro';
import { addMonths } from '../../../../../kernel/dates/plain-date';
import { payrollRun } from '../payroll-run';

@ObjectType('PostedMonths', {
  description: 'The posted months the next payroll works out anew when a rule changes that has no day of its own.',
})
export class PostedMonths {
  @Field(() => Int, { description: 'How many months those are.', simple: true }) months!: number;
  @Field(() => Int, { description: 'How many people were paid in them.', simple: true }) people!: number;
  @Field(() => String, { nullable: true, description: 'The last of them, YYYY-MM.', simple: true }) last!:
    | string
    | null;
}

export async function postedMonths(ctx: Ctx): Promise<PostedMonths> {
  if (!mayDoSome(ctx.ability, 'read', payrollRun)) throw forbidden();
  const { rows } = await ctx.tx.query<PostedMonths>(
    `select count(distinct period)::int as months, count(distinct employee_id)::int as people, max(period) as last
      from payslip
     where company_id = $1 and state = 'posted' and deleted_at is null and period >= $2`,
    [ctx.companyId, addMonths(`${todayIn(ctx).slice(0, 7)}-01`, -retroMonths).slice(0, 7)],
  );
  return rows[0]!;
}
