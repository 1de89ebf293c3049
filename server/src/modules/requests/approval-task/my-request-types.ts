import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import type { MyRequest as Asked } from './my-requests';

@ObjectType('MyRequest', { description: 'Something you asked for about yourself.' })
class MyRequest implements Asked {
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => DateTimeScalar, { description: 'When you asked.', simple: true }) askedAt!: Date;
  @Field(() => String, { description: 'Where it stands, by the states of its kind.', simple: true }) state!: string;
  @Field(() => Boolean, { description: 'Whether somebody is still to decide.', simple: true }) isWaiting!: boolean;
  @Field(() => String, { description: 'The page of the row.', simple: true }) path!: string;
  @Field(() => Int, { nullable: true, description: 'Which step of a flow it waits in, from 1.', simple: true })
  step!: number | null;
  @Field(() => Int, { nullable: true, description: 'How many steps the flow has.', simple: true }) steps!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'What it is: a reason, or the title of a form.', simple: true })
  what?: string | null;
  @Field(() => String, { nullable: true, description: 'What the leave is called.', simple: true }) leaveType?:
    | string
    | null;
  @Field(() => DateScalar, { nullable: true, description: 'First day.', simple: true }) fromDate?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day.', simple: true }) toDate?: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Working days it takes.', simple: true }) days?:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'How much money it is about.', simple: true }) amount?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The currency of the amount, ISO 4217.', simple: true })
  currency?: string | null;
}

@ObjectType('MyRequestPage', { description: 'One page of what you asked for.' })
export class MyRequestPage {
  @Field(() => [MyRequest], { description: 'The newest first.', simple: true }) rows!: Asked[];
  @Field(() => Int, { description: 'How many there are.', simple: true }) total!: number;
}
