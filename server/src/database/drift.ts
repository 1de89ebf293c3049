import { escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { dataSource } from './data-source';

/**
 * The statements that would bring a migrated database in line with the entities: none, when migrations are complete.
 */
export async function schemaDrift(ownerUrl: string): Promise<string[]> {
  const source = oneStatementAtATime(await dataSource(ownerUrl).initialize());
  try {
    // What columns are computed by is noted under the name of the database, and a copy has another.
    await source.query('UPDATE typeorm_metadata SET database = current_database()');
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(whole);
  } finally {
    await source.destroy();
  }
}

const whole = ({ query, parameters = [] }: { query: string; parameters?: unknown[] }): string =>
  query.replace(/\$(\d+)/g, (_, at: string) => escapeLiteral(String(parameters[Number(at) - 1])));

/**
 * TypeORM reads the tables by several statements at once on one connection, which `pg` gives up: here each waits for
 * the one before.
 */
function oneStatementAtATime(source: DataSource): DataSource {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const send = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
    let last: Promise<unknown> = Promise.resolve();
    runner.query = ((...statement: unknown[]) => {
      const answer = last.then(() => send(...statement));
      last = answer.catch(() => undefined);
      return answer;
    }) as typeof runner.query;
    return runner;
  };
  return source;
}
