import { inTransaction } from '../../platform/database/transaction';
import { invalid } from '../../platform/errors';
import type { SessionUser } from '../../platform/access/session-user';
import type { Passkeys } from '../passkeys/passkeys';
import { proveCode, provePassword, type Parts } from '../sign-in/sign-in';
import { t } from '../texts/text';
import type { Proof } from './proof';
import { factorState } from './second-factor';

/** From where a proof is shown. */
export interface ShownFrom {
  visitor: { ip: string };
  challenge: { cookie: string | undefined };
  requestId: string;
}

/**
 * Throws unless the signed-in user proves that it is they: by their second factor where they have one, since whoever
 * knows the password alone may not weaken it, else by the password.
 */
export async function prove(
  parts: Parts & { passkeys: Passkeys },
  session: SessionUser,
  { current, code, passkey }: Proof,
  { visitor, challenge, requestId }: ShownFrom,
): Promise<void> {
  const { hasFactor } = await inTransaction(parts.pool, { platform: true }, 'read', (tx) =>
    factorState(tx, session.id),
  );
  if (!hasFactor) await provePassword(parts, session, current ?? '', visitor.ip);
  else if (!passkey) await proveCode(parts, session, code ?? '');
  else if (!(await parts.passkeys.proves(session, { credential: passkey, cookie: challenge.cookie }, requestId)))
    throw invalid('passkey', t('passkeys.refused'));
}
