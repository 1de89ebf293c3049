import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days carried over may be used for a number of days, beside months and until a day. */
export class LeaveExpiryDays1795901410001 implements MigrationInterface {
  readonly name = 'LeaveExpiryDays1795901410001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type ADD carry_over_days integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP carry_over_days');
  }
}
