import type { Ctx } from '../../../platform/context';
import { inCompany } from '../../../platform/system-ctx';
import { platformId } from '../../../platform/records/write-rows';
import { timeOffice, type TimeOffice } from './time-office.fixture';
import { deriveAsked, noteDaysOver } from './calculation/calculate-days';

let office: TimeOffice;
beforeAll(async () => {
  office = await timeOffice(() => new Date('2026-11-11T06:30:00Z'));
});
afterAll(() => office.test.close());

/** In the company, as jobs do it. */
const inBackground = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inCompany(office.test.app.services, { companyId: office.company, userId: platformId }, 'write', work);
const waiting = () =>
  inBackground(async (ctx) =>
    (
      await ctx.tx.query<{ day: string }>(
        `select date || ' ' || reason as day from attendance_stale where company_id = $1 and needs = 'minutes' order by date`,
        [ctx.companyId],
      )
    ).rows.map(({ day }) => day),
  );
const derive = () => inBackground(deriveAsked);

it('a day somebody decides about is worked out at once by a job that is not long, while those a server that stood still missed go on waiting', async () => {
  const employeeId = await office.hire({ hireDate: '2026-11-01' });
  await inBackground(async (ctx) => {
    await ctx.tx.query('update employee set created_at = $2 where company_id = $1', [
      ctx.companyId,
      '2026-11-01T00:00Z',
    ]);
    await noteDaysOver(ctx, '2026-11-08', '2026-11-10');
  });
  const over = (...days: string[]) => days.map((day) => `${day} day over`);
  expect(await waiting()).toEqual(over('2026-11-08', '2026-11-09', '2026-11-10'));
  await office.made('AttendanceDay', { employeeId, date: '2026-11-09', mark: 'remote' });
  expect(await waiting()).toEqual(['2026-11-08 day over', '2026-11-09 decision', '2026-11-10 day over']);
  const jobs = await office.test.sql(
    `select coalesce(flags ? 'long', false) as "isLong" from graphile_worker.jobs where task_identifier = 'calculate_attendance_of' and key like $1`,
    [`%${office.company}`],
  );
  expect(jobs).toEqual([{ isLong: false }]);

  expect(await derive()).toBe(1);
  const { attendanceDays } = await office.ask('{ attendanceDays { rows { date status } } }');
  expect(attendanceDays.rows).toContainEqual({ date: '2026-11-09', status: 'remote' });
  expect(await waiting()).toEqual(over('2026-11-08', '2026-11-10'));
  expect(await derive()).toBe(0);
});
