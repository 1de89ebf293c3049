import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles that may do so with salaries may do this with registrations. */
async function grant(runner: QueryRunner, withSalaries: string, actions: string[]): Promise<void> {
  const of = (subject: string, action: string) =>
    `{"scope": "company", "action": "${action}", "subject": "${subject}"}`;
  for (const action of actions) {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
       WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [`[${of('EmployeeSalary', withSalaries)}]`, `[${of('InsuranceRegistration', action)}]`],
    );
  }
}

export class InsuranceRegistration1796800000310 implements MigrationInterface {
  readonly name = 'InsuranceRegistration1796800000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "insurance_registration" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "scheme" text NOT NULL, "number" text, "first_insured" date NOT NULL, "contributory_wage" numeric(18,3), "valid_from" date NOT NULL, "valid_to" date, CONSTRAINT "insurance_registration_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "insurance_registration_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "insurance_registration_order" ON "insurance_registration"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "insurance_registration_employee_id_idx" ON "insurance_registration"  ("company_id", "employee_id") `,
    );
    await runner.query(`ALTER TABLE "compensation" ADD "purpose" text`);
    await runner.query(
      `ALTER TABLE "insurance_registration" ADD CONSTRAINT "insurance_registration_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "insurance_registration" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "insurance_registration" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "insurance_registration" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "insurance_registration" TO muster_app`);
    await grant(runner, 'read_sensitive', ['read', 'read_sensitive']);
    await grant(runner, 'update', ['create', 'update', 'delete']);
    await grant(runner, 'export', ['export']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE insurance_registration`);
    await runner.query(`ALTER TABLE compensation DROP COLUMN purpose`);
  }
}
