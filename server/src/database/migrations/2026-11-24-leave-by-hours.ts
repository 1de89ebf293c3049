import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leave earned by hours worked: whether those of paid leave count too. */
export class LeaveByHours1795700000062 implements MigrationInterface {
  readonly name = 'LeaveByHours1795700000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type ADD accrual_counts_leave boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE leave_type ALTER accrual_counts_leave DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP accrual_counts_leave');
  }
}
