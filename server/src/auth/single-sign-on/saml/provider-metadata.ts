import { asPem, mostCertificates } from './certificates';
import { metadata, redirectBinding, signatures } from './namespaces';
import { childrenOf, UnreadableXml, within, xmlTree, type Element } from './xml-tree';

/** What is read of what a provider says of itself (SAML Metadata 2.0). */
export interface ToldOfItself {
  issuer: string;
  signInUrl: string;
  signOutUrl: string | null;
  certificates: string;
}

/** Null where it is no metadata of a provider, or of several. */
export function readMetadata(xml: string): ToldOfItself | null {
  let root: Element;
  try {
    root = xmlTree(xml, true);
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
  const providers = within(root).filter(({ name, space }) => name === 'IDPSSODescriptor' && space === metadata);
  const [provider] = providers;
  const issuer = provider?.parent?.attributes['entityID'];
  const signInUrl = addressOf(provider, 'SingleSignOnService');
  const certificates = signingCertificates(provider);
  if (providers.length !== 1 || !issuer || !signInUrl || !certificates.length) return null;
  return {
    issuer,
    signInUrl,
    signOutUrl: addressOf(provider, 'SingleLogoutService'),
    // While keys are changed there are two; of more the newest stand last.
    certificates: certificates.slice(-mostCertificates).join('\n'),
  };
}

const addressOf = (provider: Element | undefined, service: string): string | null =>
  childrenOf(provider, service, metadata).find(({ attributes }) => attributes['Binding'] === redirectBinding)
    ?.attributes['Location'] ?? null;

const signingCertificates = (provider: Element | undefined): string[] => [
  ...new Set(
    childrenOf(provider, 'KeyDescriptor', metadata)
      .filter(({ attributes }) => (attributes['use'] ?? 'signing') === 'signing')
      .flatMap(within)
      .filter(({ name, space }) => name === 'X509Certificate' && space === signatures)
      .map(({ text }) => asPem(text)),
  ),
];
