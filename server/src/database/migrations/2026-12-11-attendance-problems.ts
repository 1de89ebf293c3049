import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days somebody has to look at are few, and a payroll asks for them in a year of days. */
export class AttendanceProblems1796520000000 implements MigrationInterface {
  readonly name = 'AttendanceProblems1796520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX attendance_day_problem_idx ON attendance_day (company_id, date) WHERE problem IS NOT NULL AND deleted_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX attendance_day_problem_idx');
  }
}
