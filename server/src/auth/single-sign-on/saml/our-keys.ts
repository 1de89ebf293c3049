import { identityProvider } from '../../../modules/administration/identity-provider/identity-provider';
import { sessionCompanySql, type SessionCompany } from '../../../platform/access/session-user';
import type { Services } from '../../../platform/context';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { enteredCompany, onPlatform } from '../../../platform/system-ctx';
import { newKeyPair } from './key-pair';

/**
 * The certificates of the key that requests to a provider are signed with and of the one that will follow it, as PEM;
 * none where there is no such provider by SAML.
 */
export const ourCertificates = (services: Services, providerId: string): Promise<string[]> =>
  onPlatform(services, platformId, 'read', async ({ tx }) => {
    const { rows } = await tx.query<{ shown: string[] }>(
      `select array_remove(array[signing_certificate, next_signing_certificate], null) as shown
       from identity_provider where id = $1 and kind = 'saml' and deleted_at is null`,
      [providerId],
    );
    return rows[0]?.shown ?? [];
  });

/** Providers from before requests were signed are given their keys, deleted ones too, since they may be restored. */
export async function makeMissingKeys(services: Services): Promise<void> {
  const without = await onPlatform(services, platformId, 'read', ({ tx }) =>
    tx.query<{ id: string }>(`select id from identity_provider where kind = 'saml' and signing_key is null`),
  );
  for (const { id } of without.rows) {
    const made = await newKeyPair(services.clock());
    await onPlatform(services, platformId, 'write', async (ctx) => {
      const {
        rows: [row],
      } = await ctx.tx.query<{ version: number; company: SessionCompany }>(
        `select p.version, ${sessionCompanySql('c')} as company
         from identity_provider p join company c on c.id = p.company_id
         where p.id = $1 and p.signing_key is null for no key update of p`,
        [id],
      );
      // Another process that starts at the same moment has made them.
      if (!row) return;
      const inside = await enteredCompany(ctx, row.company);
      const values = { signingKey: made.privateKey, signingCertificate: made.certificate };
      await writeRows(inside, identityProvider, [{ id, version: row.version, values }], 'make_keys');
    });
  }
}
