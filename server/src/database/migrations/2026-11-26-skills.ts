import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Skills of employees, and what a company makes of licences and skills that are missing. */
export class Skills1795900300071 implements MigrationInterface {
  readonly name = 'Skills1795900300071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employee_skill" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "skill" text NOT NULL, "valid_from" date NOT NULL, "valid_to" date, "is_verified" boolean NOT NULL, "verified_by_id" character(24), "verified_at" TIMESTAMP(3) WITH TIME ZONE, "proof_file_id" character(24), CONSTRAINT "employee_skill_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =, lower(skill) WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "employee_skill_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_skill_order" ON "employee_skill"  ("company_id", "skill", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_skill_employee_id_idx" ON "employee_skill"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_skill_verified_by_id_idx" ON "employee_skill"  ("company_id", "verified_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_skill_proof_file_id_idx" ON "employee_skill"  ("company_id", "proof_file_id") `,
    );
    await runner.query(`ALTER TABLE "shift" ADD "skills_needed" text`);
    await runner.query(
      `ALTER TABLE company ADD licence_rule text NOT NULL DEFAULT 'refuse_taking', ADD skill_rule text NOT NULL DEFAULT 'refuse_taking'`,
    );
    await runner.query(`ALTER TABLE company ALTER licence_rule DROP DEFAULT, ALTER skill_rule DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE "employee_skill" ADD CONSTRAINT "employee_skill_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_skill" ADD CONSTRAINT "employee_skill_verified_by_id_fkey" FOREIGN KEY ("verified_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_skill" ADD CONSTRAINT "employee_skill_proof_file_id_fkey" FOREIGN KEY ("company_id", "proof_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "employee_skill" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_skill" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_skill" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_skill" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP skill_rule, DROP licence_rule');
    await runner.query('ALTER TABLE shift DROP skills_needed');
    await runner.query('DROP TABLE employee_skill');
  }
}
