import type { Page } from 'playwright-core';

/**
 * A device of the browser that keeps passkeys and knows its owner by their finger. As long as they are `there` they
 * choose the first passkey wherever they are asked for one or one is offered to them.
 */
export async function withAuthenticator(page: Page): Promise<(isThere: boolean) => Promise<unknown>> {
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
  return (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/** Adds the first passkey of an account, on the page where that is done. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Current password').fill('muster-demo');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('listitem').filter({ hasText: name }).waitFor();
}
