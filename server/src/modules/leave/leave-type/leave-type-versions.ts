import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { GrantVersion } from '../domain/ledger/plan-change';
import type { PayTier } from '../domain/type/leave-type';
import type { PayVersion } from '../domain/type/pay-change';
import type { ServiceVersion } from '../domain/type/service-change';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import {
  LeaveAccrualDayBasis,
  LeaveAccrualFrequency,
  LeaveAccrualGain,
  LeaveAccrualHours,
  LeaveAccrualUnpaid,
  LeaveRounding,
} from './leave-type-choices';

@ObjectType('LeavePayTier', { description: 'Up to which day of a leave year which share of pay goes on.' })
@InputType('LeavePayTierInput', { description: 'Up to which day of a leave year which share of pay goes on.' })
export class LeavePayTier implements PayTier {
  @Field(() => Int, {
    description: 'Last day of the step, counted from the first day taken in the leave year.',
    simple: true,
  })
  upToDay!: number;
  @Field(() => DecimalScalar, { description: 'Percent of pay.', simple: true }) percent!: string;
}

@ObjectType('LeavePayVersion', { description: 'How much of the pay went on before that was changed.' })
export class LeavePayVersion implements PayVersion {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day it held, until the next; empty: it always had.',
    simple: true,
  })
  payFrom!: string | null;
  @Field(() => DecimalScalar, { description: 'Percent of pay, where no step said otherwise.', simple: true })
  paidPercent!: string;
  @Field(() => [LeavePayTier], { description: 'Steps of pay by day of the leave year.', simple: true })
  payTiers!: LeavePayTier[];
}

@ObjectType('LeaveServiceVersion', { description: 'Whether days of leave counted as service before that was changed.' })
export class LeaveServiceVersion implements ServiceVersion {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day it held, until the next; empty: it always had.',
    simple: true,
  })
  serviceFrom!: string | null;
  @Field(() => Boolean, { description: 'Whether they did.', simple: true }) countsAsService!: boolean;
}

@ObjectType('LeaveAccrualLevel', { description: 'What is granted from so many months of service on.' })
@InputType('LeaveAccrualLevelInput', { description: 'What is granted from so many months of service on.' })
export class LeaveAccrualLevel {
  @Field(() => Int, { description: 'Months of service after which it begins.', simple: true }) afterMonths!: number;
  @Field(() => DecimalScalar, { description: 'Days of a whole period, or of an hour worked.', simple: true })
  days!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Balance beyond which nothing is granted at this level; empty: as the type says.',
    simple: true,
  })
  mostBalance?: string | null;
}

@ObjectType('LeaveGrantVersion', { description: 'By which rules days were granted before they were changed.' })
export class LeaveGrantVersion implements GrantVersion {
  @Field(() => Int, { description: 'Tells its grants from those of other rules.', simple: true })
  accrualVersion!: number;
  @Field(() => DateScalar, { nullable: true, description: 'First day they held, until the next.', simple: true })
  accrualFrom!: string | null;
  @Field(() => LeaveAccrualFrequency, {
    nullable: true,
    description: 'How often days were granted; empty where none were.',
    simple: true,
  })
  accrualFrequency!: string | null;
  @Field(() => LeaveAccrualGain, { description: 'On which day of its period.', simple: true }) accrualGain!: string;
  @Field(() => String, { nullable: true, description: 'The day chosen.', simple: true }) accrualOn!: string | null;
  @Field(() => [LeaveAccrualLevel], { description: 'Days of a period by months of service.', simple: true })
  accrualLevels!: LeaveAccrualLevel[];
  @Field(() => Boolean, { description: 'Whether the period of joining was granted by its days.', simple: true })
  accrualProratesFirst!: boolean;
  @Field(() => Boolean, { description: 'Whether the period of leaving was granted by its days.', simple: true })
  accrualProratesLast!: boolean;
  @Field(() => Boolean, { description: 'Whether hours of paid leave counted as worked.', simple: true })
  accrualCountsLeave!: boolean;
  @Field(() => LeaveAccrualHours, { description: 'Which hours earned days.', simple: true }) accrualHours!: string;
  @Field(() => LeaveAccrualDayBasis, { description: 'By which days parts were granted.', simple: true })
  accrualDayBasis!: string;
  @Field(() => LeaveAccrualUnpaid, { description: 'What unpaid leave took of grants.', simple: true })
  accrualUnpaid!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Balance beyond which nothing was granted.',
    simple: true,
  })
  accrualMostBalance!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Days granted in a calendar year at most.', simple: true })
  accrualMostPerYear!: string | null;
  @Field(() => Int, { nullable: true, description: 'Months a grant could be used.', simple: true }) accrualMonths!:
    | number
    | null;
  @Field(() => DecimalScalar, { description: 'To whole steps of what grants were rounded.', simple: true })
  accrualStep!: string;
  @Field(() => LeaveRounding, { description: 'How they were rounded.', simple: true }) accrualRounding!: string;
}
