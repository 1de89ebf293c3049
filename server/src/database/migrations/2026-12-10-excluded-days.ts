import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unpaid days of an end of service to four decimals, as leave in hours has them. */
export class ExcludedDays1796510000000 implements MigrationInterface {
  readonly name = 'ExcludedDays1796510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE end_of_service ALTER excluded_days TYPE numeric(18,4)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE end_of_service ALTER excluded_days TYPE numeric(18,2)');
  }
}
