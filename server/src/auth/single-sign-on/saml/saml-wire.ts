import { randomBytes } from 'node:crypto';
import type { Profile, SAML } from '@node-saml/node-saml';
import type { Services } from '../../../platform/context';
import type { SamlProvider } from '../provider-rows';
import { entityIdAt, redirectAddress } from '../redirect-address';
import type { Wire } from '../wire';
import { readAssertion } from './assertion';
import { holdingAt } from './certificates';
import { signedAddress } from './redirect-signature';
import { shapeOf } from './response-shape';
import type { SignOut } from './sign-out-request';

/** The library looks at signatures and the audience; times are looked at here, by the clock of the server. */
async function libraryFor(
  { publicUrl, clock }: Services,
  provider: SamlProvider,
  more: { requestId?: string; isSignedWhole?: boolean } = {},
): Promise<SAML> {
  const { SAML: Library, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new Library({
    issuer: entityIdAt(publicUrl, provider.id),
    callbackUrl: redirectAddress(publicUrl, 'saml', provider.id),
    entryPoint: provider.signInUrl,
    logoutUrl: provider.signOutUrl ?? '',
    idpCert: holdingAt(provider.certificates, clock()).map(String),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: more.isSignedWhole ?? false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(more.requestId && { generateUniqueId: () => more.requestId! }),
  });
}

/**
 * The address the library makes, signed. It could sign by itself, but other letters than it sends where the provider's
 * word to be given back holds a blank or a bracket.
 */
const signed = ({ cipher }: Services, { signingKey }: SamlProvider, address: string): string =>
  signedAddress(address, cipher.decrypt(signingKey));

/** Where a browser goes on to, once what the provider asked for is done: the provider takes an answer, or nobody. */
export async function signOutAnswered(
  services: Services,
  provider: SamlProvider,
  { requestId, relayState }: Pick<SignOut, 'requestId' | 'relayState'>,
): Promise<string | null> {
  if (!provider.signOutUrl) return null;
  const library = await libraryFor(services, provider);
  const address = await library.getLogoutResponseUrlAsync(
    { ID: requestId } as unknown as Profile,
    relayState,
    {},
    true,
  );
  return signed(services, provider, address);
}

export const samlWire: Wire<SamlProvider> = {
  state: 'RelayState',

  async asked(services, provider, { callbackUrl }) {
    const question = {
      providerId: provider.id,
      state: randomBytes(32).toString('base64url'),
      nonce: `_${randomBytes(20).toString('hex')}`,
      callbackUrl,
    };
    const library = await libraryFor(services, provider, { requestId: question.nonce });
    const address = await library.getAuthorizeUrlAsync(question.state, undefined, {});
    return { url: signed(services, provider, address), question };
  },

  async answered(services, provider, question, answer) {
    const told = answer.get('SAMLResponse') ?? '';
    const expected = {
      issuer: provider.issuer,
      inResponseTo: question.nonce,
      destination: redirectAddress(services.publicUrl, 'saml', provider.id),
    };
    const { isSignedWhole } = shapeOf(Buffer.from(told, 'base64').toString('utf8'), expected);
    const library = await libraryFor(services, provider, { isSignedWhole });
    const { profile } = await library.validatePostResponseAsync({ SAMLResponse: told });
    return readAssertion(profile!.getAssertionXml!(), {
      ...expected,
      recipient: expected.destination,
      subjectAttribute: provider.subjectAttribute,
      now: services.clock(),
    });
  },

  async leaving(services, provider, shown) {
    if (!provider.signOutUrl || !shown) return null;
    const library = await libraryFor(services, provider);
    return signed(services, provider, await library.getLogoutUrlAsync(JSON.parse(shown) as Profile, '', {}));
  },
};
