import type { Ctx } from '../../../platform/context';
import { asPlatform } from '../../../platform/database/transaction';

export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** By which push services know this installation: made when first asked for, the secret half kept encrypted. */
export async function pushKey(ctx: Ctx): Promise<PushKey> {
  const kept = await keptKey(ctx);
  if (kept) return kept;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  await asPlatform(ctx.tx, () =>
    ctx.tx.query(
      `insert into push_key (id, public_key, private_key, created_at) values (1, $1, $2, $3) on conflict do nothing`,
      [made.publicKey, ctx.services.cipher.encrypt(made.privateKey), ctx.now],
    ),
  );
  return (await keptKey(ctx)) ?? made;
}

async function keptKey(ctx: Ctx): Promise<PushKey | null> {
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<PushKey & Record<string, unknown>>(
      `select public_key as "publicKey", private_key as "privateKey" from push_key where id = 1`,
    ),
  );
  return rows[0] ? { ...rows[0], privateKey: ctx.services.cipher.decrypt(rows[0].privateKey) } : null;
}
