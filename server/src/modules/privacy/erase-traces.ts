import type { Ctx } from '../../platform/context';
import { asPlatform } from '../../platform/database/transaction';
import type { Traced } from '../../platform/privacy/traces';
import { eraseFromAdministration } from '../administration/administration.erasure';
import { eraseFromApps } from '../apps/apps.erasure';
import { eraseFromImports } from '../data-import/data-import.erasure';
import { eraseFromMessaging } from '../messaging/messaging.erasure';
import { eraseFromPay } from '../pay/pay.erasure';
import { eraseFromTime } from '../time/time.erasure';

/** Encrypted answers that are held at once. */
const atOnce = 2_000;

/** What is about their rows or about them as a user and is no row of an area: each module removes what it keeps. */
export async function eraseTraces(ctx: Ctx, traced: Traced): Promise<void> {
  await eraseFromMessaging(ctx, traced);
  await eraseFromAdministration(ctx, traced);
  await eraseFromTime(ctx, traced);
  await asPlatform(ctx.tx, () => forgetAnswers(ctx, traced));
  await eraseFromImports(ctx, traced);
  await eraseFromApps(ctx, traced);
  await eraseFromPay(ctx, traced);
  await asPlatform(ctx.tx, () => forgetSessions(ctx, traced));
}

/** A kept answer to anybody here may tell their row; answers are encrypted, so they are read to know. */
async function forgetAnswers({ tx, companyId, services: { cipher } }: Ctx, { ids, person }: Traced): Promise<void> {
  const wanted = new Set(ids);
  await tx.query('delete from idempotency_key where user_id = any($1::char(24)[])', [person.userIds]);
  for (let [who, key] = ['', '']; ;) {
    const { rows } = await tx.query<{ who: string; key: string; answer: string }>(
      `select k.user_id as who, k.key, k.answer #>> '{}' as answer from idempotency_key k
       where (exists (select 1 from membership m where m.company_id = $1 and m.user_id = k.user_id)
         or exists (select 1 from app_user u where u.id = k.user_id and u.type = 'admin'))
         and (k.user_id, k.key) > ($2, $3) order by k.user_id, k.key limit ${atOnce}`,
      [companyId, who, key],
    );
    const telling = rows.filter(({ answer }) =>
      cipher
        .open(answer)
        .match(/[0-9a-f]{24}/g)
        ?.some((id) => wanted.has(id)),
    );
    await tx.query(
      `delete from idempotency_key k using unnest($1::char(24)[], $2::text[]) t(who, key) where k.user_id = t.who
        and k.key = t.key`,
      [telling.map((each) => each.who), telling.map((each) => each.key)],
    );
    if (rows.length < atOnce) return;
    ({ who, key } = rows.at(-1)!);
  }
}

async function forgetSessions({ tx, companyId }: Ctx, { person }: Traced): Promise<void> {
  await tx.query('delete from auth_session where user_id = any($1::char(24)[]) and company_id = $2', [
    person.userIds,
    companyId,
  ]);
}
