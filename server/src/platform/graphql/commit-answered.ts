import type { Ctx } from '../context';
import { CommitLost, type OpenTransaction } from '../database/transaction';

/**
 * Ends a request whose whole answer is there: what it changed is stored from here on and told to whoever follows it.
 * Nothing after this may fail, for the answer would deny what is stored.
 */
export async function commitAnswered(tx: OpenTransaction, { services, written, requestId }: Ctx): Promise<void> {
  try {
    await tx.commit();
  } catch (error) {
    if (!(error instanceof CommitLost)) throw error;
    services.log.error({ err: error, requestId }, 'nobody knows whether a change is stored');
    follow();
    throw error;
  }
  follow();

  function follow(): void {
    try {
      if (written.size) services.committed(written);
    } catch (error) {
      services.log.error({ err: error, requestId }, 'what follows a change could not be begun');
    }
  }
}
