import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payslips on file are of one department, as they were booked. */
export class PayslipDepartments1795901030002 implements MigrationInterface {
  readonly name = 'PayslipDepartments1795901030002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payslip" ADD "departments" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payslip" DROP "departments"');
  }
}
