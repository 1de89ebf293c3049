import { setTimeout as sleep } from 'node:timers/promises';
import { packRules } from '@casl/ability/extra';
import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { needsReach, rulesFor, type Rule } from '../platform/access/ability';
import { scopeOf } from '../platform/access/signed-in-ctx';
import type { Ctx } from '../platform/context';
import { AppError, unauthenticated } from '../platform/errors';
import { JsonScalar } from '../platform/graphql/scalars';
import type { SessionUser } from '../platform/access/session-user';
import { inTransaction } from '../platform/database/transaction';
import type { Auth } from './auth';
import { CompanyOfSession, LinkFacts, Session, SignedIn } from './sessions/session-types';
import type { ChallengeCookie } from './passkeys/challenge-cookie';
import { isKeptOut, refuseConfined, type Visitor } from './sessions/sessions';
import { followLink, showLink } from './follow-link';
import { mailResetLink } from './passwords/password-reset';
import { tooManyAttempts } from './sign-in/sign-in';
import { t } from './texts/text';

/** What these operations need beside the ordinary context: the server's sessions, and where the request came from. */
export interface AuthCtx extends Ctx {
  readonly auth: Auth;
  /** Who is kept out of the company they are in, and does what their account allows. */
  readonly halted: SessionUser | null;
  readonly visitor: Visitor;
  readonly challenge: ChallengeCookie;
}

/** The operations below: each opens its own transaction and needs none around it. */
export const authOperations: ReadonlySet<string> = new Set([
  'session',
  'signIn',
  'signOut',
  'changePassword',
  'passwordLink',
  'choosePassword',
  'requestPasswordReset',
  'enterCompany',
  'leaveCompany',
  'viewAsRole',
  'stopViewing',
  'secondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'proveMyself',
  'askPasskey',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'mySessions',
  'endMySession',
  'endMyOtherSessions',
  'testIdentityProvider',
  'testAuditStream',
  'checkCompanyDomain',
]);

/** Longer than looking up an account and queueing its mail take. */
const evenMs = 400;

const factorTexts = {
  codeNeeded: t('second_factor.code_needed'),
  codeWrong: t('second_factor.code_wrong'),
  passkeyNeeded: t('second_factor.passkey_needed'),
} as const;

const userOf = (ctx: AuthCtx): SessionUser => {
  if (!ctx.session) throw unauthenticated();
  return ctx.session;
};
/** The same, also of who is kept out of the company they are in: for what they may do until then. */
export const holderOf = (ctx: AuthCtx): SessionUser => ctx.halted ?? userOf(ctx);

/** The same, for what is the account's own: not for who came through a company's identity provider. */
export const ownerOf = (ctx: AuthCtx): SessionUser => {
  const holder = holderOf(ctx);
  refuseConfined(holder);
  return holder;
};

async function rulesOf(ctx: AuthCtx, user: SessionUser): Promise<Rule[]> {
  if (user.status !== 'active' || isKeptOut(user)) return [];
  const nobody = { own: [], team: [], department: [] };
  const { pool, reachOf, clock } = ctx.services;
  return rulesFor(
    user,
    needsReach(user.grants)
      ? await inTransaction(pool, scopeOf(user, clock()), 'read', (tx) => reachOf(user, tx))
      : nobody,
  );
}

async function sessionFor(ctx: AuthCtx, user: SessionUser): Promise<Session> {
  const { id, name, email, type, status, company, roleTitles, employeeId, sessionId, viewing, mayVisit, formerUntil } =
    user;
  const expires = await ctx.auth.sessions.expiryOf(sessionId);
  if (!expires) throw unauthenticated();
  return {
    user: { id, name, email, type, status },
    company,
    roles: roleTitles,
    employeeId,
    viewing,
    mayVisit,
    formerUntil: formerUntil ?? null,
    lacksSecondFactor: user.lacksSecondFactor ?? false,
    isOffNetwork: user.isOffNetwork ?? false,
    idleMinutes: user.idleMinutes ?? null,
    identityProvider: user.identityProvider?.name ?? null,
    expires,
    sessionUser: user,
  };
}

@Resolver(() => Session)
export class AuthResolver {
  @FieldResolver(() => [CompanyOfSession], { description: 'The companies they may enter, by name; at most 200.' })
  companies(@Context() ctx: AuthCtx, @Root() session: Session): Promise<CompanyOfSession[]> {
    return ctx.auth.sessions.companiesOf(session.sessionUser);
  }

  @FieldResolver(() => JsonScalar, { description: 'What they may do: packed CASL rules, for showing and hiding only.' })
  async rules(@Context() ctx: AuthCtx, @Root() session: Session): Promise<unknown> {
    return packRules(await rulesOf(ctx, session.sessionUser));
  }

  @Query(() => Session, { nullable: true, description: 'The session of this request; null when signed out.' })
  session(@Context() ctx: AuthCtx): Promise<Session> | null {
    const user = ctx.session ?? ctx.halted;
    return user && sessionFor(ctx, user);
  }

  // Nullable, so that each of several in one document is tried, counted and answered by itself.
  @Mutation(() => SignedIn, {
    nullable: true,
    description:
      'Signs a program in; null with an error when refused. Browsers sign in at /api/auth and hold a cookie.',
  })
  async signIn(
    @Context() ctx: AuthCtx,
    @Arg('email', () => String, { description: 'E-mail address of the user.' }) email: string,
    @Arg('password', () => String, { description: 'What they chose to sign in by.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'A code of the second factor or a recovery code, where the account has one.',
    })
    code: string | null | undefined,
  ): Promise<SignedIn> {
    const answer = await ctx.auth.signInWithPassword({ email, password, code: code ?? '', ...ctx.visitor });
    if (answer.kind === 'throttled') throw tooManyAttempts(answer.retryAfterSeconds);
    if (answer.kind === 'refused') {
      throw new AppError('UNAUTHENTICATED', 401, t('auth.e_mail_address_password_not'));
    }
    if (answer.kind === 'onlyWay')
      throw new AppError('UNAUTHENTICATED', 401, t('single_sign_on.only_way', { name: answer.name }));
    if (answer.kind !== 'signedIn') throw new AppError('SECOND_FACTOR', 401, factorTexts[answer.kind], 'code');
    return { token: answer.token, expires: answer.expires };
  }

  @Mutation(() => Boolean, { description: 'Ends this session everywhere.' })
  async signOut(@Context() ctx: AuthCtx): Promise<boolean> {
    await ctx.auth.sessions.revoke(holderOf(ctx).sessionId, 'signed_out');
    return true;
  }

  @Mutation(() => Boolean, { description: 'Changes your own password; your other sessions end.' })
  async changePassword(
    @Context() ctx: AuthCtx,
    @Arg('current', () => String, { description: 'The present password.' }) current: string,
    @Arg('next', () => String, { description: 'The new one: 8 characters or more, 72 bytes at most.' }) next: string,
  ): Promise<boolean> {
    await ctx.auth.changePassword(ownerOf(ctx), current, next, ctx.visitor.ip);
    return true;
  }

  @Query(() => LinkFacts, {
    nullable: true,
    description: 'What the link of this token lets one do; null when it has ended.',
  })
  async passwordLink(
    @Context() ctx: AuthCtx,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
  ): Promise<LinkFacts | null> {
    const link = await showLink(ctx.services, token, ctx.visitor.ip);
    return link && { ...link, company: link.invitation?.company ?? null };
  }

  @Mutation(() => Boolean, {
    description:
      'Chooses a password by a link that was mailed, and accepts the invitation it was mailed for; it works once. Where a password is chosen, open sessions end.',
  })
  async choosePassword(
    @Context() ctx: AuthCtx,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description:
        'The new one: 8 characters or more, 72 bytes at most. Not needed, and kept by nobody, where the account has one and the link is an invitation.',
    })
    password: string | null | undefined,
  ): Promise<boolean> {
    await followLink(ctx.services, token, password ?? null, ctx.visitor.ip);
    ctx.auth.sessions.forgetCached();
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password, if there is such an account; the answer is the same and takes as long either way.',
  })
  async requestPasswordReset(
    @Context() ctx: AuthCtx,
    @Arg('email', () => String, { description: 'E-mail address of the account.' }) email: string,
  ): Promise<boolean> {
    await Promise.all([mailResetLink(ctx.services, email, ctx.visitor.ip), sleep(evenMs)]);
    return true;
  }

  @Mutation(() => Session, {
    description:
      'Enters a company: an admin any, others where they are active members or may visit by a platform role.',
  })
  async enterCompany(
    @Context() ctx: AuthCtx,
    @Arg('id', () => ID, { description: 'The company.' }) id: string,
  ): Promise<Session> {
    return sessionFor(ctx, await ctx.auth.sessions.enterCompany(holderOf(ctx), id, ctx.visitor.ip));
  }

  @Mutation(() => Session, { description: 'Leaves the company visited.' })
  async leaveCompany(@Context() ctx: AuthCtx): Promise<Session> {
    return sessionFor(ctx, await ctx.auth.sessions.leaveCompany(holderOf(ctx)));
  }

  @Mutation(() => Session, {
    description:
      'Shows the company as a role shows it, until stopViewing; reading only, and never more than one holds oneself.',
  })
  async viewAsRole(
    @Context() ctx: AuthCtx,
    @Arg('id', () => ID, { description: 'The role, of the company one is in.' }) id: string,
    @Arg('employeeId', () => ID, { nullable: true, description: 'With whose eyes: what "own" and "team" mean.' })
    employeeId: string | null,
  ): Promise<Session> {
    return sessionFor(ctx, await ctx.auth.sessions.view(userOf(ctx), id, employeeId));
  }

  @Mutation(() => Session, { description: 'Ends viewAsRole: one is oneself again.' })
  async stopViewing(@Context() ctx: AuthCtx): Promise<Session> {
    return sessionFor(ctx, await ctx.auth.sessions.view(userOf(ctx), null));
  }
}
