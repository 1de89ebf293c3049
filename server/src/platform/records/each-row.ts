import type { Ctx } from '../context';
import { invalid, type AppError } from '../errors';
import { t } from '../texts/text';

export interface RowResult {
  id: string;
  done: boolean;
  message: string | null;
  refusal?: AppError;
}

const mostAtOnce = 1_000;

/**
 * Does the work for each row by itself: one refusal leaves the others done. A trial takes back what it did and tells
 * what would have become of each.
 */
export async function eachRow(
  ctx: Ctx,
  ids: string[],
  work: (id: string) => Promise<unknown>,
  isTrial = false,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  if (ids.length > mostAtOnce) {
    throw invalid('ids', t('each_row.choose_most_rows_once', { mostAtOnce }));
  }
  for (const id of new Set(ids)) {
    await ctx.tx.query('savepoint one_row');
    try {
      await work(id);
      results.push({ id, done: true, message: null });
      if (isTrial) await ctx.tx.query('rollback to savepoint one_row');
    } catch (error) {
      await ctx.tx.query('rollback to savepoint one_row');
      if (!isRefusal(error)) throw error;
      results.push({ id, done: false, message: error.messageIn(ctx.locale), refusal: error });
    }
    await ctx.tx.query('release savepoint one_row');
  }
  return results;
}

/** Who has to prove themselves first does so for all rows, and asks again. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof Error && 'messageIn' in error && (error as AppError).code !== 'STEP_UP';
