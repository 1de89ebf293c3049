import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Leave1795255685932 implements MigrationInterface {
  readonly name = 'Leave1795255685932';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employee_leave" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "kind" text NOT NULL, "unit" text NOT NULL, "from_date" date NOT NULL, "to_date" date NOT NULL, "from_part" text NOT NULL, "to_part" text NOT NULL, "from_time" text, "to_time" text, "reason" text, "description" text, "resolution_number" text, "paid_percent" numeric(18,2), "status" text NOT NULL, "status_reason" text, "requested_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "employee_leave_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_leave_order" ON "employee_leave"  ("company_id", "from_date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_leave_employee_id_idx" ON "employee_leave"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_leave_requested_by_id_idx" ON "employee_leave"  ("company_id", "requested_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_leave_decided_by_id_idx" ON "employee_leave"  ("company_id", "decided_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "event" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "title" text NOT NULL, "type" text NOT NULL, "is_all_day" boolean NOT NULL, "start_at" TIMESTAMP(3) WITH TIME ZONE, "end_at" TIMESTAMP(3) WITH TIME ZONE, "start_date" date, "end_date" date, "location" text, "url" text, "description" text, "guest_ids" character(24) array NOT NULL, "organizer_id" character(24), "visibility" text NOT NULL, "status" text NOT NULL, CONSTRAINT "event_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(`CREATE INDEX "event_organizer_id_idx" ON "event"  ("company_id", "organizer_id") `);
    await runner.query(
      `CREATE TABLE "holiday" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "first_day" date NOT NULL, "last_day" date, "kind" text NOT NULL, CONSTRAINT "holiday_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "holiday_order" ON "holiday"  ("company_id", "first_day", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE "company" ADD "workday_hours" numeric(18,2) NOT NULL DEFAULT 8; ALTER TABLE "company" ALTER "workday_hours" DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE "employee_leave" ADD CONSTRAINT "employee_leave_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_leave" ADD CONSTRAINT "employee_leave_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_leave" ADD CONSTRAINT "employee_leave_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "event" ADD CONSTRAINT "event_organizer_id_fkey" FOREIGN KEY ("company_id", "organizer_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "employee_leave" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_leave" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_leave" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_leave" TO muster_app`);
    await runner.query(`ALTER TABLE "event" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "event" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "event" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "event" TO muster_app`);
    await runner.query(`ALTER TABLE "holiday" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "holiday" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "holiday" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24) OR current_setting('app.platform', true) = 'on') WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "holiday" TO muster_app`);
    // Whoever knows the address of a feed reads it: what is kept is a digest. Revoked, it has none.
    await runner.query(`CREATE TABLE calendar_feed (
      company_id char(24) NOT NULL, user_id char(24) NOT NULL, token_hash text, created_at timestamptz(3) NOT NULL, read_at timestamptz(3),
      CONSTRAINT calendar_feed_pkey PRIMARY KEY (company_id, user_id),
      CONSTRAINT calendar_feed_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id),
      CONSTRAINT calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX calendar_feed_token_hash_key ON calendar_feed (company_id, token_hash)`);
    await runner.query(`ALTER TABLE calendar_feed ENABLE ROW LEVEL SECURITY; ALTER TABLE calendar_feed FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON calendar_feed USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24));
      GRANT SELECT, INSERT, UPDATE ON calendar_feed TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_feed, employee_leave, event, holiday');
    await runner.query('ALTER TABLE company DROP COLUMN workday_hours');
  }
}
