import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Half days of a month for formulas of pay. Months that are not closed have theirs at once; a closed one stays as it was
 * paid.
 */
export class HalfDays1797400000000 implements MigrationInterface {
  readonly name = 'HalfDays1797400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "attendance_month" ADD "half_days" integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE "attendance_month" ALTER "half_days" DROP DEFAULT');
    await runner.query(
      `UPDATE attendance_month m SET half_days = h.days
       FROM (SELECT company_id, employee_id, to_char(date, 'YYYY-MM') AS period, count(*)::int AS days
         FROM attendance_day WHERE status = 'half_day' AND deleted_at IS NULL GROUP BY 1, 2, 3) h
       WHERE m.company_id = h.company_id AND m.employee_id = h.employee_id AND m.period = h.period
         AND m.state <> 'closed' AND m.deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "attendance_month" DROP "half_days"');
  }
}
