import type { MigrationInterface, QueryRunner } from 'typeorm';

const overlap = (where: string): string => `ALTER TABLE "employee_salary" ADD CONSTRAINT "employee_salary_no_overlap"
  EXCLUDE USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (${where})`;

/** Salaries on file hold, as before; what is only proposed may lie beside them. */
export class SalaryApproval1795900940002 implements MigrationInterface {
  readonly name = 'SalaryApproval1795900940002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employee_salary" ADD "state" text NOT NULL DEFAULT 'approved', ADD "proposed_by_id" character(24), ADD "approved_by_id" character(24),
      ADD "approved_at" timestamptz(3), ADD "decision_note" text`);
    await runner.query('ALTER TABLE "employee_salary" ALTER COLUMN "state" DROP DEFAULT');
    await runner.query(
      'ALTER TABLE "employee_salary" ADD CONSTRAINT "employee_salary_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "app_user"("id")',
    );
    await runner.query(
      'ALTER TABLE "employee_salary" ADD CONSTRAINT "employee_salary_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "app_user"("id")',
    );
    await runner.query(
      'CREATE INDEX "employee_salary_proposed_by_id_idx" ON "employee_salary" ("company_id", "proposed_by_id")',
    );
    await runner.query(
      'CREATE INDEX "employee_salary_approved_by_id_idx" ON "employee_salary" ("company_id", "approved_by_id")',
    );
    await runner.query('ALTER TABLE "employee_salary" DROP CONSTRAINT "employee_salary_no_overlap"');
    await runner.query(overlap(`state = 'approved' AND deleted_at IS NULL`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "employee_salary" WHERE state <> 'approved'`);
    await runner.query('ALTER TABLE "employee_salary" DROP CONSTRAINT "employee_salary_no_overlap"');
    await runner.query(overlap('deleted_at IS NULL'));
    await runner.query(
      'ALTER TABLE "employee_salary" DROP "state", DROP "proposed_by_id", DROP "approved_by_id", DROP "approved_at", DROP "decision_note"',
    );
  }
}
