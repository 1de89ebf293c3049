import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { ApiToken, apiToken, issueApiToken, revokeApiToken } from './api-token';

@ObjectType('IssuedApiToken', { description: 'The value of a token, told once.' })
class IssuedApiToken {
  @Field(() => String, { description: 'What a program sends as `Authorization: Bearer <token>`.', simple: true })
  token!: string;
  @Field(() => ApiToken, { description: 'What it is called, may and ends on.', simple: true }) apiToken!: Row<ApiToken>;
}

@Resolver()
class ApiTokenActions {
  @Mutation(() => IssuedApiToken, {
    name: 'issueApiToken',
    description: 'Gives a token of your own a new value, which is told this once; the one before ends.',
  })
  async issue(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
  ): Promise<IssuedApiToken> {
    const issued = await issueApiToken(ctx, id);
    return { token: issued.token, apiToken: maskFields(ctx, apiToken, issued.apiToken) };
  }

  @Mutation(() => ApiToken, { name: 'revokeApiToken', description: 'Ends a token at once and for good.' })
  async revoke(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
  ): Promise<Row<ApiToken>> {
    return maskFields(ctx, apiToken, await revokeApiToken(ctx, id, version));
  }
}

export const ApiTokenResolver = [...CrudResolver(apiToken, ['list', 'create', 'update']), ApiTokenActions];
