import type { Ctx, Services } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { writeRows } from '../../../platform/records/write-rows';
import { companyDomain, ownersOf, recordOf, type CompanyDomain } from './company-domain';
import { asPlatform } from '../../../platform/database/transaction';
import type { Row } from '../../../platform/records/area';
import { t } from '../texts/text';

/** What the DNS says of a domain: its record is there or not, or nobody answers and nothing is known. */
export type Found = 'there' | 'missing' | 'unknown';

export async function askDns({ txtRecords, log }: Services, domain: string, token: string): Promise<Found> {
  try {
    const records = await txtRecords(domain);
    return records.some((each) => each.trim() === recordOf(token)) ? 'there' : 'missing';
  } catch (err) {
    log.info({ err, domain }, 'the DNS could not be asked for a domain');
    return 'unknown';
  }
}

type Held = Pick<Row<CompanyDomain>, 'id' | 'version' | 'domain' | 'provenAt'>;

/** Notes what was found; a silent DNS changes nothing of what was known. A domain is one company's alone. */
export async function noteFound(ctx: Ctx, { id, domain }: Pick<Held, 'id' | 'domain'>, found: Found): Promise<void> {
  const {
    rows: [held],
  } = await ctx.tx.query<Held & Record<string, unknown>>(
    `select id, version, domain, proven_at as "provenAt" from company_domain
     where company_id = $1 and id = $2 and deleted_at is null for no key update`,
    [ctx.companyId, id],
  );
  if (!held) return;
  if (found === 'there' && !held.provenAt) {
    await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('domain ' || $1, 0))`, [domain]);
    if ((await asPlatform(ctx.tx, () => ownersOf(ctx.tx, [domain]))).length)
      throw conflict(t('company_domain.proven_elsewhere', { domain }));
    await write(ctx, held, { provenAt: ctx.now, checkedAt: ctx.now }, 'prove');
  } else if (found === 'missing' && held.provenAt) {
    await write(ctx, held, { provenAt: null, checkedAt: ctx.now }, 'lose');
  } else if (found !== 'unknown') {
    await ctx.tx.query('update company_domain set checked_at = $3 where company_id = $1 and id = $2', [
      ctx.companyId,
      id,
      ctx.now,
    ]);
  }
}

const write = (ctx: Ctx, { id, version }: Held, values: Partial<CompanyDomain>, action: string) =>
  writeRows(ctx, companyDomain, [{ id, version, values: { ...values } }], action);
