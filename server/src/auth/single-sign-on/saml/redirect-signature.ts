import { sign } from 'node:crypto';

const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** What a message in an address may be signed with; nothing of SHA-1. */
export const digests: Record<string, string> = {
  [rsaSha256]: 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

const order = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg'];

/** The letters a signature covers, as they stand in the address (SAML Bindings 2.0, section 3.4.4.1). */
export function signedLetters(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  return order.flatMap((name) => parts.filter((part) => part.startsWith(`${name}=`))).join('&');
}

/** The address with its message signed. */
export function signedAddress(given: string, privateKey: string): string {
  const address = new URL(given);
  address.searchParams.set('SigAlg', rsaSha256);
  const signature = sign(digests[rsaSha256]!, Buffer.from(signedLetters(address.search)), privateKey);
  address.searchParams.set('Signature', signature.toString('base64'));
  return address.href;
}
