import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import { conflict, invalid, notFound } from '../../platform/errors';
import { JsonScalar } from '../../platform/graphql/scalars';
import { isId } from '../../platform/records/ids';
import { noteOfAccount } from '../sign-in/note-sign-in';
import { onPlatform } from '../../platform/system-ctx';
import { holderOf, type AuthCtx } from '../auth.resolver';
import { companyAsking } from '../second-factor/company-asking';
import { mailOwner } from '../second-factor/mail-owner';
import { Proof } from '../second-factor/proof';
import { factorState } from '../second-factor/second-factor';
import { t } from '../texts/text';
import { deletePasskey, insertPasskey, mostPasskeys, renamePasskeyRow } from './passkey';

const longestName = 60;
const proofDescription = { description: 'That it is you.' };

/** One's own passkeys. Whoever has to set up a second factor reaches these and little else. */
@Resolver()
export class PasskeyResolver {
  @Mutation(() => JsonScalar, {
    description:
      '`PublicKeyCredentialRequestOptionsJSON`: what a passkey of yours signs within five minutes, once, in this browser.',
  })
  async askPasskey(@Context() ctx: AuthCtx): Promise<unknown> {
    const { options, issued } = await ctx.auth.passkeys.askForProof(holderOf(ctx));
    ctx.challenge.keep(issued);
    return options;
  }

  @Mutation(() => JsonScalar, {
    description:
      'Begins to add a passkey: `PublicKeyCredentialCreationOptionsJSON`, for five minutes, once, in this browser.',
  })
  async beginPasskey(
    @Context() ctx: AuthCtx,
    @Arg('proof', () => Proof, proofDescription) proof: Proof,
  ): Promise<unknown> {
    const holder = holderOf(ctx);
    await ctx.auth.prove(holder, proof, ctx);
    const { passkeys } = await onPlatform(ctx.services, holder.id, 'read', ({ tx }) => factorState(tx, holder.id));
    if (passkeys >= mostPasskeys) throw tooMany();
    const { options, issued } = await ctx.auth.passkeys.askToMake(holder);
    ctx.challenge.keep(issued);
    return options;
  }

  @Mutation(() => Boolean, { description: 'Adds the passkey that the browser made. You are told by mail.' })
  async addPasskey(
    @Context() ctx: AuthCtx,
    @Arg('name', () => String, { description: 'What you call it: at most 60 characters.' }) name: string,
    @Arg('passkey', () => JsonScalar, { description: '`RegistrationResponseJSON` of WebAuthn.' }) credential: unknown,
  ): Promise<boolean> {
    const holder = holderOf(ctx);
    const called = nameFrom(name);
    const made = await ctx.auth.passkeys.made(holder, { credential, cookie: ctx.challenge.cookie });
    if (!made) throw invalid('passkey', t('passkeys.not_made'));
    const outcome = await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      const added = await insertPasskey(inside.tx, holder.id, { ...made, name: called }, inside.now);
      if (added !== 'added') return added;
      await noteOfAccount(inside, holder.id, 'passkey_added', called);
      await mailOwner(inside, holder, t('mail_owner.passkey_added', { name: called }));
      return added;
    });
    if (outcome === 'too_many') throw tooMany();
    if (outcome === 'known') throw conflict(t('passkeys.known'));
    ctx.auth.sessions.forgetCached();
    return true;
  }

  @Mutation(() => Boolean, { description: 'Calls a passkey of yours by another name.' })
  async renamePasskey(
    @Context() ctx: AuthCtx,
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
    @Arg('name', () => String, { description: 'What you call it: at most 60 characters.' }) name: string,
  ): Promise<boolean> {
    const holder = holderOf(ctx);
    const called = nameFrom(name);
    if (!isId(id)) throw notFound();
    await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      if ((await renamePasskeyRow(inside.tx, holder.id, id, called)) === null) throw notFound();
      await noteOfAccount(inside, holder.id, 'passkey_renamed', called);
    });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a passkey of yours; you are told by mail. The last second factor stays where a company asks for one.',
  })
  async removePasskey(
    @Context() ctx: AuthCtx,
    @Arg('id', () => ID, { description: 'The passkey.' }) id: string,
    @Arg('proof', () => Proof, proofDescription) proof: Proof,
  ): Promise<boolean> {
    const holder = holderOf(ctx);
    if (!isId(id)) throw notFound();
    await ctx.auth.prove(holder, proof, ctx);
    await onPlatform(ctx.services, holder.id, 'write', async (inside) => {
      const name = await deletePasskey(inside.tx, holder.id, id);
      if (name === null) throw notFound();
      const asking = (await factorState(inside.tx, holder.id)).hasFactor ? null : await companyAsking(inside);
      if (asking) throw conflict(t('second_factor.asked_for', { company: asking }));
      await noteOfAccount(inside, holder.id, 'passkey_removed', name);
      await mailOwner(inside, holder, t('mail_owner.passkey_removed', { name }));
    });
    ctx.auth.sessions.forgetCached();
    return true;
  }
}

function nameFrom(given: string): string {
  const name = given.trim();
  if (!name) throw invalid('name', t('passkeys.name_missing'));
  if (name.length > longestName) throw invalid('name', t('passkeys.name_too_long', { longestName }));
  return name;
}

const tooMany = () => conflict(t('passkeys.at_most', { mostPasskeys }));
