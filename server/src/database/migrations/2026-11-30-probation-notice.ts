import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of notice by contract, and the day probation was confirmed as passed. */
export class ProbationNotice1795900900003 implements MigrationInterface {
  readonly name = 'ProbationNotice1795900900003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee ADD confirmation_date date, ADD notice_period_days integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP confirmation_date, DROP notice_period_days');
  }
}
