/** Where a provider sends browsers back to: an address of its own for each, so that none answers for another. */
export const redirectAddress = (publicUrl: string, providerId: string): string =>
  `${new URL(publicUrl).origin}/api/auth/callback/oidc/${providerId}`;
