import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The licences a training activity counts on; those that were there count on all of their person's, as they did. */
export class CmeAllocation1795900870001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE employee_cme ADD licence_ids character(24) array NOT NULL DEFAULT '{}'`);
    await runner.query('ALTER TABLE employee_cme ALTER licence_ids DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_cme DROP licence_ids');
  }
}
