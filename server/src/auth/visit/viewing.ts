import type { Grant } from '../../platform/access/ability';
import { conflict, forbidden, notFound } from '../../platform/errors';
import { refuseGrantingMore } from '../../platform/access/grant-rules';
import { isId } from '../../platform/records/ids';
import type { SessionUser } from '../../platform/access/session-user';
import type { Tx } from '../../platform/database/transaction';
import { t } from '../texts/text';

/**
 * Nobody sees more through a role than they see themselves: with the eyes of another employee "own" means somebody
 * else's rows.
 */
export async function refuseViewing(
  tx: Tx,
  user: SessionUser,
  roleId: string,
  employeeId: string | null,
): Promise<void> {
  if (user.viewing) throw alreadyViewing();
  const mayReadRoles =
    user.type === 'admin' || user.grants.some(({ subject, action }) => subject === 'CompanyRole' && action === 'read');
  if (!user.company || !mayReadRoles) throw forbidden();
  await tx.query(`SELECT set_config('app.company_id', $1, true)`, [user.company.id]);
  const role = await one<{ grants: Grant[] }>(
    tx,
    `SELECT grants FROM company_role WHERE company_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL`,
    user,
    roleId,
  );
  if (employeeId !== null)
    await one(tx, 'SELECT id FROM employee WHERE company_id = $1 AND id = $2 AND deleted_at IS NULL', user, employeeId);
  refuseGrantingMore(
    user,
    employeeId === null ? role.grants : role.grants.map((grant) => ({ ...grant, scope: 'company' })),
  );
}

async function one<R extends object>(tx: Tx, text: string, user: SessionUser, id: string): Promise<R> {
  const { rows } = isId(id) ? await tx.query(text, [user.company!.id, id]) : { rows: [] };
  if (!rows[0]) throw notFound();
  return rows[0] as R;
}

const alreadyViewing = () => conflict(t('viewing.you_already_look_through_role'));
