import type { ProviderKind } from './wire';

/** Where a provider sends browsers back to: an address of its own for each, so that none answers for another. */
export const redirectAddress = (publicUrl: string, kind: ProviderKind, providerId: string): string =>
  `${new URL(publicUrl).origin}/api/auth/callback/${kind}/${providerId}`;

/** Where a provider by SAML sends browsers to say that it has signed somebody out. */
export const signOutAddress = (publicUrl: string, providerId: string): string =>
  `${new URL(publicUrl).origin}/api/auth/logout/saml/${providerId}`;

/** What this product is called at a provider by SAML: of each by another name, which is where it says so. */
export const entityIdAt = (publicUrl: string, providerId: string): string =>
  `${new URL(publicUrl).origin}/api/auth/metadata/saml/${providerId}`;
