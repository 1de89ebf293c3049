import type { Services } from '../../../platform/context';
import { inEachCompany } from '../../../platform/system-ctx';
import { refreshCurrentPositions } from './current-position';

/** Positions that begin or end by themselves show on their employees; asked every hour, since days begin by zone. */
export const refreshAllPositions = (services: Services): Promise<void> =>
  inEachCompany(services, (ctx) => refreshCurrentPositions(ctx, null), 'open');
