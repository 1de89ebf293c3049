import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { user } from '../../modules/administration/user/user';
import { conflict, invalid } from '../../platform/errors';
import { noteInAudit } from '../../platform/records/write-rows';
import { onPlatform } from '../../platform/system-ctx';
import type { Ctx } from '../../platform/context';
import { ownerOf, type AuthCtx } from '../auth.resolver';
import { revokeRowsOf } from '../sessions/session-rows';
import { SecondFactorFacts, SecondFactorSetUp } from '../sessions/session-types';
import { t } from '../texts/text';
import { asksFactorSql, beginFactor, confirmFactor, endFactor, factorState, renewRecoveryCodes } from './second-factor';
import { setUpAddress } from './totp';

/** One's own second factor. Whoever has to set one up reaches these and little else. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorFacts, { description: 'Whether signing in to your account takes a code.' })
  async secondFactor(@Context() ctx: AuthCtx): Promise<SecondFactorFacts> {
    const holder = ownerOf(ctx);
    return onPlatform(ctx.services, holder.id, 'read', async (inside) => ({
      ...(await factorState(inside.tx, holder.id)),
      askedBy: await companyAsking(inside, holder.company?.id),
    }));
  }

  @Mutation(() => SecondFactorSetUp, {
    description: 'Begins to set up an authenticator app; it asks for nothing until a code of it was confirmed.',
  })
  async beginSecondFactor(
    @Context() ctx: AuthCtx,
    @Arg('current', () => String, { description: 'Your present password.' }) current: string,
  ): Promise<SecondFactorSetUp> {
    const holder = ownerOf(ctx);
    await ctx.auth.provePassword(holder, current, ctx.visitor.ip);
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
      await noteInAudit(inside, user, holder.id, 'second_factor_on');
      return made;
    });
    if (!codes) throw invalid('code', t('second_factor.code_wrong'));
    ctx.auth.sessions.forgetCached();
    return codes;
  }

  @Mutation(() => [String], { description: 'New recovery codes, told this once; those of before end.' })
  async renewRecoveryCodes(
    @Context() ctx: AuthCtx,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' }) code: string,
  ): Promise<string[]> {
    const holder = ownerOf(ctx);
    await ctx.auth.proveCode(holder, code);
    return onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      await noteInAudit(inside, user, holder.id, 'recovery_codes_renewed');
      return renewRecoveryCodes(inside.tx, ctx.services.cipher, holder.id);
    });
  }

  @Mutation(() => Boolean, {
    description:
      'Ends the second factor: signing in takes the password alone again. Refused where a company asks for it.',
  })
  async endSecondFactor(
    @Context() ctx: AuthCtx,
    @Arg('current', () => String, { description: 'Your present password.' }) current: string,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' }) code: string,
  ): Promise<boolean> {
    const holder = ownerOf(ctx);
    const asking = await onPlatform(ctx.services, holder.id, 'read', (inside) => companyAsking(inside));
    if (asking) throw conflict(t('second_factor.asked_for', { company: asking }));
    await ctx.auth.provePassword(holder, current, ctx.visitor.ip);
    await ctx.auth.proveCode(holder, code);
    await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      await endFactor(inside.tx, holder.id);
      await noteInAudit(inside, user, holder.id, 'second_factor_off');
    });
    return true;
  }
}

/** A company that asks for a second factor today: the one given, or any the user is a member of. */
async function companyAsking({ tx, user: { id }, now }: Ctx, companyId?: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `SELECT c.name FROM company c WHERE c.deleted_at IS NULL
       AND ${asksFactorSql('c', '$2')}
       AND CASE WHEN $3::text IS NULL THEN EXISTS (SELECT FROM membership m WHERE m.company_id = c.id AND m.user_id = $1
         AND m.deleted_at IS NULL) ELSE c.id = $3::text END
     ORDER BY c.name LIMIT 1`,
    [id, now, companyId ?? null],
  );
  return rows[0]?.name ?? null;
}
