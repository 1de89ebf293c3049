import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

const tables = ['membership', 'company_role'];

/** Each of those ids stands for one row of a company. */
export class ExternalIdKeys1801500000001 implements MigrationInterface {
  readonly name = 'ExternalIdKeys1801500000001';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await createIndexConcurrently(
        runner,
        `${table}_external_id_key`,
        `${table} (company_id, external_id) WHERE deleted_at IS NULL`,
        'UNIQUE',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP INDEX IF EXISTS ${table}_external_id_key`);
  }
}
