import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { JsonScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { EmployeeLeave, employeeLeave } from '../employee-leave/employee-leave';
import { LeaveDraft } from './leave-draft';
import {
  discardLeaveDraft,
  myLeaveDrafts,
  saveLeaveDraft,
  submitLeaveDraft,
  type DraftInput,
} from './leave-draft.actions';

@InputType('LeaveDraftInput', { description: 'How far a request for leave is filled in.' })
class LeaveDraftInput implements DraftInput {
  @Field(() => ID, { nullable: true, description: 'The draft to change; a new one without.' }) id?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version of it you read; STALE when it was saved elsewhere since.',
  })
  version?: number | null;
  @Field(() => ID, { description: 'Who would be away.' }) employeeId!: string;
  @Field(() => JsonScalar, {
    description: 'What is filled in so far: fields of EmployeeLeaveChanges, none of them needed.',
  })
  values!: unknown;
}

const which = { description: 'The draft.' };
const read = { description: 'The version you read; STALE when it was saved elsewhere since.' };

@Resolver()
export class LeaveDraftResolver {
  @Query(() => [LeaveDraft], {
    description: 'Leave you have begun to ask for and not sent, on whichever device; the latest on top, at most 20.',
  })
  myLeaveDrafts(@Context() ctx: Ctx): Promise<Row<LeaveDraft>[]> {
    return myLeaveDrafts(ctx);
  }

  @Mutation(() => LeaveDraft, {
    description:
      'Keeps how far a request for leave is filled in. It holds no balance, stands in no calendar and is shown to nobody else.',
  })
  saveLeaveDraft(
    @Context() ctx: Ctx,
    @Arg('draft', () => LeaveDraftInput, { description: 'What to keep.' }) draft: LeaveDraftInput,
  ): Promise<Row<LeaveDraft>> {
    return saveLeaveDraft(ctx, draft);
  }

  @Mutation(() => EmployeeLeave, {
    description: 'Sends a draft of yours as a request, by all the rules of one; refused it stays a draft.',
  })
  async submitLeaveDraft(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await submitLeaveDraft(ctx, id, version));
  }

  @Mutation(() => Boolean, { description: 'Throws away a draft of yours with what is written in it.' })
  async discardLeaveDraft(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<boolean> {
    await discardLeaveDraft(ctx, id, version);
    return true;
  }
}
