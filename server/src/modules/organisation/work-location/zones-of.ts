import type { PlainDate } from '../../../kernel/dates/plain-date';
import { zoneAt, zoneOn, type ZonedPlace } from '../domain/person-zone';
import type { Instant } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { dayIn } from '../../../platform/today';

/** By which clock the days of some people begin and end. */
export interface PersonZones {
  on(employeeId: string, date: PlainDate): string;
  at(employeeId: string, instant: Instant): string;
}

const zonesKey = 'zones of work locations';

/** Every zone a day of somebody in the company may go by, the company's first; read once per request. */
export function zonesInUse(ctx: Ctx): Promise<string[]> {
  let zones = ctx.loaders.get(zonesKey) as Promise<string[]> | undefined;
  if (!zones) ctx.loaders.set(zonesKey, (zones = readZones(ctx)));
  return zones;
}

async function readZones(ctx: Ctx): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ zone: string }>(
    'select distinct time_zone as zone from work_location where company_id = $1 and time_zone is not null',
    [ctx.companyId],
  );
  return [...new Set([ctx.user.company!.timeZone, ...rows.map(({ zone }) => zone)])];
}

/** The latest day that has begun for anybody in the company. */
export const lastBegunDay = async (ctx: Ctx): Promise<PlainDate> =>
  (await zonesInUse(ctx))
    .map((zone) => dayIn(zone, ctx.now))
    .toSorted()
    .at(-1)!;

/** Who works by contract where a clock of its own tells the time. A place that was removed keeps its clock. */
const placed = `employee_position p join work_location l on l.company_id = p.company_id and l.id = p.work_location_id
  where p.is_primary and p.deleted_at is null and l.time_zone is not null`;

/** The zone of the employee `e` on a day, as SQL; `day` and `ofCompany` are SQL too. */
export async function zoneOnSql(ctx: Ctx, day: string, ofCompany: string): Promise<string> {
  if ((await zonesInUse(ctx)).length === 1) return `${ofCompany}::text`;
  return `coalesce((select l.time_zone from ${placed} and p.company_id = e.company_id and p.employee_id = e.id
    and ${day} between p.valid_from and coalesce(p.valid_to, 'infinity')), ${ofCompany}::text)`;
}

/** The places of an employee that have a clock of their own, in order, as a JSON column; both arguments are SQL. */
export const zonedPlacesSql = (company: string, employee: string): string =>
  `(select coalesce(json_agg(json_build_object('zone', l.time_zone, 'validFrom', p.valid_from, 'validTo', p.valid_to)
    order by p.valid_from), '[]') from ${placed} and p.company_id = ${company} and p.employee_id = ${employee})`;

/** The clocks some people go by: one statement however many they are, and none where all places go by the company's. */
export async function zonesOf(ctx: Ctx, employeeIds: readonly string[]): Promise<PersonZones> {
  const ofCompany = ctx.user.company!.timeZone;
  if (!employeeIds.length || (await zonesInUse(ctx)).length === 1) return { on: () => ofCompany, at: () => ofCompany };
  const { rows } = await ctx.tx.query<{ id: string; places: ZonedPlace[] }>(
    `select w.id, ${zonedPlacesSql('$1', 'w.id')} as places from unnest($2::char(24)[]) w(id)`,
    [ctx.companyId, employeeIds],
  );
  return zonesBy(ctx, rows);
}

/** The same of people read with their places. */
export function zonesBy(ctx: Ctx, people: readonly { id: string; places: ZonedPlace[] }[]): PersonZones {
  const ofCompany = ctx.user.company!.timeZone;
  const placesOf = new Map(people.map(({ id, places }) => [id, places]));
  return {
    on: (employeeId, date) => zoneOn(placesOf.get(employeeId) ?? [], date, ofCompany),
    at: (employeeId, instant) => zoneAt(placesOf.get(employeeId) ?? [], instant, ofCompany),
  };
}
