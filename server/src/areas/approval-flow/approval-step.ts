import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  approverKinds, comparisons, stepModes, type Approver, type ApproverKind, type Comparison, type Condition, type FlowStep, type StepMode,
} from '../../domain/approval/approval-flow';
import { choiceOf } from '../../platform/fields';

const ApproverKindChoice = choiceOf('ApproverKind', 'How a step names who decides: managers above whom it is about, the head of his department, a role, people, or who may decide for the whole company.', approverKinds);
const ApprovalMode = choiceOf('ApprovalMode', 'How many of them have to approve.', stepModes);
const ApprovalComparison = choiceOf('ApprovalComparison', 'How a condition compares.', comparisons);

const approverText = { description: 'Who decides in a step.' };
@ObjectType('Approver', approverText)
@InputType('ApproverInput', approverText)
class ApproverLine implements Approver {
  @Field(() => ApproverKindChoice, { description: 'How he is named.', simple: true }) kind!: ApproverKind;
  @Field(() => Int, { nullable: true, description: 'Of a manager: how far above, 1 being the direct one.', simple: true }) levels?: number | null;
  @Field(() => ID, { nullable: true, description: 'Of a role: which role of the company.', simple: true }) roleId?: string | null;
  @Field(() => [ID], { nullable: true, description: 'Of people: which users of the company.', simple: true }) userIds?: string[] | null;
}

const stepText = { description: 'A step of a flow of approval.' };
@ObjectType('ApprovalStep', stepText)
@InputType('ApprovalStepInput', stepText)
export class ApprovalStepLine implements FlowStep {
  @Field(() => ApprovalMode, { description: 'How many have to approve.', simple: true }) mode!: StepMode;
  @Field(() => Int, { nullable: true, description: 'How many, for n_of.', simple: true }) needed?: number | null;
  @Field(() => [ApproverLine], { description: 'Who decides.', simple: true }) approvers!: ApproverLine[];
  @Field(() => Boolean, { defaultValue: true, description: 'Leaves out who is on leave and has nobody standing in for him.', simple: true }) skipAbsent!: boolean;
  @Field(() => Int, { nullable: true, description: 'Reminds whoever is due every so many hours.', simple: true }) remindAfterHours?: number | null;
  @Field(() => Int, { nullable: true, description: 'Asks the manager of whoever is due too, after so many hours.', simple: true }) escalateAfterHours?: number | null;
}

const conditionText = { description: 'Holds where a fact of the row compares so to one of the values; never where it is not known.' };
@ObjectType('ApprovalCondition', conditionText)
@InputType('ApprovalConditionInput', conditionText)
export class ApprovalConditionLine implements Condition {
  @Field(() => String, { description: 'Name of the fact.', simple: true }) fact!: string;
  @Field(() => ApprovalComparison, { description: 'How it compares.', simple: true }) comparison!: Comparison;
  @Field(() => [String], { description: 'With what.', simple: true }) values!: string[];
}
