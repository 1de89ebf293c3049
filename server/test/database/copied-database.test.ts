import { Client } from 'pg';
import { fileDatabaseUrl } from '../copied-database';

async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(await fileDatabaseUrl());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a test file has one database of its own, however often it asks', async () => {
  expect(await fileDatabaseUrl()).toBe(await fileDatabaseUrl());
  const { rows } = await inDatabase((client) =>
    client.query('SELECT current_database() AS name, current_setting($1) AS fsync', ['fsync']),
  );
  expect(rows).toEqual([{ name: `worker_${process.env['JEST_WORKER_ID']}`, fsync: 'off' }]);
});

test('the next file of the same worker finds nothing of the one before', async () => {
  await inDatabase((client) => client.query('create table left_behind (id int)'));
  let next: Promise<string>;
  jest.isolateModules(() => {
    next = (require('../copied-database') as typeof import('../copied-database')).fileDatabaseUrl();
  });
  expect(await next!).toBe(await fileDatabaseUrl());
  const { rows } = await inDatabase((client) =>
    client.query(`select to_regclass('left_behind') as left, to_regclass('company') as company`),
  );
  expect(rows).toEqual([{ left: null, company: 'company' }]);
});
