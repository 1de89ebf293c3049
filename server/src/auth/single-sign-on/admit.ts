import { companyUser } from '../../modules/administration/company-user/company-user';
import { ownersOf } from '../../modules/administration/company-domain/company-domain';
import { domainOfMail } from '../../modules/administration/domain/mail-domain';
import { identityProvider } from '../../modules/administration/identity-provider/identity-provider';
import { user } from '../../modules/administration/user/user';
import type { Ctx, Services } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { cleaned } from '../../platform/records/validate';
import { noteInAudit, platformId, writeRows } from '../../platform/records/write-rows';
import { enteredCompany, onPlatform } from '../../platform/system-ctx';
import { joinCompany } from '../follow-link';
import type { IssuedToken, Sessions, Visitor } from '../sessions/sessions';
import type { SignedOut } from './back-channel';
import {
  accountIdOfEmail,
  accountOfSubject,
  endSessionsSignedOut,
  heldAccount,
  heldMembership,
  keepSubject,
  liveProvider,
  type LiveProvider,
} from './provider-rows';
import type { Said } from './wire';

/** Why somebody is not let in whom the provider vouches for. */
export type Shut =
  /** The provider names no address that it verified, or one of a domain it does not answer for. */
  | 'unverified'
  | 'otherDomain'
  /** Nobody of the company, and nobody new comes in. */
  | 'notMember'
  /** The account is there already and no active member: its owner joins by the link that is mailed to them. */
  | 'elsewhere'
  /** The membership or the account is suspended, ended or an administrator's. */
  | 'closed'
  /** The provider was switched off meanwhile. */
  | 'off';

export type Admitted = ({ kind: 'admitted'; userId: string } & IssuedToken) | { kind: 'shut'; why: Shut };

const shut = (why: Shut): Admitted => ({ kind: 'shut', why });

/**
 * Lets in whom a provider vouches for, all of it or nothing: by the subject it knows them by, and the first time by an
 * address it verified within its own domains. Who was invited and has no account yet is a member by it; who was not
 * invited becomes one where the provider has a role for them. Who has an account joins by the mailed link first, unless
 * the company has proven that the domain is its own; for a domain that another one has proven nobody is let in.
 */
export async function admit(
  services: Services,
  sessions: Sessions,
  { id }: LiveProvider,
  said: Said,
  visitor: Visitor,
): Promise<Admitted> {
  return onPlatform(services, platformId, 'write', async (ctx) => {
    const provider = await liveProvider(ctx.tx, id, ctx.now, true);
    if (!provider) return shut('off');
    // Two answers about the same person at the same moment make one account and one membership.
    await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('address ' || $1, 0))`, [
      said.verifiedEmail ?? `${said.issuer} ${said.subject}`,
    ]);
    const known = await accountOfSubject(ctx.tx, provider, said.issuer, said.subject);
    const domain = domainOfMail(said.verifiedEmail ?? '');
    const [owner] = await ownersOf(ctx.tx, [domain]);
    const isProven = owner?.companyId === provider.company.id;
    const isOfDomain = provider.domains.includes(domain) && (!owner || isProven);
    if (!known && !said.verifiedEmail) return shut('unverified');
    if (!known && !isOfDomain) return shut('otherDomain');
    const email = isOfDomain ? said.verifiedEmail : null;
    const accountId = known ?? (await accountIdOfEmail(ctx.tx, email!));
    const account = accountId && (await heldAccount(ctx.tx, accountId));
    if (account && (account.status !== 'active' || account.type === 'admin')) return shut('closed');

    const member = await heldMembership(ctx.tx, provider.company.id, accountId, email);
    if (member && (member.isEnded || !['active', 'invited'].includes(member.status))) return shut('closed');
    // A company may name any domain: whose account it is decides for themselves which companies they join, unless the
    // domain is proven to be the company's.
    if (account && !known && member?.status !== 'active' && !isProven) return shut('elsewhere');
    if (!member && !(await takesNewMembers(ctx, provider))) return shut('notMember');
    const userId = accountId ?? (await makeAccount(ctx, provider, said));
    const inside = await enteredCompany(ctx, provider.company, userId);
    if (member?.status === 'invited')
      await joinCompany(ctx, { companyId: provider.company.id, membershipId: member.id }, userId);
    if (!member) await makeMember(inside, provider, userId);
    if (!known) await keepSubject(ctx.tx, provider, { ...said, userId }, ctx.now);
    await noteInAudit(inside, identityProvider, id, 'sign_in', visitor.ip);
    const issued = await sessions.beginThrough(
      ctx.tx,
      {
        userId,
        companyId: provider.company.id,
        providerId: id,
        idToken: services.cipher.encrypt(said.idToken),
        session: said.session,
      },
      visitor,
    );
    for (const subject of inside.written) ctx.written.add(subject);
    return { kind: 'admitted', userId, ...issued };
  });
}

async function takesNewMembers(ctx: Ctx, { roleId, company }: LiveProvider): Promise<boolean> {
  if (!roleId) return false;
  const { rowCount } = await ctx.tx.query(
    `select 1 from company_role where company_id = $1 and id = $2 and status = 'active' and deleted_at is null`,
    [company.id, roleId],
  );
  return rowCount === 1;
}

/** An account without a password: its owner may ask for a link to choose one. */
async function makeAccount(ctx: Ctx, { company }: LiveProvider, { verifiedEmail, name }: Said): Promise<string> {
  const id = newId(ctx.now.getTime());
  const known = cleaned(user, {
    name: (name && name.length > 1 ? name : verifiedEmail!).slice(0, 120),
    email: verifiedEmail,
    type: 'employee',
    status: 'active',
    locale: company.locale,
  });
  const values = { ...known, roleIds: [], passwordHash: null, deletedAt: null };
  await writeRows(ctx, user, [{ id, values }], 'create');
  return id;
}

async function makeMember(inside: Ctx, { roleId }: LiveProvider, userId: string): Promise<void> {
  const values = { userId, status: 'active', roleIds: [roleId], employeeId: null, deletedAt: null };
  await writeRows(inside, companyUser, [{ id: newId(inside.now.getTime()), values }], 'create');
}

/** Ends what somebody began through a provider, who has signed out there. */
export function endSignedOut(services: Services, provider: LiveProvider, who: SignedOut): Promise<void> {
  return onPlatform(services, platformId, 'write', async (ctx) => {
    const ended = await endSessionsSignedOut(ctx.tx, provider, who, ctx.now);
    if (!ended) return;
    const inside = await enteredCompany(ctx, provider.company);
    await noteInAudit(inside, identityProvider, provider.id, 'sign_out');
  });
}

/** Puts down in the company that somebody came with the provider's word and was not let in, and why. */
export function noteRefusal(services: Services, provider: LiveProvider, why: string): Promise<void> {
  return onPlatform(services, platformId, 'write', async (ctx) => {
    const inside = await enteredCompany(ctx, provider.company);
    await noteInAudit(inside, identityProvider, provider.id, 'refuse_sign_in', why);
  });
}
