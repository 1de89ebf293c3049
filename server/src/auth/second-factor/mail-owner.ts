import type { Ctx } from '../../platform/context';
import { queueMail } from '../../platform/mail/queue-mail';
import { newId } from '../../platform/records/ids';
import { enteredCompany } from '../../platform/system-ctx';
import { say, type Locale, type Text } from '../../platform/text';
import type { SessionUser } from '../../platform/access/session-user';
import { companyToSendFrom } from '../passwords/password-reset';

/**
 * Tells the owner of an account by mail what changed about signing in to it, in their language: whoever did it may be
 * somebody else. It goes out once the transaction that changes it has committed, from the company they are in.
 */
export async function mailOwner(
  inside: Ctx,
  { id, company }: Pick<SessionUser, 'id' | 'company'>,
  change: Text,
): Promise<void> {
  const {
    rows: [owner],
  } = await inside.tx.query<{ name: string; email: string; locale: Locale }>(
    'SELECT name, email, locale FROM app_user WHERE id = $1',
    [id],
  );
  const from = company ?? (await companyToSendFrom(inside.tx));
  if (!owner || !from) return;
  const { name, email, locale } = owner;
  const entered = await enteredCompany(inside, from, id);
  await queueMail(entered, [
    {
      kind: 'sign_in_changed',
      to: email,
      key: `sign-in changed ${newId()}`,
      locale,
      values: { name, change: say(change, locale), link: `${inside.services.publicUrl}/two-factor` },
    },
  ]);
  for (const subject of entered.written) inside.written.add(subject);
}
