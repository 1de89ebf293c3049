import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days a month is paid by may be half ones. Rows are written anew once; what is posted stays as it was. */
export class HalfDaysOfPay1796520000002 implements MigrationInterface {
  readonly name = 'HalfDaysOfPay1796520000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE payslip ALTER basis_days TYPE double precision, ALTER payment_days TYPE double precision',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE payslip ALTER basis_days TYPE integer USING round(basis_days), ALTER payment_days TYPE integer USING round(payment_days)',
    );
  }
}
