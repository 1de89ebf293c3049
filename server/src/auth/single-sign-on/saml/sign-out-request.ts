import { verify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { SignedOut } from '../back-channel';
import type { SamlProvider } from '../provider-rows';
import { endsAfter, startsBefore } from './assertion';
import { holdingAt } from './certificates';
import { assertions, protocol } from './namespaces';
import { digests, signedLetters } from './redirect-signature';
import { refuse } from './refuse';
import { childrenOf, onlyChild, textOf, xmlTree } from './xml-tree';

const mostBytes = 20_000;
/** Such a request goes through a browser at once: one that names no end holds for so long. */
const holdsForMs = 300_000;

/** Whom a provider has signed out, each of their sessions it names, and what it is answered with. */
export interface SignOut {
  sessions: SignedOut[];
  requestId: string;
  relayState: string;
}

/**
 * What a provider says in the address a browser is sent to (SAML Bindings 2.0, section 3.4.4; SAML Core 2.0, section
 * 3.7.1). Throws where it is not signed by it, or does not hold here and now.
 */
export function signOutIn(provider: SamlProvider, search: string, at: string, now: Date): SignOut {
  const given = parametersOf(search);
  refuseUnsigned(provider, search, given, now);
  const told = valueOf(given, 'SAMLRequest');
  const xml = inflateRawSync(Buffer.from(told, 'base64'), { maxOutputLength: mostBytes }).toString('utf8');
  const request = xmlTree(xml);
  const { ID: id, Version: version, Destination, IssueInstant, NotOnOrAfter } = request.attributes;
  if (request.name !== 'LogoutRequest' || request.space !== protocol || version !== '2.0' || !id)
    return refuse('it is no request to sign out');
  if (textOf(onlyChild(request, 'Issuer', assertions)) !== provider.issuer) refuse('another issuer');
  if (Destination !== at) refuse('another destination');
  const isSaidNow = IssueInstant !== undefined && startsBefore(IssueInstant, now);
  const holds =
    NotOnOrAfter === undefined
      ? endsAfter(IssueInstant, new Date(now.getTime() - holdsForMs))
      : endsAfter(NotOnOrAfter, now);
  if (!isSaidNow || !holds) refuse('it holds at another time');
  const subject = textOf(onlyChild(request, 'NameID', assertions)) ?? refuse('nobody is named');
  const named = childrenOf(request, 'SessionIndex', protocol).flatMap((each) => textOf(each) ?? []);
  const of = (session: string | null): SignedOut => ({ id, issuer: provider.issuer, session, subject });
  return {
    sessions: named.length ? named.map((each) => of(each.slice(0, 255))) : [of(null)],
    requestId: id,
    relayState: given.has('RelayState') ? valueOf(given, 'RelayState') : '',
  };
}

/** Each parameter as it was written, for its very letters are signed; one that comes twice is refused. */
function parametersOf(search: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = part.split('=');
    if (found.has(name)) refuse('a parameter twice');
    found.set(name, value.join('='));
  }
  return found;
}

const valueOf = (given: Map<string, string>, name: string): string =>
  decodeURIComponent((given.get(name) ?? refuse(`no ${name}`)).replaceAll('+', ' '));

function refuseUnsigned(provider: SamlProvider, search: string, given: Map<string, string>, now: Date): void {
  const digest = digests[valueOf(given, 'SigAlg')] ?? refuse('the algorithm of the signature');
  const signature = Buffer.from(valueOf(given, 'Signature'), 'base64');
  const holds = holdingAt(provider.certificates, now).some(({ publicKey }) =>
    verify(digest, Buffer.from(signedLetters(search)), publicKey, signature),
  );
  if (!holds) refuse('the signature');
}
