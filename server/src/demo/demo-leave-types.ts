import { leaveType } from '../areas/leave-type/leave-type';
import type { Ctx } from '../platform/context';
import { listRecords } from '../platform/list-query';
import { createRecord } from '../platform/records';

/** Hours off beside the usual types, and which type leave of each kind is; the hours under their code. */
export async function fillLeaveTypes(ctx: Ctx): Promise<Map<string, string>> {
  const hourly = await createRecord(ctx, leaveType, {
    code: 'HOURLY', name: 'Hours off', nameAr: 'إذن بالساعات', kind: 'paid', colour: '#0f766e', sortOrder: 60, unit: 'hour', minMinutes: 30, maxConsecutive: '1', backdateDays: 7,
  });
  const { rows } = await listRecords(ctx, leaveType, { limit: 100, sort: [{ field: 'sortOrder', direction: 'desc' }] });
  return new Map([...rows.map(({ id, kind }): [string, string] => [kind, String(id)]), ['HOURLY', String(hourly.id)]]);
}
