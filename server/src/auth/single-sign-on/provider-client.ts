import type { Configuration, CustomFetch } from 'openid-client' with { 'resolution-mode': 'import' };
import type { Services } from '../../platform/context';
import type { WebhookSender } from '../../platform/notify/webhook-sender';
import { discovered } from './discovery';
import type { OidcProvider } from './provider-rows';
import { questionMinutes } from './question';
import { redirectAddress } from './redirect-address';
import { emailIn, toleranceSeconds, TurnedBack, type Said, type Wire } from './wire';

/** The client of one provider: it calls nothing but addresses on the open internet, and keeps nothing. */
async function clientOf({ webhooks, cipher, clock }: Services, provider: OidcProvider): Promise<Configuration> {
  const found = await discovered(webhooks, provider.issuer);
  const oidc = await import('openid-client');
  const secret = cipher.decrypt(provider.secret);
  const ways = found.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const config = new oidc.Configuration(
    found,
    provider.clientId,
    {
      [oidc.clockSkew]: Math.round((clock().getTime() - Date.now()) / 1000),
      [oidc.clockTolerance]: toleranceSeconds,
    },
    ways.includes('client_secret_post') ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret),
  );
  config[oidc.customFetch] = fetchBy(webhooks);
  // The token comes straight from the provider, and its signature is looked at all the same.
  oidc.enableNonRepudiationChecks(config);
  // Whether plain http may be called at all is decided where every call is made.
  if (new URL(provider.issuer).protocol === 'http:') oidc.allowInsecureRequests(config);
  return config;
}

const fetchBy =
  (sender: WebhookSender): CustomFetch =>
  async (url, { method, headers, body }) => {
    const given = body === null || body === undefined ? undefined : String(body);
    const { status, contentType, body: told } = await sender.ask(url, { method, headers, body: given });
    return new Response(told, { status, headers: { 'content-type': contentType } });
  };

const asked: Wire<OidcProvider>['asked'] = async (services, provider, { callbackUrl, email }) => {
  const config = await clientOf(services, provider);
  const oidc = await import('openid-client');
  const question = {
    providerId: provider.id,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    callbackUrl,
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectAddress(services.publicUrl, 'oidc', provider.id),
    scope: 'openid email profile',
    state: question.state,
    nonce: question.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(question.verifier),
    code_challenge_method: 'S256',
    ...(email && { login_hint: email }),
  });
  return { url: url.href, question };
};

/** Checked as OpenID Connect Core 1.0, section 3.1.3.7, asks: state, issuer, audience, nonce, signature and times. */
const answered: Wire<OidcProvider>['answered'] = async (services, provider, question, answer) => {
  if (answer.get('error') === 'access_denied') throw new TurnedBack();
  const config = await clientOf(services, provider);
  const oidc = await import('openid-client');
  const at = new URL(`${redirectAddress(services.publicUrl, 'oidc', provider.id)}?${answer}`);
  const tokens = await oidc.authorizationCodeGrant(config, at, {
    pkceCodeVerifier: question.verifier,
    expectedState: question.state,
    expectedNonce: question.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  refuseIssuedAtOtherTimes(claims.iat, services.clock());
  // Some tell of the person only where they are asked for it, and some tell part of it here.
  const more =
    claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  return { ...toldOf({ ...more, ...claims }), issuer: claims.iss, subject: claims.sub, idToken: tokens.id_token! };
};

/** The library reads when a token ends, and not when it was issued, which is after the question was asked. */
function refuseIssuedAtOtherTimes(issuedAt: number, now: Date): void {
  const age = now.getTime() / 1000 - issuedAt;
  if (age < -toleranceSeconds || age > questionMinutes * 60 + toleranceSeconds)
    throw new Error(`The token says it was issued at ${issuedAt}, which no answer to this question can be.`);
}

const leaving: Wire<OidcProvider>['leaving'] = async (services, provider, idToken, returnTo) => {
  const config = await clientOf(services, provider);
  if (!config.serverMetadata().end_session_endpoint) return null;
  const oidc = await import('openid-client');
  return oidc.buildEndSessionUrl(config, {
    post_logout_redirect_uri: returnTo,
    ...(idToken && { id_token_hint: idToken }),
  }).href;
};

export const oidcWire: Wire<OidcProvider> = { state: 'state', asked, answered, leaving };

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** `xms_edov` is how Entra ID says that the owner of the domain was verified, in place of `email_verified`. */
function toldOf(claims: Record<string, unknown>): Pick<Said, 'verifiedEmail' | 'name' | 'session'> {
  const isVerified = [true, 'true'].includes((claims['email_verified'] ?? claims['xms_edov']) as boolean | string);
  return {
    verifiedEmail: isVerified ? emailIn(text(claims['email'])) : null,
    name: text(claims['name']) ?? text([claims['given_name'], claims['family_name']].filter(text).join(' ')),
    session: text(claims['sid'])?.slice(0, 255) ?? null,
  };
}
