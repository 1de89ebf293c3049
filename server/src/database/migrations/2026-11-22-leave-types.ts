import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaveTypes1795314196004 implements MigrationInterface {
  readonly name = 'LeaveTypes1795314196004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "leave_type" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "code" text NOT NULL, "name" text NOT NULL, "name_ar" text, "kind" text NOT NULL, "colour" text NOT NULL, "is_active" boolean NOT NULL, "sort_order" integer NOT NULL, "unit" text NOT NULL, "min_minutes" integer, "weekends" text NOT NULL, "counts_holidays" boolean NOT NULL, "max_consecutive" numeric(18,4), "max_per_year" numeric(18,4), "notice_days" integer, "backdate_days" integer, "waiting_days" integer, "gender" text, "document_rule" text NOT NULL, "document_after_days" integer, "paid_percent" numeric(18,2) NOT NULL, "pay_tiers" jsonb NOT NULL, "counts_as_service" boolean NOT NULL, "requires_allocation" boolean NOT NULL, "negative_to" numeric(18,4) NOT NULL, "year_basis" text NOT NULL, "accrual_frequency" text, "accrual_from" date, "accrual_gain" text NOT NULL, "accrual_levels" jsonb NOT NULL, "accrual_prorates" boolean NOT NULL, "accrual_most_balance" numeric(18,4), "accrual_most_per_year" numeric(18,4), "accrual_months" integer, "accrual_step" numeric(18,4) NOT NULL, "accrual_rounding" text NOT NULL, "carry_over" text NOT NULL, "carry_over_most" numeric(18,4), "carry_over_months" integer, "carry_over_until" text, "is_encashable" boolean NOT NULL, "encash_most" numeric(18,4), "encash_keep" numeric(18,4), CONSTRAINT "leave_type_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "leave_type_code_key" ON "leave_type"  ("company_id", "code") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "leave_type_name_key" ON "leave_type"  ("company_id", "name") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "leave_type_order" ON "leave_type"  ("company_id", "sort_order", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "employee_leave" ADD "type_id" character(24)`);
    await runner.query(`ALTER TABLE "employee_leave" ADD "attachment_file_id" character(24)`);
    await runner.query(`CREATE INDEX "employee_leave_type_id_idx" ON "employee_leave"  ("company_id", "type_id") `);
    await runner.query(
      `CREATE INDEX "employee_leave_attachment_file_id_idx" ON "employee_leave"  ("company_id", "attachment_file_id") `,
    );
    // Companies there are get a type for each kind of leave; the rules ask for nothing new, so that every request stays as good as it was.
    await runner.query(`INSERT INTO leave_type (id, company_id, version, created_at, updated_at, code, name, name_ar, kind, colour, is_active, sort_order, unit, weekends,
        counts_holidays, gender, document_rule, paid_percent, pay_tiers, counts_as_service, requires_allocation, negative_to, year_basis, accrual_gain, accrual_levels,
        accrual_prorates, accrual_step, accrual_rounding, carry_over, is_encashable)
      SELECT lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || substr(md5(c.id || s.code), 1, 12), c.id, 1, now(), now(), s.code, s.name, s.name_ar, s.kind,
        s.colour, true, s.place, 'hour', 'none', false, null, 'never', s.percent, s.tiers::jsonb, s.service, false, 0, 'calendar', 'start', '[]', true, 0.0001, 'nearest', 'all', false
      FROM company c CROSS JOIN (VALUES
        ('ANNUAL', 'Annual leave', 'الإجازة السنوية', 'paid', '#137c91', 10, 100, '[]', true),
        ('SICK', 'Sick leave', 'الإجازة المرضية', 'sick', '#c2410c', 20, 0, '[{"upToDay":15,"percent":"100"},{"upToDay":30,"percent":"50"},{"upToDay":90,"percent":"0"}]', true),
        ('UNPAID', 'Unpaid leave', 'إجازة بدون أجر', 'unpaid', '#64748b', 30, 0, '[]', false),
        ('MATERNITY', 'Maternity leave', 'إجازة الأمومة', 'maternity', '#a21caf', 40, 100, '[]', true),
        ('PARENTAL', 'Parental leave', 'الإجازة الوالدية', 'parental', '#4338ca', 50, 0, '[{"upToDay":45,"percent":"100"},{"upToDay":60,"percent":"50"},{"upToDay":105,"percent":"0"}]', true)
      ) AS s (code, name, name_ar, kind, colour, place, percent, tiers, service)`);
    // Whoever asks for leave chooses its type.
    await runner.query(`UPDATE company_role SET grants = grants || '[{"subject":"LeaveType","action":"read","scope":"company"}]'
      WHERE grants @> '[{"subject":"EmployeeLeave","action":"create"}]'`);
    await runner.query(
      `UPDATE employee_leave l SET type_id = t.id FROM leave_type t WHERE t.company_id = l.company_id AND t.kind = l.kind`,
    );
    await runner.query(
      `ALTER TABLE "employee_leave" ADD CONSTRAINT "employee_leave_type_id_fkey" FOREIGN KEY ("company_id", "type_id") REFERENCES "leave_type"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_leave" ADD CONSTRAINT "employee_leave_attachment_file_id_fkey" FOREIGN KEY ("company_id", "attachment_file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "leave_type" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "leave_type" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "leave_type" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "leave_type" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_leave DROP COLUMN type_id, DROP COLUMN attachment_file_id');
    await runner.query('DROP TABLE leave_type');
  }
}
