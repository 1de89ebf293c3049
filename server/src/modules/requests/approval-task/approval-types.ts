import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SeatState, SkipReason, StepState } from '../../../platform/approval/domain/approval-progress';
import { choiceOf } from '../../../platform/records/fields';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { ApprovalState } from '../approval/approval';
import { ApprovalItem, ApprovalVerdict } from './approval-item';
import type { Item } from './inbox';
import type { MyDecision } from './my-decisions';
import type { Person, Timeline } from './timeline';

const StepStateChoice = choiceOf(
  'ApprovalStepState',
  'Where a step of a flow stands; a skipped one asked nobody, a closed one is no longer needed.',
  {
    waiting: 'The steps before it go on.',
    due: 'It is asked now.',
    approved: 'As many as it needs have agreed.',
    rejected: 'Somebody refused.',
    skipped: 'It asked nobody.',
    closed: 'No longer needed: another step refused, or the row was taken back.',
  },
);
const SkipReasonChoice = choiceOf('ApprovalSkipReason', 'Why a step asked nobody.', {
  requester: 'Only who asked could have decided.',
  absent: 'Everybody was away and nobody stood in.',
  already: 'Whoever would decide has agreed in a step before.',
});

@ObjectType('ApprovalItemPage', { description: 'One page of what waits for you.' })
export class ApprovalItemPage {
  @Field(() => [ApprovalItem], {
    description: 'What flows ask you first, each the longest waiting first.',
    simple: true,
  })
  rows!: Item[];
  @Field(() => Int, { description: 'How many wait in all.', simple: true }) total!: number;
}

@ObjectType('MyApprovalDecision', { description: 'A decision you made.' })
export class MyApprovalDecision implements MyDecision {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { description: 'Kind of row, such as EmployeeLeave.', simple: true }) subject!: string;
  @Field(() => String, { description: 'What one such row is called, in your language.', simple: true }) label!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) recordId!: string;
  @Field(() => String, { description: 'The page of the row.', simple: true }) path!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Whom or what it was about, where a flow asked you.',
    simple: true,
  })
  about!: string | null;
  @Field(() => ApprovalVerdict, { description: 'What you decided.', simple: true }) verdict!: string;
  @Field(() => String, { nullable: true, description: 'What you said about it.', simple: true }) reason!: string | null;
  @Field(() => DateTimeScalar, { description: 'When.', simple: true }) at!: Date;
  @Field(() => Boolean, {
    description: 'Whether it was less than a minute ago, so that you may still undo it.',
    simple: true,
  })
  mayUndo!: boolean;
}

@ObjectType('MyApprovalDecisionPage', { description: 'One page of your decisions.' })
export class MyApprovalDecisionPage {
  @Field(() => [MyApprovalDecision], { description: 'The latest first.', simple: true }) rows!: MyDecision[];
  @Field(() => Int, { description: 'How many there are.', simple: true }) total!: number;
}

const SeatStateChoice = choiceOf('ApprovalSeatState', "What became of one person's part in a step.", {
  open: 'They have not answered yet.',
  approved: 'They agreed.',
  rejected: 'They refused.',
  closed: 'They are no longer asked.',
});

@ObjectType('ApprovalPerson', { description: 'Somebody who decides, or decided, in a step.' })
export class ApprovalPerson implements Person {
  @Field(() => ID, { description: 'The user.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
  @Field(() => SeatStateChoice, { description: 'What became of it.', simple: true }) state!: SeatState;
  @Field(() => String, { nullable: true, description: 'Who stands in for them.', simple: true }) delegateName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Who was asked too, because they did not answer.', simple: true })
  escalatedToName!: string | null;
  @Field(() => String, { nullable: true, description: 'Who decided.', simple: true }) decidedByName!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When.', simple: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'What was said about it.', simple: true }) reason!: string | null;
}

@ObjectType('ApprovalTimelineStep', { description: 'A step of a flow and what became of it.' })
export class ApprovalTimelineStep {
  @Field(() => StepStateChoice, { description: 'Where it stands.', simple: true }) state!: StepState;
  @Field(() => SkipReasonChoice, { nullable: true, description: 'Why it asked nobody.', simple: true })
  skipped!: SkipReason | null;
  @Field(() => Int, { description: 'How many have to approve; 0 before it is due.', simple: true }) needed!: number;
  @Field(() => [ApprovalPerson], {
    description: 'Who decides or decided; empty before it is due, and where whoever may approve decides.',
    simple: true,
  })
  people!: Person[];
}

@ObjectType('ApprovalTimeline', { description: 'How a row goes through the steps of a flow.' })
export class ApprovalTimeline {
  @Field(() => ApprovalState, { description: 'What became of it.', simple: true }) state!: Timeline['state'];
  @Field(() => String, { description: 'What the flow is called.', simple: true }) flowName!: string;
  @Field(() => DateTimeScalar, { description: 'When it began.', simple: true }) since!: Date;
  @Field(() => ApprovalItem, {
    nullable: true,
    description: 'What it asks you now; empty where it does not wait for you.',
    simple: true,
  })
  waiting!: Timeline['waiting'];
  @Field(() => [ApprovalTimelineStep], { description: 'Its steps, in order.', simple: true }) steps!: Timeline['steps'];
}
