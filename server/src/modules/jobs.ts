import { sealAudit } from '../platform/audit/audit-chain';
import { secondFactorJobs } from '../auth/second-factor/reset-second-factor';
import { forgetOldSessions } from '../auth/sessions/old-sessions';
import { forgetOldLinks } from '../auth/passwords/old-links';
import { renewEncryption } from '../platform/database/encryption/renew';
import { sealedPlaces } from '../platform/database/encryption/sealed-places';
import { cleanUpIdempotencyKeys } from '../platform/http/idempotency-cleanup';
import type { Services } from '../platform/context';
import type { JobHandler } from '../platform/jobs/jobs';
import { modules } from './modules';

/** Every background job by name. */
export const jobHandlers = (services: Services): Record<string, JobHandler> => ({
  seal_audit: () => sealAudit(services),
  renew_encryption: () => renewEncryption(services, sealedPlaces(modules.flatMap(({ sealed = [] }) => sealed))),
  forget_old_sessions: () => forgetOldSessions(services),
  forget_old_links: () => forgetOldLinks(services),
  forget_old_repeats: () => cleanUpIdempotencyKeys(services),
  ...secondFactorJobs(services),
  ...Object.assign({}, ...modules.map(({ jobs }) => jobs?.(services))),
});

/** Lines of graphile-worker's crontab, in UTC. */
export const scheduledJobs = [
  '* * * * * seal_audit',
  '*/5 * * * * renew_encryption',
  '20 1 * * * forget_old_sessions ?fill=1d',
  '22 1 * * * forget_old_links ?fill=1d',
  '24 1 * * * forget_old_repeats ?fill=1d',
  '10 0 * * * keep_partitions ?fill=1d',
  ...modules.flatMap(({ schedule = [] }) => schedule),
].join('\n');

/** Those that work through all companies and may take long in a large one: they leave some places to the others. */
export const longTasks = ['renew_encryption', ...modules.flatMap(({ longJobs = [] }) => longJobs)];
