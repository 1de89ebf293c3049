import { newKeyPair } from '../../../auth/single-sign-on/saml/key-pair';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import type { Row } from '../../../platform/records/area';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { t } from '../texts/text';
import { identityProvider, type IdentityProvider } from './identity-provider';

/** A new key beside the one that signs: our metadata show both, so that the provider knows it before it is used. */
export async function renewSigningKey(ctx: Ctx, id: string, version: number): Promise<Row<IdentityProvider>> {
  const row = await lockedRecord(ctx, identityProvider, id, 'update');
  if (row.kind !== 'saml') throw conflict(t('identity_provider.no_signing_key'));
  if (row.nextSigningCertificate) throw conflict(t('identity_provider.key_waits'));
  const { privateKey, certificate } = await newKeyPair(ctx.now);
  const values = { nextSigningKey: privateKey, nextSigningCertificate: certificate };
  return saveRecord(ctx, identityProvider, { ...row, version }, values, 'renew_key');
}

/** The new key signs from now on, and the one before is gone. */
export async function retireSigningKey(ctx: Ctx, id: string, version: number): Promise<Row<IdentityProvider>> {
  const row = await lockedRecord(ctx, identityProvider, id, 'update');
  if (!row.nextSigningCertificate) throw conflict(t('identity_provider.no_key_waits'));
  const { rows } = await ctx.tx.query<{ sealed: string }>(
    'select next_signing_key as sealed from identity_provider where company_id = $1 and id = $2',
    [ctx.companyId, id],
  );
  const values = {
    signingKey: ctx.services.cipher.decrypt(rows[0]!.sealed),
    signingCertificate: row.nextSigningCertificate,
    nextSigningKey: null,
    nextSigningCertificate: null,
  };
  return saveRecord(ctx, identityProvider, { ...row, version }, values, 'retire_key');
}
