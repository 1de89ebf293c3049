import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['membership', 'company_role'];

/** Directories know accounts and roles by ids of their own. */
export class ExternalIds1801500000000 implements MigrationInterface {
  readonly name = 'ExternalIds1801500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD external_id text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP external_id`);
  }
}
