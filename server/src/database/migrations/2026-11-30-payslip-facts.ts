import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PayslipFacts1795900940001 implements MigrationInterface {
  readonly name = 'PayslipFacts1795900940001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payroll_run" ADD "cut_off" date, ADD "employer_cost" numeric(18,3)');
    await runner.query(
      `ALTER TABLE "payslip" ADD "absent_days" integer, ADD "counted_to" date, ADD "contracts" jsonb NOT NULL DEFAULT '[]'`,
    );
    await runner.query('ALTER TABLE "payslip" ALTER COLUMN "contracts" DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "payslip" DROP COLUMN "contracts", DROP COLUMN "counted_to", DROP COLUMN "absent_days"',
    );
    await runner.query('ALTER TABLE "payroll_run" DROP COLUMN "employer_cost", DROP COLUMN "cut_off"');
  }
}
