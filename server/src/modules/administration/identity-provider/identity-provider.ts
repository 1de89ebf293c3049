import {
  endSessionsThrough,
  endSessionsByPassword,
  hasProviderKeeper,
} from '../../../auth/single-sign-on/provider-rows';
import { entityIdAt, redirectAddress } from '../../../auth/single-sign-on/redirect-address';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import { asPlatform } from '../../../platform/database/transaction';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { refuseGrantingMore } from '../../../platform/access/grant-rules';
import { CompanyRecord, record } from '../../../platform/records/record';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { refuseProvenElsewhere } from '../company-domain/company-domain';
import { isMailDomain } from '../domain/mail-domain';
import { t } from '../texts/text';
import { refuseOfOtherKind, refuseSaml, withMetadata } from './kinds';

const mostDomains = 20;
const longestSecret = 1_000;

export const IdentityProviderKind = choiceOf('IdentityProviderKind', 'How an identity provider is spoken to.', {
  oidc: 'By OpenID Connect.',
  saml: 'By SAML 2.0.',
});

@record('IdentityProvider', 'The directory a company signs its people in with, by OpenID Connect or SAML 2.0.')
export class IdentityProvider extends CompanyRecord {
  @field.text({ description: 'What the button of the sign-in page calls it.', max: 60, search: true, unique: true })
  name!: string;
  @field.choice(IdentityProviderKind, { description: 'How it is spoken to; it stays as it is.', initial: 'oidc' })
  kind!: 'oidc' | 'saml';
  @field.text({
    description:
      'What it calls itself. By OpenID Connect its issuer, an https address on the open internet, exactly as its discovery document says it; by SAML its entity id, which may be read from its metadata.',
    max: 500,
    example: 'https://login.example.com',
    identifies: false,
    initial: '',
  })
  issuer!: string;
  @field.text({
    description: 'What it calls this product: the client id. Needed before it is active.',
    max: 300,
    optional: true,
    identifies: false,
  })
  clientId!: string | null;
  @field.internal({ description: 'What this product shows it.', optional: true, encrypted: true }) secret!:
    | string
    | null;
  @field.instant({
    description: 'When the client secret was given. It is never given back.',
    optional: true,
    write: 'never',
  })
  secretKeptAt!: Date | null;
  @field.text({
    description: 'By SAML: the https address browsers are sent to with a request (HTTP-Redirect).',
    max: 1_000,
    optional: true,
    identifies: false,
  })
  signInUrl!: string | null;
  @field.text({
    description: 'By SAML: the https address browsers are sent to when they sign out here (HTTP-Redirect).',
    max: 1_000,
    optional: true,
    identifies: false,
  })
  signOutUrl!: string | null;
  @field.longText({
    description: 'By SAML: the certificates it signs with, as PEM; two while it changes from one to the other.',
    max: 20_000,
    optional: true,
    identifies: false,
  })
  certificates!: string | null;
  @field.date({
    description: 'The last day on which one of them holds.',
    optional: true,
    write: 'never',
  })
  certificatesUntil!: string | null;
  @field.text({
    description: 'By SAML: the attribute that says who it is, where that is not the NameID.',
    max: 300,
    optional: true,
    identifies: false,
  })
  subjectAttribute!: string | null;
  @field.longText({
    description: 'By SAML: its metadata, from which entity id, addresses and certificates are read. Never kept.',
    max: 200_000,
    optional: true,
    identifies: false,
  })
  metadata!: string | null;
  @field.internal({
    description: 'By SAML: the key that requests to it are signed with, as PEM.',
    optional: true,
    encrypted: true,
  })
  signingKey!: string | null;
  @field.longText({
    description: 'By SAML: the certificate of the key that requests to it are signed with, as PEM.',
    max: 5_000,
    optional: true,
    identifies: false,
    write: 'never',
  })
  signingCertificate!: string | null;
  @field.internal({
    description: 'By SAML: the key that will follow it, as PEM.',
    optional: true,
    encrypted: true,
  })
  nextSigningKey!: string | null;
  @field.longText({
    description:
      'By SAML: the certificate of the key that will follow, while providers learn it: our metadata show both.',
    max: 5_000,
    optional: true,
    identifies: false,
    write: 'never',
  })
  nextSigningCertificate!: string | null;
  @field.json({
    description: `Domains of the e-mail addresses it answers for, in small letters; at most ${mostDomains}.`,
    type: () => [String],
    identifies: false,
  })
  domains!: string[];
  @field.reference('CompanyRole', {
    description: 'The role of who comes for the first time and was not invited. Without one nobody new comes in.',
    optional: true,
  })
  roleId!: string | null;
  @field.flag({
    description:
      'Whether members come in by it alone: passwords then serve who may change providers, and who has left.',
    initial: false,
  })
  isOnlyWay!: boolean;
  @field.flag({ description: 'Whether it signs people in.', initial: false }) isActive!: boolean;
  @field.derivedInContext<IdentityProvider>(
    () => String,
    ['id', 'kind'],
    ({ id, kind }, { services }) => redirectAddress(services.publicUrl, kind, id),
    'Where it sends browsers back to, to be entered there: the redirect URI, or the ACS address of SAML.',
  )
  redirectUri!: string;
  @field.derivedInContext<IdentityProvider>(
    () => String,
    ['id', 'kind'],
    ({ id, kind }, { services }) => (kind === 'saml' ? entityIdAt(services.publicUrl, id) : null),
    'By SAML: what this product is called there, which is also where its metadata stands.',
  )
  entityId!: string | null;
}

export const identityProvider = defineArea('IdentityProvider', IdentityProvider, {
  one: 'identityProvider',
  many: 'identityProviders',
  label: t('identity_provider.identity_provider'),
  page: '/identity-providers?open=:id',
  menu: { group: 'settings', title: t('identity_provider.menu'), icon: 'safety', after: 'WebhookDelivery' },
  sort: 'name',
  stepUp: ['create', 'update'],
  notifies: [
    {
      kind: 'certificate_ending',
      on: ['ending'],
      whoMay: 'update',
      facts: { name: 'name', day: 'certificatesUntil' },
    },
  ],
  derive: withMetadata,
  guard: guardProvider,
  followUp: endSessions,
});

async function guardProvider(
  ctx: Ctx,
  after: Row<IdentityProvider>,
  before: Row<IdentityProvider> | null,
): Promise<void> {
  if (after.deletedAt) return;
  refuseOfOtherKind(after, before);
  if (after.kind === 'saml') refuseSaml(ctx, after, before);
  else refuseOidc(ctx, after, before);
  refuseDomains(after.domains);
  const named = after.domains.filter((domain) => !before?.domains.includes(domain));
  if (named.length) await refuseProvenElsewhere(ctx, 'domains', named);
  if (after.roleId && (after.roleId !== before?.roleId || before.deletedAt)) await refuseRole(ctx, after.roleId);
  const shuts = after.isActive && after.isOnlyWay && !(before?.isActive && before.isOnlyWay && !before.deletedAt);
  if (shuts && !(await hasProviderKeeper(ctx.tx, ctx.companyId)))
    throw invalid('isOnlyWay', t('identity_provider.nobody_left'));
  if (decidesWhoComes(after, before)) await refuseLettingInMore(ctx);
}

function refuseOidc(
  { services }: Ctx,
  { issuer, clientId, secretKeptAt, isActive }: Row<IdentityProvider>,
  before: Row<IdentityProvider> | null,
): void {
  if (issuer !== before?.issuer) {
    const problem = services.webhooks.problemWith(issuer);
    if (problem) throw invalid('issuer', problem);
    const { search, hash } = new URL(issuer);
    if (search || hash) throw invalid('issuer', t('identity_provider.issuer_without_query'));
  }
  if (isActive && !clientId) throw invalid('clientId', t('identity_provider.client_id_needed'));
  if (isActive && !secretKeptAt) throw invalid('isActive', t('identity_provider.secret_needed'));
}

function refuseDomains(given: unknown): void {
  const domains = Array.isArray(given) ? given : [];
  if (!domains.length) throw invalid('domains', t('identity_provider.domain_needed'));
  if (domains.length > mostDomains) throw invalid('domains', t('identity_provider.too_many_domains', { mostDomains }));
  const wrong = domains.find((domain) => typeof domain !== 'string' || !isMailDomain(domain));
  if (wrong !== undefined)
    throw invalid('domains', t('identity_provider.no_domain', { domain: String(wrong).slice(0, 80) }));
  if (new Set(domains).size < domains.length) throw invalid('domains', t('identity_provider.domain_twice'));
}

async function refuseRole(ctx: Ctx, roleId: string): Promise<void> {
  const { rows } = await ctx.tx.query(
    'select status, grants from company_role where company_id = $1 and id = $2 and deleted_at is null',
    [ctx.companyId, roleId],
  );
  if (rows[0]?.status !== 'active') throw invalid('roleId', t('api_token.role_not_active'));
  refuseGrantingMore(ctx.user, rows[0].grants);
}

const deciding = [
  'issuer',
  'clientId',
  'signInUrl',
  'certificates',
  'subjectAttribute',
  'domains',
  'isActive',
] as const;

/** Whether a change lets in others than before, or lets them in on another word. */
const decidesWhoComes = (after: Row<IdentityProvider>, before: Row<IdentityProvider> | null): boolean =>
  after.isActive &&
  (!before || !!before.deletedAt || deciding.some((name) => String(after[name]) !== String(before[name])));

/**
 * Whoever says which directory is believed could come in by it as any member: they hold themselves all that members
 * are granted. An admin holds everything.
 */
async function refuseLettingInMore(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select distinct g as "grant" from membership m join company_role r on r.company_id = m.company_id
       and r.id = any(m.role_ids) and r.status = 'active' and r.deleted_at is null, jsonb_array_elements(r.grants) g
     where m.company_id = $1 and m.deleted_at is null and m.former_since is null`,
    [ctx.companyId],
  );
  refuseGrantingMore(
    ctx.user,
    rows.map((row) => row.grant),
  );
}

/** Who came through it is out as soon as it is another one or none; who came by password, as soon as that shuts. */
async function endSessions(
  ctx: Ctx,
  rows: Row<IdentityProvider>[],
  _action: string,
  before?: Row<IdentityProvider>,
): Promise<void> {
  await asPlatform(ctx.tx, async () => {
    for (const row of rows) {
      const isOn = row.isActive && !row.deletedAt;
      const isAnother = !!before && (row.issuer !== before.issuer || row.clientId !== before.clientId);
      if (!isOn || isAnother) await endSessionsThrough(ctx.tx, { companyId: ctx.companyId, id: row.id }, ctx.now);
      if (isOn && row.isOnlyWay) await endSessionsByPassword(ctx.tx, ctx.companyId, ctx.now);
    }
  });
}

/** Keeps what the provider knows this product by; nobody reads it again. */
export async function keepProviderSecret(
  ctx: Ctx,
  id: string,
  version: number,
  given: string,
): Promise<Row<IdentityProvider>> {
  const secret = given.trim();
  if (!secret || secret.length > longestSecret || /[^ -~]/.test(secret))
    throw invalid('secret', t('identity_provider.secret_of_characters', { longestSecret }));
  const row = await lockedRecord(ctx, identityProvider, id, 'update');
  if (row.kind !== 'oidc') throw invalid('secret', t('identity_provider.no_secret'));
  const values: Values = { secret, secretKeptAt: ctx.now };
  if (row.isActive) await refuseLettingInMore(ctx);
  return saveRecord(ctx, identityProvider, { ...row, version }, values, 'keep_secret');
}
