import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver, inputTypesOf } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { user, User } from './user';
import { addUser, sendUserPasswordLink } from './user.actions';

const { Input } = inputTypesOf(user);

@Resolver()
class UserActions {
  @Mutation(() => User, { description: 'Makes an account; its owner is mailed a link to choose a password.' })
  async createUser(
    @Context() ctx: Ctx,
    @Arg('input', () => Input, { description: 'Its values.' }) input: Values,
  ): Promise<Row<User>> {
    return maskFields(ctx, user, await addUser(ctx, { ...input }));
  }

  @Mutation(() => User, {
    description: 'Mails a user a link to choose a new password; at most three an hour. Nobody else sets one.',
  })
  async sendUserPasswordLink(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<Row<User>> {
    return maskFields(ctx, user, await sendUserPasswordLink(ctx, id));
  }
}

export const UserResolver = [...CrudResolver(user, ['list', 'update', 'delete']), UserActions];
