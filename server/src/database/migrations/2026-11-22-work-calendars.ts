import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the server makes ids: time first, then chance. */
const newIdSql = `lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || substr(md5(random()::text), 1, 12)`;

export class WorkCalendars1795314338487 implements MigrationInterface {
  readonly name = 'WorkCalendars1795314338487';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "work_calendar" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "time_zone" text, "country" text, "times" jsonb, "even_from" date, CONSTRAINT "work_calendar_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "work_calendar_name_key" ON "work_calendar"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "calendar_assignment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "calendar_id" character(24) NOT NULL, "department_id" character(24), "employee_id" character(24), "valid_from" date NOT NULL, "valid_to" date, CONSTRAINT "calendar_assignment_of_one" CHECK (employee_id IS NULL OR department_id IS NULL), CONSTRAINT "calendar_assignment_no_overlap" EXCLUDE USING gist (company_id WITH =, coalesce(employee_id, department_id, company_id) WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "calendar_assignment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "calendar_assignment_order" ON "calendar_assignment"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "calendar_assignment_calendar_id_idx" ON "calendar_assignment"  ("company_id", "calendar_id") `,
    );
    await runner.query(
      `CREATE INDEX "calendar_assignment_department_id_idx" ON "calendar_assignment"  ("company_id", "department_id") `,
    );
    await runner.query(
      `CREATE INDEX "calendar_assignment_employee_id_idx" ON "calendar_assignment"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `ALTER TABLE "holiday" ADD "part" text NOT NULL DEFAULT 'full'; ALTER TABLE "holiday" ALTER "part" DROP DEFAULT`,
    );
    await runner.query(`ALTER TABLE "holiday" ADD "country" text`);
    await runner.query(`ALTER TABLE "holiday" ADD "calendar_id" character(24)`);
    await runner.query(`CREATE INDEX "holiday_calendar_id_idx" ON "holiday"  ("company_id", "calendar_id") `);
    await runner.query(
      `ALTER TABLE "holiday" ADD CONSTRAINT "holiday_calendar_id_fkey" FOREIGN KEY ("company_id", "calendar_id") REFERENCES "work_calendar"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "calendar_assignment" ADD CONSTRAINT "calendar_assignment_calendar_id_fkey" FOREIGN KEY ("company_id", "calendar_id") REFERENCES "work_calendar"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "calendar_assignment" ADD CONSTRAINT "calendar_assignment_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "department"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "calendar_assignment" ADD CONSTRAINT "calendar_assignment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    // Companies there are get a calendar that follows the weekend and hours set for them, so that nothing counts otherwise.
    await runner.query(`WITH made AS (
        INSERT INTO work_calendar (company_id, id, version, created_at, updated_at, name)
        SELECT id, ${newIdSql}, 1, now(), now(), 'Company week' FROM company RETURNING company_id, id)
      INSERT INTO calendar_assignment (company_id, id, version, created_at, updated_at, calendar_id, valid_from)
      SELECT company_id, ${newIdSql}, 1, now(), now(), id, '2000-01-01' FROM made`);
    await runner.query(`ALTER TABLE "work_calendar" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "work_calendar" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "work_calendar" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "work_calendar" TO muster_app`);
    await runner.query(`ALTER TABLE "calendar_assignment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "calendar_assignment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "calendar_assignment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "calendar_assignment" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE holiday DROP COLUMN part, DROP COLUMN country, DROP COLUMN calendar_id');
    await runner.query('DROP TABLE calendar_assignment, work_calendar');
  }
}
