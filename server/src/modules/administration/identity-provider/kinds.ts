import {
  asPem,
  certificatesIn,
  endOf,
  fewestBits,
  holdingAt,
  isStrong,
  mostCertificates,
} from '../../../auth/single-sign-on/saml/certificates';
import { newKeyPair } from '../../../auth/single-sign-on/saml/key-pair';
import { readMetadata } from '../../../auth/single-sign-on/saml/provider-metadata';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import type { Text } from '../../../platform/text';
import type { Row, Values } from '../../../platform/records/area';
import { t } from '../texts/text';
import type { IdentityProvider } from './identity-provider';

type Provider = Row<IdentityProvider>;

const ofKind = {
  oidc: ['clientId'],
  saml: ['signInUrl', 'signOutUrl', 'certificates', 'subjectAttribute', 'metadata'],
} as const;

/** A field of the other kind would say what nobody looks at. */
export function refuseOfOtherKind(after: Provider, before: Provider | null): void {
  if (before && after.kind !== before.kind) throw invalid('kind', t('identity_provider.kind_stays'));
  const other = ofKind[after.kind === 'saml' ? 'oidc' : 'saml'].find((name) => after[name]);
  if (other) throw invalid(other, t('identity_provider.of_other_kind'));
}

/** What is read from metadata, until when the certificates hold, and the keys of a new provider. */
export async function withMetadata(ctx: Ctx, after: Provider, before: Provider | null): Promise<Values> {
  const told = after.kind === 'saml' && after.metadata ? readMetadata(after.metadata) : null;
  if (after.kind === 'saml' && after.metadata && !told) throw invalid('metadata', t('identity_provider.no_metadata'));
  const { issuer, signInUrl, signOutUrl, certificates } = { ...after, ...told };
  const pem = certificates && certificates !== before?.certificates ? asPem(certificates) : certificates;
  const keys = after.kind === 'saml' && !before ? await newKeyPair(ctx.now) : null;
  const ends = (pem && certificatesIn(pem)?.map(endOf)) || [];
  return {
    issuer,
    signInUrl,
    signOutUrl,
    certificates: pem,
    certificatesUntil: ends.length ? new Date(Math.max(...ends.map(Number))).toISOString().slice(0, 10) : null,
    // One of the other kind is refused by the guard, which has to see it.
    metadata: after.kind === 'saml' ? null : after.metadata,
    ...(!before && { signingKey: keys?.privateKey ?? null, signingCertificate: keys?.certificate ?? null }),
  };
}

export function refuseSaml(ctx: Ctx, after: Provider, before: Provider | null): void {
  if (!after.issuer || /\s/.test(after.issuer)) throw invalid('issuer', t('identity_provider.entity_id_needed'));
  for (const name of ['signInUrl', 'signOutUrl'] as const) {
    const problem = after[name] && after[name] !== before?.[name] && ctx.services.webhooks.problemWith(after[name]);
    if (problem) throw invalid(name, problem);
  }
  if (after.certificates && after.certificates !== before?.certificates)
    refuseCertificates(after.certificates, ctx.now);
  if (after.isActive && !after.signInUrl) throw invalid('signInUrl', t('identity_provider.sign_in_url_needed'));
  if (after.isActive && !after.certificates) throw invalid('certificates', t('identity_provider.certificate_needed'));
}

function refuseCertificates(pem: string, now: Date): void {
  const found = certificatesIn(pem);
  const problem = !found?.length
    ? t('identity_provider.no_certificate')
    : found.length > mostCertificates
      ? t('identity_provider.too_many_certificates', { mostCertificates })
      : !found.every(isStrong)
        ? t('identity_provider.weak_certificate', { fewestBits })
        : found.some((each) => endOf(each) <= now)
          ? t('identity_provider.certificate_ended')
          : null;
  if (problem) throw invalid('certificates', problem);
}

/** What keeps a provider from signing anybody in by SAML, as far as that can be told without somebody who signs in. */
export function samlProblem(
  { services, now }: Pick<Ctx, 'services' | 'now'>,
  { signInUrl, certificates, certificatesUntil }: Provider,
): Text | null {
  if (!signInUrl) return t('identity_provider.sign_in_url_needed');
  if (!certificates) return t('identity_provider.certificate_needed');
  if (!holdingAt(certificates, now).length)
    return t('identity_provider.certificates_ended', { day: certificatesUntil! });
  return services.webhooks.problemWith(signInUrl);
}
