import { assertionPost, metadata, persistent, protocol, redirectBinding } from './namespaces';

/** What a provider reads to know this product (SAML Metadata 2.0). The addresses are ours: nothing needs escaping. */
export const metadataOf = ({ entityId, answersAt, leavesAt }: Record<'entityId' | 'answersAt' | 'leavesAt', string>) =>
  `<?xml version="1.0"?>
<EntityDescriptor xmlns="${metadata}" entityID="${entityId}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${protocol}">
    <SingleLogoutService Binding="${redirectBinding}" Location="${leavesAt}"/>
    <NameIDFormat>${persistent}</NameIDFormat>
    <AssertionConsumerService index="1" isDefault="true" Binding="${assertionPost}" Location="${answersAt}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
