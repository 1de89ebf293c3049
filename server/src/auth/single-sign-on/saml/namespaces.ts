/** Names that SAML 2.0 and XML Signature give. */
export const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const signatures = 'http://www.w3.org/2000/09/xmldsig#';
export const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
export const assertionPost = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
export const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
export const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
export const emailAddress = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
