import type { Services } from '../../../../platform/context';
import { inEachCompany } from '../../../../platform/system-ctx';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { employee } from '../employee';
import { endPositions } from './end-employment';

/** Whoever has a last day has left once the last day is over; asked every hour, since days end by zone. */
export const exitEmployees = (services: Services): Promise<void> =>
  inEachCompany(
    services,
    async (ctx) => {
      const { rows } = await ctx.tx.query<{ id: string; version: number; exitDate: string }>(
        `select id, version, exit_date as "exitDate" from employee where company_id = $1
          and status not in ('draft', 'exited') and exit_date < $2 and deleted_at is null for no key update`,
        [ctx.companyId, todayIn(ctx)],
      );
      await writeRows(
        ctx,
        employee,
        rows.map(({ id, version }) => ({ id, version, values: { status: 'exited' } })),
        'exit',
      );
      // Positions that an ending by hand or by a file had left open.
      for (const { id, exitDate } of rows) await endPositions(ctx, id, exitDate);
    },
    'open',
  );
