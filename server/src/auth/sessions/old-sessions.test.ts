import { createTestApp, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { forgetOldSessions } from './old-sessions';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 86_400_000;
const begun = async (user: string, endedDaysAgo: number, createdDaysAgo = endedDaysAgo + 1): Promise<string> => {
  const id = newId();
  const at = (days: number) => new Date(Date.now() - days * day);
  await test.sql(
    `insert into auth_session (id, user_id, user_status, created_at, visited_at, last_seen_at, expires_at) values ($1, $2, 'active', $3, $3, $3, $4)`,
    [id, user, at(createdDaysAgo), at(endedDaysAgo)],
  );
  return id;
};

it('sessions that ended more than 90 days ago go, those of today and the last one of a user stay', async () => {
  const user = (await test.as({ type: 'admin' })).id;
  const away = (await test.as({ type: 'admin' })).id;
  const [old, recent] = [await begun(user, 91), await begun(user, 89)];
  await test.sql('delete from auth_session where user_id = $1', [away]);
  const last = await begun(away, 400);
  await forgetOldSessions(test.app.services);
  const left = (
    await test.sql<{ id: string }>('select id from auth_session where user_id = any($1)', [[user, away]])
  ).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([recent, last]));
  expect(left).not.toContain(old);
});
