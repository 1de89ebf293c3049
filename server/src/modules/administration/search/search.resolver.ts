import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { searchEverywhere, type Found } from './search';

@ObjectType('SearchResult', { description: 'A row of any kind that holds the words searched for.' })
class SearchResult implements Found {
  @Field(() => String, { description: 'Kind of row, such as Employee.', simple: true }) subject!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) id!: string;
  @Field(() => String, { description: 'What people call it.', simple: true }) title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What tells it from others of the same name, such as its number.',
    simple: true,
  })
  detail!: string | null;
  @Field(() => String, { description: 'Where the web client shows it.', simple: true }) path!: string;
}

@Resolver()
export class SearchResolver {
  @Query(() => [SearchResult], {
    description: 'Rows of every kind you may read that hold all the words, a few of each kind.',
  })
  search(
    @Context() ctx: Ctx,
    @Arg('text', () => String, { description: 'Words, two letters at least.' }) text: string,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'Rows of each kind, at most 10.' }) limit: number,
  ): Promise<Found[]> {
    return searchEverywhere(ctx, text, limit);
  }
}
