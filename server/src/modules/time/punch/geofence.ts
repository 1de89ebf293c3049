import { Field, InputType, Int } from 'type-graphql';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { geofenceOf, type Fence, type GeofenceResult } from '../../organisation/domain/geofence';
import { shiftHolding } from '../domain/worked/shift-window';
import { wallMoment, type Instant } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { shiftsOf } from '../attendance/attendance';
import { zonesOf } from '../../organisation/work-location/work-location';
import { t } from '../texts/text';
import { companyRows, workLocationRows } from '../../organisation/organisation.sql';
import { employeePositionRows } from '../../people/people.sql';

@InputType('ClockPositionInput', { description: 'Where a phone says it is.' })
export class PositionGiven {
  @Field(() => DecimalScalar, { description: 'Degrees north.' }) latitude!: string;
  @Field(() => DecimalScalar, { description: 'Degrees east.' }) longitude!: string;
  @Field(() => Int, { nullable: true, description: 'Metres within which that is right.' }) accuracy?: number | null;
}

/** What is put down with a punch of where it was taken. */
export interface JudgedPosition {
  latitude: string | null;
  longitude: string | null;
  accuracy: number | null;
  geofenceResult: GeofenceResult | null;
  geofenceMetres: number | null;
  isFlagged: boolean;
}

/** The places of the shifts of somebody around a day, and what the company makes of who is elsewhere. */
interface Fences {
  at(instant: Instant): Fence | null;
  isAny: boolean;
  rule: 'record' | 'flag' | 'refuse';
}

const none: Fences = { at: () => null, isAny: false, rule: 'record' };

/**
 * The places somebody has to be at around some moments: of their shift, else of where they work by contract; nothing
 * more is read where the company has none.
 */
export async function fencesOf(ctx: Ctx, employeeId: string, instants: readonly Instant[]): Promise<Fences> {
  const { rows } = await ctx.tx.query<
    Fence & { id: string; rule: Fences['rule']; validFrom: PlainDate | null; validTo: PlainDate | null }
  >(
    `select s.id, s.fence_latitude::float8 as latitude, s.fence_longitude::float8 as longitude,
      s.fence_radius as radius, c.fence_rule as rule, null::date as "validFrom", null::date as "validTo"
     from shift s join ${companyRows('fence_rule')} c on c.id = s.company_id where s.company_id = $1
       and s.fence_radius is not null and s.deleted_at is null
     union all
     select l.id, l.fence_latitude::float8, l.fence_longitude::float8, l.fence_radius, c.fence_rule, p.valid_from,
       p.valid_to
     from ${employeePositionRows('valid_from', 'valid_to', 'work_location_id', 'employee_id', 'is_primary')} p
       join ${companyRows('fence_rule')} c on c.id = p.company_id
         join ${workLocationRows('fence_latitude', 'fence_longitude', 'fence_radius')} l on l.company_id = p.company_id
           and l.id = p.work_location_id
     where p.company_id = $1 and p.employee_id = $2 and p.is_primary and p.deleted_at is null
       and l.fence_radius is not null and l.deleted_at is null`,
    [ctx.companyId, employeeId],
  );
  if (!rows.length || !instants.length) return none;
  const known = new Map(
    rows
      .filter(({ validFrom }) => !validFrom)
      .map(({ id, latitude, longitude, radius }) => [id, { latitude, longitude, radius }]),
  );
  const zones = await zonesOf(ctx, [employeeId]);
  const dayOf = (instant: Instant) => wallMoment(instant, zones.at(employeeId, instant)).date;
  const dates = instants.map(dayOf).sort();
  const shifts = await shiftsOf(ctx, [employeeId], addDays(dates[0]!, -1), addDays(dates.at(-1)!, 1));
  const placeOn = (date: PlainDate): Fence | null =>
    rows.find(({ validFrom, validTo }) => validFrom !== null && validFrom <= date && (!validTo || date <= validTo)) ??
    null;
  const of = (date: string): Fence | null => known.get(shifts.on(employeeId, date)?.id ?? '') ?? placeOn(date);
  return {
    at: (instant) => of(shiftHolding(instant, shifts.around(employeeId, dayOf(instant)))?.date ?? dayOf(instant)),
    isAny: dates.some((date) => [-1, 0, 1].some((days) => of(addDays(date, days)) !== null)),
    rule: rows[0]!.rule,
  };
}

/**
 * Where a punch was taken, and what the company makes of that. `isNow`: it is taken this moment, so that it can be
 * refused;
 * one that was kept offline is never lost, but looked at.
 */
export function judgedAt(
  fences: Fences,
  instant: Instant,
  given: { latitude?: string | null; longitude?: string | null; accuracy?: number | null } | null,
  isNow: boolean,
): JudgedPosition {
  const { latitude = null, longitude = null, accuracy = null } = given ?? {};
  const position =
    latitude === null || longitude === null
      ? null
      : { latitude: Number(latitude), longitude: Number(longitude), accuracy };
  if (position && (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180 || (accuracy ?? 0) < 0)) {
    throw invalid('position', t('geofence.no_such_place_let_phone'));
  }
  const kept = {
    latitude: position && position.latitude.toFixed(6),
    longitude: position && position.longitude.toFixed(6),
    accuracy: position && accuracy,
  };
  const fence = fences.at(instant);
  if (!fence) return { ...kept, geofenceResult: null, geofenceMetres: null, isFlagged: false };
  const { result, metres } = geofenceOf(fence, position);
  if (result !== 'outside') return { ...kept, geofenceResult: result, geofenceMetres: metres, isFlagged: false };
  if (isNow && fences.rule === 'refuse') throw conflict(tooFar(metres!, fence.radius), 'position');
  return { ...kept, geofenceResult: result, geofenceMetres: metres, isFlagged: fences.rule !== 'record' };
}

const tooFar = (metres: number, radius: number) => t('geofence.you_m_place_your_shift', { metres, radius });
