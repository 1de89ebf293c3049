import type { Services } from '../../../platform/context';
import { forgetRows } from '../../../platform/records/forget-rows';
import { givenUp } from './failed-job';

/** Jobs given up so long ago that nobody will try them again. */
export const forgetFailedJobs = (services: Services): Promise<void> =>
  forgetRows(
    services,
    'failedJobs',
    'graphile_worker._private_jobs',
    `exists (select from graphile_worker._private_jobs j where j.id = t.id and ${givenUp}) and t.updated_at < $1`,
  );
