import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pay goes to bank accounts alone. What was noted with an employee who has none waits to be verified as one. */
export class EmployeeBank1795900860001 implements MigrationInterface {
  readonly name = 'EmployeeBank1795900860001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO bank_account (company_id, id, created_at, updated_at, employee_id, holder, iban, bank_name, valid_from, state)
      SELECT company_id, left(md5('account of ' || id), 24), now(), now(), id, left(concat_ws(' ', first_name, middle_name, last_name), 120), iban, bank_name, hire_date, 'pending'
      FROM employee e WHERE iban IS NOT NULL AND deleted_at IS NULL AND NOT EXISTS (SELECT FROM bank_account b WHERE b.company_id = e.company_id AND b.employee_id = e.id)`);
    await runner.query('ALTER TABLE employee DROP iban, DROP bank_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee ADD iban text, ADD bank_name text');
  }
}
