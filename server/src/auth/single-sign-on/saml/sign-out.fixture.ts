import { randomBytes, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Keys } from './certificate.fixture';
import { instant, type SamlDirectory } from './saml-directory.fixture';

/** What a directory says when it signs somebody out, each in place of the true; undefined takes it away. */
export interface SignOutTold {
  issuer?: string;
  destination?: string;
  issued?: string;
  notOnOrAfter?: string;
  nameId?: string;
  sessions?: string[];
  root?: string;
  keys?: Keys;
  algorithm?: string;
  relayState?: string;
  /** What becomes of the message before it is signed, and of the address on the way. */
  before?: (xml: string) => string;
  after?: (search: string) => string;
}

/** Where a directory sends a browser to say that somebody is signed out there. */
export function sentRound(directory: SamlDirectory, at: string, told: SignOutTold): string {
  const { keys = directory.keys, root = 'LogoutRequest', before = same, after = same, relayState = 'there' } = told;
  const { algorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' } = told;
  const sessions = (told.sessions ?? []).map((each) => `<samlp:SessionIndex>${each}</samlp:SessionIndex>`);
  const ends = told.notOnOrAfter ? ` NotOnOrAfter="${told.notOnOrAfter}"` : '';
  const xml = before(
    `<samlp:${root} xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"` +
      ` ID="_${randomBytes(16).toString('hex')}" Version="2.0" Destination="${told.destination ?? at}"${ends}` +
      ` IssueInstant="${told.issued ?? instant(directory.seconds())}"><saml:Issuer>${told.issuer ?? directory.entityId}` +
      `</saml:Issuer><saml:NameID>${told.nameId}</saml:NameID>${sessions.join('')}</samlp:${root}>`,
  );
  const signed = new URLSearchParams({
    SAMLRequest: deflateRawSync(xml).toString('base64'),
    ...(relayState && { RelayState: relayState }),
    SigAlg: algorithm,
  }).toString();
  const digest = algorithm.endsWith('sha1') ? 'sha1' : algorithm.endsWith('sha512') ? 'sha512' : 'sha256';
  const signature = sign(digest, Buffer.from(signed), keys.privateKey).toString('base64');
  return after(`?${signed}&${new URLSearchParams({ Signature: signature })}`);
}

const same = (text: string): string => text;
