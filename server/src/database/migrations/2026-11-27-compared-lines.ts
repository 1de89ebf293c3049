import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the next month's payslip is compared with, beside the lines it is taken from; posted payslips stay as they are and are compared by their lines. */
export class ComparedLines1795900700001 implements MigrationInterface {
  readonly name = 'ComparedLines1795900700001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payslip ADD compared jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payslip DROP compared');
  }
}
