import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { limits } from '../../../platform/access/throttle';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

@Index('punch_card_employee_id_key', ['companyId', 'employeeId'], { unique: true, where: 'deleted_at IS NULL' })
@record('PunchCard', 'How an employee shows a shared tablet or a terminal who they are.')
export class PunchCard extends CompanyRecord {
  @field.reference('Employee', { description: 'Whose card it is.', write: 'create', search: true }) employeeId!: string;
  @field.text({
    description: 'What a terminal reads from their card.',
    max: 80,
    optional: true,
    unique: true,
    search: true,
  })
  badgeCode!: string | null;
  @field.internal({ description: 'Salted digest of the PIN.', optional: true }) pinHash!: string | null;
  @field.integer({ description: 'Wrong PINs in a row.', write: 'never', initial: 0 }) failedCount!: number;
  @field.instant({
    description: 'Until when no PIN is taken, after too many wrong ones.',
    optional: true,
    write: 'never',
  })
  blockedUntil!: Date | null;
}

export const punchCard = defineArea('PunchCard', PunchCard, {
  one: 'punchCard',
  many: 'punchCards',
  label: t('punch_card.card'),
  page: '/punch-cards?open=:id',
  menu: { group: 'time', title: t('punch_card.menu'), icon: 'idcard', after: 'PunchDevice' },
  sort: 'createdAt',
  title: 'badgeCode',
  person: 'employeeId',
  verbs: { set_pin: () => true },
  guard: refuseSecond,
});

async function refuseSecond(ctx: Ctx, after: Row<PunchCard>): Promise<void> {
  if (after.deletedAt) return;
  const { rows } = await ctx.tx.query(
    'select 1 from punch_card where company_id = $1 and employee_id = $2 and id <> $3 and deleted_at is null',
    [ctx.companyId, after.employeeId, after.id],
  );
  if (rows.length) throw conflict(t('punch_card.employee_has_card_already_change'), 'employeeId');
}

const stretched = promisify(scrypt) as (pin: string, salt: string, length: number) => Promise<Buffer>;
export const pinPattern = /^\d{4,8}$/;

export async function pinHashOf(pin: string): Promise<string> {
  const salt = randomBytes(12).toString('base64url');
  return `${salt}.${(await stretched(pin, salt, 24)).toString('base64url')}`;
}

const blockedMs = limits.pinOfNumber.seconds * 1000;
/** What the PIN of a number without a card is compared with: as much work, and never right. */
const nobodysPin = 'bm9ib2R5cyBzYWx0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export interface Shown {
  badge?: string;
  code?: string;
  pin?: string;
}
interface Card {
  id: string;
  employeeId: string;
  pinHash: string | null;
}

/** What tries at a number count under, whether somebody has it or not. */
export const numberKey = (companyId: string, code: string): string => `${companyId} ${code}`;

/**
 * The employee who shows a badge, or a number with its PIN; null where it is wrong, 'blocked' after too many wrong
 * PINs.
 * A number nobody has and a wrong PIN read alike, take alike and are blocked alike.
 */
export async function employeeShowing(ctx: Ctx, { badge, code, pin }: Shown): Promise<string | 'blocked' | null> {
  const find = async (where: string, value: string): Promise<Card | undefined> =>
    (
      await ctx.tx.query<Card>(
        `select c.id, c.employee_id as "employeeId", c.pin_hash as "pinHash" from punch_card c
     join ${employeeRows('code')} e on e.company_id = c.company_id and e.id = c.employee_id
     where c.company_id = $1 and c.deleted_at is null and e.deleted_at is null and ${where} = $2`,
        [ctx.companyId, value],
      )
    ).rows[0];
  if (badge) return (await find('c.badge_code', badge))?.employeeId ?? null;
  if (!code || !pin) return null;
  const { throttle } = ctx.services;
  const tries = [limits.pinOfNumber, numberKey(ctx.companyId, code)] as const;
  if ((await throttle.count(...tries)) !== null) return 'blocked';
  const card = await find('e.code', code);
  const [salt, hash] = (card?.pinHash ?? nobodysPin).split('.') as [string, string];
  const isRight = timingSafeEqual(await stretched(pin, salt, 24), Buffer.from(hash, 'base64url')) && !!card?.pinHash;
  // A statement for nobody's card too, so that both take alike.
  await ctx.tx.query(
    `update punch_card set failed_count = case when $3 then 0 else least(failed_count + 1, $4) end,
       blocked_until = case when not $3 and failed_count + 1 >= $4 then $5::timestamptz end where company_id = $1
       and id = $2`,
    [ctx.companyId, card?.id ?? ctx.companyId, isRight, limits.pinOfNumber.points, new Date(+ctx.now + blockedMs)],
  );
  if (!isRight) return null;
  await throttle.forget(...tries);
  return card!.employeeId;
}
