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

/** A new passkey, as the browser makes it; null where its owner leaves it. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return nullIfLeft(() => startRegistration({ optionsJSON }));
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
