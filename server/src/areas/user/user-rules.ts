import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict, forbidden } from '../../platform/errors';
import { revokeRowsOf } from '../../auth/session-rows';
import { refuseGrantingMore } from '../../platform/grant-rules';
import type { User } from './user';

/** Who may make whom: only an admin makes admins, nobody gives roles beyond his own grants, and one active admin stays. */
export async function guardUser(ctx: Ctx, after: Row<User>, before: Row<User> | null): Promise<void> {
  const isAdmin = ctx.user.type === 'admin';
  if (!isAdmin && (after.type === 'admin' || before?.type === 'admin')) throw forbidden();
  const held = before && (isInForce(before) || !isInForce(after)) ? before.roleIds : [];
  await refuseGiving(ctx, after.roleIds.filter((id) => !held.includes(id)));
  if (before?.type === 'admin' && before.status === 'active' && (after.type !== 'admin' || after.status !== 'active' || after.deletedAt)) {
    await refuseLastAdmin(ctx, before.id);
  }
}

const isInForce = (row: Row<User>): boolean => row.status === 'active' && !row.deletedAt;

/** Who knows an account's password is that account: one may set it where one could have made it. */
export async function refuseTakingOver(ctx: Ctx, row: Row<User>): Promise<void> {
  if (row.type === 'admin' && ctx.user.type !== 'admin') throw forbidden();
  await refuseGiving(ctx, row.roleIds);
}

async function refuseGiving(ctx: Ctx, roleIds: string[]): Promise<void> {
  if (!roleIds.length) return;
  const { rows } = await ctx.tx.query('select grants from role where id = any($1::char(24)[])', [roleIds]);
  refuseGrantingMore(ctx.user, rows.flatMap((row) => row.grants));
}

/** The other admins are locked, so that two requests cannot remove the last two at once. */
export async function refuseLastAdmin(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select id from app_user where type = 'admin' and status = 'active' and deleted_at is null order by id for update`);
  if (!rows.some((row) => row.id !== id)) {
    throw conflict({
      en: 'This is the last active admin. Make another user an admin first.',
      ar: 'هذا آخر مسؤول نشط. عيّن مستخدماً آخر مسؤولاً أولاً.',
    });
  }
}

/** A disabled or deleted user's sessions end in the same transaction. */
export async function endSessionsOfClosedUsers(ctx: Ctx, users: Row<User>[]): Promise<void> {
  for (const user of users) {
    if (user.status !== 'active' || user.deletedAt) await revokeRowsOf(ctx.tx, user.id, 'user_closed', ctx.now);
  }
}
