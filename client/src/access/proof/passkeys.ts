import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys; those at an address without encryption do not. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What a passkey signs, as the browser asks its owner for it; null where they leave it. */
export async function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return nullIfLeft(() => startAuthentication({ optionsJSON }));
}

/** Whether this browser offers passkeys among what it fills in. */
export async function offersPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/**
 * What a passkey signs that its owner chooses where the browser offers it in a field; null where that ends without one.
 * Whatever else asks for a passkey meanwhile takes its place.
 */
export async function offeredPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // Nobody asked for it: that it does not work here is nobody's matter.
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
}

export async function takeBackOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** A new passkey, as the browser makes it; null where its owner leaves it. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return nullIfLeft(() => startRegistration({ optionsJSON }));
}

/**
 * Tells the browser which passkeys of an account there are, by their `credentialId`: what is kept of others it offers
 * no more. Many browsers cannot be told yet.
 */
export async function tellAccepted(accountId: string, credentialIds: readonly string[]): Promise<void> {
  if (!knowsPasskeys() || !('signalAllAcceptedCredentials' in PublicKeyCredential)) return;
  const told = { rpId: location.hostname, userId: btoa(accountId), allAcceptedCredentialIds: [...credentialIds] };
  // Without it they are refused when they are shown.
  await PublicKeyCredential.signalAllAcceptedCredentials(told).catch(() => undefined);
}

/** Left, run out of time, or no passkey there: browsers tell none of these from another. */
const leaving = new Set(['NotAllowedError', 'AbortError']);

async function nullIfLeft<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && leaving.has(error.name)) return null;
    throw error;
  }
}
