import { createHash } from 'node:crypto';
import type { Ctx } from '../context';
import { AppError, conflict, invalid } from '../errors';
import { t } from '../texts/text';

/**
 * Does a write once per key of its user: a repeat gets the stored answer, another body under the same key is refused,
 * and a repeat while the first still runs is told so. Key and answer are committed with the write itself, so a crash
 * leaves either both or neither. Answers tell what is told once, as a token: they are kept encrypted.
 */
export async function withIdempotency<T>(
  ctx: Ctx,
  key: string,
  request: string,
  work: () => Promise<T>,
  isDone: (answer: T) => boolean = () => true,
): Promise<T> {
  if (key.length > 200) throw invalid('Idempotency-Key', t('idempotency.key_may_have_200_characters'));
  const hash = createHash('sha256')
    .update(`${ctx.user.company?.id ?? ''}\n${request}`)
    .digest('hex');
  const {
    rows: [lock],
  } = await ctx.tx.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as "isFree"', [
    `${ctx.user.id} ${key}`,
  ]);
  if (!lock!.isFree) {
    throw conflict(t('idempotency.same_request_still_running_try'));
  }
  const { cipher } = ctx.services;
  const {
    rows: [stored],
  } = await ctx.tx.query<{ request_hash: string; answer: T | string }>(
    'select request_hash, answer from idempotency_key where user_id = $1 and key = $2',
    [ctx.user.id, key],
  );
  if (stored && stored.request_hash !== hash) {
    throw new AppError('INVALID', 422, t('idempotency.idempotency_key_used_another_request'));
  }
  if (stored)
    return typeof stored.answer === 'string' ? (JSON.parse(cipher.decrypt(stored.answer)) as T) : stored.answer;
  const answer = await work();
  if (isDone(answer)) {
    await ctx.tx.query(
      `insert into idempotency_key (user_id, key, request_hash, status, answer, created_at)
        values ($1, $2, $3, 200, $4, $5)`,
      [ctx.user.id, key, hash, JSON.stringify(cipher.encrypt(JSON.stringify(answer) ?? 'null')), ctx.now],
    );
  }
  return answer;
}
