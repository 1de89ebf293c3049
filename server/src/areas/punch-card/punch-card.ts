import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Index } from 'typeorm';
import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';

@Index('punch_card_employee_id_key', ['companyId', 'employeeId'], { unique: true, where: 'deleted_at IS NULL' })
@record('PunchCard', 'How an employee shows a shared tablet or a terminal who he is.')
export class PunchCard extends CompanyRecord {
  @field.reference('Employee', { description: 'Whose card it is.', write: 'create', search: true }) employeeId!: string;
  @field.text({ description: 'What a terminal reads from his card.', max: 80, optional: true, unique: true, search: true }) badgeCode!: string | null;
  @field.secret({ description: 'Salted digest of the PIN.', optional: true }) pinHash!: string | null;
  @field.integer({ description: 'Wrong PINs in a row.', write: 'never', initial: 0 }) failedCount!: number;
  @field.instant({ description: 'Until when no PIN is taken, after too many wrong ones.', optional: true, write: 'never' }) blockedUntil!: Date | null;
}

export const punchCard = defineArea('PunchCard', PunchCard, {
  one: 'punchCard', many: 'punchCards', label: { en: 'card', ar: 'البطاقة' }, sort: 'createdAt', title: 'badgeCode', person: 'employeeId',
  verbs: { set_pin: () => true }, guard: refuseSecond,
});

async function refuseSecond(ctx: Ctx, after: Row<PunchCard>): Promise<void> {
  if (after.deletedAt) return;
  const { rows } = await ctx.tx.query('select 1 from punch_card where company_id = $1 and employee_id = $2 and id <> $3 and deleted_at is null', [ctx.companyId, after.employeeId, after.id]);
  if (rows.length) throw conflict({ en: 'This employee has a card already. Change that one.', ar: 'لهذا الموظف بطاقة بالفعل. عدّلها.' }, 'employeeId');
}

const stretched = promisify(scrypt) as (pin: string, salt: string, length: number) => Promise<Buffer>;
export const pinPattern = /^\d{4,8}$/;

export async function pinHashOf(pin: string): Promise<string> {
  const salt = randomBytes(12).toString('base64url');
  return `${salt}.${(await stretched(pin, salt, 24)).toString('base64url')}`;
}

const mostFailures = 5;
const blockedMs = 15 * 60_000;

export interface Shown { badge?: string; code?: string; pin?: string }
interface Card { id: string; employeeId: string; pinHash: string | null; blockedUntil: Date | null }

/**
 * The employee who shows a badge, or a number with its PIN; null where it is wrong, 'blocked' after too many wrong PINs.
 * Unknown number and wrong PIN read alike.
 */
export async function employeeShowing(ctx: Ctx, { badge, code, pin }: Shown): Promise<string | 'blocked' | null> {
  const find = async (where: string, value: string): Promise<Card | undefined> => (await ctx.tx.query<Card>(
    `select c.id, c.employee_id as "employeeId", c.pin_hash as "pinHash", c.blocked_until as "blockedUntil" from punch_card c
     join employee e on e.company_id = c.company_id and e.id = c.employee_id
     where c.company_id = $1 and c.deleted_at is null and e.deleted_at is null and ${where} = $2 for no key update of c`, [ctx.companyId, value])).rows[0];
  if (badge) return (await find('c.badge_code', badge))?.employeeId ?? null;
  const card = code ? await find('e.code', code) : undefined;
  if (!card?.pinHash || !pin) return null;
  if (card.blockedUntil && card.blockedUntil > ctx.now) return 'blocked';
  const [salt, hash] = card.pinHash.split('.') as [string, string];
  const isRight = timingSafeEqual(await stretched(pin, salt, 24), Buffer.from(hash, 'base64url'));
  await ctx.tx.query(
    `update punch_card set failed_count = case when $3 or failed_count + 1 >= $4 then 0 else failed_count + 1 end,
       blocked_until = case when not $3 and failed_count + 1 >= $4 then $5::timestamptz end where company_id = $1 and id = $2`,
    [ctx.companyId, card.id, isRight, mostFailures, new Date(+ctx.now + blockedMs)]);
  return isRight ? card.employeeId : null;
}
