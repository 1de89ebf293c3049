import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of the overtime of a day is that of the week; of days worked out before nobody kept it. */
export class WeekOvertime1795900600076 implements MigrationInterface {
  readonly name = 'WeekOvertime1795900600076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attendance_day ADD week_overtime_min integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attendance_day DROP week_overtime_min');
  }
}
