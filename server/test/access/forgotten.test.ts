import { forgetFailedJobs } from '../../src/modules/administration/failed-job/old-failures';
import { forgetWebhookCalls } from '../../src/modules/administration/webhook-delivery/forget-calls';
import { webhookDelivery } from '../../src/modules/administration/webhook-delivery/webhook-delivery';
import { forgetOldLinks } from '../../src/auth/passwords/old-links';
import { daysKept } from '../../src/platform/privacy/domain/retention';
import { forgottenAtOnce } from '../../src/platform/records/forget-rows';
import { newId } from '../../src/platform/records/ids';
import { cleanUpIdempotencyKeys } from '../../src/platform/http/idempotency-cleanup';
import { insertRow } from '../rows';
import { createTestApp, type TestApp } from '../test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

it('calls of webhooks that were taken go after 30 days, those given up after 90, those still tried never, in every company', async () => {
  const companies = [await test.company(), await test.company()];
  const call = async (state: string, days: number, company: string): Promise<string> => {
    const id = await insertRow(test, webhookDelivery, company);
    await test.inside(
      company,
      'update webhook_delivery set state = $3, updated_at = $4 where company_id = $1 and id = $2',
      [company, id, state, ago(days)],
    );
    return id;
  };
  const [kept, gone]: [string[], string[]] = [[], []];
  for (const company of companies) {
    kept.push(
      await call('delivered', 29, company),
      await call('failed', 89, company),
      await call('queued', 400, company),
    );
    gone.push(await call('delivered', 31, company), await call('failed', 91, company));
  }
  await forgetWebhookCalls(test.app.services);
  const left = (
    await Promise.all(
      companies.map((company) =>
        test.inside(company, 'select id from webhook_delivery where company_id = $1', [company]),
      ),
    )
  )
    .flat()
    .map(({ id }) => id);
  expect(left.toSorted()).toEqual(kept.toSorted());
  expect(left).not.toEqual(expect.arrayContaining(gone));
});

it('whatever moment is named, no call of these 30 days and none that is still tried goes', async () => {
  const company = await test.company();
  for (const [state, days] of [
    ['delivered', 29],
    ['failed', 29],
    ['queued', 400],
  ] as const) {
    const id = await insertRow(test, webhookDelivery, company);
    await test.inside(
      company,
      'update webhook_delivery set state = $3, updated_at = $4 where company_id = $1 and id = $2',
      [company, id, state, ago(days)],
    );
  }
  for (const state of ['delivered', 'failed', 'queued']) {
    expect(await test.inside(company, 'select forget_webhook_calls($1, now(), 100) as gone', [state])).toEqual([
      { gone: 0 },
    ]);
  }
  await expect(test.inside(company, 'delete from webhook_delivery')).rejects.toThrow('permission denied');
});

it('more than go at once go all the same', async () => {
  const { id: user } = await test.as({ type: 'admin' });
  await test.sql(
    `insert into idempotency_key (user_id, key, request_hash, status, answer, created_at) select $1, n::text, '', 200, '{}', $2 from generate_series(1, $3::int) n`,
    [user, ago(daysKept('repeats', '2026-11-23') + 1), forgottenAtOnce + 1],
  );
  await test.sql(
    `insert into idempotency_key (user_id, key, request_hash, status, answer, created_at) values ($1, 'recent', '', 200, '{}', $2)`,
    [user, ago(29)],
  );
  await cleanUpIdempotencyKeys(test.app.services);
  expect(await test.sql('select key from idempotency_key where user_id = $1', [user])).toEqual([{ key: 'recent' }]);
});

it('links to choose a password go 90 days after they ended', async () => {
  const { id: user } = await test.as({ type: 'admin' });
  const link = (days: number) =>
    test.sql(
      `insert into password_link (id, user_id, kind, token_hash, created_at, expires_at) values ($1, $2, 'reset', convert_to($4, 'UTF8'), $3, $3)`,
      [newId(), user, ago(days), newId()],
    );
  for (const days of [89, 91, 400]) await link(days);
  await forgetOldLinks(test.app.services);
  expect(
    await test.sql('select expires_at > $2 as "isRecent" from password_link where user_id = $1', [user, ago(90)]),
  ).toEqual([{ isRecent: true }]);
});

it('jobs given up go after half a year, those that will be tried again never', async () => {
  const job = async (attempts: number, days: number): Promise<string> => {
    const [{ id }] = (await test.sql<{ id: string }>(
      `select id::text from graphile_worker.add_job('never_run', run_at := now() + interval '1 year', max_attempts := 5)`,
    )) as [{ id: string }];
    await test.sql('update graphile_worker._private_jobs set attempts = $2, updated_at = $3 where id = $1', [
      id,
      attempts,
      ago(days),
    ]);
    return id;
  };
  const [waiting, recent, old] = [await job(1, 400), await job(5, 170), await job(5, 190)];
  await forgetFailedJobs(test.app.services);
  const left = (
    await test.sql<{ id: string }>('select id::text from graphile_worker._private_jobs where id = any($1::bigint[])', [
      [waiting, recent, old],
    ])
  ).map(({ id }) => id);
  expect(left.toSorted()).toEqual([waiting, recent].toSorted());
});
