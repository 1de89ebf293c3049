import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ViewAsRole1763708400000 implements MigrationInterface {
  readonly name = 'ViewAsRole1763708400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth_session ADD view_role_id char(24), ADD view_employee_id char(24),
        ADD CONSTRAINT auth_session_view_role_id_fkey FOREIGN KEY (company_id, view_role_id) REFERENCES company_role (company_id, id),
        ADD CONSTRAINT auth_session_view_employee_id_fkey FOREIGN KEY (company_id, view_employee_id) REFERENCES employee (company_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth_session DROP view_role_id, DROP view_employee_id');
  }
}
