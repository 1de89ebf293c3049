import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { eachRow, type RowResult } from '../../../platform/records/each-row';
import { conflict } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { oneRecord, updateRecord } from '../../../platform/records/records';
import { attendance } from '../attendance/attendance';
import { attendanceDay } from './attendance-day';
import { calculateDaysSoon } from './calculation/calculate-days-soon';
import { t } from '../texts/text';

/**
 * Writes the way out the rule of a shift gives as the time out, of each of these days by itself, as whoever may change
 * their presences. The days are worked out again right afterwards, not within the minute.
 */
export async function confirmTimesOut(ctx: Ctx, dayIds: string[]): Promise<RowResult[]> {
  const results = await eachRow(ctx, dayIds, (id) => confirmOne(ctx, id));
  if (results.some(({ done }) => done)) await calculateDaysSoon(ctx);
  return results;
}

async function confirmOne(ctx: Ctx, id: string): Promise<void> {
  const { employeeId, date, autoOut } = await oneRecord(ctx, attendanceDay, id);
  const {
    rows: [open],
  } = autoOut
    ? await listRecords(
        ctx,
        attendance,
        {
          filter: { employeeId: { eq: employeeId }, date: { eq: date }, endedAt: { isEmpty: true } },
          sort: [{ field: 'startedAt', direction: 'desc' }],
          limit: 1,
        },
        { action: 'update' },
      )
    : { rows: [] };
  if (!autoOut || !open) throw conflict(nothingToConfirm);
  await updateRecord(ctx, attendance, open.id, open.version, { timeOut: wallMoment(+autoOut, open.timeZone).time });
}

const nothingToConfirm = t('confirm_times_out.nothing_to_confirm');
