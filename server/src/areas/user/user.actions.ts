import { createRecord, lockedRecord, saveRecord } from '../../platform/records';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { mayDoSome } from '../../platform/ability';
import { forbidden, invalid } from '../../platform/errors';
import { revokeRowsOf } from '../../auth/session-rows';
import { writeRows } from '../../platform/write-rows';
import { user, type User } from './user';
import { refuseTakingOver } from './user-rules';

/** A new account with its password. */
export async function addUser(ctx: Ctx, input: Values, password: string): Promise<Row<User>> {
  if (!mayDoSome(ctx.ability, 'create', user)) throw forbidden();
  const passwordHash = await ctx.services.hashPassword(password, 'password', [String(input['email']), String(input['name'])]);
  const made = await createRecord(ctx, user, input);
  const [row] = await writeRows(ctx, user, [{ id: made.id, version: 1, values: { passwordHash } }], 'set_password');
  return row!;
}

/** A new password chosen by an administrator; every session of the user ends. */
export async function setPassword(ctx: Ctx, id: string, password: string): Promise<Row<User>> {
  const row = await lockedRecord(ctx, user, id, 'change_password');
  if (id === ctx.user.id) {
    throw invalid('id', { en: 'Change your own password under Change Password.', ar: 'غيّر كلمة مرورك من صفحة تغيير كلمة المرور.' });
  }
  await refuseTakingOver(ctx, row);
  const passwordHash = await ctx.services.hashPassword(password, 'password', [row.email, row.name]);
  const saved = await saveRecord(ctx, user, row, { passwordHash }, 'set_password');
  await revokeRowsOf(ctx.tx, id, 'password_changed', ctx.now);
  return saved;
}
