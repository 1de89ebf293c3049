import { X509Certificate } from 'node:crypto';

export const mostCertificates = 2;
export const fewestBits = 2048;

const block = /-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]+-----END CERTIFICATE-----/g;

/**
 * Certificates as PEM, one behind the other, from PEM, without what stands around it, or from the bare letters that
 * metadata gives.
 */
export function asPem(given: string): string {
  const blocks = given.match(block) ?? [given];
  return blocks
    .map((each) => each.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, ''))
    .map(
      (letters) =>
        `-----BEGIN CERTIFICATE-----\n${letters.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----`,
    )
    .join('\n');
}

/** The certificates of such a text; null where one of them is none. */
export function certificatesIn(pem: string): X509Certificate[] | null {
  try {
    return (pem.match(block) ?? []).map((each) => new X509Certificate(each));
  } catch {
    return null;
  }
}

export const endOf = (certificate: X509Certificate): Date => new Date(certificate.validTo);

/**
 * Whether it holds a key that signatures are checked with here: RSA, of so many bits. XML signatures by elliptic curves
 * are written otherwise than Node.js reads them.
 */
export const isStrong = ({ publicKey }: X509Certificate): boolean =>
  publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= fewestBits;

/** Those that hold at a moment: one that has ended signs nothing any more. */
export const holdingAt = (pem: string, now: Date): X509Certificate[] =>
  (certificatesIn(pem) ?? []).filter((each) => endOf(each) > now);
