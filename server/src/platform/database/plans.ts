import type { Tx } from './transaction';

/**
 * Statements are planned once and for all values (`plan_cache_mode`, set for each connection), which is right for the
 * few rows of a request. Where a transaction meets very many, or makes tables grow, they are planned anew each time.
 */
const anew = new WeakSet<Tx>();

/** From here on statements of this transaction are planned for their values and the tables they meet. */
export async function planAnew(tx: Tx): Promise<void> {
  anew.add(tx);
  await tx.query('set local plan_cache_mode = force_custom_plan');
}

/** The same for one piece of work. */
export async function withPlansAnew<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (anew.has(tx)) return work();
  await planAnew(tx);
  const result = await work();
  anew.delete(tx);
  await tx.query('set local plan_cache_mode to default');
  return result;
}

/**
 * Work that keeps its plans all the same: it writes many rows in one statement, whose references and triggers ask the
 * same for each row, by an index however tables grow, and would be planned for each of them.
 */
export async function withKeptPlans<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (!anew.delete(tx)) return work();
  try {
    await tx.query('set local plan_cache_mode to default');
    return await work();
  } finally {
    anew.add(tx);
    // Refused once the transaction has failed, and then taken back with all else.
    await tx.query('set local plan_cache_mode = force_custom_plan').catch(() => undefined);
  }
}
