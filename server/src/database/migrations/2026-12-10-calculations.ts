import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which formulas and which law results were calculated. */
export class Calculations1796510000001 implements MigrationInterface {
  readonly name = 'Calculations1796510000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run ADD calculation text');
    await runner.query('ALTER TABLE end_of_service ADD calculation text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run DROP calculation');
    await runner.query('ALTER TABLE end_of_service DROP calculation');
  }
}
