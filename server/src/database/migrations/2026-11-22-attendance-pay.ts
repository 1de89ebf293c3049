import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pay tells apart in attendance: overtime by night, on days of rest and on public holidays. */
export class AttendancePay1795600200045 implements MigrationInterface {
  readonly name = 'AttendancePay1795600200045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_day ADD night_overtime_min integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE attendance_day ALTER night_overtime_min DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE attendance_month ADD night_overtime_min integer NOT NULL DEFAULT 0, ADD rest_day_min integer NOT NULL DEFAULT 0, ADD holiday_min integer NOT NULL DEFAULT 0`,
    );
    await runner.query(
      `ALTER TABLE attendance_month ALTER night_overtime_min DROP DEFAULT, ALTER rest_day_min DROP DEFAULT, ALTER holiday_min DROP DEFAULT`,
    );
    // Open days that may hold some are worked out again; days of closed months keep all overtime as that by day.
    await runner.query(`INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
      SELECT company_id, employee_id, date, 'minutes', 'overtime by night' FROM attendance_day
      WHERE deleted_at IS NULL AND NOT locked AND overtime_min > 0 AND (night_min > 0 OR day_kind <> 'work') ON CONFLICT DO NOTHING`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_day DROP night_overtime_min`);
    await runner.query(`ALTER TABLE attendance_month DROP night_overtime_min, DROP rest_day_min, DROP holiday_min`);
  }
}
