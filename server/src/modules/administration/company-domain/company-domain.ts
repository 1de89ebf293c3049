import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { Index } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { asPlatform } from '../../../platform/database/transaction';
import type { Tx } from '../../../platform/database/transaction';
import { invalid } from '../../../platform/errors';
import { defineArea, type Row } from '../../../platform/records/area';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { writeRows } from '../../../platform/records/write-rows';
import { isMailDomain } from '../domain/mail-domain';
import { t } from '../texts/text';

const mostDomains = 50;
const recordName = 'muster-domain-verification';

@record('CompanyDomain', 'A domain of e-mail addresses that the company proves to be its own, by a record in the DNS.')
@Index('company_domain_proven', ['domain'], { unique: true, where: 'proven_at IS NOT NULL AND deleted_at IS NULL' })
export class CompanyDomain extends CompanyRecord {
  @field.text({
    description: 'The domain, in small letters; other letters than a to z as xn--….',
    max: 253,
    search: true,
    unique: true,
    write: 'create',
    identifies: false,
  })
  domain!: string;
  @field.text({ description: 'What its record says; made once.', max: 64, write: 'never', identifies: false })
  token!: string;
  @field.instant({ description: 'Since when it is proven; empty while it is not.', optional: true, write: 'never' })
  provenAt!: Date | null;
  @field.instant({ description: 'When the DNS was asked last.', optional: true, write: 'never' })
  checkedAt!: Date | null;
  @field.derived<CompanyDomain>(
    () => String,
    ['token'],
    ({ token }) => recordOf(token),
    'The text of the TXT record to make at the domain.',
  )
  txtRecord!: string;
}

/** What the TXT record of a domain says that is proven by this token. */
export const recordOf = (token: string): string => `${recordName}=${token}`;

export const companyDomain = defineArea('CompanyDomain', CompanyDomain, {
  one: 'companyDomain',
  many: 'companyDomains',
  label: t('company_domain.domain'),
  page: '/domains?open=:id',
  menu: { group: 'settings', title: t('company_domain.menu'), icon: 'contacts', after: 'IdentityProvider' },
  sort: 'domain',
  verbs: { check: () => true },
  prepare: (_ctx, { domain }) => ({
    domain: domainToASCII(String(domain).trim().toLowerCase()),
    token: randomBytes(24).toString('hex'),
  }),
  guard: refuseDomain,
  followUp: proveAnew,
  followed: ['restore'],
  notifies: [{ kind: 'domain_lost', on: ['lose'], whoMay: 'check', facts: { name: 'domain' }, evenActor: true }],
});

async function refuseDomain(ctx: Ctx, after: Row<CompanyDomain>, before: Row<CompanyDomain> | null): Promise<void> {
  if (after.deletedAt || (before && !before.deletedAt)) return;
  if (!isMailDomain(after.domain)) throw invalid('domain', t('company_domain.no_domain'));
  const { rows } = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from company_domain where company_id = $1 and deleted_at is null',
    [ctx.companyId],
  );
  if (rows[0]!.count >= mostDomains) throw invalid('domain', t('company_domain.too_many_domains', { mostDomains }));
  await refuseProvenElsewhere(ctx, 'domain', [after.domain]);
}

/** What happened in the DNS while it was deleted nobody knows. */
async function proveAnew(ctx: Ctx, rows: Row<CompanyDomain>[]): Promise<void> {
  const proven = rows.filter(({ provenAt }) => provenAt);
  const values = { provenAt: null };
  await writeRows(
    ctx,
    companyDomain,
    proven.map(({ id, version }) => ({ id, version, values })),
    'prove_anew',
  );
}

/** Refuses domains that another company has proven to be its own. */
export async function refuseProvenElsewhere(ctx: Ctx, field: string, domains: readonly string[]): Promise<void> {
  const owners = await asPlatform(ctx.tx, () => ownersOf(ctx.tx, domains));
  const theirs = owners.find(({ companyId }) => companyId !== ctx.companyId);
  if (theirs) throw invalid(field, t('company_domain.proven_elsewhere', { domain: theirs.domain }));
}

/** Which company has proven each of these domains, where one has; asked from the platform. */
export async function ownersOf(tx: Tx, domains: readonly string[]): Promise<{ domain: string; companyId: string }[]> {
  const { rows } = await tx.query<{ domain: string; companyId: string }>(
    `select domain, company_id as "companyId" from company_domain
     where domain = any($1) and proven_at is not null and deleted_at is null`,
    [domains],
  );
  return rows;
}
