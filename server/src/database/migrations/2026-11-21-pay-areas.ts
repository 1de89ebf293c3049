import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PayAreas1795256140394 implements MigrationInterface {
  readonly name = 'PayAreas1795256140394';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "compensation" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "title" text NOT NULL, "basis" text NOT NULL, "fixed_amount" numeric(18,3), "percent_of_basic" numeric(18,4), "currency" text NOT NULL, "description" text, "status" text NOT NULL, CONSTRAINT "compensation_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "compensation_title_key" ON "compensation"  ("company_id", "title") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "compensation_assignment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "valid_from" date NOT NULL, "valid_to" date, "compensation_id" character(24) NOT NULL, CONSTRAINT "compensation_assignment_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =, compensation_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "compensation_assignment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "compensation_assignment_order" ON "compensation_assignment"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "compensation_assignment_employee_id_idx" ON "compensation_assignment"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "compensation_assignment_compensation_id_idx" ON "compensation_assignment"  ("company_id", "compensation_id") `,
    );
    await runner.query(
      `CREATE TABLE "deduction" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "title" text NOT NULL, "basis" text NOT NULL, "fixed_amount" numeric(18,3), "percent_of_basic" numeric(18,4), "currency" text NOT NULL, "description" text, "status" text NOT NULL, CONSTRAINT "deduction_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "deduction_title_key" ON "deduction"  ("company_id", "title") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "deduction_assignment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "valid_from" date NOT NULL, "valid_to" date, "deduction_id" character(24) NOT NULL, CONSTRAINT "deduction_assignment_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =, deduction_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL), CONSTRAINT "deduction_assignment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "deduction_assignment_order" ON "deduction_assignment"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "deduction_assignment_employee_id_idx" ON "deduction_assignment"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "deduction_assignment_deduction_id_idx" ON "deduction_assignment"  ("company_id", "deduction_id") `,
    );
    await runner.query(
      `CREATE TABLE "employee_deduction" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "reason" text NOT NULL, "description" text, "amount" numeric(18,3) NOT NULL, "currency" text NOT NULL, "date" date NOT NULL, "resolution_number" text, "state" text NOT NULL, "entered_by_id" character(24), "submitted_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text, "type" text NOT NULL, CONSTRAINT "employee_deduction_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_deduction_order" ON "employee_deduction"  ("company_id", "date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_deduction_employee_id_idx" ON "employee_deduction"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_deduction_entered_by_id_idx" ON "employee_deduction"  ("company_id", "entered_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_deduction_submitted_by_id_idx" ON "employee_deduction"  ("company_id", "submitted_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_deduction_decided_by_id_idx" ON "employee_deduction"  ("company_id", "decided_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "employee_reward" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "reason" text NOT NULL, "description" text, "amount" numeric(18,3) NOT NULL, "currency" text NOT NULL, "date" date NOT NULL, "resolution_number" text, "state" text NOT NULL, "entered_by_id" character(24), "submitted_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text, "type" text NOT NULL, CONSTRAINT "employee_reward_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_reward_order" ON "employee_reward"  ("company_id", "date", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_reward_employee_id_idx" ON "employee_reward"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_reward_entered_by_id_idx" ON "employee_reward"  ("company_id", "entered_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_reward_submitted_by_id_idx" ON "employee_reward"  ("company_id", "submitted_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_reward_decided_by_id_idx" ON "employee_reward"  ("company_id", "decided_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "salary_formula" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "title" text NOT NULL, "kind" text NOT NULL, "total_hours" numeric(18,2), "first_overtime_factor" numeric(18,4) NOT NULL, "second_overtime_factor" numeric(18,4) NOT NULL, "third_overtime_factor" numeric(18,4) NOT NULL, "holiday_overtime_factor" numeric(18,4) NOT NULL, "weekend_overtime_factor" numeric(18,4) NOT NULL, "excused_absence_day_factor" numeric(18,4) NOT NULL, "unexcused_absence_day_factor" numeric(18,4) NOT NULL, "excused_absence_hour_factor" numeric(18,4) NOT NULL, "unexcused_absence_hour_factor" numeric(18,4) NOT NULL, "gratuity_days_first_years" numeric(18,4) NOT NULL, "gratuity_days_later_years" numeric(18,4) NOT NULL, "gratuity_cap_years" numeric(18,4) NOT NULL, "paid_leave_percent" numeric(18,4) NOT NULL, "unpaid_leave_percent" numeric(18,4) NOT NULL, "sick_leave_percent" numeric(18,4) NOT NULL, "sick_leave_first_percent" numeric(18,4) NOT NULL, "sick_leave_second_percent" numeric(18,4) NOT NULL, "sick_leave_third_percent" numeric(18,4) NOT NULL, "maternity_leave_percent" numeric(18,4) NOT NULL, "parental_leave_first_percent" numeric(18,4) NOT NULL, "parental_leave_second_percent" numeric(18,4) NOT NULL, "parental_leave_third_percent" numeric(18,4) NOT NULL, "status" text NOT NULL, CONSTRAINT "salary_formula_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "salary_formula_title_key" ON "salary_formula"  ("company_id", "title") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "end_of_service" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "last_day" date NOT NULL, "reason" text NOT NULL, "note" text, "excluded_days" numeric(18,2) NOT NULL, "state" text NOT NULL, "currency" text NOT NULL, "service_days" integer, "years" numeric(18,2), "basic_salary" numeric(18,3), "daily_salary" numeric(18,3), "first_years_days" numeric(18,4), "first_years_amount" numeric(18,3), "later_years_days" numeric(18,4), "later_years_amount" numeric(18,3), "award" numeric(18,3), "lines" jsonb, "inputs_hash" text, "calculated_by_id" character(24), "calculated_at" TIMESTAMP(3) WITH TIME ZONE, "approved_by_id" character(24), "approved_at" TIMESTAMP(3) WITH TIME ZONE, "paid_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "end_of_service_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "end_of_service_employee_id_key" ON "end_of_service"  ("company_id", "employee_id") WHERE state <> 'cancelled' AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "end_of_service_order" ON "end_of_service"  ("company_id", "last_day", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "end_of_service_employee_id_idx" ON "end_of_service"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "end_of_service_calculated_by_id_idx" ON "end_of_service"  ("company_id", "calculated_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "end_of_service_approved_by_id_idx" ON "end_of_service"  ("company_id", "approved_by_id") `,
    );
    await runner.query(`ALTER TABLE "employee" ADD "profession" text`);
    await runner.query(`ALTER TABLE "employee" ADD "source_of_hire" text`);
    await runner.query(`ALTER TABLE "employee" ADD "working_hours_per_day" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "salary_formula_id" character(24)`);
    await runner.query(`ALTER TABLE "employee" ADD "work_phone_extension" text`);
    await runner.query(`ALTER TABLE "employee" ADD "health_type" text`);
    await runner.query(`ALTER TABLE "employee" ADD "opening_paid_leave_days" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "opening_unpaid_leave_days" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "opening_sick_leave_days" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "opening_maternity_leave_days" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "opening_parental_leave_days" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "unpaid_leave_days_before" numeric(18,2)`);
    await runner.query(`ALTER TABLE "employee" ADD "parental_leave_days_before" numeric(18,2)`);
    await runner.query(
      `CREATE INDEX "employee_salary_formula_id_idx" ON "employee"  ("company_id", "salary_formula_id") `,
    );
    await runner.query(
      `ALTER TABLE "employee" ADD CONSTRAINT "employee_salary_formula_id_fkey" FOREIGN KEY ("company_id", "salary_formula_id") REFERENCES "salary_formula"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "compensation_assignment" ADD CONSTRAINT "compensation_assignment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "compensation_assignment" ADD CONSTRAINT "compensation_assignment_compensation_id_fkey" FOREIGN KEY ("company_id", "compensation_id") REFERENCES "compensation"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "deduction_assignment" ADD CONSTRAINT "deduction_assignment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "deduction_assignment" ADD CONSTRAINT "deduction_assignment_deduction_id_fkey" FOREIGN KEY ("company_id", "deduction_id") REFERENCES "deduction"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_deduction" ADD CONSTRAINT "employee_deduction_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_deduction" ADD CONSTRAINT "employee_deduction_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_deduction" ADD CONSTRAINT "employee_deduction_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_deduction" ADD CONSTRAINT "employee_deduction_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_reward" ADD CONSTRAINT "employee_reward_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_reward" ADD CONSTRAINT "employee_reward_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_reward" ADD CONSTRAINT "employee_reward_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_reward" ADD CONSTRAINT "employee_reward_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "end_of_service" ADD CONSTRAINT "end_of_service_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "end_of_service" ADD CONSTRAINT "end_of_service_calculated_by_id_fkey" FOREIGN KEY ("calculated_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "end_of_service" ADD CONSTRAINT "end_of_service_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "compensation" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "compensation" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "compensation" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "compensation" TO muster_app`);
    await runner.query(`ALTER TABLE "compensation_assignment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "compensation_assignment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "compensation_assignment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "compensation_assignment" TO muster_app`);
    await runner.query(`ALTER TABLE "deduction" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "deduction" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "deduction" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "deduction" TO muster_app`);
    await runner.query(`ALTER TABLE "deduction_assignment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "deduction_assignment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "deduction_assignment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "deduction_assignment" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_deduction" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_deduction" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_deduction" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_deduction" TO muster_app`);
    await runner.query(`ALTER TABLE "employee_reward" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_reward" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_reward" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_reward" TO muster_app`);
    await runner.query(`ALTER TABLE "salary_formula" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "salary_formula" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "salary_formula" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "salary_formula" TO muster_app`);
    await runner.query(`ALTER TABLE "end_of_service" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "end_of_service" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "end_of_service" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "end_of_service" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE employee DROP COLUMN profession, DROP COLUMN source_of_hire, DROP COLUMN working_hours_per_day, DROP COLUMN salary_formula_id,
      DROP COLUMN work_phone_extension, DROP COLUMN health_type, DROP COLUMN opening_paid_leave_days, DROP COLUMN opening_unpaid_leave_days,
      DROP COLUMN opening_sick_leave_days, DROP COLUMN opening_maternity_leave_days, DROP COLUMN opening_parental_leave_days,
      DROP COLUMN unpaid_leave_days_before, DROP COLUMN parental_leave_days_before`);
    await runner.query(
      'DROP TABLE end_of_service, salary_formula, employee_reward, employee_deduction, deduction_assignment, deduction, compensation_assignment, compensation',
    );
  }
}
