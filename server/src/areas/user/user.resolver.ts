import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver, inputTypesOf } from '../../platform/crud-resolver';
import { shown } from '../../platform/visible';
import { user, User } from './user';
import { addUser, setPassword } from './user.actions';

const { Input } = inputTypesOf(user);

@Resolver()
class UserActions {
  @Mutation(() => User, { description: 'Makes an account that can sign in.' })
  async createUser(
    @Context() ctx: Ctx, @Arg('input', () => Input, { description: 'Its values.' }) input: Values,
    @Arg('password', () => String, { description: 'First password: 8 characters or more, 72 bytes at most.' }) password: string,
  ): Promise<Row<User>> {
    return shown(ctx, user, await addUser(ctx, { ...input }, password));
  }

  @Mutation(() => User, { description: 'Gives a user a new password; all his sessions end.' })
  async setUserPassword(
    @Context() ctx: Ctx, @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
  ): Promise<Row<User>> {
    return shown(ctx, user, await setPassword(ctx, id, password));
  }
}

export const UserResolver = [...CrudResolver(user, ['list', 'update', 'delete']), UserActions];
