import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody who leaves agreed that loans are taken from what is due, and what payrolls leave open with those who left. */
export class LoansConsent1795600300048 implements MigrationInterface {
  readonly name = 'LoansConsent1795600300048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE end_of_service ADD loans_consent boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE end_of_service ALTER loans_consent DROP DEFAULT`);
    await runner.query(`ALTER TABLE payroll_run ADD left_open text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE end_of_service DROP loans_consent`);
    await runner.query(`ALTER TABLE payroll_run DROP left_open`);
  }
}
