import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type {
  Approver,
  ApproverKind,
  Comparison,
  Condition,
  FlowStep,
  StepMode,
} from '../../../platform/approval/domain/approval-flow';
import { choiceOf } from '../../../platform/records/fields';

const ApproverKindChoice = choiceOf<ApproverKind>('ApproverKind', 'How a step names who decides.', {
  manager: 'The manager so many levels above whom it is about.',
  department_head: 'Whoever heads the department of whom it is about.',
  role: 'Whoever has a role of the company.',
  people: 'Users by name.',
  hr: 'Whoever may decide for the whole company.',
});
const ApprovalMode = choiceOf<StepMode>('ApprovalMode', 'How many of them have to approve.', {
  any: 'One of them.',
  all: 'Each of them.',
  n_of: 'As many of them as the step says.',
});
const ApprovalComparison = choiceOf<Comparison>('ApprovalComparison', 'How a condition compares.', {
  eq: 'Is one of the values.',
  ne: 'Is known, and none of the values.',
  gt: 'Is greater than the value.',
  gte: 'Is the value or greater.',
  lt: 'Is smaller than the value.',
  lte: 'Is the value or smaller.',
});

const approverText = { description: 'Who decides in a step.' };
@ObjectType('Approver', approverText)
@InputType('ApproverInput', approverText)
class ApproverLine implements Approver {
  @Field(() => ApproverKindChoice, { description: 'How they are named.', simple: true }) kind!: ApproverKind;
  @Field(() => Int, {
    nullable: true,
    description: 'Of a manager: how far above, 1 being the direct one.',
    simple: true,
  })
  levels?: number | null;
  @Field(() => ID, { nullable: true, description: 'Of a role: which role of the company.', simple: true }) roleId?:
    | string
    | null;
  @Field(() => [ID], { nullable: true, description: 'Of people: which users of the company.', simple: true }) userIds?:
    | string[]
    | null;
}

const stepText = { description: 'A step of a flow of approval.' };
@ObjectType('ApprovalStep', stepText)
@InputType('ApprovalStepInput', stepText)
export class ApprovalStepLine implements FlowStep {
  @Field(() => ApprovalMode, { description: 'How many have to approve.', simple: true }) mode!: StepMode;
  @Field(() => Int, { nullable: true, description: 'How many, for n_of.', simple: true }) needed?: number | null;
  @Field(() => [ApproverLine], { description: 'Who decides.', simple: true }) approvers!: ApproverLine[];
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Leaves out who is on leave and has nobody standing in for them.',
    simple: true,
  })
  skipAbsent!: boolean;
  @Field(() => Int, { nullable: true, description: 'Reminds whoever is due every so many hours.', simple: true })
  remindAfterHours?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Asks the manager of whoever is due too, after so many hours.',
    simple: true,
  })
  escalateAfterHours?: number | null;
}

const conditionText = {
  description: 'Holds where a fact of the row compares so to one of the values; never where it is not known.',
};
@ObjectType('ApprovalCondition', conditionText)
@InputType('ApprovalConditionInput', conditionText)
export class ApprovalConditionLine implements Condition {
  @Field(() => String, { description: 'Name of the fact.', simple: true }) fact!: string;
  @Field(() => ApprovalComparison, { description: 'How it compares.', simple: true }) comparison!: Comparison;
  @Field(() => [String], { description: 'With what.', simple: true }) values!: string[];
}
