import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let [here, there]: string[] = [];
let [admin, hr, clerk]: Person[] = [];
const run = newId();

/** Work of a company, or of the whole product, that was tried for the last time. */
async function failed(task: string, companyId: string | null, said: string, recordId = newId()): Promise<string> {
  const payload = companyId ? { companyId, userId: newId(), recordId } : {};
  const [job] = await test.sql<{ id: string }>(
    'select id::text from graphile_worker.add_job($1::text, payload := $2::json, max_attempts := 5)',
    [task, JSON.stringify(payload)],
  );
  await test.sql('update graphile_worker._private_jobs set attempts = 5, last_error = $2 where id = $1', [
    job!.id,
    said,
  ]);
  return job!.id;
}

beforeAll(async () => {
  test = await createTestApp();
  here = await test.company({ name: 'Lantern' });
  there = await test.company({ name: 'Marble' });
  admin = await test.as({ type: 'admin' });
  hr = await test.as({
    company: here,
    grants: [
      { subject: 'Company', action: 'update', scope: 'company' },
      { subject: 'Company', action: 'read', scope: 'company' },
    ],
  });
  clerk = await test.as({ company: here, grants: [{ subject: 'Company', action: 'read', scope: 'company' }] });
  await failed('calculate_payroll_run', here, 'canceling statement due to statement timeout', run);
  await failed('send_mails', there, 'connect ECONNREFUSED 127.0.0.1:25');
  await failed('sweep_files', null, 'ENOSPC: no space left on device');
});
afterAll(() => test.close());

const list = (who: Person) => who.graphql('{ failedJobs { id label companyName reason said attempts path } }');
const retry = (who: Person, ids?: string[]) =>
  who.graphql('mutation($ids: [ID!]) { count: retryFailedJobs(ids: $ids) }', { ids });

it('who looks after a company sees its own failed work and why, without what the program said', async () => {
  expect((await list(hr!)).data.failedJobs).toEqual([
    {
      id: expect.any(String),
      label: 'Calculating a payroll',
      companyName: 'Lantern',
      reason: 'It took too long and was stopped.',
      said: null,
      attempts: 5,
      path: `/payroll-runs/${run}`,
    },
  ]);
});

it('an admin outside any company sees all of it', async () => {
  const rows = (await list(admin!)).data.failedJobs as {
    label: string;
    companyName: string | null;
    reason: string;
    said: string;
  }[];
  expect(rows.map(({ label, companyName, reason }) => [label, companyName, reason])).toEqual(
    expect.arrayContaining([
      ['Calculating a payroll', 'Lantern', 'It took too long and was stopped.'],
      ['Sending mails', 'Marble', 'Another system did not answer.'],
      ['Clearing away files nobody uses', null, 'There is no room left on the disk.'],
    ]),
  );
  expect(rows.map(({ said }) => said)).toContain('connect ECONNREFUSED 127.0.0.1:25');
});

it('whoever may not look after the company sees nothing and tries nothing again', async () => {
  for (const answer of [await list(clerk!), await retry(clerk!)])
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('the menu names it only while something failed, to who looks after it', async () => {
  const entries = async (who: Person) =>
    JSON.stringify((await who.graphql('{ menu { title badgeContent children { title badgeContent } } }')).data.menu);
  expect(await entries(hr!)).toContain('{"title":"Failed jobs","badgeContent":"1"}');
  expect(await entries(clerk!)).not.toContain('Failed jobs');
  expect(
    await entries(
      await test.as({
        company: await test.company(),
        grants: [{ subject: 'Company', action: 'update', scope: 'company' }],
      }),
    ),
  ).not.toContain('Failed jobs');
});

it('work is tried again, that of another company by nobody here', async () => {
  const ofThere = ((await list(admin!)).data.failedJobs as { id: string; companyName: string }[]).find(
    ({ companyName }) => companyName === 'Marble',
  )!.id;
  expect((await retry(hr!, [ofThere])).data.count).toBe(0);
  expect((await retry(hr!, ['x'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await retry(hr!)).data.count).toBe(1);
  expect((await list(hr!)).data.failedJobs).toEqual([]);
  expect((await retry(hr!)).data.count).toBe(0);
  expect(await test.sql('select attempts from graphile_worker._private_jobs where id = $1', [ofThere])).toEqual([
    { attempts: 5 },
  ]);
});
