import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How to reach who is on leave, and types whose overdrawn days are forgiven when the leave year ends. */
export class LeaveContact1795700000063 implements MigrationInterface {
  readonly name = 'LeaveContact1795700000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_leave ADD contact text');
    await runner.query('ALTER TABLE leave_type ADD carry_over_forgives boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE leave_type ALTER carry_over_forgives DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP carry_over_forgives');
    await runner.query('ALTER TABLE employee_leave DROP contact');
  }
}
