import type { Tx } from './transaction';

/**
 * Statements are planned once and for all values (`plan_cache_mode`, set for each connection), which is right for the
 * few rows of a request. Where a transaction meets very many, or makes tables grow, they are planned anew each time.
 */
const anew = new WeakSet<Tx>();

async function plan(tx: Tx, isAnew: boolean): Promise<void> {
  if (isAnew) anew.add(tx);
  else anew.delete(tx);
  await tx.query(`set local plan_cache_mode ${isAnew ? '= force_custom_plan' : 'to default'}`);
}

async function during<T>(tx: Tx, isAnew: boolean, work: () => Promise<T>): Promise<T> {
  if (anew.has(tx) === isAnew) return work();
  await plan(tx, isAnew);
  try {
    return await work();
  } finally {
    // Refused once the transaction has failed, and then taken back with all else.
    await plan(tx, !isAnew).catch(() => undefined);
  }
}

/** From here on statements of this transaction are planned for their values and the tables they meet. */
export const planAnew = (tx: Tx): Promise<void> => plan(tx, true);

/** The same for one piece of work. */
export const withPlansAnew = <T>(tx: Tx, work: () => Promise<T>): Promise<T> => during(tx, true, work);

/**
 * Work that keeps its plans all the same: it writes many rows in one statement, whose references and triggers ask the
 * same for each row, by an index however tables grow, and would be planned for each of them.
 */
export const withKeptPlans = <T>(tx: Tx, work: () => Promise<T>): Promise<T> => during(tx, false, work);
