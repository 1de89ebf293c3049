import { Arg, Ctx as Context, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import type { PunchDirection as Direction } from '../domain/worked/taps';
import { sendOwnPunches } from './own-punches';
import { punch, PunchDirection } from './punch';

@InputType('OwnPunchInput', {
  description: 'A moment at which the signed-in employee came or went, kept by their phone.',
})
class OwnPunchInput {
  @Field(() => String, { description: 'What the phone calls it; sent again under the same name it is taken once.' })
  externalId!: string;
  @Field(() => DateTimeScalar, { description: 'When; of the last week, not ahead of now.' }) at!: Date;
  @Field(() => PunchDirection, { description: 'Which way.' }) direction!: Direction;
  @Field(() => DecimalScalar, { nullable: true, description: 'Degrees north, where the phone may tell.' }) latitude?:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Degrees east.' }) longitude?: string | null;
  @Field(() => Int, { nullable: true, description: 'Metres within which that is right.' }) accuracy?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'A photo taken then, a JPEG of at most 200 kB in base64, where the company asks for one.',
  })
  photo?: string | null;
}

@ObjectType('OwnPunchResult', { description: 'What became of a punch that was sent.' })
class OwnPunchResult {
  @Field(() => String, { description: 'What the phone calls it.', simple: true }) externalId!: string;
  @Field(() => Boolean, { description: 'Whether it was taken now; otherwise it had been before.', simple: true })
  isNew!: boolean;
}

@Resolver()
class OwnPunches {
  @Mutation(() => [OwnPunchResult], {
    description: 'Takes down when you came and went while your phone was offline; harmless when sent again.',
  })
  async sendPunches(
    @Context() ctx: Ctx,
    @Arg('punches', () => [OwnPunchInput], { description: 'At most 50, in any order.' }) punches: OwnPunchInput[],
  ): Promise<OwnPunchResult[]> {
    const taken = await sendOwnPunches(
      ctx,
      punches.map((each) => ({ ...each })),
    );
    return punches.map(({ externalId }, at) => ({ externalId, isNew: taken[at]! }));
  }
}

export const PunchResolver = [...CrudResolver(punch, ['list']), OwnPunches];
