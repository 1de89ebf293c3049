import type { LeaveSpan } from '../../organisation/domain/leave-days';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { leaveTypesOf } from '../leave-type/leave-type';
import { isCountable, totalOf } from '../leave-ledger-entry/leave-ledger-entry';
import { t } from '../texts/text';

interface Leave extends LeaveSpan {
  employeeId: string;
  typeId: string | null;
  kind: string;
}

/** What a request made or changed by a client says besides: its type, its kind, and the days it takes. */
export async function typedLeave(ctx: Ctx, after: Leave, before: Leave | null): Promise<Values> {
  const typed = await typeAndKind(ctx, after, before);
  return { ...typed, totalDays: isCountable(after) ? await totalOf(ctx, { ...after, ...typed }) : null };
}

/**
 * Type and kind of a request agree: the type tells the kind, and where a client names the kind alone, as old ones do,
 * the first type of that kind is taken. A company without one has leave without a type.
 */
async function typeAndKind(
  ctx: Ctx,
  after: Leave,
  before: Leave | null,
): Promise<{ typeId: string | null; kind: string }> {
  const types = (await leaveTypesOf(ctx)).filter(({ deletedAt }) => !deletedAt);
  const isKindMeant =
    !after.typeId || (before !== null && before.typeId === after.typeId && before.kind !== after.kind);
  const type = isKindMeant
    ? types.find(({ kind, isActive }) => isActive && kind === after.kind)
    : types.find(({ id }) => String(id) === after.typeId);
  if (!type) {
    if (after.typeId && !isKindMeant) throw invalid('typeId', t('typed_leave.does_not_exist'));
    return { typeId: null, kind: after.kind };
  }
  const isKept = before !== null && before.typeId === String(type.id);
  if (!type.isActive && !isKept) throw invalid('typeId', t('typed_leave.type_can_no_longer_asked'));
  return { typeId: String(type.id), kind: type.kind };
}
