import type { Ctx } from '../../../platform/context';
import { inCompany } from '../../../platform/system-ctx';
import { platformId } from '../../../platform/records/write-rows';
import { timeOffice, type TimeOffice } from './time-office.fixture';
import { deriveDays } from './calculation/derive-days';
import { deriveAsked, noteDaysOver } from './calculation/calculate-days';

let office: TimeOffice;
beforeAll(async () => {
  office = await timeOffice(() => new Date('2026-11-11T06:30:00Z'));
});
afterAll(() => office.test.close());

/** In the company, as jobs do it. */
const inBackground = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inCompany(office.test.app.services, { companyId: office.company, userId: platformId }, 'write', work);
/** Known since the day of hire, so that their days before today are worked out. */
const hire = async (): Promise<string> => {
  const id = await office.hire({ hireDate: '2026-11-01' });
  await inBackground((ctx) =>
    ctx.tx.query(`update employee set created_at = '2026-11-01T00:00Z' where company_id = $1 and id = $2`, [
      ctx.companyId,
      id,
    ]),
  );
  return id;
};
const waiting = () =>
  inBackground(async (ctx) =>
    (
      await ctx.tx.query<{ day: string }>(
        `select date || ' ' || reason as day from attendance_stale where company_id = $1 and needs = 'minutes' order by date`,
        [ctx.companyId],
      )
    ).rows.map(({ day }) => day),
  );
const waitingForLocks = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const derive = () => inBackground(deriveAsked);

it('a day somebody decides about is worked out at once by a job that is not long, while those a server that stood still missed go on waiting', async () => {
  const employeeId = await hire();
  await inBackground((ctx) => noteDaysOver(ctx, '2026-11-08', '2026-11-10'));
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

it('a day that is worked out at the very moment somebody decides about it is decided', async () => {
  const employeeId = await hire();
  let decided: Promise<unknown> = Promise.resolve();
  await inBackground(async (ctx) => {
    await deriveDays(ctx, [{ employeeId, date: '2026-11-10', reason: 'day over' }]);
    decided = office.made('AttendanceDay', { employeeId, date: '2026-11-10', mark: 'remote' });
    while (!(await office.test.sql(waitingForLocks)).length) await new Promise((done) => setTimeout(done, 10));
  });
  await decided;
  await derive();
  const { attendanceDays } = await office.ask(
    'query($id: ID!) { attendanceDays(filter: { employeeId: { eq: $id }, date: { eq: "2026-11-10" } }) { rows { status } } }',
    { id: employeeId },
  );
  expect(attendanceDays.rows).toEqual([{ status: 'remote' }]);
});
