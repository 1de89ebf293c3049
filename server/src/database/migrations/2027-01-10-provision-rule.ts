import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which method provisions are posted, and what is assumed of the years to come; both amounts of each month. */
export class ProvisionRule1798100000000 implements MigrationInterface {
  readonly name = 'ProvisionRule1798100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "provision_rule" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "valid_from" date NOT NULL, "method" text NOT NULL, "discount_rate" numeric(18,4) NOT NULL,
        "salary_growth" numeric(18,4) NOT NULL, "service_years" integer NOT NULL, "retirement_age" integer,
        "note" text, CONSTRAINT "provision_rule_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "provision_rule_valid_from_key" ON "provision_rule"  ("company_id", "valid_from") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "provision_rule_order" ON "provision_rule"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "eos_provision" ADD "method" text NOT NULL DEFAULT 'owed_today'`);
    await runner.query(`ALTER TABLE "eos_provision" ALTER COLUMN "method" DROP DEFAULT`);
    await runner.query(`ALTER TABLE "eos_provision" ADD "projected_opening" numeric(18,3)`);
    await runner.query(`ALTER TABLE "eos_provision" ADD "service_cost" numeric(18,3)`);
    await runner.query(`ALTER TABLE "eos_provision" ADD "interest" numeric(18,3)`);
    await runner.query(`ALTER TABLE "eos_provision" ADD "remeasurement" numeric(18,3)`);
    await runner.query(`ALTER TABLE "eos_provision" ADD "projected_closing" numeric(18,3)`);
    await runner.query(`ALTER TABLE "provision_rule" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "provision_rule" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "provision_rule" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "provision_rule" TO muster_app`);
    for (const action of ['read', 'read_sensitive', 'create', 'update', 'delete', 'export']) {
      const of = (subject: string) => JSON.stringify([{ scope: 'company', action, subject }]);
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
         WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
        [of('PostingRule'), of('ProvisionRule')],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "eos_provision" DROP COLUMN "method", DROP COLUMN "projected_opening", DROP COLUMN "service_cost",
        DROP COLUMN "interest", DROP COLUMN "remeasurement", DROP COLUMN "projected_closing"`,
    );
    await runner.query('DROP TABLE "provision_rule"');
  }
}
