import { assertionPost, metadata, persistent, protocol, redirectBinding, signatures } from './namespaces';

/** What a provider reads to know this product (SAML Metadata 2.0). All of it is ours: nothing needs escaping. */
export const metadataOf = ({
  entityId,
  answersAt,
  leavesAt,
  certificates,
}: Record<'entityId' | 'answersAt' | 'leavesAt', string> & { certificates: readonly string[] }) =>
  `<?xml version="1.0"?>
<EntityDescriptor xmlns="${metadata}" entityID="${entityId}">
  <SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${protocol}">
${certificates.map(keyOf).join('\n')}
    <SingleLogoutService Binding="${redirectBinding}" Location="${leavesAt}"/>
    <NameIDFormat>${persistent}</NameIDFormat>
    <AssertionConsumerService index="1" isDefault="true" Binding="${assertionPost}" Location="${answersAt}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;

const keyOf = (certificate: string): string => `    <KeyDescriptor use="signing">
      <KeyInfo xmlns="${signatures}">
        <X509Data><X509Certificate>${lettersOf(certificate)}</X509Certificate></X509Data>
      </KeyInfo>
    </KeyDescriptor>`;

const lettersOf = (pem: string): string => pem.replace(/-----[A-Z ]+-----|\s/g, '');
