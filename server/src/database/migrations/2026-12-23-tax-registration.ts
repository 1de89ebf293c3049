import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles that may do so with salaries may do this with registrations. */
async function grant(runner: QueryRunner, withSalaries: string, actions: string[]): Promise<void> {
  const of = (subject: string, action: string) =>
    `{"scope": "company", "action": "${action}", "subject": "${subject}"}`;
  for (const action of actions) {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
       WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [`[${of('EmployeeSalary', withSalaries)}]`, `[${of('TaxRegistration', action)}]`],
    );
  }
}

export class TaxRegistration1796900000800 implements MigrationInterface {
  readonly name = 'TaxRegistration1796900000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "tax_registration" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "tax" text NOT NULL, "number" text,
        "has_dependants" boolean NOT NULL, "has_disability" boolean NOT NULL, "relief" numeric(18,3),
        "opening_pay" numeric(18,3), "opening_tax" numeric(18,3), "valid_from" date NOT NULL, "valid_to" date,
        CONSTRAINT "tax_registration_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =,
        daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL),
        CONSTRAINT "tax_registration_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "tax_registration_order" ON "tax_registration"
        ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "tax_registration_employee_id_idx" ON "tax_registration"  ("company_id", "employee_id") `,
    );
    await runner.query(`ALTER TABLE compensation ADD tax_free boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE compensation ALTER tax_free DROP DEFAULT`);
    await runner.query(`ALTER TABLE pay_component ADD tax_free boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE pay_component ALTER tax_free DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE "tax_registration" ADD CONSTRAINT "tax_registration_employee_id_fkey"
        FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id")
        ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "tax_registration" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "tax_registration" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "tax_registration"
        USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24))
        WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "tax_registration" TO muster_app`);
    await grant(runner, 'read_sensitive', ['read', 'read_sensitive']);
    await grant(runner, 'update', ['create', 'update', 'delete']);
    await grant(runner, 'export', ['export']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE tax_registration`);
    await runner.query(`ALTER TABLE compensation DROP COLUMN tax_free`);
    await runner.query(`ALTER TABLE pay_component DROP COLUMN tax_free`);
  }
}
