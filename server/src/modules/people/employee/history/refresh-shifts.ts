import type { Services } from '../../../../platform/context';
import { inEachCompany } from '../../../../platform/system-ctx';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { shiftOnFileSql } from './dated-shift';
import { employee } from '../employee';

/**
 * Shifts given for a day to come show on their employees once it has come; asked every hour, since days begin by zone.
 */
export const refreshShifts = (services: Services): Promise<void> =>
  inEachCompany(
    services,
    async (ctx) => {
      const { rows } = await ctx.tx.query<{ id: string; version: number; shiftId: string | null }>(
        `select e.id, e.version, ${shiftOnFileSql('e', '$2::date')} as "shiftId" from employee e
     where e.company_id = $1 and e.shifts is not null and e.shift_id is distinct from ${shiftOnFileSql('e', '$2::date')}
       and e.deleted_at is null for no key update`,
        [ctx.companyId, todayIn(ctx)],
      );
      await writeRows(
        ctx,
        employee,
        rows.map(({ shiftId, ...row }) => ({ ...row, values: { shiftId } })),
        'shift',
      );
    },
    'open',
  );
