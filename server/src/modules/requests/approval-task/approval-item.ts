import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Verdict } from '../../../platform/approval/domain/approval-progress';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import type { Group, Item } from './inbox';

export const ApprovalVerdict = choiceOf('ApprovalVerdict', 'A decision.', {
  approved: 'It was agreed to.',
  rejected: 'It was refused.',
});
@ObjectType('ApprovalGroup', { description: 'What of one kind waits for you.' })
export class ApprovalGroup implements Group {
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => String, { description: 'What one such row is called, in your language.', simple: true }) label!: string;
  @Field(() => Int, { description: 'How many wait.', simple: true }) count!: number;
  @Field(() => Boolean, { description: 'Whether such rows can be rejected.', simple: true }) canReject!: boolean;
  @Field(() => Boolean, { description: 'Whether what is rejected goes back to be mended.', simple: true })
  returns!: boolean;
}

@ObjectType('ApprovalItem', { description: 'Something that waits for you to decide.' })
export class ApprovalItem implements Item {
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => DateTimeScalar, { description: 'Since when it waits for you.', simple: true }) since!: Date;
  @Field(() => String, { nullable: true, description: 'Whom it is about.', simple: true }) who!: string | null;
  @Field(() => ID, { nullable: true, description: 'The same as an employee.', simple: true }) employeeId!:
    | string
    | null;
  @Field(() => Boolean, { description: 'Whether it can be rejected.', simple: true }) canReject!: boolean;
  @Field(() => Boolean, { description: 'Whether what is rejected goes back to be mended.', simple: true })
  returns!: boolean;
  @Field(() => Boolean, {
    description: 'Whether it can be given back to who asked, to be corrected and sent again.',
    simple: true,
  })
  canReturn!: boolean;
  @Field(() => Boolean, { description: 'Whether so much hangs on it that you should be asked again.', simple: true })
  asksFirst!: boolean;
  @Field(() => [ApprovalVerdict], { description: 'Decisions about it that cannot be undone.', simple: true })
  final!: readonly Verdict[];
  @Field(() => String, { nullable: true, description: 'The page of the row, where you may open it.', simple: true })
  path!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The flow that asks you; empty where whoever may approve decides.',
    simple: true,
  })
  flowName!: string | null;
  @Field(() => Int, { nullable: true, description: 'Which step of it, from 1.', simple: true }) step!: number | null;
  @Field(() => Int, { nullable: true, description: 'How many steps it has.', simple: true }) steps!: number | null;
  @Field(() => String, { nullable: true, description: 'In whose place you are asked.', simple: true }) insteadOf!:
    | string
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
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of work it takes, where it is leave by the hour.',
    simple: true,
  })
  leaveMinutes?: number | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'How much money it is about.', simple: true }) amount?:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'The amount as it was the time before.', simple: true })
  previousAmount?: string | null;
  @Field(() => Int, { nullable: true, description: 'How many people it is about.', simple: true }) people?:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'The currency of the amount, ISO 4217.', simple: true })
  currency?: string | null;
  @Field(() => String, { nullable: true, description: 'Whatever else was said.', simple: true }) note?: string | null;
  @Field(() => String, { nullable: true, description: 'Who stands in meanwhile.', simple: true }) replacement?:
    | string
    | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether who stands in is on leave too on some of those days, as far as you may see that.',
    simple: true,
  })
  isReplacementAway?: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it stands already and is asked to be cancelled: to approve cancels it, to reject keeps it.',
    simple: true,
  })
  asksToCancel?: boolean;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Days of the balance that are left after it.',
    simple: true,
  })
  balanceAfter?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Colleagues who are on leave on some of those days, as far as you may see that.',
    simple: true,
  })
  away?: readonly string[];
  @Field(() => Int, { nullable: true, description: 'Minutes worked in a month.', simple: true })
  workedMinutes?: number | null;
  @Field(() => Int, { nullable: true, description: 'Minutes of it that are overtime.', simple: true })
  overtimeMinutes?: number | null;
  @Field(() => Int, { nullable: true, description: 'Days of a month on which they were absent.', simple: true })
  absentDays?: number | null;
  @Field(() => [String], {
    nullable: true,
    description: 'What you should know before you decide, in your language.',
    simple: true,
  })
  warnings?: readonly string[];
  @Field(() => [ID], { nullable: true, description: 'Files to look at.', simple: true }) fileIds?: readonly string[];
  @Field(() => DateScalar, { nullable: true, description: 'The day by which it is to be answered.', simple: true })
  dueOn?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Where it stands towards that day: ahead, today or overdue.',
    simple: true,
  })
  dueStanding?: string | null;
}
