import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { FileResolver as Lists } from './file';
import { linkTo } from './file-link';
import { usageOf, type Usage } from './file-upload';

@ObjectType('FileLink', { description: 'A link that opens one file without signing in, for a short time.' })
class FileLink {
  @Field(() => String, { description: 'The whole address.', simple: true }) url!: string;
  @Field(() => Date, {
    description: 'When it stops working; earlier when the session it was made in ends.',
    simple: true,
  })
  expiresAt!: Date;
}

@ObjectType('FileUsage', { description: 'How much room the files of the company take.' })
class FileUsage {
  @Field(() => Int, { description: 'How many files there are.', simple: true }) files!: number;
  @Field(() => Number, {
    description: 'Bytes they take, deleted ones included until their content is removed.',
    simple: true,
  })
  bytes!: number;
  @Field(() => Number, { description: 'Bytes they may take.', simple: true }) quota!: number;
}

@Resolver()
class FileExtras {
  @Query(() => FileUsage, { description: 'What the files of the company you are in take, and what they may.' })
  fileUsage(@Context() ctx: Ctx): Promise<Usage> {
    return usageOf(ctx);
  }

  @Mutation(() => FileLink, { description: 'Makes a link to a file you may read.' })
  linkFile(@Context() ctx: Ctx, @Arg('id', () => ID, { description: 'Which file.' }) id: string): Promise<FileLink> {
    return linkTo(ctx, id);
  }
}

export const FileResolver = [...Lists, FileExtras];
