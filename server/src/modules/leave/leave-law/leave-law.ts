import { Field, ID, ObjectType } from 'type-graphql';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar } from '../../../platform/graphql/scalars';

export const LeaveLawState = choiceOf('LeaveLawState', 'Whether a company has a type for an entitlement.', {
  missing: 'It has none.',
  same: 'It has one that says the same.',
  different: 'It has one that says something else.',
});
export type LeaveLawState = keyof typeof LeaveLawState;

@ObjectType('LeaveLawRule', { description: 'One thing a law says of leave.' })
export class LeaveLawRule {
  @Field(() => String, { description: 'What it is about.', simple: true }) label!: string;
  @Field(() => String, { description: 'What the law says.', simple: true }) text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What the type of the company says, where that is something else.',
    simple: true,
  })
  now!: string | null;
}

@ObjectType('LeaveByLaw', { description: 'Leave the law of a country gives, and the type a company has for it.' })
export class LeaveByLaw {
  @Field(() => String, { description: 'Tells it from other entitlements.', simple: true }) code!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) title!: string;
  @Field(() => String, { description: 'The law, with its article where that was read.', simple: true }) law!: string;
  @Field(() => DateScalar, { description: 'The day it holds from.', simple: true }) since!: string;
  @Field(() => Boolean, { description: 'Whether it held before too, since when was not found.', simple: true })
  isOlder!: boolean;
  @Field(() => [LeaveLawRule], { description: 'What it says.', simple: true }) rules!: LeaveLawRule[];
  @Field(() => String, {
    nullable: true,
    description: 'Whom it is for, what else it asks, and where sources differ.',
    simple: true,
  })
  note!: string | null;
  @Field(() => [String], { description: 'Where it was read.', simple: true }) readAt!: string[];
  @Field(() => LeaveLawState, { description: 'Whether the company has a type for it.', simple: true })
  state!: LeaveLawState;
  @Field(() => ID, { nullable: true, description: 'The type it has.', simple: true }) typeId!: string | null;
  @Field(() => String, { nullable: true, description: 'What that is called.', simple: true }) typeTitle!: string | null;
  @Field(() => Boolean, { description: 'Whether the law changed since the type was taken over from it.', simple: true })
  isNewer!: boolean;
  @Field(() => Boolean, {
    description: 'Whether taking it over changes nothing anybody wrote or took.',
    simple: true,
  })
  isSuggested!: boolean;
}

@ObjectType('LeaveLawOffer', { description: 'Leave by the law of the country of your company.' })
export class LeaveLawOffer {
  @Field(() => String, { description: 'The country, ISO 3166-1.', simple: true }) country!: string;
  @Field(() => String, { description: 'What the law is called, in your language.', simple: true }) law!: string;
  @Field(() => DateScalar, { description: 'The day it was read.', simple: true }) readOn!: string;
  @Field(() => String, { description: 'What of it was not found or is not calculated.', simple: true })
  notCovered!: string;
  @Field(() => DateScalar, { description: 'The day from which it would be taken over, unless told.', simple: true })
  from!: string;
  @Field(() => [LeaveByLaw], { description: 'What it gives.', simple: true }) entitlements!: LeaveByLaw[];
}
