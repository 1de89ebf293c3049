import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Salaries on file are agreed on by the month. */
export class SalaryFrequency1795901030003 implements MigrationInterface {
  readonly name = 'SalaryFrequency1795901030003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "employee_salary" ADD "frequency" text NOT NULL DEFAULT 'month', ADD "quoted_amount" numeric(18,3), ADD "weekly_hours" numeric(18,2), ADD "conversion" text`,
    );
    await runner.query('ALTER TABLE "employee_salary" ALTER COLUMN "frequency" DROP DEFAULT');
    await runner.query('ALTER TABLE "company" ADD "weeks_per_year" numeric(18,4), ADD "days_per_month" numeric(18,4)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company" DROP "weeks_per_year", DROP "days_per_month"');
    await runner.query(
      'ALTER TABLE "employee_salary" DROP "frequency", DROP "quoted_amount", DROP "weekly_hours", DROP "conversion"',
    );
  }
}
