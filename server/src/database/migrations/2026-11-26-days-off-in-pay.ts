import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a payroll took weekends and holidays that count as leave off the pay: none of those calculated before did. */
export class DaysOffInPay1795900600077 implements MigrationInterface {
  readonly name = 'DaysOffInPay1795900600077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run ADD takes_days_off boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE payroll_run ALTER takes_days_off DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run DROP takes_days_off');
  }
}
