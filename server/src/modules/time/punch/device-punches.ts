import { punchDirections, type PunchDirection } from '../domain/worked/taps';
import type { Ctx } from '../../../platform/context';
import { say, type Text } from '../../../platform/text';
import { dayIn } from '../../../platform/today';
import { closedMonths, holdMonths } from '../attendance/attendance';
import type { KnownDevice } from '../punch-device/punch-device';
import { zonesOf } from '../../organisation/work-location/work-location';
import { keepPunches, type NewPunch } from './keep-punches';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

/** What became of one punch of a batch. `kept`: taken, but its month is closed, so that nothing follows from it. */
export interface PunchResult {
  externalId: string | null;
  status: 'taken' | 'repeated' | 'kept' | 'refused';
  message: string | null;
}

const mostAhead = 5 * 60_000;
const mostBack = 366 * 86_400_000;

const problems = {
  form: t('device_punches.problems.form'),
  time: t('device_punches.problems.time'),
  person: t('device_punches.problems.person'),
  employment: t('device_punches.problems.employment'),
} satisfies Record<string, Text>;

interface Given {
  externalId: string | null;
  who: { kind: 'code' | 'badge'; value: string };
  at: Date;
  direction: PunchDirection;
}

/**
 * Takes a batch of a device down: each punch answers for itself, and sent again it changes nothing. Eight statements at
 * most, however many.
 */
export async function takeDevicePunches(
  ctx: Ctx,
  device: KnownDevice,
  batch: readonly unknown[],
): Promise<PunchResult[]> {
  const read = batch.map((one) => givenIn(one, +ctx.now));
  const people = await peopleOf(
    ctx,
    read.flatMap((each) => ('who' in each ? [each] : [])),
  );
  const zones = await zonesOf(ctx, [...new Set([...people.values()].map(({ id }) => id))]);
  const punches: { punch: NewPunch; at: number; period: string }[] = [];
  const results = read.map((each, at): PunchResult => {
    const refused = (text: Text): PunchResult => ({
      externalId: 'externalId' in each ? each.externalId : null,
      status: 'refused',
      message: say(text, ctx.locale),
    });
    if ('problem' in each) return refused(each.problem);
    const person = people.get(`${each.who.kind} ${each.who.value}`);
    if (!person) return refused(problems.person);
    const zone = device.timeZone ?? zones.at(person.id, +each.at);
    const date = dayIn(zone, each.at);
    if (date < person.hireDate || (person.exitDate && date > person.exitDate)) return refused(problems.employment);
    const { externalId, direction } = each;
    punches.push({
      at,
      period: date.slice(0, 7),
      punch: {
        employeeId: person.id,
        at: each.at,
        direction,
        zone,
        source: device.kind === 'kiosk' ? 'kiosk' : 'device',
        deviceId: device.id,
        externalId,
      },
    });
    return { externalId, status: 'repeated', message: null };
  });
  if (punches.length)
    await holdMonths(
      ctx,
      punches.map(({ period }) => period),
    );
  const isNew = punches.length
    ? await keepPunches(
        ctx,
        punches.map(({ punch }) => punch),
      )
    : [];
  const periods = punches.map(({ period }) => period).sort();
  const closed = periods.length
    ? await closedMonths(ctx, [...new Set(punches.map(({ punch }) => punch.employeeId))], periods[0]!, periods.at(-1)!)
    : new Set();
  for (const [nth, { at, period, punch }] of punches.entries()) {
    if (isNew[nth]) results[at]!.status = closed.has(`${punch.employeeId} ${period}`) ? 'kept' : 'taken';
  }
  return results;
}

function givenIn(one: unknown, now: number): Given | { externalId: string | null; problem: Text } {
  const {
    externalId,
    employee,
    badge,
    at,
    direction = 'unknown',
  } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
  const name = typeof externalId === 'string' && externalId.length <= 120 ? externalId : null;
  const value = [employee, badge].find(
    (each): each is string => typeof each === 'string' && each.length > 0 && each.length <= 120,
  );
  if (
    !value ||
    !(punchDirections as readonly unknown[]).includes(direction) ||
    (externalId !== undefined && externalId !== null && name === null)
  )
    return { externalId: name, problem: problems.form };
  const instant = typeof at === 'string' && /T.*(Z|[+-]\d{2}:?\d{2})$/.test(at) ? new Date(at) : null;
  if (!instant || Number.isNaN(+instant) || +instant > now + mostAhead || +instant < now - mostBack)
    return { externalId: name, problem: problems.time };
  return {
    externalId: name,
    who: { kind: value === employee ? 'code' : 'badge', value },
    at: instant,
    direction: direction as PunchDirection,
  };
}

interface Person {
  id: string;
  hireDate: string;
  exitDate: string | null;
}

async function peopleOf(ctx: Ctx, given: Given[]): Promise<Map<string, Person>> {
  const values = (kind: string) => [
    ...new Set(given.filter(({ who }) => who.kind === kind).map(({ who }) => who.value)),
  ];
  const { rows } = await ctx.tx.query<Person & { key: string }>({
    name: 'people-of-punches',
    values: [ctx.companyId, values('code'), values('badge')],
    text: `select 'code ' || e.code as key, e.id, e.hire_date as "hireDate", e.exit_date as "exitDate"
      from ${employeeRows('code', 'hire_date', 'exit_date')} e where e.company_id = $1 and e.code = any($2::text[])
        and e.deleted_at is null
      union all select 'badge ' || c.badge_code, e.id, e.hire_date, e.exit_date from punch_card c
        join ${employeeRows('code', 'hire_date', 'exit_date')} e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = $1 and c.badge_code = any($3::text[]) and c.deleted_at is null and e.deleted_at is null`,
  });
  return new Map(rows.map((row) => [row.key, row]));
}
