import type { Ctx } from '../../platform/context';
import { actingAs, type Traced } from '../../platform/privacy/traces';

/** What somebody wrote to others in the company, how they show themselves there, and their calendar elsewhere. */
export async function eraseFromApps(ctx: Ctx, traced: Traced): Promise<void> {
  await renameCorrespondent(ctx, traced);
  for (const userId of traced.person.userIds) await actingAs(ctx, userId, () => eraseOfUser(ctx, userId));
}

/** Mails of others keep to whom they went, under the pseudonym. */
async function renameCorrespondent(ctx: Ctx, { person: { userIds }, pseudonym }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  const renamed = (
    column: string,
  ) => `${column} = coalesce((select jsonb_agg(case when p ->> 'id' = $2 then p || $3::jsonb else p end order by at)
    from jsonb_array_elements(${column}) with ordinality as each(p, at)), '[]')`;
  for (const userId of userIds) {
    const values = [companyId, userId, JSON.stringify({ name: pseudonym.name, email: pseudonym.email })];
    const names = (column: string) => `${column} @> jsonb_build_array(jsonb_build_object('id', $2::text))`;
    await actingAs(ctx, null, async () => {
      await tx.query(
        `update internal_mail set ${renamed('to_people')}, ${renamed('cc_people')} where company_id = $1
          and (${names('to_people')} or ${names('cc_people')})`,
        values,
      );
      await tx.query(
        `update internal_mail_copy set ${renamed('bcc_people')} where company_id = $1 and ${names('bcc_people')}`,
        values,
      );
    });
  }
}

async function eraseOfUser({ tx, companyId, now }: Ctx, userId: string): Promise<void> {
  await tx.query(
    `update chat_message set text = '', deleted_at = coalesce(deleted_at, $3) where company_id = $1 and sender_id = $2`,
    [companyId, userId, now],
  );
  await tx.query(`update chat_profile set about = '' where company_id = $1 and user_id = $2`, [companyId, userId]);
  await tx.query('update calendar_feed set token_hash = null where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ]);
}
