import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid out and repaid of a loan before it was entered. */
export class OpeningLoans1795600400055 implements MigrationInterface {
  readonly name = 'OpeningLoans1795600400055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_loan ADD paid_out_before date, ADD repaid_before numeric(18,3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_loan DROP repaid_before, DROP paid_out_before');
  }
}
