import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs for one person, the day basis a run was calculated by, and what payslips settle of closed months. */
export class PayrollCorrections1795600000042 implements MigrationInterface {
  readonly name = 'PayrollCorrections1795600000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payroll_run ADD employee_id char(24), ADD day_basis text');
    await runner.query('CREATE INDEX payroll_run_employee_id_idx ON payroll_run (company_id, employee_id)');
    await runner.query(
      'ALTER TABLE payroll_run ADD CONSTRAINT payroll_run_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)',
    );
    await runner.query(`ALTER TABLE payslip ADD retro jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE payslip ALTER retro DROP DEFAULT');
    await runner.query(`CREATE INDEX payslip_retro ON payslip (company_id, employee_id) WHERE retro <> '[]'::jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payslip_retro');
    await runner.query('ALTER TABLE payslip DROP COLUMN retro');
    await runner.query('ALTER TABLE payroll_run DROP COLUMN employee_id, DROP COLUMN day_basis');
  }
}
