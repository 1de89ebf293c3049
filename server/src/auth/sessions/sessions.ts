import type { KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { isAllowedFrom } from '../../platform/access/allowed-networks';
import type { Throttle } from '../../platform/access/throttle';
import { forbidden, notFound, offNetwork, unauthenticated } from '../../platform/errors';
import { isId, newId } from '../../platform/records/ids';
import type { SessionUser } from '../../platform/access/session-user';
import { inTransaction, type Tx } from '../../platform/database/transaction';
import type { RevocationReason } from './auth-session';
import { noteOffNetwork } from './note-off-network';
import { SessionCache } from './session-cache';
import {
  companiesToEnter,
  firstCompany,
  mayEnterCompany,
  mayLeaveCompanies,
  readLiveSession,
  type LiveSession,
} from './session-reading';
import {
  insertSession,
  lockUserOfHash,
  noteProof,
  noteUseOfRow,
  prolongRow,
  revokeRow,
  revokeRowsOf,
  viewThrough,
  visitCompany,
} from './session-rows';
import { onlyWayOf } from '../single-sign-on/provider-rows';
import { refuseViewing } from '../visit/viewing';
import { readSessionToken, signSessionToken } from '../tokens';
import { t } from '../texts/text';

export const sessionDays = 30;
/**
 * Who came through an identity provider goes back to it after so long: whether they are still known there shows then,
 * where the provider does not say so by itself.
 */
export const providerSessionHours = 12;
const day = 24 * 60 * 60 * 1000;
const prolongedAfterMs = 60_000;
const notedAfterMs = 60 * 60_000;
const idleNotedAfterMs = 60_000;
const belongsHere = t('sessions.belongs_here');

/** A token for a session, and until when both hold unless the session is seen again. */
export interface IssuedToken {
  token: string;
  expires: Date;
}

export interface Visitor {
  ip: string;
  userAgent: string | null;
}

/** Who is signed in: made at sign-in, read anew for every request, ended by revocation. */
export class Sessions {
  private readonly cache: SessionCache<LiveSession>;

  constructor(
    readonly pool: Pool,
    private readonly key: KeyObject,
    readonly clock: () => Date,
    readonly throttle: Throttle,
  ) {
    this.cache = new SessionCache(
      (id) => this.inPlatform('read', (tx) => readLiveSession(tx, id, this.clock())),
      clock,
    );
  }

  /**
   * Begins a session in the company the user visited last, for who knew the password behind this hash. Null when the
   * password was changed or the user deleted since: the lock makes one of the two wait for the other.
   */
  async begin(
    user: { id: string; status: string; passwordHash: string },
    visitor: Visitor,
  ): Promise<(IssuedToken & { session: SessionUser }) | null> {
    return this.beginIf(user, visitor, (tx) => lockUserOfHash(tx, user.id, user.passwordHash));
  }

  /** The same for who was known by something else, which `holds` makes sure of in the transaction that begins it. */
  async beginIf(
    user: { id: string; status: string },
    { ip, userAgent }: Visitor,
    holds: (tx: Tx) => Promise<boolean>,
  ): Promise<(IssuedToken & { session: SessionUser }) | null> {
    const now = this.clock();
    const id = newId(now.getTime());
    const { token, expires } = this.issue(id);
    const live = await this.inPlatform('write', async (tx) => {
      if (!(await holds(tx))) return null;
      await insertSession(tx, {
        id,
        userId: user.id,
        companyId: await firstCompany(tx, user.id, now),
        userStatus: user.status,
        createdAt: now,
        expiresAt: expires,
        ip,
        userAgent: userAgent?.slice(0, 400) ?? null,
      });
      return readLiveSession(tx, id, now);
    });
    return live && { token, expires, session: live.user };
  }

  /**
   * Begins a session in the company of the identity provider somebody came through, inside the transaction that let
   * them in: it never leaves that company.
   */
  async beginThrough(
    tx: Tx,
    of: { userId: string; companyId: string; providerId: string; idToken: string | null; session: string | null },
    { ip, userAgent }: Visitor,
  ): Promise<IssuedToken> {
    const now = this.clock();
    const id = newId(now.getTime());
    const { token, expires } = this.issue(id, new Date(now.getTime() + providerSessionHours * 60 * 60_000));
    await insertSession(tx, {
      id,
      userId: of.userId,
      companyId: of.companyId,
      userStatus: 'active',
      createdAt: now,
      expiresAt: expires,
      ip,
      userAgent: userAgent?.slice(0, 400) ?? null,
      identityProviderId: of.providerId,
      idToken: of.idToken,
      providerSession: of.session,
    });
    return { token, expires };
  }

  /**
   * The session as it stands now for who comes from that address, at most half a second old; null when it ended, and
   * while a second factor has to be set up.
   */
  async read(sessionId: string, ip: string): Promise<SessionUser | null> {
    const user = await this.from(sessionId, ip);
    return user?.lacksSecondFactor ? null : user;
  }

  /** When the session ends unless it is seen again; null when it has ended. */
  async expiryOf(sessionId: string): Promise<Date | null> {
    return (await this.live(sessionId))?.expiresAt ?? null;
  }

  /**
   * Who holds this token and comes from that address: null for a forged, expired or revoked one, and for who is kept
   * out of the company they are in.
   */
  async fromToken(token: string | null, ip: string): Promise<SessionUser | null> {
    const found = await this.withToken(token, ip);
    return found && !isKeptOut(found.user) ? found.user : null;
  }

  /** The session of a token and when the token was made; also of who is kept out of the company they are in. */
  async withToken(token: string | null, ip: string): Promise<{ user: SessionUser; issuedAt: Date } | null> {
    const claims = token === null ? null : readSessionToken(this.key, token, this.clock());
    const user = claims && (await this.from(claims.sessionId, ip));
    return user && claims ? { user, issuedAt: claims.issuedAt } : null;
  }

  /** Whose session it is, with nothing in their hands where the company lets nobody in from that address. */
  private async from(sessionId: string, ip: string): Promise<SessionUser | null> {
    const live = await this.live(sessionId);
    if (!live || isReachedFrom(live, ip)) return live && live.user;
    const { user, bound } = live;
    const company = user.company!;
    await noteOffNetwork(this, { userId: user.id, company, about: 'CompanyUser', recordId: bound!.membershipId }, ip);
    return { ...user, roleTitles: [], grants: [], employeeId: null, isOffNetwork: true };
  }

  /**
   * Writes down that a session is used, once an hour: so well is its last use known. Where the company has limits to
   * being idle, once a minute.
   */
  async noteUse(sessionId: string): Promise<void> {
    const now = this.clock();
    const live = await this.live(sessionId);
    const notedAfter = live?.user.idleMinutes ? idleNotedAfterMs : notedAfterMs;
    if (!live || now.getTime() - live.lastSeenAt.getTime() < notedAfter) return;
    // For the other requests of the same page.
    live.lastSeenAt = now;
    await this.inPlatform('write', (tx) => noteUseOfRow(tx, sessionId, now));
  }

  /** Writes down that the owner of a session proved now that it is they. */
  async noteProof(sessionId: string): Promise<void> {
    await this.inPlatform('write', (tx) => noteProof(tx, sessionId, this.clock()));
    this.cache.forget(sessionId);
  }

  /**
   * Thirty more days for a session, and the token that says so; none for one that came through an identity provider.
   * Written down once a minute at most.
   */
  async prolong(sessionId: string): Promise<IssuedToken> {
    const live = await this.live(sessionId);
    if (live?.user.identityProvider) return this.issue(sessionId, live.expiresAt);
    const issued = this.issue(sessionId);
    const now = this.clock();
    if (live && issued.expires.getTime() - live.expiresAt.getTime() >= prolongedAfterMs) {
      await this.inPlatform('write', (tx) => prolongRow(tx, sessionId, now, issued.expires));
      this.cache.forget(sessionId);
    }
    return issued;
  }

  async revoke(sessionId: string, reason: RevocationReason): Promise<void> {
    await this.inPlatform('write', (tx) => revokeRow(tx, sessionId, reason, this.clock()));
    this.cache.forget(sessionId);
  }

  /** Ends the sessions of a user, but for one they may keep. */
  async revokeAllOf(userId: string, reason: RevocationReason, exceptSessionId?: string): Promise<void> {
    await this.inPlatform('write', (tx) => revokeRowsOf(tx, userId, reason, this.clock(), exceptSessionId));
    this.forgetCached();
  }

  /** After changes made elsewhere to users, memberships or roles: they show at once in this process. */
  forgetCached(): void {
    this.cache.forgetAll();
  }

  /**
   * Throws NOT_FOUND for a company that is absent or closed to this user, OFF_NETWORK for one that lets nobody in from
   * that address; answers the session inside it.
   */
  async enterCompany(session: SessionUser, companyId: string, ip: string): Promise<SessionUser> {
    return this.visit(session, companyId, ip);
  }

  /** Throws FORBIDDEN for who belongs to companies alone: outside them there would be nothing for them. */
  async leaveCompany(session: SessionUser): Promise<SessionUser> {
    return this.visit(session, null);
  }

  async companiesOf(session: SessionUser): Promise<{ id: string; name: string }[]> {
    if (session.identityProvider) return session.company ? [session.company] : [];
    return this.inPlatform('read', (tx) => companiesToEnter(tx, session.id, this.clock()));
  }

  /**
   * Lets the user look through a role of their company, with an employee's eyes if they name one, until they stop;
   * nothing can be changed meanwhile. With null they stop. Throws NOT_FOUND and FORBIDDEN.
   */
  async view(session: SessionUser, roleId: string | null, employeeId: string | null = null): Promise<SessionUser> {
    return this.changed(session, async (tx) => {
      if (roleId !== null) await refuseViewing(tx, session, roleId, employeeId);
      await viewThrough(tx, session.sessionId, roleId, employeeId);
    });
  }

  private async visit(session: SessionUser, companyId: string | null, ip?: string): Promise<SessionUser> {
    refuseConfined(session);
    if (companyId !== null && !isId(companyId)) throw notFound();
    return this.changed(
      session,
      async (tx) => {
        if (companyId !== null && !(await mayEnterCompany(tx, session.id, companyId, this.clock())))
          throw await shutToPasswords(tx, session, companyId);
        if (companyId === null && session.company && !(await mayLeaveCompanies(tx, session.id)))
          throw forbidden(belongsHere);
        await visitCompany(tx, session.sessionId, companyId, this.clock());
      },
      ip,
    );
  }

  private async changed(session: SessionUser, change: (tx: Tx) => Promise<void>, from?: string): Promise<SessionUser> {
    const live = await this.inPlatform('write', async (tx) => {
      await change(tx);
      const then = await readLiveSession(tx, session.sessionId, this.clock());
      if (then && from !== undefined && !isReachedFrom(then, from)) throw offNetwork();
      return then;
    });
    this.cache.forget(session.sessionId);
    if (!live) throw unauthenticated();
    return live.user;
  }

  private live(sessionId: string): Promise<LiveSession | null> {
    return this.cache.get(sessionId);
  }

  private issue(sessionId: string, until?: Date): IssuedToken {
    const now = this.clock();
    const expires = until ?? new Date(now.getTime() + sessionDays * day);
    return { token: signSessionToken(this.key, sessionId, now, expires), expires };
  }

  private inPlatform<T>(mode: 'read' | 'write', work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.pool, { platform: true }, mode, work);
  }
}

const isReachedFrom = ({ bound }: LiveSession, ip: string): boolean => !bound || isAllowedFrom(bound.networks, ip);

/** Who does what their account allows and nothing in the company: they lack a second factor or come from elsewhere. */
export const isKeptOut = ({ lacksSecondFactor, isOffNetwork }: SessionUser): boolean =>
  !!lacksSecondFactor || !!isOffNetwork;

/** What only who knows the password of an account does with it: nothing a company's provider says is enough. */
export function refuseConfined(session: SessionUser): void {
  if (session.identityProvider)
    throw forbidden(t('single_sign_on.knows_company_alone', { name: session.identityProvider.name }));
}

async function shutToPasswords(tx: Tx, { id }: SessionUser, companyId: string): Promise<Error> {
  const way = await onlyWayOf(tx, id, companyId);
  return way ? forbidden(t('single_sign_on.only_way', { name: way.name })) : notFound();
}
