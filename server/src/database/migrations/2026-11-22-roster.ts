import type { MigrationInterface, QueryRunner } from 'typeorm';

// Days follow from the published roster: whatever changes in it has them worked out anew, and the punches around them paired again.
const stale = `
CREATE FUNCTION note_stale_roster() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT DISTINCT company_id, employee_id, date, needs, 'roster' FROM changed, unnest(ARRAY['presences', 'minutes']) needs
    WHERE employee_id IS NOT NULL AND state = 'published' AND date <= current_date + 1 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER rostered_shift_added AFTER INSERT ON rostered_shift REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_roster();
CREATE TRIGGER rostered_shift_changed AFTER UPDATE ON rostered_shift REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_roster();
CREATE TRIGGER rostered_shift_left AFTER UPDATE ON rostered_shift REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_roster();
`;

export class Roster1795600000044 implements MigrationInterface {
  readonly name = 'Roster1795600000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "shift_pattern" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "name" text NOT NULL, "cycle_days" integer NOT NULL, "slots" jsonb NOT NULL, CONSTRAINT "shift_pattern_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "shift_pattern_name_key" ON "shift_pattern"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "shift_assignment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "pattern_id" character(24) NOT NULL, "department_id" character(24), "employee_id" character(24), "valid_from" date NOT NULL, "valid_to" date, "starts_at" integer NOT NULL, CONSTRAINT "shift_assignment_of_one" CHECK (employee_id IS NULL OR department_id IS NULL), CONSTRAINT "shift_assignment_no_overlap" EXCLUDE USING gist (company_id WITH =, coalesce(employee_id, department_id) WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "shift_assignment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "shift_assignment_order" ON "shift_assignment"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "shift_assignment_pattern_id_idx" ON "shift_assignment"  ("company_id", "pattern_id") `,
    );
    await runner.query(
      `CREATE INDEX "shift_assignment_department_id_idx" ON "shift_assignment"  ("company_id", "department_id") `,
    );
    await runner.query(
      `CREATE INDEX "shift_assignment_employee_id_idx" ON "shift_assignment"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE TABLE "cover_need" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "department_id" character(24) NOT NULL, "shift_id" character(24) NOT NULL, "people" integer NOT NULL, "weekdays" integer array, CONSTRAINT "cover_need_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "cover_need_order" ON "cover_need"  ("company_id", "people", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "cover_need_department_id_idx" ON "cover_need"  ("company_id", "department_id") `);
    await runner.query(`CREATE INDEX "cover_need_shift_id_idx" ON "cover_need"  ("company_id", "shift_id") `);
    await runner.query(
      `CREATE TABLE "rostered_shift" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24), "department_id" character(24), "shift_id" character(24) NOT NULL, "date" date NOT NULL, "state" text NOT NULL, "note" text, "from_pattern" boolean NOT NULL, CONSTRAINT "rostered_shift_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "rostered_shift_once" ON "rostered_shift"  ("company_id", "employee_id", "date", "shift_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "rostered_shift_order" ON "rostered_shift"  ("company_id", "date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "rostered_shift_employee_id_idx" ON "rostered_shift"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "rostered_shift_department_id_idx" ON "rostered_shift"  ("company_id", "department_id") `,
    );
    await runner.query(`CREATE INDEX "rostered_shift_shift_id_idx" ON "rostered_shift"  ("company_id", "shift_id") `);
    await runner.query(
      `ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_pattern_id_fkey" FOREIGN KEY ("company_id", "pattern_id") REFERENCES "shift_pattern"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "department"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cover_need" ADD CONSTRAINT "cover_need_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "department"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cover_need" ADD CONSTRAINT "cover_need_shift_id_fkey" FOREIGN KEY ("company_id", "shift_id") REFERENCES "shift"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "rostered_shift" ADD CONSTRAINT "rostered_shift_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "rostered_shift" ADD CONSTRAINT "rostered_shift_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "department"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "rostered_shift" ADD CONSTRAINT "rostered_shift_shift_id_fkey" FOREIGN KEY ("company_id", "shift_id") REFERENCES "shift"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "shift_pattern" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "shift_pattern" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "shift_pattern" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "shift_pattern" TO muster_app`);
    await runner.query(`ALTER TABLE "shift_assignment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "shift_assignment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "shift_assignment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "shift_assignment" TO muster_app`);
    await runner.query(`ALTER TABLE "cover_need" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "cover_need" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "cover_need" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "cover_need" TO muster_app`);
    await runner.query(`ALTER TABLE "rostered_shift" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "rostered_shift" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "rostered_shift" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "rostered_shift" TO muster_app`);
    await runner.query(stale);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE rostered_shift, cover_need, shift_assignment, shift_pattern; DROP FUNCTION note_stale_roster',
    );
  }
}
