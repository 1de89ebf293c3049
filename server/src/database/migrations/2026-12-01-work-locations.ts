import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people work and how many hours a week by contract, dated with their positions. */
export class WorkLocations1795901010001 implements MigrationInterface {
  readonly name = 'WorkLocations1795901010001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "work_location" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "code" text, "address" text, "time_zone" text, "fence_latitude" numeric(18,6), "fence_longitude" numeric(18,6), "fence_radius" integer, "status" text NOT NULL, CONSTRAINT "work_location_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "work_location_name_key" ON "work_location"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "work_location_code_key" ON "work_location"  ("company_id", "code") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "employee" ADD "work_location_id" character(24)`);
    await runner.query(`ALTER TABLE "employee" ADD "weekly_hours" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee_position" ADD "weekly_hours" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee_position" ADD "work_location_id" character(24)`);
    await runner.query(
      `CREATE INDEX "employee_work_location_id_idx" ON "employee"  ("company_id", "work_location_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_position_work_location_id_idx" ON "employee_position"  ("company_id", "work_location_id") `,
    );
    await runner.query(
      `ALTER TABLE "employee" ADD CONSTRAINT "employee_work_location_id_fkey" FOREIGN KEY ("company_id", "work_location_id") REFERENCES "work_location"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_position" ADD CONSTRAINT "employee_position_work_location_id_fkey" FOREIGN KEY ("company_id", "work_location_id") REFERENCES "work_location"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "work_location" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "work_location" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "work_location" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "work_location" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['employee', 'employee_position'])
      await runner.query(`ALTER TABLE ${table} DROP work_location_id, DROP weekly_hours`);
    await runner.query('DROP TABLE work_location');
  }
}
