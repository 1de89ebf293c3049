import 'reflect-metadata';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { allEntities } from './entities';
import { migrations } from './migrations';
import { TableNaming } from './naming';

/**
 * A change of a table that waits for a lock makes everybody wait who comes after it: it gives up soon, and is tried
 * again.
 */
export const longestWaitMs = 2_000;

/** TypeORM over one database: entities, migrations, no automatic schema changes. */
export function dataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: allEntities(),
    migrations,
    namingStrategy: new TableNaming(),
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    extra: { onConnect: (client: ClientBase) => client.query(`SET lock_timeout = ${longestWaitMs}`) },
  });
}
