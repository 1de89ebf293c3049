import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deductions on file are amounts of money. */
export class DaysOfPay1795901030001 implements MigrationInterface {
  readonly name = 'DaysOfPay1795901030001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "employee_deduction" ADD "kind" text NOT NULL DEFAULT 'amount', ADD "days_of_pay" numeric(18,2), ADD "monthly_pay" numeric(18,3)`,
    );
    await runner.query('ALTER TABLE "employee_deduction" ALTER COLUMN "kind" DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "employee_deduction" DROP "kind", DROP "days_of_pay", DROP "monthly_pay"');
  }
}
