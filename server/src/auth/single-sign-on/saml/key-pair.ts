import { KeyObject, webcrypto } from 'node:crypto';

/** What requests to one provider are signed with, and the certificate it knows them by, both as PEM. */
export interface KeyPair {
  privateKey: string;
  certificate: string;
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const years = 10;

/** A new key with a certificate that it signs itself. */
export async function newKeyPair(now: Date): Promise<KeyPair> {
  const { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } = await import('@peculiar/x509');
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Muster',
    // The clock of a provider may be behind.
    notBefore: new Date(now.getTime() - 86_400_000),
    notAfter: until,
    signingAlgorithm: algorithm,
    keys,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true)],
  });
  return {
    privateKey: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toString('pem'),
  };
}
