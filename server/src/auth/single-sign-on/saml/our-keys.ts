import { identityProvider } from '../../../modules/administration/identity-provider/identity-provider';
import { sessionCompanySql, type SessionCompany } from '../../../platform/access/session-user';
import type { Services } from '../../../platform/context';
import type { Tx } from '../../../platform/database/transaction';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { enteredCompany, onPlatform } from '../../../platform/system-ctx';
import { newKeyPair, type KeyPair } from './key-pair';

interface Kept {
  version: number;
  /** Encrypted. */
  signingKey: string | null;
  signingCertificate: string;
  company: SessionCompany;
}

/**
 * What requests to a provider are signed with; null where there is no such provider by SAML. A provider from before
 * requests were signed is given its keys now: once, whoever else asks at the same moment.
 */
export async function ourKeys(services: Services, providerId: string): Promise<KeyPair | null> {
  const found = await onPlatform(services, platformId, 'read', ({ tx }) => kept(tx, providerId));
  if (!found || found.signingKey) return pairOf(services, found);
  const made = await newKeyPair(services.clock());
  return onPlatform(services, platformId, 'write', async (ctx) => {
    const row = await kept(ctx.tx, providerId, true);
    if (!row || row.signingKey) return pairOf(services, row);
    const inside = await enteredCompany(ctx, row.company);
    const values = { signingKey: made.privateKey, signingCertificate: made.certificate };
    await writeRows(inside, identityProvider, [{ id: providerId, version: row.version, values }], 'make_keys');
    for (const subject of inside.written) ctx.written.add(subject);
    return made;
  });
}

const pairOf = ({ cipher }: Services, row: Kept | undefined): KeyPair | null =>
  row?.signingKey ? { privateKey: cipher.decrypt(row.signingKey), certificate: row.signingCertificate } : null;

async function kept(tx: Tx, id: string, isLocked = false): Promise<Kept | undefined> {
  const { rows } = await tx.query<Kept>(
    `select p.version, p.signing_key as "signingKey", p.signing_certificate as "signingCertificate",
       ${sessionCompanySql('c')} as company
     from identity_provider p join company c on c.id = p.company_id
     where p.id = $1 and p.kind = 'saml' and p.deleted_at is null${isLocked ? ' for no key update of p' : ''}`,
    [id],
  );
  return rows[0];
}
