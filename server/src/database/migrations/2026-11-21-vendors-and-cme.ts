import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VendorsAndCme1795255795191 implements MigrationInterface {
  readonly name = 'VendorsAndCme1795255795191';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "cme_rule" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "authority" text NOT NULL, "profession" text NOT NULL, "valid_from" date NOT NULL, "credits" numeric(18,2) NOT NULL, "cycle_months" integer NOT NULL, "carry_over_most" numeric(18,2), "limits" jsonb NOT NULL, CONSTRAINT "cme_rule_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "cme_rule_valid_from_key" ON "cme_rule"  ("company_id", "authority", "profession", "valid_from") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "cme_rule_order" ON "cme_rule"  ("company_id", "authority", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "employee_cme" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "title" text NOT NULL, "category" text NOT NULL, "amount" numeric(18,2) NOT NULL, "activity_date" date NOT NULL, "provider" text, "accreditation_no" text, "hours" numeric(18,2), "url" text, "description" text, "state" text NOT NULL, "reviewed_by_id" character(24), "reviewed_at" TIMESTAMP(3) WITH TIME ZONE, "review_note" text, CONSTRAINT "employee_cme_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "employee_cme_accreditation_no_key" ON "employee_cme"  ("company_id", "employee_id", "accreditation_no", "activity_date") WHERE accreditation_no IS NOT NULL AND state <> 'rejected' AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_cme_order" ON "employee_cme"  ("company_id", "activity_date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "employee_cme_employee_id_idx" ON "employee_cme"  ("company_id", "employee_id") `);
    await runner.query(
      `CREATE INDEX "employee_cme_reviewed_by_id_idx" ON "employee_cme"  ("company_id", "reviewed_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "employee_licence" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "number" text NOT NULL, "authority" text NOT NULL, "profession" text, "rule_id" character(24), "issue_date" date NOT NULL, "expiry_date" date, "cycle_start" date, "cycle_from" date, "cycle_to" date, "required" numeric(18,2), "carried" numeric(18,2) NOT NULL, "counted" numeric(18,2) NOT NULL, "pending" numeric(18,2) NOT NULL, "shortfall" numeric(18,2) NOT NULL, "categories" jsonb NOT NULL, CONSTRAINT "employee_licence_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_licence_order" ON "employee_licence"  ("company_id", "cycle_to", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_licence_employee_id_idx" ON "employee_licence"  ("company_id", "employee_id") `,
    );
    await runner.query(`CREATE INDEX "employee_licence_rule_id_idx" ON "employee_licence"  ("company_id", "rule_id") `);
    await runner.query(
      `CREATE TABLE "vendor" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "category" text, "status" text NOT NULL, "contact_person" text, "email" text, "mobile_phone" text, "phone" text, "website" text, "address" text, "licence_no" text, "licence_expiry" date, "tax_no" text, "rating" integer, "notes" text, CONSTRAINT "vendor_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "vendor_name_key" ON "vendor"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "employee_cme" ADD CONSTRAINT "employee_cme_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_cme" ADD CONSTRAINT "employee_cme_reviewed_by_id_fkey" FOREIGN KEY ("reviewed_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_licence" ADD CONSTRAINT "employee_licence_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_licence" ADD CONSTRAINT "employee_licence_rule_id_fkey" FOREIGN KEY ("company_id", "rule_id") REFERENCES "cme_rule"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "cme_rule" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "cme_rule" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "cme_rule" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "cme_rule" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_cme" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_cme" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_cme" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_cme" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_licence" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_licence" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_licence" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_licence" TO muster_app`);
    await runner.query(`ALTER TABLE "vendor" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "vendor" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "vendor" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE employee_cme, employee_licence, cme_rule, vendor');
  }
}
