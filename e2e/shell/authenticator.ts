import type { Page } from 'playwright-core';

/**
 * A device of the browser that keeps passkeys and knows its owner by their finger, who touches it wherever they are
 * asked for one. Where the browser offers one in a field they take it too, once `takeOffers` was called with true.
 */
export async function withAuthenticator(page: Page): Promise<{
  takeOffers: (areTaken: boolean) => void;
  /** How many passkeys the device keeps. */
  kept: () => Promise<number>;
}> {
  let areOffersTaken = false;
  await page.exposeFunction('takesOffers', () => areOffersTaken);
  await page.addInitScript(() => {
    const { takesOffers } = window as unknown as { takesOffers: () => Promise<boolean> };
    PublicKeyCredential.isConditionalMediationAvailable = takesOffers;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    takeOffers: (areTaken) => {
      areOffersTaken = areTaken;
    },
    kept: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** Adds the first passkey of an account, on the page where that is done. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Current password').fill('muster-demo');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
}
