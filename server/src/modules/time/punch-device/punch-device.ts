import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { saveRecord } from '../../../platform/records/records';
import { t } from '../texts/text';

export const PunchDeviceKind = choiceOf('PunchDeviceKind', 'What takes the punches.', {
  terminal: 'A machine that reads cards or fingers and sends what it took.',
  kiosk: 'A tablet on which people clock in one after another.',
});
export const PunchDeviceStatus = choiceOf('PunchDeviceStatus', 'Whether punches of the device are taken.', {
  active: 'Its punches are taken.',
  blocked: 'Its punches are refused.',
});

@record('PunchDevice', 'A terminal or a shared tablet that takes down when people come and go.')
export class PunchDevice extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.choice(PunchDeviceKind, { description: 'What it is.', initial: 'terminal' }) kind!: string;
  @field.text({ description: 'Where it stands.', max: 200, optional: true, search: true }) location!: string | null;
  @field.text({
    description: 'IANA time zone where it stands; when left out, that of whoever uses it.',
    codes: 'time_zone',
    optional: true,
  })
  timeZone!: string | null;
  @field.choice(PunchDeviceStatus, { description: 'State.', initial: 'active' }) status!: string;
  @field.internal({ description: 'Digest of its token.', optional: true }) tokenHash!: string | null;
  @field.instant({ description: 'When it was heard of last.', optional: true, write: 'never' })
  lastSeenAt!: Date | null;
}

export const punchDevice = defineArea('PunchDevice', PunchDevice, {
  one: 'punchDevice',
  many: 'punchDevices',
  label: t('punch_device.device'),
  page: '/punch-devices?open=:id',
  menu: { group: 'time', title: t('punch_device.menu'), icon: 'setting', after: 'Punch' },
  sort: 'name',
  verbs: { issue_token: ({ status }) => status === 'active' },
  stateFields: ['status'],
});

const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new token of a device; the one before ends. It is told once and kept as a digest. */
export async function issueToken(
  ctx: Ctx,
  device: Row<PunchDevice>,
): Promise<{ token: string; device: Row<PunchDevice> }> {
  const secret = randomBytes(24).toString('base64url');
  const saved = await saveRecord(ctx, punchDevice, device, { tokenHash: digest(secret) }, 'issue_token');
  return { token: `${ctx.companyId}.${device.id}.${secret}`, device: saved };
}

export interface DeviceClaim {
  companyId: string;
  deviceId: string;
  secret: string;
}

/** What a token claims; whether it is true is only known inside that company. */
export function claimIn(token: string | undefined): DeviceClaim | null {
  const [, companyId, deviceId, secret] = /^([0-9a-f]{24})\.([0-9a-f]{24})\.([\w-]{32})$/.exec(token ?? '') ?? [];
  return secret ? { companyId: companyId!, deviceId: deviceId!, secret } : null;
}

export interface KnownDevice {
  id: string;
  name: string;
  kind: string;
  timeZone: string | null;
}

/** The device a claim is of, if it may send; it counts as seen. */
export async function claimedDevice(ctx: Ctx, { deviceId, secret }: DeviceClaim): Promise<KnownDevice | null> {
  const {
    rows: [row],
  } = await ctx.tx.query<KnownDevice & { tokenHash: string | null }>(
    `select id, name, kind, time_zone as "timeZone", token_hash as "tokenHash" from punch_device
     where company_id = $1 and id = $2 and status = 'active' and deleted_at is null`,
    [ctx.companyId, deviceId],
  );
  if (!row?.tokenHash || !timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(digest(secret)))) return null;
  await ctx.tx.query(
    `update punch_device set last_seen_at = $3 where company_id = $1 and id = $2
      and coalesce(last_seen_at < $3::timestamptz - interval '1 minute', true)`,
    [ctx.companyId, deviceId, ctx.now],
  );
  const { tokenHash: _secret, ...device } = row;
  return device;
}
