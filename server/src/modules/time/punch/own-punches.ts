import type { PunchDirection } from '../domain/worked/taps';
import { mayDo } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { dayIn } from '../../../platform/today';
import { attendance, refuseClosedMonth, refuseOutsideEmployment } from '../attendance/attendance';
import { zonesOf } from '../../organisation/work-location/work-location';
import { fencesOf, judgedAt } from './geofence';
import { keepPunches, type NewPunch } from './keep-punches';
import { photoRuleOf, withPhoto } from './punch-photo';
import { settlePunches } from './settle-punches';
import { t } from '../texts/text';

export interface OwnPunch {
  externalId: string;
  at: Date;
  direction: PunchDirection;
  latitude?: string | null;
  longitude?: string | null;
  accuracy?: number | null;
  photo?: string | null;
}

const mostAhead = 2 * 60_000;
const mostBack = 7 * 86_400_000;
const mostPunches = 50;

/** Punches a phone kept while it was offline, at the moments it says; sent again they change nothing. */
export async function sendOwnPunches(ctx: Ctx, punches: OwnPunch[]): Promise<boolean[]> {
  const {
    companyId,
    user: { employeeId },
  } = ctx;
  if (!companyId || !employeeId || !mayDo(ctx.ability, 'clock', attendance, { employeeId })) throw forbidden();
  if (punches.length > mostPunches) throw invalid('punches', t('own_punches.send_most_once', { mostPunches }));
  const zones = await zonesOf(ctx, [employeeId]);
  const due = [];
  for (const { at } of punches) {
    if (+at > +ctx.now + mostAhead || +at < +ctx.now - mostBack) {
      throw invalid('punches', t('own_punches.kept_time_ahead_now_older'));
    }
    const date = dayIn(zones.at(employeeId, +at), at);
    await refuseOutsideEmployment(ctx, employeeId, date);
    await refuseClosedMonth(ctx, employeeId, [date]);
    due.push({ employeeId, date });
  }
  const fences = await fencesOf(
    ctx,
    employeeId,
    punches.map(({ at }) => +at),
  );
  const rule = await photoRuleOf(ctx);
  const kept: NewPunch[] = [];
  for (const { photo, ...punch } of punches) {
    const taken = await withPhoto(ctx, judgedAt(fences, +punch.at, punch, false), photo, false, rule);
    kept.push({ ...punch, ...taken, employeeId, zone: zones.at(employeeId, +punch.at), source: 'mobile' });
  }
  const taken = await keepPunches(ctx, kept);
  await settlePunches(ctx, due);
  return taken;
}
