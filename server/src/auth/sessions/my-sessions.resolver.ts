import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { notFound } from '../../platform/errors';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { noteOfAccount } from '../sign-in/note-sign-in';
import { onPlatform } from '../../platform/system-ctx';
import { ownerOf, type AuthCtx } from '../auth.resolver';
import { openSessionsOf, revokeOwnRow, revokeRowsOf, type OpenSession } from './session-rows';

@ObjectType('MySession', { description: 'A browser or program in which you are signed in.' })
class MySession implements OpenSession {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { nullable: true, description: 'What it calls itself: its User-Agent.', simple: true })
  userAgent!: string | null;
  @Field(() => String, { nullable: true, description: 'The network address you signed in from.', simple: true })
  ip!: string | null;
  @Field(() => DateTimeScalar, { description: 'When you signed in.', simple: true }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it was used last, to the hour.', simple: true }) lastSeenAt!: Date;
  @Field(() => Boolean, { description: 'Whether it is the one you ask from.', simple: true }) isThis!: boolean;
}

@Resolver()
export class MySessionsResolver {
  @Query(() => [MySession], { description: 'Where you are signed in, what was used last first; at most 100.' })
  mySessions(@Context() ctx: AuthCtx): Promise<MySession[]> {
    const holder = ownerOf(ctx);
    return onPlatform(ctx.services, holder.id, 'read', async ({ tx, now }) =>
      (await openSessionsOf(tx, holder.id, now)).map((row) => ({ ...row, isThis: row.id === holder.sessionId })),
    );
  }

  @Mutation(() => Boolean, { description: 'Signs you out in one place.' })
  async endMySession(
    @Context() ctx: AuthCtx,
    @Arg('id', () => ID, { description: 'The session.' }) id: string,
  ): Promise<boolean> {
    const holder = ownerOf(ctx);
    await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      if (!(await revokeOwnRow(inside.tx, holder.id, id, inside.now))) throw notFound();
      await noteOfAccount(inside, holder.id, 'session_ended');
    });
    ctx.auth.sessions.forgetCached();
    return true;
  }

  @Mutation(() => Int, { description: 'Signs you out everywhere but here. Answers in how many places.' })
  async endMyOtherSessions(@Context() ctx: AuthCtx): Promise<number> {
    const holder = ownerOf(ctx);
    const ended = await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      const count = await revokeRowsOf(inside.tx, holder.id, 'ended_elsewhere', inside.now, holder.sessionId);
      if (count) await noteOfAccount(inside, holder.id, 'session_ended');
      return count;
    });
    ctx.auth.sessions.forgetCached();
    return ended;
  }
}
