import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A warning of a payroll run may be let stand, with a reason that is kept with the run. */
export class PayrollDismissals1796900001001 implements MigrationInterface {
  readonly name = 'PayrollDismissals1796900001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run ADD dismissals text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run DROP dismissals');
  }
}
