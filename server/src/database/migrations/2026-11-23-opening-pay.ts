import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What employees were paid of the year before payroll is run here. */
export class OpeningPay1795600500056 implements MigrationInterface {
  readonly name = 'OpeningPay1795600500056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE employee ADD pay_brought_through date, ADD gross_brought numeric(18,3), ADD deductions_brought numeric(18,3)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP deductions_brought, DROP gross_brought, DROP pay_brought_through');
  }
}
