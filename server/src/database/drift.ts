import { dataSource } from './data-source';

/** The statements that would bring a migrated database in line with the entities: none, when migrations are complete. */
export async function schemaDrift(ownerUrl: string): Promise<string[]> {
  const source = await dataSource(ownerUrl).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}
