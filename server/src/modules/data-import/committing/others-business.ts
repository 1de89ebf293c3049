import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { isFinalRefusal } from '../../../platform/errors';
import { ownEmployees, refuseOwnMatter } from '../../../platform/access/own-matters';
import { refusePlacingBelowOneself } from '../../../platform/access/within-reach';
import { employeePosition, placedAnew } from '../../people/employee-position/employee-position';
import { existingRecords } from '../records/existing-records';
import type { LoggedWrite } from './import-writes';

/** Writes another person has to take back: they are about whoever asks, or would bring people back below them. */
export async function othersBusiness(
  ctx: Ctx,
  area: Area,
  writes: readonly LoggedWrite[],
): Promise<ReadonlySet<LoggedWrite>> {
  const refused = new Set<LoggedWrite>();
  if (!area.ownMatter || (!ctx.user.employeeId && !(await ownEmployees(ctx)).size)) return refused;
  const isPlacing = area.name === employeePosition.name;
  const names = [
    ...(area.fields.has('employeeId') ? ['employeeId'] : []),
    ...(area.fields.has('state') ? ['state'] : []),
    ...(isPlacing ? ['managerId', 'departmentId', 'isPrimary', 'validFrom', 'validTo'] : []),
  ];
  const existing = await existingRecords(
    ctx,
    area,
    writes.map(({ recordId }) => recordId),
    names,
  );
  for (const write of writes) {
    const found = existing.get(write.recordId);
    if (!found) continue;
    const before = { id: found.id, ...found.values } as Row;
    try {
      await refuseUndo(ctx, area, write.before, before, isPlacing);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      refused.add(write);
    }
  }
  return refused;
}

async function refuseUndo(ctx: Ctx, area: Area, values: Values | null, row: Row, isPlacing: boolean): Promise<void> {
  const after = { ...row, ...values } as Row;
  const action = values ? 'update' : 'delete';
  for (const each of [row, after]) await refuseOwnMatter(ctx, area, action, each, Object.keys(values ?? {}));
  if (isPlacing && values) await refusePlacingBelowOneself(ctx, placedAnew(after as never, row as never));
}
