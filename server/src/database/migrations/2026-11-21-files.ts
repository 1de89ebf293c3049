import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Files1795255919592 implements MigrationInterface {
  readonly name = 'Files1795255919592';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "stored_file" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "type" text NOT NULL, "mime_type" text NOT NULL, "size" integer NOT NULL, "width" integer, "height" integer, "sha256" text NOT NULL, "scan_status" text NOT NULL, "bytes_removed_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "stored_file_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "stored_file_order" ON "stored_file"  ("company_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "company" ADD "logo_file_id" character(24)`);
    await runner.query(
      `ALTER TABLE "company" ADD "file_quota_mb" integer NOT NULL DEFAULT 10000; ALTER TABLE "company" ALTER "file_quota_mb" DROP DEFAULT`,
    );
    await runner.query(`ALTER TABLE "employee" ADD "photo_file_id" character(24)`);
    await runner.query(`CREATE INDEX "company_logo_file_id_idx" ON "company"  ("logo_file_id") `);
    await runner.query(`CREATE INDEX "employee_photo_file_id_idx" ON "employee"  ("company_id", "photo_file_id") `);
    await runner.query(
      `ALTER TABLE "company" ADD CONSTRAINT "company_logo_file_id_fkey" FOREIGN KEY ("id", "logo_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee" ADD CONSTRAINT "employee_photo_file_id_fkey" FOREIGN KEY ("company_id", "photo_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "stored_file" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "stored_file" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "stored_file" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "stored_file" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employee" DROP COLUMN "photo_file_id"`);
    await runner.query(`ALTER TABLE "company" DROP COLUMN "logo_file_id", DROP COLUMN "file_quota_mb"`);
    await runner.query('DROP TABLE "stored_file"');
  }
}
