import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import { mostOfNote, mostOfReason, ShiftSwap, shiftSwap } from './shift-swap';
import {
  answerSwap,
  askForSwap,
  cancelSwap,
  concernsOfSwap,
  decideAboutSwap,
  swapColleagues,
  type Colleague,
} from './shift-swap.actions';
import { say } from '../../../platform/text';

@ObjectType('SwapShift', { description: 'A published shift of a colleague.' })
class SwapShift {
  @Field(() => ID, { description: 'The shift of the roster.', simple: true }) id!: string;
  @Field(() => DateScalar, { description: 'Its day.', simple: true }) date!: string;
  @Field(() => String, { description: 'What the shift is called.', simple: true }) title!: string;
}

@ObjectType('SwapColleague', { description: 'Somebody one may ask for a swap.' })
class SwapColleague implements Colleague {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) name!: string;
  @Field(() => [SwapShift], { description: 'The published shifts to come.', simple: true }) shifts!: SwapShift[];
}

@ObjectType('SwapConcern', { description: 'Something that speaks against a swap.' })
class SwapConcernType {
  @Field(() => String, { description: 'What it is, of which side.', simple: true }) text!: string;
  @Field(() => Boolean, { description: 'Whether the swap can be neither accepted nor approved for it.', simple: true })
  refuses!: boolean;
}

const which = { description: 'The swap.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class ShiftSwapActions {
  @Query(() => [SwapColleague], {
    description: 'With whom you may swap: colleagues of your department with their published shifts to come.',
  })
  swapColleagues(
    @Context() ctx: Ctx,
    @Arg('until', () => DateScalar, { description: 'Shifts until this day.' }) until: string,
  ): Promise<Colleague[]> {
    return swapColleagues(ctx, until);
  }

  @Query(() => [SwapConcernType], {
    description:
      'What speaks against a swap that waits, as things stand now: rest, hours, leave, licences and skills of either side.',
  })
  async swapConcerns(@Context() ctx: Ctx, @Arg('id', () => ID, which) id: string): Promise<SwapConcernType[]> {
    return (await concernsOfSwap(ctx, id)).map(({ text, refuses }) => ({ text: say(text, ctx.locale), refuses }));
  }

  @Mutation(() => ShiftSwap, {
    description: 'Asks a colleague to take a shift of yours, or to swap it for one of theirs.',
  })
  async askForShiftSwap(
    @Context() ctx: Ctx,
    @Arg('givesId', () => ID, { description: 'Your shift.' }) givesId: string,
    @Arg('peerId', () => ID, { description: 'The colleague.' }) peerId: string,
    @Arg('takesId', () => ID, { nullable: true, description: 'The shift of theirs you take for it.' }) takesId:
      | string
      | undefined,
    @Arg('note', () => String, {
      nullable: true,
      description: `What you write to them, in up to ${mostOfNote} characters.`,
    })
    note: string | undefined,
  ): Promise<Row<ShiftSwap>> {
    return maskFields(ctx, shiftSwap, await askForSwap(ctx, { givesId, peerId, takesId, note }));
  }

  @Mutation(() => ShiftSwap, {
    description:
      'Answers a swap you are asked for. Accepting is refused where rest, hours, leave, a licence or a skill of either side stand against it.',
  })
  async answerShiftSwap(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('accept', () => Boolean, { description: 'Whether you accept.' }) accept: boolean,
  ): Promise<Row<ShiftSwap>> {
    return maskFields(ctx, shiftSwap, await answerSwap(ctx, id, version, accept));
  }

  @Mutation(() => ShiftSwap, {
    description: 'Approves a swap and does it at once, both sides looked at anew; refused to either of them.',
  })
  async approveShiftSwap(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<ShiftSwap>> {
    return maskFields(ctx, shiftSwap, await decideAboutSwap(ctx, 'approve', id, version, null));
  }

  @Mutation(() => ShiftSwap, { description: 'Rejects a swap with a reason; refused to either side of it.' })
  async rejectShiftSwap(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: `Why, in up to ${mostOfReason} characters.` }) note: string,
  ): Promise<Row<ShiftSwap>> {
    return maskFields(ctx, shiftSwap, await decideAboutSwap(ctx, 'reject', id, version, note));
  }

  @Mutation(() => ShiftSwap, { description: 'Takes a swap back that nobody has approved.' })
  async cancelShiftSwap(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<ShiftSwap>> {
    return maskFields(ctx, shiftSwap, await cancelSwap(ctx, id, version));
  }
}

offerInBulk(
  shiftSwap,
  { approve: (ctx, id, version) => decideAboutSwap(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decideAboutSwap(ctx, 'reject', id, version, note) },
);

export const ShiftSwapResolver = [...CrudResolver(shiftSwap, ['list']), ShiftSwapActions];
