import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { provenProvider, ProviderProblem } from '../../../auth/single-sign-on/discovery';
import type { Row } from '../../../platform/records/area';
import { scopeOf, signedInCtx } from '../../../platform/access/signed-in-ctx';
import type { Ctx } from '../../../platform/context';
import { inTransaction } from '../../../platform/database/transaction';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { oneRecord } from '../../../platform/records/records';
import { say } from '../../../platform/text';
import { IdentityProvider, identityProvider, keepProviderSecret } from './identity-provider';
import { samlProblem } from './kinds';
import { renewSigningKey, retireSigningKey } from './signing-key';

@ObjectType('IdentityProviderTest', { description: 'Whether a provider could sign somebody in, as far as it says.' })
class IdentityProviderTest {
  @Field(() => String, { nullable: true, description: 'What is wrong, in words; null where nothing is.', simple: true })
  problem!: string | null;
  @Field(() => Boolean, { description: 'Whether it signs people out too, when they sign out here.', simple: true })
  signsOut!: boolean;
}

@Resolver()
class IdentityProviderActions {
  @Mutation(() => IdentityProvider, {
    description: 'Keeps the client secret of a provider, which is never given back; the one before ends.',
  })
  async keepIdentityProviderSecret(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The provider.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
    @Arg('secret', () => String, { description: 'What the provider gave: at most 1000 characters.' }) secret: string,
  ): Promise<Row<IdentityProvider>> {
    return maskFields(ctx, identityProvider, await keepProviderSecret(ctx, id, version, secret));
  }

  @Mutation(() => IdentityProvider, {
    description:
      'By SAML: makes the key that will follow the one requests are signed with. Our metadata show both until it does.',
  })
  async renewIdentityProviderKey(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The provider.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<IdentityProvider>> {
    return maskFields(ctx, identityProvider, await renewSigningKey(ctx, id, version));
  }

  @Mutation(() => IdentityProvider, {
    description: 'By SAML: requests are signed with the new key from now on, and the one before it is gone.',
  })
  async retireIdentityProviderKey(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The provider.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<IdentityProvider>> {
    return maskFields(ctx, identityProvider, await retireSigningKey(ctx, id, version));
  }

  /** It waits for somebody else's machine: no transaction is open meanwhile. */
  @Query(() => IdentityProviderTest, {
    description:
      'What is wrong with a provider, as it says itself, or by SAML as it was entered; to whoever may change it.',
  })
  async testIdentityProvider(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The provider.' }) id: string,
  ): Promise<IdentityProviderTest> {
    const { services, requestId, locale, user: session } = ctx;
    const row = await inTransaction(services.pool, scopeOf(session, ctx.now), 'read', async (tx) =>
      oneRecord(await signedInCtx({ services, requestId, locale, session, tx }), identityProvider, id, 'update'),
    );
    if (row.kind === 'saml') {
      const problem = samlProblem(ctx, row);
      return { problem: problem && say(problem, locale), signsOut: !problem && !!row.signOutUrl };
    }
    try {
      const found = await provenProvider(services.webhooks, row.issuer);
      return { problem: null, signsOut: !!found.end_session_endpoint };
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      return { problem: say(error.text, locale), signsOut: false };
    }
  }
}

export const IdentityProviderResolver = [...CrudResolver(identityProvider), IdentityProviderActions];
