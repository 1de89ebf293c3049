import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs for departments, positions and several employees; a payslip knows what its run is for, so that nobody has two regular ones of a month. */
export class PayrollGroups1795900100065 implements MigrationInterface {
  readonly name = 'PayrollGroups1795900100065';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE payroll_run ADD department_ids char(24)[] NOT NULL DEFAULT '{}', ADD position_ids char(24)[] NOT NULL DEFAULT '{}', ADD employee_ids char(24)[] NOT NULL DEFAULT '{}'`,
    );
    await runner.query(`ALTER TABLE payslip ADD kind text NOT NULL DEFAULT 'regular'`);
    // Posted ones never change, but for what is said of them newly.
    await runner.query('ALTER TABLE payroll_run DISABLE TRIGGER payroll_run_posted');
    await runner.query('ALTER TABLE payslip DISABLE TRIGGER payslip_posted');
    await runner.query('UPDATE payroll_run SET employee_ids = ARRAY[employee_id] WHERE employee_id IS NOT NULL');
    await runner.query(
      `UPDATE payslip p SET kind = r.kind FROM payroll_run r WHERE r.company_id = p.company_id AND r.id = p.run_id AND r.kind <> 'regular'`,
    );
    await runner.query('ALTER TABLE payroll_run ENABLE TRIGGER payroll_run_posted');
    await runner.query('ALTER TABLE payslip ENABLE TRIGGER payslip_posted');
    await runner.query(
      'ALTER TABLE payroll_run ALTER department_ids DROP DEFAULT, ALTER position_ids DROP DEFAULT, ALTER employee_ids DROP DEFAULT, DROP COLUMN employee_id',
    );
    await runner.query('ALTER TABLE payslip ALTER kind DROP DEFAULT');
    await runner.query('DROP INDEX payroll_run_period_key');
    await runner.query(`CREATE UNIQUE INDEX payroll_run_period_key ON payroll_run (company_id, period)
      WHERE kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}' AND state <> 'cancelled' AND deleted_at IS NULL`);
    await runner.query(
      `CREATE UNIQUE INDEX payslip_one_regular ON payslip (company_id, employee_id, period) WHERE kind = 'regular' AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payslip_one_regular');
    await runner.query('DROP INDEX payroll_run_period_key');
    await runner.query(
      `CREATE UNIQUE INDEX payroll_run_period_key ON payroll_run (company_id, period) WHERE kind = 'regular' AND state <> 'cancelled' AND deleted_at IS NULL`,
    );
    await runner.query('ALTER TABLE payroll_run ADD employee_id char(24)');
    await runner.query('ALTER TABLE payroll_run DISABLE TRIGGER payroll_run_posted');
    await runner.query('UPDATE payroll_run SET employee_id = employee_ids[1] WHERE cardinality(employee_ids) = 1');
    await runner.query('ALTER TABLE payroll_run ENABLE TRIGGER payroll_run_posted');
    await runner.query('CREATE INDEX payroll_run_employee_id_idx ON payroll_run (company_id, employee_id)');
    await runner.query(
      'ALTER TABLE payroll_run ADD CONSTRAINT payroll_run_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)',
    );
    await runner.query('ALTER TABLE payroll_run DROP department_ids, DROP position_ids, DROP employee_ids');
    await runner.query('ALTER TABLE payslip DROP kind');
  }
}
