import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The emirate, state or province of a company's address, which old clients read as its state. */
export class CompanyRegion1795901220000 implements MigrationInterface {
  readonly name = 'CompanyRegion1795901220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD region text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP region');
  }
}
