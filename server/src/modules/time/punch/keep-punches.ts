import { withKeptPlans } from '../../../platform/database/plans';
import type { GeofenceResult } from '../../organisation/domain/geofence';
import type { PunchDirection } from '../domain/worked/taps';
import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';

export interface NewPunch {
  employeeId: string;
  at: Date;
  direction: PunchDirection;
  zone: string;
  source: 'web' | 'mobile' | 'kiosk' | 'device' | 'import' | 'manual';
  deviceId?: string | null;
  externalId?: string | null;
  latitude?: string | null;
  longitude?: string | null;
  accuracy?: number | null;
  geofenceResult?: GeofenceResult | null;
  geofenceMetres?: number | null;
  isFlagged?: boolean;
  photoFileId?: string | null;
  ip?: string | null;
  note?: string | null;
}

/**
 * Takes punches down, each once: whether it was taken now or had been before. A punch is its own record of who took it,
 * when and how, and nobody can change it; the presences that follow from it are audited.
 * `isSettled`: the caller writes the presence, so nothing has to be worked out from it.
 */
export async function keepPunches(ctx: Ctx, punches: NewPunch[], isSettled = false): Promise<boolean[]> {
  const rows = punches.map((punch) => {
    const { date, time } = wallMoment(+punch.at, punch.zone);
    const ahead = Math.round((Date.parse(`${date}T${time}Z`) - Math.floor(+punch.at / 1000) * 1000) / 60_000);
    return {
      ...punch,
      id: newId(),
      utcOffsetMin: ahead,
      localDate: date,
      sender: punch.source === 'import' ? punch.employeeId : (punch.deviceId ?? punch.employeeId),
    };
  });
  const { rows: taken } = await withKeptPlans(ctx.tx, () =>
    ctx.tx.query<{ id: string }>({
      name: `keep-punches-${isSettled}`,
      text: statement(isSettled),
      values: [JSON.stringify(rows), ctx.companyId, ctx.now, ctx.session?.id ?? null],
    }),
  );
  if (taken.length) ctx.written.add('Punch');
  const ids = new Set(taken.map(({ id }) => id));
  return rows.map(({ id }) => ids.has(id));
}

/** A device counts from one again once its log was cleared: its numbers name a punch together with its moment. */
const namedAt = `case when source in ('device', 'import') then at else '-infinity' end`;

const statement = (isSettled: boolean): string => `
  with given as (select * from json_to_recordset($1::json) as n(id char(24), "employeeId" char(24), at timestamptz,
    zone text, "utcOffsetMin" int, "localDate" date,
    direction text, source text, "deviceId" char(24), "externalId" text, sender text, latitude numeric,
    longitude numeric, accuracy int, "geofenceResult" text, "geofenceMetres" int, "isFlagged" boolean,
    "photoFileId" char(24), ip text, note text)),
  named as (insert into punch_external (company_id, source, sender, external_id, at, punch_id)
    select $2::char(24), source, sender, "externalId", ${namedAt}, id from given where "externalId" is not null
      on conflict do nothing returning punch_id),
  taken as (insert into punch (company_id, id, version, created_at, updated_at, created_by_id, updated_by_id,
    employee_id, at, zone, utc_offset_min, local_date,
      direction, source, device_id, external_id, latitude, longitude, accuracy, geofence_result, geofence_metres,
      is_flagged, photo_file_id, ip, note)
    select $2::char(24), id, 1, $3::timestamptz, $3::timestamptz, $4::char(24), $4::char(24), "employeeId", at, zone,
      "utcOffsetMin", "localDate",
      direction, source, "deviceId", "externalId", latitude, longitude, accuracy, "geofenceResult", "geofenceMetres",
      coalesce("isFlagged", false), "photoFileId", ip, note
    from given g where "externalId" is null or exists (select from named n where n.punch_id = g.id)
    on conflict (company_id, employee_id, at, direction) do nothing returning id, employee_id, local_date),
  told as (insert into outbox_event (company_id, subject, record_id, action)
    select $2::char(24), 'Punch', min(id), 'create' from taken having count(*) > 0)
  ${
    isSettled
      ? ''
      : `, due as (insert into attendance_stale (company_id, employee_id, date, needs, reason)
    select distinct $2::char(24), employee_id, local_date, 'presences', 'punch' from taken on conflict do nothing)`
  }
  select id from taken`;

/**
 * Lets punches that were entered from a list count no longer, and frees what they were called, or lets such count
 * again; those taken any other way stay.
 */
export async function letCount(
  ctx: Ctx,
  punches: readonly Pick<NewPunch, 'employeeId' | 'at' | 'direction' | 'externalId'>[],
  again: boolean,
): Promise<void> {
  const { rows } = await ctx.tx.query(
    `with given as (select * from json_to_recordset($1::json) as n("employeeId" char(24), at timestamptz,
      direction text, "externalId" text)),
     changed as (update punch p set deleted_at = case when $4 then null else $3::timestamptz end, updated_at = $3
       from given g
       where p.company_id = $2 and p.employee_id = g."employeeId" and p.at = g.at and p.direction = g.direction
         and p.source = 'import' and (p.deleted_at is null) <> $4 returning p.id, p.employee_id, p.local_date),
     unnamed as (delete from punch_external x using given g where x.company_id = $2 and x.source = 'import'
       and x.sender = g."employeeId" and x.external_id = g."externalId" and x.at = g.at and not $4),
     told as (insert into outbox_event (company_id, subject, record_id, action)
       select $2::char(24), 'Punch', min(id), 'update' from changed having count(*) > 0),
     due as (insert into attendance_stale (company_id, employee_id, date, needs, reason)
       select distinct $2::char(24), employee_id, local_date, 'presences', 'punch' from changed on conflict do nothing)
     select id from changed`,
    [JSON.stringify(punches), ctx.companyId, ctx.now, again],
  );
  if (rows.length) ctx.written.add('Punch');
}
