import type { WebhookSender } from '../../platform/notify/webhook-sender';
import type { Text } from '../../platform/text';
import { t } from '../texts/text';

/** What is read of a discovery document (OpenID Connect Discovery 1.0, section 3). */
export type Discovered = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  userinfo_endpoint?: string;
  end_session_endpoint?: string;
  token_endpoint_auth_methods_supported?: string[];
  id_token_signing_alg_values_supported?: string[];
  authorization_response_iss_parameter_supported?: boolean;
};

/** Why a provider cannot sign anybody in, in words for whoever sets it up. */
export class ProviderProblem extends Error {
  constructor(readonly text: Text) {
    super('the identity provider cannot be used');
  }
}

const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
const alsoCalled = ['userinfo_endpoint', 'end_session_endpoint'] as const;

/** The address of the discovery document of an issuer. */
export const documentAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/**
 * What a provider says of itself, read anew. Throws `ProviderProblem` where it cannot be read, is that of another
 * issuer, or does not do what signing in here takes: the authorization code flow with PKCE, and addresses that may be
 * called.
 */
export async function discovered(sender: WebhookSender, issuer: string): Promise<Discovered> {
  const document = await jsonAt(sender, documentAddress(issuer));
  const said = document['issuer'];
  if (said !== issuer)
    throw new ProviderProblem(
      typeof said === 'string' && said
        ? t('single_sign_on.another_issuer', { issuer: said.slice(0, 200) })
        : t('single_sign_on.no_issuer'),
    );
  if (!listed(document['response_types_supported'], 'code'))
    throw new ProviderProblem(t('single_sign_on.no_code_flow'));
  if (!listed(document['code_challenge_methods_supported'], 'S256'))
    throw new ProviderProblem(t('single_sign_on.no_pkce'));
  for (const name of needed)
    if (typeof document[name] !== 'string') throw new ProviderProblem(t('single_sign_on.lacks', { name }));
  for (const name of [...needed, ...alsoCalled]) {
    const address = document[name];
    if (address !== undefined && (typeof address !== 'string' || sender.problemWith(address)))
      throw new ProviderProblem(t('single_sign_on.address_closed', { name }));
  }
  return document as unknown as Discovered;
}

/** The same, and whether its keys can be read: what the test of a provider looks at. */
export async function provenProvider(sender: WebhookSender, issuer: string): Promise<Discovered> {
  const found = await discovered(sender, issuer);
  if (!(await keysOf(sender, found.jwks_uri)).length) throw new ProviderProblem(t('single_sign_on.no_keys'));
  return found;
}

/** The keys a provider publishes to check its signatures by (RFC 7517). */
export async function keysOf(sender: WebhookSender, address: string): Promise<{ kid?: unknown }[]> {
  const { keys } = await jsonAt(sender, address);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'object' && key !== null) : [];
}

/** What stands in a list of the document; one that is left out says nothing against it. */
const listed = (list: unknown, value: string): boolean =>
  list === undefined || (Array.isArray(list) && list.includes(value));

async function jsonAt(sender: WebhookSender, address: string): Promise<Record<string, unknown>> {
  const { status, body } = await sender
    .ask(address, { method: 'GET', headers: { accept: 'application/json' } })
    .catch(() => {
      throw new ProviderProblem(t('single_sign_on.nobody_answers', { address }));
    });
  if (status !== 200) throw new ProviderProblem(t('single_sign_on.answers_status', { address, status }));
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>;
  } catch {
    // Told below, as anything else that is no document.
  }
  throw new ProviderProblem(t('single_sign_on.no_document', { address }));
}
