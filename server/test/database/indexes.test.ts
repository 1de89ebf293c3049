import { Client } from 'pg';
import { fileDatabaseUrl } from '../copied-database';

let owner: Client;
beforeAll(async () => {
  owner = new Client(await fileDatabaseUrl());
  await owner.connect();
});
afterAll(() => owner.end());

/**
 * An index of the whole table that is not unique, and another of the whole table that begins with all of its columns.
 */
const repeating = `with index as (
    select x.indrelid, x.indexrelid, x.indisunique, x.indexrelid::regclass::text as name,
      array(select concat_ws(' ', pg_get_indexdef(x.indexrelid, n, false), x.indoption[n - 1], x.indclass[n - 1], x.indcollation[n - 1]) from generate_series(1, x.indnkeyatts) n) as columns
    from pg_index x join pg_class c on c.oid = x.indexrelid join pg_am m on m.oid = c.relam
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and m.amname = 'btree' and x.indpred is null)
  select shorter.name, longer.name as repeats from index shorter join index longer on longer.indrelid = shorter.indrelid and longer.indexrelid <> shorter.indexrelid
    and longer.columns[1:cardinality(shorter.columns)] = shorter.columns
  where not shorter.indisunique order by 1, 2`;

it('no index repeats the beginning of another: every write would keep both, and the planner may take the one that finds less', async () => {
  const { rows } = await owner.query(repeating);
  expect(rows).toEqual([]);
});

it('an index that would is told', async () => {
  await owner.query('create index payslip_again on payslip (company_id, run_id)');
  try {
    expect((await owner.query(repeating)).rows).toEqual([{ name: 'payslip_again', repeats: 'payslip_one_per_run' }]);
  } finally {
    await owner.query('drop index payslip_again');
  }
});
