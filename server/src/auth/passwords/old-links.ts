import type { Services } from '../../platform/context';
import { forgetRows } from '../../platform/records/forget-rows';

/** Links to choose a password that were used or ran out long ago go; none of them opens anything any more. */
export const forgetOldLinks = (services: Services): Promise<void> =>
  forgetRows(services, 'passwordLinks', 'password_link', 't.expires_at < $1');
