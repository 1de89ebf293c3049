import { createTestApp, type TestApp } from '../../../../../../test/test-app';
import { calculationJob } from '../payroll-run.actions';
import { failAbandonedRuns } from './payroll-run.stale-runs';
import { payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp();
  office = await payrollOffice(test);
  await office.hire();
});
afterAll(() => test.close());

const attempts = (id: string, count: number) =>
  test.sql(
    "update graphile_worker._private_jobs set attempts = $2, run_at = now() + interval '1 hour' where key = $1",
    [`${calculationJob} ${id}`, count],
  );

it('a run whose job was given up fails, one with attempts left goes on, and both end in review all the same', async () => {
  const [waiting, givenUp] = [await office.create('2026-03'), await office.create('2026-04')];
  for (const run of [waiting, givenUp]) await office.act('calculate', run);
  await attempts(waiting.id, 4);
  await attempts(givenUp.id, 5);
  await failAbandonedRuns(test.app.services);
  expect(await office.read(waiting.id)).toMatchObject({ state: 'calculating' });
  const failed = await office.read(givenUp.id);
  expect(failed).toMatchObject({ state: 'failed', approvalRefusal: null, allowedActions: ['calculate', 'cancel'] });
  await expect(office.act('approve', failed, office.approver)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('the calculation failed'),
  });

  expect(await office.act('calculate', failed)).toMatchObject({ state: 'calculating' });
  await failAbandonedRuns(test.app.services);
  for (const run of [waiting, givenUp]) {
    await office.work(run);
    expect(await office.read(run.id)).toMatchObject({ state: 'review', employeeCount: 1 });
  }
});

it('a failed run can be cancelled, and then its month is free', async () => {
  const run = await office.create('2026-05');
  await office.act('calculate', run);
  await attempts(run.id, 5);
  await failAbandonedRuns(test.app.services);
  expect(await office.act('cancel', await office.read(run.id))).toMatchObject({ state: 'cancelled' });
  expect(await office.create('2026-05')).toMatchObject({ state: 'draft' });
});
