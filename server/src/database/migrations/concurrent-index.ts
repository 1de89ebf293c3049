import type { QueryRunner } from 'typeorm';

/**
 * Makes an index while others go on writing to its table: `on` is what follows ON. Only in a migration outside a
 * transaction (`readonly transaction = false`) that does nothing else: cut off, it is done again as a whole. What a killed
 * process left of the index is dropped first. Not for partitioned tables.
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  on: string,
  kind: '' | 'UNIQUE' = '',
): Promise<void> {
  const [found] = (await runner.query(
    'SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [`"${name}"`],
  )) as { isWhole: boolean }[];
  if (found?.isWhole) return;
  await dropIndexConcurrently(runner, name);
  await unhurried(runner, `CREATE ${kind} INDEX CONCURRENTLY "${name}" ON ${on}`);
}

/** Drops an index, if it is there, while others go on writing to its table; in migrations as above. */
export const dropIndexConcurrently = (runner: QueryRunner, name: string): Promise<void> =>
  unhurried(runner, `DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);

/** It waits for every transaction that is open, and nobody waits for it: for once a lock may take its time. */
async function unhurried(runner: QueryRunner, statement: string): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  try {
    await runner.query(statement);
  } finally {
    await runner.query('RESET lock_timeout').catch(() => undefined);
  }
}
