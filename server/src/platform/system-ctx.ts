import { abilityOf } from './access/ability';
import { Ctx, type Services } from './context';
import { isOpenSql } from './access/open-company';
import { rest } from './jobs/pace';
import type { SessionCompany } from './access/session-user';
import { dayIn } from './today';
import { inTransaction, type Mode, type Scope, type Tx } from './database/transaction';
import { platformId } from './records/write-rows';

const everything = abilityOf([{ action: 'manage', subject: 'all' }]);

/** `requestId` is what the audit keeps of it, where it is known by one. */
export interface OnBehalf {
  companyId: string;
  userId: string;
  requestId?: string;
}

/**
 * Background work for one company on behalf of a user who was allowed to ask for it: one transaction, audited under
 * their name, free of their grants, since a payroll run reads salaries its starter need not see.
 */
export function inCompany<T>(
  services: Services,
  { companyId, userId, requestId }: OnBehalf,
  mode: Mode,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return asSystem(
    services,
    { companyId, userId },
    mode,
    userId,
    async (tx) => {
      const { rows } = await tx.query<SessionCompany>(
        'select id, name, currency, time_zone as "timeZone" from company where id = $1',
        [companyId],
      );
      if (!rows[0]) throw new Error(`company ${companyId} does not exist`);
      await setToday(tx, rows[0], services.clock());
      return rows[0];
    },
    work,
    requestId,
  );
}

/** The companies there are, or those open today. */
export async function companyIds(services: Services, which: 'all' | 'open' = 'all'): Promise<string[]> {
  const isAsked = which === 'open' ? ` and ${isOpenSql('c', '$1')}` : '';
  return onPlatform(services, platformId, 'read', async (ctx) =>
    (
      await ctx.tx.query<{ id: string }>(
        `select id from company c where deleted_at is null${isAsked}`,
        which === 'open' ? [ctx.now] : [],
      )
    ).rows.map(({ id }) => id),
  );
}

/** The same as `inCompany` for each company in turn, on behalf of the product itself, and in turns with requests. */
export async function inEachCompany(
  services: Services,
  work: (ctx: Ctx) => Promise<void>,
  which?: 'all' | 'open',
): Promise<void> {
  for (const companyId of await companyIds(services, which)) {
    const began = performance.now();
    await inCompany(services, { companyId, userId: platformId }, 'write', work);
    await rest(performance.now() - began);
  }
}

/** Background work outside any company: the first admin, the demo companies. */
export function onPlatform<T>(
  services: Services,
  userId: string,
  mode: Mode,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return asSystem(services, { platform: true }, mode, userId, async () => null, work);
}

/**
 * The same transaction working inside a company from here on, for a platform transaction that makes companies whole;
 * what is done there is done under that user's name.
 */
export async function enteredCompany(ctx: Ctx, company: SessionCompany, userId = ctx.user.id): Promise<Ctx> {
  await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [company.id]);
  await setToday(ctx.tx, company, ctx.now);
  const { services, requestId, locale, tx, user } = ctx;
  return new Ctx({ services, requestId, locale, session: { ...user, id: userId, company }, tx, ability: everything });
}

/**
 * The same request with every right, under the same name: for what somebody may do because they are asked to, such as
 * deciding about the very row a flow of approval asks them about. Whoever calls has made sure of that.
 */
export async function asAsked<T>(ctx: Ctx, work: (asked: Ctx) => Promise<T>): Promise<T> {
  const { services, requestId, locale, tx, user } = ctx;
  const asked = new Ctx({ services, requestId, locale, session: user, tx, ability: everything });
  const answer = await work(asked);
  for (const subject of asked.written) ctx.written.add(subject);
  return answer;
}

const setToday = (tx: Tx, { timeZone }: SessionCompany, now: Date) =>
  tx.query(`select set_config('app.today', $1, true)`, [dayIn(timeZone, now)]);

async function asSystem<T>(
  services: Services,
  scope: Scope,
  mode: Mode,
  userId: string,
  companyOf: (tx: Tx) => Promise<SessionCompany | null>,
  work: (ctx: Ctx) => Promise<T>,
  requestId = 'system',
): Promise<T> {
  let written: ReadonlySet<string> = new Set();
  const answer = await inTransaction(services.pool, scope, mode, async (tx) => {
    const session = {
      sessionId: '',
      id: userId,
      name: '',
      email: '',
      type: 'admin',
      status: 'active',
      company: await companyOf(tx),
      employeeId: null,
      roleTitles: [],
      grants: [],
      viewing: null,
      mayVisit: false,
    };
    const ctx = new Ctx({ services, requestId, locale: 'en', session, tx, ability: everything });
    const done = await work(ctx);
    written = ctx.written;
    return done;
  });
  if (written.size) services.committed(written);
  return answer;
}
