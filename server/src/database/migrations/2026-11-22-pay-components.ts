import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PayComponents1795315449207 implements MigrationInterface {
  readonly name = 'PayComponents1795315449207';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "pay_component" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "code" text NOT NULL, "name" text NOT NULL, "name_ar" text, "kind" text NOT NULL, "formula" text NOT NULL, "condition" text, "prorated" boolean NOT NULL, "rounding" text NOT NULL, "taxable" boolean NOT NULL, "counts_for_gratuity" boolean NOT NULL, "counts_for_overtime" boolean NOT NULL, "wps_part" text NOT NULL, "gl_account" text, "valid_from" date NOT NULL, "valid_to" date, CONSTRAINT "pay_component_no_overlap" EXCLUDE USING gist (company_id WITH =, code WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "pay_component_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "pay_component_order" ON "pay_component"  ("company_id", "code", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "pay_table_row" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "table_name" text NOT NULL, "from_value" numeric(18,4) NOT NULL, "value" numeric(18,4) NOT NULL, "valid_from" date NOT NULL, "valid_to" date, CONSTRAINT "pay_table_row_no_overlap" EXCLUDE USING gist (company_id WITH =, table_name WITH =, from_value WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "pay_table_row_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "pay_table_row_order" ON "pay_table_row"  ("company_id", "table_name", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "pay_component" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "pay_component" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "pay_component" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "pay_component" TO muster_app`);
    await runner.query(`ALTER TABLE "pay_table_row" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "pay_table_row" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "pay_table_row" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "pay_table_row" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pay_table_row, pay_component');
  }
}
