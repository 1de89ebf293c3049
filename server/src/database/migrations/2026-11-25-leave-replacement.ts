import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who stands in for an employee on leave. */
export class LeaveReplacement1795900000067 implements MigrationInterface {
  readonly name = 'LeaveReplacement1795900000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_leave ADD replacement_id character(24)');
    await runner.query('CREATE INDEX employee_leave_replacement_id_idx ON employee_leave (company_id, replacement_id)');
    await runner.query(
      'ALTER TABLE employee_leave ADD CONSTRAINT employee_leave_replacement_id_fkey FOREIGN KEY (company_id, replacement_id) REFERENCES employee(company_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_leave DROP replacement_id');
  }
}
