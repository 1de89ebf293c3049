import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company says when its financial year begins. */
export class FiscalYear1795901100002 implements MigrationInterface {
  readonly name = 'FiscalYear1795901100002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "company" ADD "fiscal_year_start" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP fiscal_year_start');
  }
}
