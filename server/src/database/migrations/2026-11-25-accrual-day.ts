import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of its period on which a type of leave grants, where it is neither the first nor the last. */
export class AccrualDay1795900000069 implements MigrationInterface {
  readonly name = 'AccrualDay1795900000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type ADD accrual_on text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE leave_type SET accrual_gain = 'start' WHERE accrual_gain = 'day'`);
    await runner.query('ALTER TABLE leave_type DROP accrual_on');
  }
}
