import { type Locale } from '../../../kernel/text/languages';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { createRecord, lockedRecord } from '../../../platform/records/records';
import { enteredCompany } from '../../../platform/system-ctx';
import { noteInAudit } from '../../../platform/records/write-rows';
import { companyToSendFrom, sendResetLink } from '../../../auth/passwords/password-reset';
import { mailFirstPassword } from '../company-user/invitation';
import { user, type User } from './user';
import { t } from '../texts/text';

/** A new account; its owner is mailed a link to choose a password, where a company is there to send it. */
export async function addUser(ctx: Ctx, input: Values): Promise<Row<User>> {
  const made = await createRecord(ctx, user, input);
  await sendingFromCompany(ctx, (inside) => mailFirstPassword(inside, made));
  return made;
}

/** A link to choose a new password, mailed to its owner alone: nobody else learns a password or sets one. */
export async function sendUserPasswordLink(ctx: Ctx, id: string): Promise<Row<User>> {
  const row = await lockedRecord(ctx, user, id, 'change_password');
  if (id === ctx.user.id) {
    throw invalid('id', t('user.change_your_own_password_under'));
  }
  if (row.status !== 'active') throw invalid('id', t('user.account_not_active_make_active'));
  const { name, email, locale } = row;
  if (
    !(await sendingFromCompany(ctx, (inside) =>
      sendResetLink(inside, { id, name, email, locale: locale as Locale }, null),
    ))
  )
    throw nobodySends();
  await noteInAudit(ctx, user, id, 'send_password_link');
  return row;
}

async function sendingFromCompany(ctx: Ctx, send: (inside: Ctx) => Promise<void>): Promise<boolean> {
  const company = await companyToSendFrom(ctx.tx);
  if (!company) return false;
  const inside = await enteredCompany(ctx, company);
  await send(inside);
  for (const subject of inside.written) ctx.written.add(subject);
  await ctx.tx.query(`select set_config('app.company_id', $1, true)`, [ctx.user.company?.id ?? '']);
  return true;
}

const nobodySends = () => conflict(t('user.mails_sent_company_none_yet'));
