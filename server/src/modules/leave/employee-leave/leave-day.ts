import { Field, Float, ObjectType } from 'type-graphql';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar } from '../../../platform/graphql/scalars';

const LeaveDayKind = choiceOf('LeaveDayKind', 'What a day is in the calendar of the company.', {
  work: 'Worked as a rule; leave takes it.',
  weekend: 'A day of rest.',
  holiday: 'A holiday of the calendar.',
});

@ObjectType('LeaveDay', { description: 'One day of a leave and what is taken of it.' })
export class LeaveDay {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => LeaveDayKind, { description: 'What the day is.', simple: true }) kind!: string;
  @Field(() => String, { nullable: true, description: 'Name of the holiday.', simple: true }) name!: string | null;
  @Field(() => Float, {
    description: 'Working minutes the leave takes of it, half ones too; none of weekends and holidays.',
    simple: true,
  })
  minutes!: number;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it counts since it lies between this and other leave of the type, be it outside its own days.',
    simple: true,
  })
  isBetweenLeaves?: boolean;
}
