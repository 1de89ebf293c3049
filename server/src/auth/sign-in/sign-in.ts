import type { Pool } from 'pg';
import { quantity } from '../../kernel/numbers/quantity';
import { invalid, tooMany, unauthenticated } from '../../platform/errors';
import type { SessionUser } from '../../platform/access/session-user';
import { limits, networkOf, type Throttle } from '../../platform/access/throttle';
import type { Cipher } from '../../platform/http/cipher';
import { inTransaction } from '../../platform/database/transaction';
import { factorState, takeCode } from '../second-factor/second-factor';
import type { KnownBrowsers } from '../sessions/known-browsers';
import { assertPassword, lengthProblem } from '../passwords/password-rule';
import type { Passwords } from '../passwords/passwords';
import { accountByEmail, passwordHashOf, replaceHash, replacePassword, revokeRowsOf } from '../sessions/session-rows';
import { refuseConfined, type IssuedToken, type Sessions, type Visitor } from '../sessions/sessions';
import { onlyWayOf } from '../single-sign-on/provider-rows';
import { noteEntry, noteSignIn } from './note-sign-in';
import { countAttempt, giveBackAttempt, type Attempt } from './throttle';
import { t } from '../texts/text';

export interface Credentials extends Visitor {
  email: string;
  password: string;
  /** A code of the second factor, where the account has one: of the app, or one to recover by. */
  code?: string;
  /** What the browser keeps of accounts it was signed in to. */
  browserCookie?: string;
}

export type SignIn =
  | ({ kind: 'signedIn'; session: SessionUser } & IssuedToken)
  | { kind: 'refused' }
  /** The password is right, and the account asks for a code too: none was shown, or a wrong one. */
  | { kind: 'codeNeeded' }
  | { kind: 'codeWrong' }
  /** The password is right, and the account has passkeys and no authenticator app: one of them signs in. */
  | { kind: 'passkeyNeeded' }
  /** The password is right, and every company of the account lets members in through its identity provider alone. */
  | { kind: 'onlyWay'; name: string }
  | { kind: 'throttled'; retryAfterSeconds: number };

export interface Parts {
  pool: Pool;
  passwords: Passwords;
  sessions: Sessions;
  cipher: Cipher;
  throttle: Throttle;
  browsers: KnownBrowsers;
  clock: () => Date;
}

/**
 * A new session for the right e-mail address and password. An unknown address, a deleted user and a wrong password look
 * and take the same. Every call counts as an attempt, however many stand in one request.
 */
export async function signInWithPassword(
  parts: Parts,
  { email, password, code, ip, userAgent, browserCookie }: Credentials,
): Promise<SignIn> {
  const { pool, passwords, sessions, throttle, browsers, clock } = parts;
  const network = networkOf(ip);
  const account = await inTransaction(pool, { platform: true }, 'read', (tx) =>
    accountByEmail(tx, email.trim(), network, clock()),
  );
  const knownAs =
    (account && browsers.nameOf(browserCookie, account.id)) ?? (account?.hasSignedInFrom ? 'network' : null);
  const attempt: Attempt = { email, ip, knownAs };
  const retryAfterSeconds = await countAttempt(throttle, attempt);
  if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };

  const hash = account?.passwordHash ?? null;
  const isRight = await passwords.verifyPassword(password, hash);
  if (!account || !hash || !isRight) {
    if (account) noteRefusal(parts, account.id, network);
    return { kind: 'refused' };
  }
  await giveBackAttempt(throttle, attempt);
  const halted = await secondStep(parts, account.id, code ?? '');
  if (halted?.kind === 'codeWrong') noteRefusal(parts, account.id, network);
  if (halted) return halted;
  const begin = (passwordHash: string) => sessions.begin({ ...account, passwordHash }, { ip: network, userAgent });
  const checked = passwords.needsRehash(hash) ? await rehash(parts, account.id, hash, password) : hash;
  let begun = await begin(checked);
  if (!begun) {
    const another = await anotherHashOf(parts, account.id, password, checked);
    if (another) begun = await begin(another);
  }
  if (!begun) return { kind: 'refused' };
  const shut = await shutOut(parts, account.status, begun.session);
  if (shut) return shut;
  await noteEntry(parts, begun.session, network);
  return { kind: 'signedIn', ...begun };
}

/** Not waited for: an account that is there must not take longer to refuse than one that is not. */
function noteRefusal({ pool, clock }: Parts, userId: string, ip: string): void {
  void noteSignIn(pool, clock(), { userId, outcome: 'sign_in_refused', ip }).catch(() => undefined);
}

/** By which provider somebody comes in whose password opens nothing; their session ends as soon as it began. */
async function shutOut(
  { pool, sessions }: Parts,
  accountStatus: string,
  { id, sessionId, status }: SessionUser,
): Promise<Extract<SignIn, { kind: 'onlyWay' }> | null> {
  if (status === accountStatus) return null;
  const way = await inTransaction(pool, { platform: true }, 'read', (tx) => onlyWayOf(tx, id));
  if (!way) return null;
  await sessions.revoke(sessionId, 'provider_only');
  return { kind: 'onlyWay', name: way.name };
}

/** What halts somebody who knew the password, or null where the account asks for nothing more or the code is right. */
async function secondStep(parts: Parts, userId: string, code: string): Promise<SignIn | null> {
  const { since, hasFactor } = await inTransaction(parts.pool, { platform: true }, 'read', (tx) =>
    factorState(tx, userId),
  );
  if (!hasFactor) return null;
  if (!since) return { kind: 'passkeyNeeded' };
  return code.trim() ? tryCode(parts, userId, code) : { kind: 'codeNeeded' };
}

type CodeRefusal = Extract<SignIn, { kind: 'throttled' | 'codeWrong' }>;

/** Counts one try and takes the code. Null where it is right. */
async function tryCode(
  { pool, cipher, throttle, clock }: Parts,
  userId: string,
  code: string,
): Promise<CodeRefusal | null> {
  const retryAfterSeconds = await throttle.count(limits.secondFactor, userId);
  if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
  const isRight = await inTransaction(pool, { platform: true }, 'write', (tx) =>
    takeCode(tx, cipher, userId, code, clock()),
  );
  if (!isRight) return { kind: 'codeWrong' };
  await throttle.forget(limits.secondFactor, userId);
  return null;
}

/** Throws unless the signed-in user shows a code of their second factor. */
export async function proveCode(parts: Parts, session: SessionUser, code: string): Promise<void> {
  refuseConfined(session);
  const refusal = await tryCode(parts, session.id, code);
  if (refusal?.kind === 'throttled') throw tooManyAttempts(refusal.retryAfterSeconds);
  if (refusal) throw invalid('code', t('second_factor.code_wrong'));
}

/** Throws unless the signed-in user shows their present password. Answers its hash. */
export async function provePassword(
  { pool, passwords, throttle }: Parts,
  session: SessionUser,
  current: string,
  ip: string,
): Promise<string> {
  refuseConfined(session);
  const attempt: Attempt = { email: session.email, ip, knownAs: 'network' };
  const retryAfterSeconds = await countAttempt(throttle, attempt);
  if (retryAfterSeconds !== null) throw tooManyAttempts(retryAfterSeconds);
  const hash = await inTransaction(pool, { platform: true }, 'read', (tx) => passwordHashOf(tx, session.id));
  if (!(await passwords.verifyPassword(current, hash)) || hash === null) {
    throw invalid('current', t('sign_in.not_your_present_password'));
  }
  await giveBackAttempt(throttle, attempt);
  return hash;
}

/** The hash of the same password that stands now, where somebody who signed in at the same moment had it made anew. */
async function anotherHashOf(
  { pool, passwords }: Parts,
  userId: string,
  password: string,
  checked: string,
): Promise<string | null> {
  const standing = await inTransaction(pool, { platform: true }, 'read', (tx) => passwordHashOf(tx, userId));
  return standing !== checked && (await passwords.verifyPassword(password, standing)) ? standing : null;
}

/** The hash it has from now on. A password that cannot be hashed today keeps the one it has. */
async function rehash({ pool, passwords }: Parts, userId: string, before: string, password: string): Promise<string> {
  if (lengthProblem(password)) return before;
  const after = await passwords.hashPassword(password);
  const isReplaced = await inTransaction(pool, { platform: true }, 'write', (tx) =>
    replaceHash(tx, userId, before, after),
  );
  return isReplaced ? after : before;
}

/** A new password for the signed-in user, who proves that they know the present one; their other sessions end. */
export async function changePassword(
  parts: Parts,
  session: SessionUser,
  current: string,
  next: string,
  ip: string,
): Promise<void> {
  const { pool, passwords, sessions, clock } = parts;
  assertPassword(next, 'next', [session.email, session.name, session.company?.name]);
  const before = await provePassword(parts, session, current, ip);
  const after = await passwords.hashPassword(next, 'next');
  const replace = (checked: string) =>
    inTransaction(pool, { platform: true }, 'write', async (tx) => {
      if (!(await replacePassword(tx, session.id, checked, after, clock()))) return false;
      await revokeRowsOf(tx, session.id, 'password_changed', clock(), session.sessionId);
      return true;
    });
  if (!(await replace(before))) {
    const another = await anotherHashOf(parts, session.id, current, before);
    if (!another || !(await replace(another))) throw unauthenticated();
  }
  sessions.forgetCached();
}

export const tooManyAttempts = (retryAfterSeconds: number) =>
  tooMany(
    t('sign_in.too_many_attempts_sign_try', {
      retryAfterSeconds: quantity(Math.ceil(retryAfterSeconds / 60), 'minute'),
    }),
    retryAfterSeconds,
  );
