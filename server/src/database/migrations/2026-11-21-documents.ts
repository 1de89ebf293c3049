import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Documents1795257176837 implements MigrationInterface {
  readonly name = 'Documents1795257176837';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "document_version" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "document_id" character(24) NOT NULL, "revision" integer NOT NULL, "number" text, "issue_date" date, "expiry_date" date, "file_ids" character(24) array NOT NULL, CONSTRAINT "document_version_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "document_version_order" ON "document_version"  ("company_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "document_version_document_id_idx" ON "document_version"  ("company_id", "document_id") `,
    );
    await runner.query(
      `CREATE TABLE "document" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "number" text, "issue_date" date, "expiry_date" date, "notify_before_days" integer, "revision" integer NOT NULL, "status" text NOT NULL, "description" text, "title" text NOT NULL, "type_ids" character(24) array NOT NULL, "category" text, "file_ids" character(24) array NOT NULL, CONSTRAINT "document_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "document_order" ON "document"  ("company_id", "title", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "document_type" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "category" text NOT NULL, "applies_to" text NOT NULL, "sort_order" integer NOT NULL, "has_expiry" boolean NOT NULL, "notice_days" integer array NOT NULL, "is_required" boolean NOT NULL, "required_position_ids" character(24) array NOT NULL, "description" text, CONSTRAINT "document_type_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "document_type_name_key" ON "document_type"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "document_type_order" ON "document_type"  ("company_id", "sort_order", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "employee_document_version" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "document_id" character(24) NOT NULL, "revision" integer NOT NULL, "number" text, "issue_date" date, "expiry_date" date, "file_id" character(24), CONSTRAINT "employee_document_version_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_document_version_order" ON "employee_document_version"  ("company_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_document_version_employee_id_idx" ON "employee_document_version"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_document_version_document_id_idx" ON "employee_document_version"  ("company_id", "document_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_document_version_file_id_idx" ON "employee_document_version"  ("company_id", "file_id") `,
    );
    await runner.query(
      `CREATE TABLE "employee_document" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "number" text, "issue_date" date, "expiry_date" date, "notify_before_days" integer, "revision" integer NOT NULL, "status" text NOT NULL, "description" text, "employee_id" character(24) NOT NULL, "type_id" character(24), "title" text NOT NULL, "file_id" character(24), CONSTRAINT "employee_document_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_document_order" ON "employee_document"  ("company_id", "title", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_document_employee_id_idx" ON "employee_document"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_document_type_id_idx" ON "employee_document"  ("company_id", "type_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_document_file_id_idx" ON "employee_document"  ("company_id", "file_id") `,
    );
    await runner.query(
      `CREATE TABLE "standard_document_type" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "name" text NOT NULL, "category" text NOT NULL, "applies_to" text NOT NULL, "sort_order" integer NOT NULL, "has_expiry" boolean NOT NULL, "notice_days" integer array NOT NULL, "is_required" boolean NOT NULL, CONSTRAINT "standard_document_type_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "standard_document_type_name_key" ON "standard_document_type"  ("name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "standard_document_type_order" ON "standard_document_type"  ("sort_order", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document_version" ADD CONSTRAINT "employee_document_version_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document_version" ADD CONSTRAINT "employee_document_version_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "employee_document"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document_version" ADD CONSTRAINT "employee_document_version_file_id_fkey" FOREIGN KEY ("company_id", "file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_type_id_fkey" FOREIGN KEY ("company_id", "type_id") REFERENCES "document_type"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_file_id_fkey" FOREIGN KEY ("company_id", "file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "document_version" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "document_version" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "document_version" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "document_version" TO muster_app`);
    await runner.query(`ALTER TABLE "document" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "document" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "document" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "document" TO muster_app`);
    await runner.query(`ALTER TABLE "document_type" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "document_type" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "document_type" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "document_type" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_document_version" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_document_version" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_document_version" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_document_version" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_document" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_document" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_document" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_document" TO muster_app`);
    await runner.query(`
      CREATE INDEX document_expiry ON document (company_id, expiry_date);
      CREATE INDEX employee_document_expiry ON employee_document (company_id, expiry_date);
      CREATE INDEX document_file_ids_idx ON document USING gin (file_ids);
      CREATE INDEX document_version_file_ids_idx ON document_version USING gin (file_ids);
      GRANT SELECT, INSERT, UPDATE ON standard_document_type TO muster_app`);
    await runner.query(`CREATE TABLE document_notice (
      company_id char(24) NOT NULL, subject text NOT NULL, record_id char(24) NOT NULL, expiry_date date NOT NULL, days integer NOT NULL,
      noticed_at timestamptz NOT NULL, CONSTRAINT document_notice_pkey PRIMARY KEY (company_id, subject, record_id, expiry_date, days)
    );
    ALTER TABLE document_notice ENABLE ROW LEVEL SECURITY; ALTER TABLE document_notice FORCE ROW LEVEL SECURITY;
    CREATE POLICY tenant ON document_notice USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24));
    GRANT SELECT, INSERT ON document_notice TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE document_notice, employee_document_version, employee_document, document_version, document, document_type,
      standard_document_type`);
  }
}
