import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each payroll run pays or takes of rewards, single deductions and loans, so that nothing is paid twice. */
export class PayTakings1795400034001 implements MigrationInterface {
  readonly name = 'PayTakings1795400034001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE pay_taking (company_id char(24) NOT NULL, run_id char(24) NOT NULL, source text NOT NULL, source_id char(24) NOT NULL,
      employee_id char(24) NOT NULL, amount numeric(18,3) NOT NULL,
      PRIMARY KEY (company_id, run_id, source, source_id),
      FOREIGN KEY (company_id, run_id) REFERENCES payroll_run (company_id, id), FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id))`);
    await runner.query('CREATE INDEX pay_taking_source ON pay_taking (company_id, source, source_id)');
    await runner.query('CREATE INDEX pay_taking_employee ON pay_taking (company_id, employee_id)');
    await runner.query('ALTER TABLE pay_taking ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE pay_taking FORCE ROW LEVEL SECURITY');
    await runner.query(
      `CREATE POLICY tenant ON pay_taking USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query('GRANT SELECT, INSERT, DELETE ON pay_taking TO muster_app');
    await runner.query(
      `ALTER TABLE employee_deduction ADD instalments integer NOT NULL DEFAULT 1, ADD cap_percent numeric(18,2), ADD priority integer NOT NULL DEFAULT 5`,
    );
    await runner.query('ALTER TABLE employee_deduction ALTER instalments DROP DEFAULT, ALTER priority DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE employee_deduction DROP COLUMN instalments, DROP COLUMN cap_percent, DROP COLUMN priority',
    );
    await runner.query('DROP TABLE pay_taking');
  }
}
