import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { conflict, invalid } from '../../platform/errors';
import { JsonScalar } from '../../platform/graphql/scalars';
import { noteOfAccount } from '../sign-in/note-sign-in';
import { onPlatform } from '../../platform/system-ctx';
import { ownerOf, type AuthCtx } from '../auth.resolver';
import { revokeRowsOf } from '../sessions/session-rows';
import { SecondFactorFacts, SecondFactorSetUp } from '../sessions/session-types';
import { t } from '../texts/text';
import { passkeysOf } from '../passkeys/passkey';
import { companyAsking } from './company-asking';
import { mailOwner } from './mail-owner';
import { Proof } from './proof';
import { beginFactor, confirmFactor, endAuthenticator, factorState, renewRecoveryCodes } from './second-factor';
import { setUpAddress } from './totp';

/** One's own second factor. Whoever has to set one up reaches these and little else. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorFacts, { description: 'What signing in to your account takes beside the password.' })
  async secondFactor(@Context() ctx: AuthCtx): Promise<SecondFactorFacts> {
    const holder = ownerOf(ctx);
    return onPlatform(ctx.services, holder.id, 'read', async (inside) => ({
      ...(await factorState(inside.tx, holder.id)),
      askedBy: await companyAsking(inside, holder.company?.id),
      passkeys: await passkeysOf(inside.tx, holder.id),
    }));
  }

  @Mutation(() => SecondFactorSetUp, {
    description: 'Begins to set up an authenticator app; it asks for nothing until a code of it was confirmed.',
  })
  async beginSecondFactor(
    @Context() ctx: AuthCtx,
    @Arg('current', () => String, { description: 'Your present password.' }) current: string,
    @Arg('passkey', () => JsonScalar, {
      nullable: true,
      description: 'Where you have passkeys: `AuthenticationResponseJSON` of WebAuthn, to what `askPasskey` answered.',
    })
    passkey: unknown,
  ): Promise<SecondFactorSetUp> {
    const holder = ownerOf(ctx);
    await ctx.auth.provePassword(holder, current, ctx.visitor.ip);
    const { since, passkeys } = await onPlatform(ctx.services, holder.id, 'read', ({ tx }) =>
      factorState(tx, holder.id),
    );
    if (!since && passkeys) await ctx.auth.prove(holder, { passkey }, ctx);
    const secret = await onPlatform(ctx.services, holder.id, 'write', ({ tx, now }) =>
      beginFactor(tx, ctx.services.cipher, holder.id, now),
    );
    if (secret === null) throw conflict(t('second_factor.stands_already'));
    return { secret, address: setUpAddress(secret, holder.email) };
  }

  @Mutation(() => [String], {
    description:
      'Confirms the authenticator app by a code of it; your other sessions end. Answers the recovery codes, this once.',
  })
  async confirmSecondFactor(
    @Context() ctx: AuthCtx,
    @Arg('code', () => String, { description: 'The six digits the app shows.' }) code: string,
  ): Promise<string[]> {
    const holder = ownerOf(ctx);
    const codes = await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      const made = await confirmFactor(inside.tx, ctx.services.cipher, holder.id, code, inside.now);
      if (!made) return null;
      await revokeRowsOf(inside.tx, holder.id, 'second_factor', inside.now, holder.sessionId);
      await noteOfAccount(inside, holder.id, 'second_factor_on');
      await mailOwner(inside, holder, t('mail_owner.authenticator_on'));
      return made;
    });
    if (!codes) throw invalid('code', t('second_factor.code_wrong'));
    await ctx.auth.sessions.noteProof(holder.sessionId);
    ctx.auth.sessions.forgetCached();
    return codes;
  }

  @Mutation(() => Boolean, {
    description:
      'Proves that it is you, for what answered STEP_UP: it is done without being asked for the next 15 minutes.',
  })
  async proveMyself(
    @Context() ctx: AuthCtx,
    @Arg('proof', () => Proof, { description: 'That it is you.' }) proof: Proof,
  ): Promise<boolean> {
    await ctx.auth.prove(ownerOf(ctx), proof, ctx);
    return true;
  }

  @Mutation(() => [String], { description: 'New recovery codes, told this once; those of before end.' })
  async renewRecoveryCodes(
    @Context() ctx: AuthCtx,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' }) code: string,
  ): Promise<string[]> {
    const holder = ownerOf(ctx);
    await ctx.auth.proveCode(holder, code);
    return onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      await noteOfAccount(inside, holder.id, 'recovery_codes_renewed');
      return renewRecoveryCodes(inside.tx, ctx.services.cipher, holder.id);
    });
  }

  @Mutation(() => Boolean, {
    description:
      'Ends the authenticator app and its recovery codes. Refused where a company asks for it and there is no passkey.',
  })
  async endSecondFactor(
    @Context() ctx: AuthCtx,
    @Arg('current', () => String, { description: 'Your present password.' }) current: string,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' }) code: string,
  ): Promise<boolean> {
    const holder = ownerOf(ctx);
    const asking = await onPlatform(ctx.services, holder.id, 'read', async (inside) =>
      (await factorState(inside.tx, holder.id)).passkeys ? null : companyAsking(inside),
    );
    if (asking) throw conflict(t('second_factor.asked_for', { company: asking }));
    await ctx.auth.provePassword(holder, current, ctx.visitor.ip);
    await ctx.auth.proveCode(holder, code);
    await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      await endAuthenticator(inside.tx, holder.id);
      await noteOfAccount(inside, holder.id, 'second_factor_off');
      await mailOwner(inside, holder, t('mail_owner.authenticator_off'));
    });
    return true;
  }
}
