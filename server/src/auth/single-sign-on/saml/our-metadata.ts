import { persistent } from './namespaces';

/** What a provider reads to know this product (SAML Metadata 2.0). */
export async function metadataOf(entityId: string, answersAt: string): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: answersAt,
    identifierFormat: persistent,
    wantAssertionsSigned: true,
    generateUniqueId: () => '_muster',
  });
}
