import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { SalaryAction } from '../../../../platform/approval/domain/salary-approval';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../../platform/records/field-masking';
import { decideAboutAssignment } from '../pay-assignment/pay-assignment';
import { CompensationAssignment, compensationAssignment, compensationAssignmentItem } from './compensation-assignment';

const which = { description: 'The proposed allowance.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

const decide = async (
  ctx: Ctx,
  action: SalaryAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<CompensationAssignment>> =>
  (await decideAboutAssignment(
    ctx,
    compensationAssignmentItem,
    action,
    id,
    version,
    note,
  )) as Row<CompensationAssignment>;

@Resolver()
class CompensationAssignmentActions {
  @Mutation(() => CompensationAssignment, {
    description:
      'Approves a proposed allowance of an employee: it holds from its first day and ends the same one that goes on. Refused to who proposed it and to whom it is about.',
  })
  async approveCompensationAssignment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<CompensationAssignment>> {
    return maskFields(ctx, compensationAssignment, await decide(ctx, 'approve', id, version, null));
  }

  @Mutation(() => CompensationAssignment, {
    description: 'Rejects a proposed allowance of an employee with a reason; refused to whom approving is refused.',
  })
  async rejectCompensationAssignment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, for who proposed it.' }) note: string,
  ): Promise<Row<CompensationAssignment>> {
    return maskFields(ctx, compensationAssignment, await decide(ctx, 'reject', id, version, note));
  }
}

offerInBulk(
  compensationAssignment,
  { approve: (ctx, id, version) => decide(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decide(ctx, 'reject', id, version, note) },
);

export const CompensationAssignmentResolver = [...CrudResolver(compensationAssignment), CompensationAssignmentActions];
