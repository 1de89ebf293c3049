import { Client } from 'pg';
import { workerDatabaseUrl } from './worker-database';

test('a worker has one database of its own, however often it asks', async () => {
  const [first, second] = [await workerDatabaseUrl(), await workerDatabaseUrl()];
  expect(second).toBe(first);
  const client = new Client(first);
  await client.connect();
  const { rows } = await client.query('SELECT current_database() AS name, current_setting($1) AS fsync', ['fsync']);
  await client.end();
  expect(rows).toEqual([{ name: `worker_${process.env['JEST_WORKER_ID']}`, fsync: 'off' }]);
});
