import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts know that their employment has ended; the hourly job says so of those there are. */
export class FormerAccounts1795901000003 implements MigrationInterface {
  readonly name = 'FormerAccounts1795901000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD former_access_days integer NOT NULL DEFAULT 90');
    await runner.query('ALTER TABLE company ALTER former_access_days DROP DEFAULT');
    await runner.query('ALTER TABLE membership ADD former_since date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE membership DROP former_since');
    await runner.query('ALTER TABLE company DROP former_access_days');
  }
}
