import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { SessionUser } from '../../platform/access/session-user';

/** What every authenticator signs with one of. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** A credential is called by at most 1023 bytes (WebAuthn, section 4). */
const longestId = 1364;
const patienceMs = 5 * 60_000;

/** The site that passkeys are of: from its configured address, never from what a request says of itself. */
export interface Site {
  origin: string;
  rpID: string;
}
export const siteOf = (publicOrigin: string): Site => ({
  origin: publicOrigin,
  rpID: new URL(publicOrigin).hostname,
});

/** With what a browser makes a passkey of this account; what it has of the account already makes no second one. */
export function creationOptions(
  { rpID }: Site,
  { id, email, name }: SessionUser,
  challenge: string,
  existing: readonly { credentialId: string }[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Muster',
    rpID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: patienceMs,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
}

/** With what a browser asks a passkey to sign; any of the site unless some are named. */
export function requestOptions(
  { rpID }: Site,
  challenge: string,
  among?: readonly { credentialId: string }[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: patienceMs,
    userVerification: 'required',
    allowCredentials: among?.map(({ credentialId }) => ({ id: credentialId })),
  });
}

export interface MadePasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
}

/** The passkey a browser made for this challenge; null for anything else it may have sent. */
export async function passkeyMade(site: Site, challenge: string, sent: unknown): Promise<MadePasskey | null> {
  const response = sent as RegistrationResponseJSON;
  return nullIfThrown(async () => {
    if (!isUnattested(response)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return id.length <= longestId ? { credentialId: id, publicKey, counter } : null;
  });
}

/**
 * No certificate of a maker: none was asked for, browsers take it out, and looking one up would call an address that
 * the sender chose.
 */
function isUnattested({ response }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** How a passkey that is shown calls itself, and which account it says it is of, if it says so. */
export function shownBy(sent: unknown): { credentialId: string; userId: string | null } | null {
  const { id, response } = (typeof sent === 'object' && sent !== null ? sent : {}) as AuthenticationResponseJSON;
  if (typeof id !== 'string' || id.length > longestId) return null;
  const handle: unknown = response?.userHandle;
  return { credentialId: id, userId: typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : null };
}

/** The count of a passkey that signed this challenge, after its owner was verified; null where it did not. */
export async function countSigned(
  site: Site,
  challenge: string,
  { credentialId, publicKey }: { credentialId: string; publicKey: Buffer },
  sent: unknown,
): Promise<number | null> {
  return nullIfThrown(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      // Its count is compared where it is stored, so that of two at once one is refused.
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** Whatever is wrong with what was sent is thrown by who reads it; nothing else happens in there. */
async function nullIfThrown<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
