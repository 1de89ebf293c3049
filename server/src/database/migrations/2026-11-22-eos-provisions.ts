import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What would be owed to each employee at the end of each month. */
export class EosProvisions1795600100043 implements MigrationInterface {
  readonly name = 'EosProvisions1795600100043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "eos_provision" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "period" text NOT NULL, "currency" text NOT NULL, "years" numeric(18,2) NOT NULL, "opening" numeric(18,3) NOT NULL, "charge" numeric(18,3) NOT NULL, "revaluation" numeric(18,3) NOT NULL, "payout" numeric(18,3) NOT NULL, "closing" numeric(18,3) NOT NULL, "facts" jsonb NOT NULL, "inputs_hash" text NOT NULL, CONSTRAINT "eos_provision_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "eos_provision_period_key" ON "eos_provision"  ("company_id", "employee_id", "period") `,
    );
    await runner.query(
      `CREATE INDEX "eos_provision_order" ON "eos_provision"  ("company_id", "period", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "eos_provision_employee_id_idx" ON "eos_provision"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `ALTER TABLE "eos_provision" ADD CONSTRAINT "eos_provision_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "eos_provision" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "eos_provision" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "eos_provision" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "eos_provision" TO muster_app`);
    // Whoever approves ends of service may read what they would cost.
    await runner.query(`UPDATE company_role SET grants = grants || '[{"subject":"EosProvision","action":"read","scope":"company"},{"subject":"EosProvision","action":"read_sensitive","scope":"company"},
      {"subject":"EosProvision","action":"calculate","scope":"company"},{"subject":"EosProvision","action":"export","scope":"company"}]' WHERE grants @> '[{"subject":"EndOfService","action":"approve","scope":"company"}]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "eos_provision"');
  }
}
