import type { Services } from '../context';
import { forgetRows } from '../records/forget-rows';

/** Answers kept for requests that might be repeated go once nobody repeats them any more. */
export const cleanUpIdempotencyKeys = (services: Services): Promise<void> =>
  forgetRows(services, 'repeats', 'idempotency_key', 't.created_at < $1');
