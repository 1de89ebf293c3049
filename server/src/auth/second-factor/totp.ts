import { Secret, TOTP } from 'otpauth';
import { latinDigits } from '../../kernel/text/match-key';

/** What every authenticator app takes without being told more (RFC 6238 with its defaults). */
const seconds = 30;
const generator = (secret: string, account = '') =>
  new TOTP({
    issuer: 'Muster',
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
  });

/** A new secret of 160 bits in base32, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads as a QR code: `otpauth://totp/…` with the account's name. */
export const setUpAddress = (secret: string, account: string): string => generator(secret, account).toString();

/**
 * The step of 30 seconds whose code this is: that of now, of the one before or the one after, for clocks that differ.
 * Null for a wrong code, and for one of a step that was used already or of an earlier one (RFC 6238, section 5.2).
 */
export function stepOfCode(secret: string, code: string, now: Date, usedStep: number | null): number | null {
  const token = latinDigits(code).replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const distance = generator(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (distance === null) return null;
  const step = Math.floor(now.getTime() / (seconds * 1000)) + distance;
  return usedStep !== null && step <= usedStep ? null : step;
}
