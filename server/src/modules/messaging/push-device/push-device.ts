import type { Ctx } from '../../../platform/context';
import { asPlatform } from '../../../platform/database/transaction';
import { forbidden, invalid, notFound } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { t } from '../texts/text';

export interface PushDevice {
  id: string;
  name: string;
  createdAt: Date;
  isThis: boolean;
}
export interface PushDeviceInput {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

const mostDevices = 10;
const [longestEndpoint, longestName] = [1_000, 80];
/** A public key of 65 bytes and a secret of 16, as browsers write them. */
const forms = { p256dh: /^[\w-]{87}=?$/, auth: /^[\w-]{22}(==)?$/ } as const;

/** A device is told as long as the sign-in lives by which it was added. */
export const livesSql = (device: string, now: string): string =>
  `exists (select from auth_session s where s.id = ${device}.session_id and s.revoked_at is null
    and s.expires_at > ${now})`;

/** The reader's devices that are told, the newest first. */
export async function myDevices(ctx: Ctx): Promise<PushDevice[]> {
  const { rows } = await ctx.tx.query<PushDevice & Record<string, unknown>>(
    `select d.id, d.name, d.created_at as "createdAt", d.session_id = $2 as "isThis" from push_device d
     where d.user_id = $1 and ${livesSql('d', '$3')} order by d.id desc`,
    [ctx.user.id, ctx.user.sessionId, ctx.now],
  );
  return rows;
}

/** Tells this device from now on; one sign-in has one device, and one address belongs to whoever added it last. */
export async function addDevice(ctx: Ctx, { endpoint, p256dh, auth, name }: PushDeviceInput): Promise<PushDevice[]> {
  if (ctx.user.viewing || ctx.user.apiToken) throw forbidden();
  const problem = ctx.services.webhooks.problemWith(endpoint);
  if (problem) throw invalid('endpoint', problem);
  if (endpoint.length > longestEndpoint) throw invalid('endpoint', t('push_device.no_key'));
  if (!forms.p256dh.test(p256dh)) throw invalid('p256dh', t('push_device.no_key'));
  if (!forms.auth.test(auth)) throw invalid('auth', t('push_device.no_key'));
  const shown = name.trim().slice(0, longestName);
  if (!shown) throw invalid('name', t('push_device.name_it'));
  const { tx, user, now, services } = ctx;
  await asPlatform(tx, () => tx.query('delete from push_device where endpoint = $1', [endpoint]));
  await tx.query(
    `delete from push_device where user_id = $1 and (session_id = $2 or id in (
       select id from push_device where user_id = $1 order by id desc offset $3))`,
    [user.id, user.sessionId, mostDevices - 1],
  );
  await tx.query(
    `insert into push_device (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newId(), user.id, user.sessionId, endpoint, p256dh, services.cipher.encrypt(auth), shown, now],
  );
  return myDevices(ctx);
}

/** Tells one of the reader's devices no more. */
export async function removeDevice(ctx: Ctx, id: string): Promise<PushDevice[]> {
  const { rows } = await ctx.tx.query(`delete from push_device where user_id = $1 and id = $2 returning id`, [
    ctx.user.id,
    id,
  ]);
  if (!rows.length) throw notFound();
  return myDevices(ctx);
}
