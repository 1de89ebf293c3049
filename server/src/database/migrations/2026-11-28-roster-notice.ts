import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many days ahead rosters are published, for companies that were there no rule; and short codes of shifts. */
export class RosterNotice1795900820002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD roster_notice_days integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE company ALTER roster_notice_days DROP DEFAULT');
    await runner.query('ALTER TABLE shift ADD code text');
    await runner.query('CREATE UNIQUE INDEX shift_code_key ON shift (company_id, code) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shift DROP code');
    await runner.query('ALTER TABLE company DROP roster_notice_days');
  }
}
