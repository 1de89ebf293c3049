import type { DataSource } from 'typeorm';
import { dataSource } from './data-source';

/** The statements that would bring a migrated database in line with the entities: none, when migrations are complete. */
export async function schemaDrift(ownerUrl: string): Promise<string[]> {
  const source = oneStatementAtATime(await dataSource(ownerUrl).initialize());
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}

/** TypeORM reads the tables by several statements at once on one connection, which `pg` gives up: here each waits for the one before. */
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
