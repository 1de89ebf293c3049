import { Field, ID, ObjectType } from 'type-graphql';
import { leaveEncashmentLawOn } from '../../statutory/leave-encashment-laws';
import { mostPayable, steps } from '../../engine/encashment/encashment-rules';
import { daysOfUnits } from '../../../leave/domain/type/leave-type';
import type { PayLine } from '../../engine/payslip';
import { mayDo } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { invalid, notFound } from '../../../../platform/errors';
import { isId } from '../../../../platform/records/ids';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { todayIn } from '../../../../platform/today';
import { encashmentFacts } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { leaveTypesOf, titleOf } from '../../../leave/leave-type/leave-type';
import { PayslipLine } from '../../runs/payslip/payslip';
import { encashmentRules, isEmployed, findEncashmentProblem, valueOf, type Asked } from './encashment-facts';
import { leaveEncashment } from './leave-encashment';
import { companyOf } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';
import { say } from '../../../../platform/text';

@ObjectType('LeaveEncashmentOffer', { description: 'A type of leave whose days somebody may be paid for today.' })
export class LeaveEncashmentOffer {
  @Field(() => ID, { description: 'Which type of leave.', simple: true }) typeId!: string;
  @Field(() => String, { description: 'Its name in the language of the request.', simple: true }) title!: string;
  @Field(() => DecimalScalar, { description: 'Days there are today.', simple: true }) balance!: string;
  @Field(() => DecimalScalar, { description: 'The most that can be paid out today.', simple: true }) most!: string;
  @Field(() => DecimalScalar, { description: 'Days are paid out in whole steps of this.', simple: true }) step!: string;
  @Field(() => DecimalScalar, { description: 'Days that have to be left.', simple: true }) keep!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The most of a leave year; empty without limit.',
    simple: true,
  })
  mostPerYear!: string | null;
  @Field(() => DecimalScalar, { description: 'Days of this leave year paid out or asked for already.', simple: true })
  inYear!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the law of the country keeps from being paid out.',
    simple: true,
  })
  limit!: string | null;
}

@ObjectType('LeaveEncashmentPreview', { description: 'What days paid out today would be worth.' })
export class LeaveEncashmentPreview {
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => PayslipLine, {
    nullable: true,
    description: 'The line the payslip would show; empty for who may not see amounts of this employee.',
    simple: true,
  })
  line!: PayLine | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it would be refused, in the language of the request.',
    simple: true,
  })
  problem!: string | null;
}

function refuseStranger(ctx: Ctx, employeeId: string): void {
  if (!isId(employeeId) || !mayDo(ctx.ability, 'create', leaveEncashment, { employeeId })) throw notFound();
}

/** The types whose days somebody may be paid for, with how many; for whoever may request it for them. */
export async function encashmentOffers(ctx: Ctx, employeeId: string): Promise<LeaveEncashmentOffer[]> {
  refuseStranger(ctx, employeeId);
  if (!(await isEmployed(ctx, employeeId))) return [];
  const day = todayIn(ctx);
  const { country } = await companyOf(ctx, 'country');
  const { limit } = leaveEncashmentLawOn(country, day);
  const offers: LeaveEncashmentOffer[] = [];
  for (const type of await leaveTypesOf(ctx)) {
    const rules = encashmentRules(type);
    const facts = rules.isEncashable ? await encashmentFacts(ctx, employeeId, type, { day, isDecision: false }) : null;
    if (!facts) continue;
    offers.push({
      typeId: String(type.id),
      title: titleOf(type, ctx),
      balance: daysOfUnits(facts.balance),
      most: daysOfUnits(mostPayable(rules, facts)),
      step: daysOfUnits(steps[rules.unit]),
      keep: daysOfUnits(rules.keep),
      mostPerYear: rules.most === null ? null : daysOfUnits(rules.most),
      inYear: daysOfUnits(facts.inYear),
      limit: limit && say(limit, ctx.locale),
    });
  }
  return offers;
}

export async function encashmentPreview(ctx: Ctx, asked: Asked): Promise<LeaveEncashmentPreview> {
  refuseStranger(ctx, asked.employeeId);
  if (!(Number(asked.days) > 0)) throw invalid('days', t('encashment_offers.give_days_above_zero_text'));
  const problem = await findEncashmentProblem(ctx, asked, { isDecision: false });
  const isSeen = !problem && mayDo(ctx.ability, 'read_sensitive', leaveEncashment, { employeeId: asked.employeeId });
  return {
    currency: ctx.user.company!.currency,
    problem: problem ? say(problem.text, ctx.locale) : null,
    line: isSeen ? (await valueOf(ctx, asked)).line : null,
  };
}
