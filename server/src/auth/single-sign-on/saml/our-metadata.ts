import { assertionPost, metadata, persistent, protocol, redirectBinding, signatures } from './namespaces';

/** What a provider reads to know this product (SAML Metadata 2.0). All of it is ours: nothing needs escaping. */
export const metadataOf = ({
  entityId,
  answersAt,
  leavesAt,
  certificate,
}: Record<'entityId' | 'answersAt' | 'leavesAt' | 'certificate', string>) =>
  `<?xml version="1.0"?>
<EntityDescriptor xmlns="${metadata}" entityID="${entityId}">
  <SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${protocol}">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="${signatures}">
        <X509Data><X509Certificate>${lettersOf(certificate)}</X509Certificate></X509Data>
      </KeyInfo>
    </KeyDescriptor>
    <SingleLogoutService Binding="${redirectBinding}" Location="${leavesAt}"/>
    <NameIDFormat>${persistent}</NameIDFormat>
    <AssertionConsumerService index="1" isDefault="true" Binding="${assertionPost}" Location="${answersAt}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;

const lettersOf = (pem: string): string => pem.replace(/-----[A-Z ]+-----|\s/g, '');
