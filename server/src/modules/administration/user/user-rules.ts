import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden } from '../../../platform/errors';
import { revokeRowsOf } from '../../../auth/sessions/session-rows';
import type { Grant } from '../../../platform/access/ability';
import { refuseGrantingMore } from '../../../platform/access/grant-rules';
import { heldBeyond, refuseTakingMore } from '../../../platform/access/within-reach';
import { loadOnce } from '../../../platform/records/loaders';
import { asPlatform } from '../../../platform/database/transaction';
import type { User } from './user';
import { t } from '../texts/text';

/**
 * Who may make whom: only an admin makes admins, nobody gives roles beyond their own grants, and one active admin
 * stays.
 */
export async function guardUser(ctx: Ctx, after: Row<User>, before: Row<User> | null): Promise<void> {
  const isAdmin = ctx.user.type === 'admin';
  if (!isAdmin && (after.type === 'admin' || before?.type === 'admin')) throw forbidden();
  if (before) await refuseTouchingMore(ctx, before);
  if (before && after.email !== before.email && after.id !== ctx.user.id) await refuseTakingOver(ctx, before);
  const held = before && (isInForce(before) || !isInForce(after)) ? before.roleIds : [];
  await refuseGiving(
    ctx,
    after.roleIds.filter((id) => !held.includes(id)),
  );
  if (
    before?.type === 'admin' &&
    before.status === 'active' &&
    (after.type !== 'admin' || after.status !== 'active' || after.deletedAt)
  ) {
    await refuseLastAdmin(ctx, before.id);
  }
}

/** An account is removed, disabled and changed by who holds all it opens, in companies too. */
async function refuseTouchingMore(ctx: Ctx, row: Row<User>): Promise<void> {
  if (ctx.user.type === 'admin' || row.id === ctx.user.id || row.deletedAt) return;
  if (row.type === 'admin') throw forbidden();
  const [grants] = await grantsOf(ctx, [String(row.id)]);
  refuseTakingMore(ctx, grants!);
}

/** The same of each row of a list: its buttons are those of who may touch it. */
export async function isBeyond(ctx: Ctx, row: Row<User>): Promise<boolean> {
  if (ctx.user.type === 'admin' || row.id === ctx.user.id) return false;
  if (row.type === 'admin') return true;
  if (row.deletedAt) return false;
  const grants = await loadOnce(ctx, 'grants of accounts', String(row.id), 200, (ids) => grantsOf(ctx, ids));
  return !!heldBeyond(ctx, grants);
}

/** What each of these accounts is granted, on the platform and in companies. */
async function grantsOf(ctx: Ctx, ids: readonly string[]): Promise<Grant[][]> {
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<{ id: string; grants: Grant[] }>(
      `select u.id, r.grants from app_user u join role r on r.id = any(u.role_ids) and r.status = 'active'
         and r.deleted_at is null where u.id = any($1::char(24)[])
       union all select m.user_id, r.grants from membership m join company_role r on r.company_id = m.company_id
         and r.id = any(m.role_ids) and r.status = 'active' and r.deleted_at is null
       where m.user_id = any($1::char(24)[]) and m.deleted_at is null and m.former_since is null
         and m.status <> 'left'`,
      [ids],
    ),
  );
  return ids.map((id) => rows.filter((row) => row.id === id).flatMap(({ grants }) => grants));
}

const isInForce = (row: Row<User>): boolean => row.status === 'active' && !row.deletedAt;

/**
 * A link to choose a password goes to the address of the account: whoever changes that reaches all the account opens.
 */
async function refuseTakingOver(ctx: Ctx, row: Row<User>): Promise<void> {
  if (ctx.user.type === 'admin') return;
  await refuseGiving(ctx, row.roleIds);
  const { rowCount } = await ctx.tx.query(
    'select 1 from membership where user_id = $1 and deleted_at is null limit 1',
    [row.id],
  );
  if (rowCount) throw forbidden(ofCompaniesToo);
}

const ofCompaniesToo = t('user_rules.of_companies_too');

async function refuseGiving(ctx: Ctx, roleIds: string[]): Promise<void> {
  if (!roleIds.length) return;
  const { rows } = await ctx.tx.query('select grants from role where id = any($1::char(24)[])', [roleIds]);
  refuseGrantingMore(
    ctx.user,
    rows.flatMap((row) => row.grants),
  );
}

/** The other admins are locked, so that two requests cannot remove the last two at once. */
export async function refuseLastAdmin(ctx: Ctx, id: string): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select id from app_user where type = 'admin' and status = 'active' and deleted_at is null order by id for update`,
  );
  if (!rows.some((row) => row.id !== id)) {
    throw conflict(t('user_rules.last_active_admin_make_another'));
  }
}

/**
 * Sessions end in the same transaction where a user is disabled or deleted, or signs in by another address from now on.
 */
export async function endSessionsOfClosedUsers(
  ctx: Ctx,
  users: Row<User>[],
  _action: string,
  before?: Row<User>,
): Promise<void> {
  for (const user of users) {
    if (before && before.email !== user.email)
      await revokeRowsOf(ctx.tx, user.id, 'user_closed', ctx.now, ctx.user.sessionId || null);
    if (user.status !== 'active' || user.deletedAt) await revokeRowsOf(ctx.tx, user.id, 'user_closed', ctx.now);
  }
}

/** Whether an account is of this company alone, without a platform role; that of an administrator never is. */
export async function isOfHereAlone(ctx: Ctx, userId: string): Promise<boolean> {
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query(
      `select 1 from app_user u where u.id = $2 and u.type <> 'admin' and u.role_ids = '{}' and not exists (
       select 1 from membership m where m.user_id = u.id and m.company_id <> $1 and m.deleted_at is null)`,
      [ctx.companyId, userId],
    ),
  );
  return !!rows.length;
}
