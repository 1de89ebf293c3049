import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lines of a payslip come to, beside the lines; posted payslips stay as they are, summed by their lines. */
export class PayslipLineSums1796900001200 implements MigrationInterface {
  readonly name = 'PayslipLineSums1796900001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payslip ADD line_sums jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payslip DROP line_sums');
  }
}
