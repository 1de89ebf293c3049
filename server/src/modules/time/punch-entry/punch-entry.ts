import { Index } from 'typeorm';
import { skippedTime } from '../domain/attendance';
import type { PunchDirection as Direction } from '../domain/worked/taps';
import { instantsOf } from '../../../kernel/dates/zone-time';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseClosedMonth, refuseClosedMonths, refuseOutsideEmployment } from '../attendance/attendance';
import { refuseAnyOutsideEmployment } from '../../people/employee/employee';
import { keepPunches, letCount, PunchDirection } from '../punch/punch';
import { zonesOf } from '../../organisation/work-location/work-location';
import { t } from '../texts/text';

const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, example: '08:00:00' };

/** Punches themselves are never changed; what was entered by mistake is removed here, and its punch with it. */
@record(
  'PunchEntry',
  'A moment at which an employee came or went, entered from a list; its punch counts like any other.',
)
@Index('punch_entry_moment_key', ['companyId', 'employeeId', 'date', 'time'], {
  unique: true,
  where: 'deleted_at IS NULL',
})
export class PunchEntry extends CompanyRecord {
  @field.reference('Employee', { description: 'Who came or went.', write: 'create', search: true }) employeeId!: string;
  @field.date({ reach: 'planned', description: 'The day, where that was.', write: 'create' }) date!: string;
  @field.text({
    identifies: false,
    description: 'The time by the clock of the device, else of where they work, HH:mm or HH:mm:ss.',
    ...clock,
    write: 'create',
  })
  time!: string;
  @field.choice(PunchDirection, {
    description: 'Which way; unknown where the list does not tell.',
    initial: 'unknown',
    write: 'create',
  })
  direction!: Direction;
  @field.reference('PunchDevice', { description: 'The device that took it.', optional: true, write: 'create' })
  deviceId!: string | null;
  @field.text({
    description: 'What the list calls it; under that name its moment is taken once of a person.',
    max: 120,
    optional: true,
    write: 'create',
  })
  externalId!: string | null;
  @field.text({ description: 'Remark.', max: 250, optional: true }) note!: string | null;
  @field.instant({ description: 'When that was.', write: 'never' }) at!: Date;
  @field.text({ identifies: false, description: 'IANA zone of the clock.', write: 'never' }) zone!: string;
}

const placed = async (ctx: Ctx, entry: Row<PunchEntry>, before: Row<PunchEntry> | null): Promise<Values> =>
  before ? {} : (await placedAll(ctx, [entry]))[0]!;

/** The moments, by the clocks they were written down from. */
async function placedAll(ctx: Ctx, entries: readonly Row<PunchEntry>[]): Promise<Values[]> {
  const deviceIds = [...new Set(entries.flatMap(({ deviceId }) => deviceId ?? []))];
  const { rows: devices } = deviceIds.length
    ? await ctx.tx.query<{ id: string; zone: string | null }>(
        'select id, time_zone as zone from punch_device where company_id = $1 and id = any($2::char(24)[])',
        [ctx.companyId, deviceIds],
      )
    : { rows: [] };
  const zoneOfDevice = new Map(devices.map(({ id, zone }) => [id, zone]));
  const people = await zonesOf(ctx, [...new Set(entries.map(({ employeeId }) => employeeId))]);
  return entries.map(({ employeeId, date, time: given, deviceId }) => {
    const time = given.length === 5 ? `${given}:00` : given;
    const zone = zoneOfDevice.get(deviceId ?? '') ?? people.on(employeeId, date);
    const at = instantsOf(date, time, zone)[0];
    if (at === undefined) throw invalid('time', skippedTime(time));
    return { time, zone, at: new Date(at) };
  });
}

async function validatePunchEntry(ctx: Ctx, { employeeId, date, at, deletedAt }: Row<PunchEntry>): Promise<void> {
  await refuseClosedMonth(ctx, employeeId, [date]);
  if (deletedAt) return;
  await refuseOutsideEmployment(ctx, employeeId, date);
  refuseFuture(ctx, at);
}

async function validateNewAssignments(ctx: Ctx, entries: Row<PunchEntry>[]): Promise<void> {
  await refuseClosedMonths(ctx, entries);
  await refuseAnyOutsideEmployment(
    ctx,
    entries.map(({ employeeId, date }) => ({ employeeId, days: { date } })),
  );
  for (const { at } of entries) refuseFuture(ctx, at);
}

function refuseFuture(ctx: Ctx, at: Date): void {
  if (at > ctx.now) throw invalid('time', t('punch_entry.lies_future_give_time_has'));
}

async function followed(ctx: Ctx, rows: Row<PunchEntry>[], action: string): Promise<void> {
  await letCount(ctx, rows, action !== 'delete');
  if (action !== 'delete')
    await keepPunches(
      ctx,
      rows.map(({ employeeId, at, direction, zone, deviceId, externalId }) => ({
        employeeId,
        at,
        direction,
        zone,
        deviceId,
        externalId,
        source: 'import' as const,
      })),
    );
}

export const punchEntry = defineArea('PunchEntry', PunchEntry, {
  keptFor: 'time',
  one: 'punchEntry',
  many: 'punchEntries',
  label: t('punch_entry.entered_punch'),
  sort: 'at',
  descending: true,
  person: 'employeeId',
  derive: placed,
  deriveNew: placedAll,
  guard: validatePunchEntry,
  guardNew: validateNewAssignments,
  followUp: followed,
  followed: ['create', 'delete', 'restore'],
  ownMatter: {},
});
export const PunchEntryResolver = CrudResolver(punchEntry);
