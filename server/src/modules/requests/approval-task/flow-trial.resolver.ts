import { Arg, Ctx as Context, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { begun, type SkipReason } from '../../../platform/approval/domain/approval-progress';
import { problemsOfFlow } from '../../../platform/approval/domain/flow-problems';
import { mayDoSome } from '../../../platform/access/ability';
import { approvableNamed } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalidFields, notFound } from '../../../platform/errors';
import { oneRecord } from '../../../platform/records/records';
import { approvalFlow, ApprovalStepLine } from '../approval-flow/approval-flow';
import { employee } from '../../people/employee/employee';
import { peopleOf } from './approvers';

@ObjectType('ApprovalTrialPerson', { description: 'Somebody who would have to approve.' })
class ApprovalTrialPerson {
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'Who stands in for them today.', simple: true }) delegateName!:
    | string
    | null;
}

@ObjectType('ApprovalTrialStep', { description: 'Who would have to approve in a step.' })
class ApprovalTrialStep {
  @Field(() => [ApprovalTrialPerson], { description: 'Whom it would ask.', simple: true })
  people!: ApprovalTrialPerson[];
  @Field(() => String, { nullable: true, description: 'Why it would ask nobody: requester or absent.', simple: true })
  skipped!: SkipReason | null;
  @Field(() => Boolean, { description: 'Whether nobody fits, so that whoever may approve decides.', simple: true })
  isOpen!: boolean;
}

@Resolver()
export class TrialResolver {
  @Query(() => [ApprovalTrialStep], {
    description:
      'Who would have to approve what an employee asks for, if these were the steps; for who may make flows.',
  })
  async approvalTrial(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, { description: 'Kind of row, such as EmployeeLeave.' }) subject: string,
    @Arg('steps', () => [ApprovalStepLine], { description: 'What is tried, in order.' }) steps: ApprovalStepLine[],
    @Arg('employeeId', () => ID, { description: 'Who would ask.' }) employeeId: string,
  ): Promise<ApprovalTrialStep[]> {
    if (!mayDoSome(ctx.ability, 'create', approvalFlow) && !mayDoSome(ctx.ability, 'update', approvalFlow))
      throw forbidden();
    const approvable = approvableNamed(subject);
    if (!approvable) throw notFound();
    await oneRecord(ctx, employee, employeeId);
    const problems = problemsOfFlow({ steps, conditions: [] }, []);
    if (problems.length) throw invalidFields(problems);
    const { rows } = await ctx.tx.query<{ id: string }>(
      `select user_id as id from membership where company_id = $1 and employee_id = $2 and user_id is not null
        and deleted_at is null`,
      [ctx.companyId, employeeId],
    );
    const people = await peopleOf(ctx, steps, { approvable, recordId: null, employeeId });
    // Each step by itself, as it would open if all before it were approved by others.
    const tried = steps.map((step, at) =>
      begun(
        [step],
        rows.map(({ id }) => id),
        { ofSteps: [people.ofSteps[at]!], otherwise: people.otherwise },
      ),
    );
    const ids = tried.flatMap(({ seats }) =>
      seats.flatMap(({ userId, delegateId }) => [userId, ...(delegateId ? [delegateId] : [])]),
    );
    const { rows: known } = await ctx.tx.query<{ id: string; name: string }>(
      'select id, name from app_user where id = any($1::char(24)[])',
      [ids],
    );
    const names = new Map(known.map(({ id, name }) => [id, name]));
    return tried.map(({ seats }, at) => {
      const named = people.ofSteps[at]!;
      const isSkipped = named.length > 0 && !seats.some(({ userId }) => named.some((each) => each.userId === userId));
      return {
        isOpen: !named.length,
        skipped: isSkipped
          ? named.some(({ userId }) => rows.some(({ id }) => id === userId))
            ? ('requester' as const)
            : ('absent' as const)
          : null,
        people:
          isSkipped || !named.length
            ? []
            : seats.map(({ userId, delegateId }) => ({
                name: names.get(userId) ?? '–',
                delegateName: delegateId ? (names.get(delegateId) ?? null) : null,
              })),
      };
    });
  }
}
