import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { SalaryAction } from '../../../../platform/approval/domain/salary-approval';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { decideAboutAssignment } from '../pay-assignment/pay-assignment';
import { DeductionAssignment, deductionAssignment, deductionAssignmentItem } from './deduction-assignment';

const which = { description: 'The proposed deduction.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

const decide = async (
  ctx: Ctx,
  action: SalaryAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<DeductionAssignment>> =>
  (await decideAboutAssignment(ctx, deductionAssignmentItem, action, id, version, note)) as Row<DeductionAssignment>;

@Resolver()
class DeductionAssignmentActions {
  @Mutation(() => DeductionAssignment, {
    description:
      'Approves a proposed deduction of an employee: it holds from its first day and ends the same one that goes on. Refused to who proposed it and to whom it is about.',
  })
  async approveDeductionAssignment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<DeductionAssignment>> {
    return maskFields(ctx, deductionAssignment, await decide(ctx, 'approve', id, version, null));
  }

  @Mutation(() => DeductionAssignment, {
    description: 'Rejects a proposed deduction of an employee with a reason; refused to whom approving is refused.',
  })
  async rejectDeductionAssignment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, for who proposed it.' }) note: string,
  ): Promise<Row<DeductionAssignment>> {
    return maskFields(ctx, deductionAssignment, await decide(ctx, 'reject', id, version, note));
  }
}

offerInBulk(
  deductionAssignment,
  { approve: (ctx, id, version) => decide(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decide(ctx, 'reject', id, version, note) },
);

export const DeductionAssignmentResolver = [...CrudResolver(deductionAssignment), DeductionAssignmentActions];
