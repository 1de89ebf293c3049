import { json, Router, type Request } from 'express';
import type { Ctx, Services } from '../../../platform/context';
import { AppError, conflict, invalid, tooMany } from '../../../platform/errors';
import { isOpenSql } from '../../../platform/access/open-company';
import { at } from '../../../platform/http/rest';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { limits, secretShown, tooManyTries } from '../../../platform/access/throttle';
import { dayIn } from '../../../platform/today';
import { platformId } from '../../../platform/records/write-rows';
import { calculateDaysSoon } from '../attendance-day/attendance-day';
import { employeeShowing } from '../punch-card/punch-card';
import { claimedDevice, claimIn, type KnownDevice } from '../punch-device/punch-device';
import { zonesOf } from '../../organisation/work-location/work-location';
import { takeDevicePunches } from './device-punches';
import { keepPunches } from './keep-punches';
import { photoRuleOf, withPhoto } from './punch-photo';
import { settlePunches } from './settle-punches';
import { t } from '../texts/text';
import { companyRows } from '../../organisation/organisation.sql';
import { employeeRows, lockEmployees } from '../../people/people.sql';

const mostPunches = 1_000;

/**
 * Doors of devices, which show themselves by `Authorization: Device <token>`.
 * POST /device/punches: `{punches: [{employee | badge, at, direction?, externalId?}]}`, at most 1,000, answers
 * `{success, results: [{externalId, status, message}]}` in the same order; status is taken, repeated, kept or refused.
 * Sent again, a batch changes nothing. POST /device/kiosk: `{employee, pin}` or `{badge}` of who stands before a shared
 * tablet, with a `photo` (JPEG in base64) where the company asks for one; answers `{success, name, direction, at}`.
 * GET /device/self: what the device is called, and whether photos are asked for.
 */
export function punchRoutes(services: Services): Router {
  const router = Router();
  const ofKnownDevice = async <T>(
    token: string | undefined,
    work: (ctx: Ctx, device: KnownDevice) => Promise<T>,
  ): Promise<{ done: T } | null> => {
    const claim = claimIn(token);
    if (!claim) return null;
    const isThere = await onPlatform(
      services,
      platformId,
      'read',
      async (ctx) =>
        (
          await ctx.tx.query(
            `select 1 from ${companyRows('status', 'time_zone', 'start_at', 'end_at')} c where id = $1
              and deleted_at is null and ${isOpenSql('c', '$2')}`,
            [claim.companyId, ctx.now],
          )
        ).rows.length,
    );
    return isThere
      ? inCompany(services, { companyId: claim.companyId, userId: platformId }, 'write', async (ctx) => {
          const device = await claimedDevice(ctx, claim);
          return device && { done: await work(ctx, device) };
        })
      : null;
  };
  const asDevice = async <T>(request: Request, work: (ctx: Ctx, device: KnownDevice) => Promise<T>): Promise<T> => {
    const token = /^Device +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const known = await secretShown(services.throttle, request.ip ?? '', () => ofKnownDevice(token, work));
    if (!known) throw unknownDevice();
    return known.done;
  };
  at(router, '/device/punches', {
    post: [
      json({ limit: '500kb' }),
      async (request, response) => {
        const { punches } = (request.body ?? {}) as { punches?: unknown };
        if (!Array.isArray(punches) || punches.length > mostPunches) {
          throw invalid('punches', t('punches.give_list_most_punches', { mostPunches }));
        }
        const results = await asDevice(request, async (ctx, device) => {
          const done = await takeDevicePunches(ctx, device, punches);
          if (done.some(({ status }) => status === 'taken')) await calculateDaysSoon(ctx);
          return done;
        });
        response.json({ success: true, results });
      },
    ],
  });
  at(router, '/device/kiosk', {
    post: [
      json({ limit: '300kb' }),
      async (request, response) => {
        const shown = Object.fromEntries(
          ['badge', 'employee', 'pin'].map((name) => [name, stringIn(request.body, name)]),
        );
        // What a wrong PIN counts has to stay, so the refusal is thrown after the transaction.
        const done = await asDevice(request, (ctx, device) =>
          takeAtKiosk(ctx, device, { badge: shown.badge, code: shown.employee, pin: shown.pin }, photoIn(request.body)),
        );
        if (done instanceof AppError) throw done;
        response.json({ success: true, ...done });
      },
    ],
  });
  at(router, '/device/self', {
    get: [
      async (request, response) =>
        response.json({
          success: true,
          ...(await asDevice(request, async (ctx, { name, kind, timeZone }) => ({
            name,
            kind,
            timeZone: timeZone ?? ctx.user.company!.timeZone,
            photo: await photoRuleOf(ctx),
          }))),
        }),
    ],
  });
  return router;
}

async function takeAtKiosk(
  ctx: Ctx,
  device: KnownDevice,
  shown: Parameters<typeof employeeShowing>[1],
  photo: string | null,
) {
  if (device.kind !== 'kiosk') return conflict(t('punches.device_not_shared_tablet'));
  const { throttle } = ctx.services;
  const tooOften = await throttle.count(limits.wrongAtDevice, device.id);
  if (tooOften !== null) return tooManyTries(tooOften);
  const employeeId = await employeeShowing(ctx, shown);
  if (employeeId === 'blocked') return tooMany(t('punches.too_many_wrong_pins_wait'), 900);
  if (employeeId) await throttle.giveBack(limits.wrongAtDevice, device.id);
  const at = new Date(Math.floor(+ctx.now / 1000) * 1000);
  const zone = device.timeZone ?? (await zonesOf(ctx, employeeId ? [employeeId] : [])).at(employeeId ?? '', +at);
  const {
    rows: [person],
  } = await ctx.tx.query<{ name: string; isEmployed: boolean }>(
    `select first_name as name, hire_date <= $3 and coalesce(exit_date >= $3, true) as "isEmployed"
      from ${employeeRows('first_name', 'hire_date', 'exit_date')} where company_id = $1 and id = $2`,
    [ctx.companyId, employeeId, dayIn(zone, at)],
  );
  if (!employeeId || !person?.isEmployed) return invalid('pin', t('punches.number_pin_badge_do_not'));
  await lockEmployees(ctx, [employeeId]);
  const taken = await withPhoto(ctx, {}, photo, true, await photoRuleOf(ctx));
  await keepPunches(ctx, [
    { ...taken, employeeId, at, direction: 'unknown', zone, source: 'kiosk', deviceId: device.id },
  ]);
  await settlePunches(ctx, [{ employeeId, date: dayIn(zone, at) }]);
  const {
    rows: [last],
  } = await ctx.tx.query<{ isOut: boolean }>(
    `select ended_at is not null as "isOut" from attendance where company_id = $1 and employee_id = $2
      and deleted_at is null and started_at <= $3 order by started_at desc limit 1`,
    [ctx.companyId, employeeId, at],
  );
  return { name: person.name, direction: last?.isOut ? 'out' : 'in', at };
}

const photoIn = (body: unknown): string | null => {
  const photo = (body as Record<string, unknown> | undefined)?.['photo'];
  return typeof photo === 'string' ? photo : null;
};

const stringIn = (body: unknown, name: string): string | undefined => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && value.length <= 120 ? value.trim() || undefined : undefined;
};

const unknownDevice = () => new AppError('UNAUTHENTICATED', 401, t('punches.device_not_known_here_blocked'));
