import type { MigrationInterface, QueryRunner } from 'typeorm';

const sums: [table: string, column: string][] = [
  ['attendance_month', 'second_overtime_min'],
  ['attendance_month', 'second_overtime_counted_min'],
  ['attendance_day', 'second_overtime_min'],
  ['attendance_day', 'second_night_overtime_min'],
];

// Only days with overtime can come out otherwise; days of closed months stay.
const held = (row: string): string =>
  `${row}.deleted_at IS NULL AND d.date >= ${row}.valid_from
    AND (${row}.valid_to IS NULL OR d.date <= ${row}.valid_to)`;
const noting = `
CREATE FUNCTION note_stale_overtime_step() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'overtime step' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.deleted_at IS NULL AND NOT d.locked AND d.overtime_min > 0
      AND ((${held('NEW')}) OR TG_OP = 'UPDATE' AND (${held('OLD')})) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$`;

/** Roles that may do `held` in the whole company may do this with the second step of overtime too. */
async function grant(runner: QueryRunner, held: string, actions: string[]): Promise<void> {
  const of = (subject: string, action: string) => [{ scope: 'company', action, subject }];
  for (const action of actions) {
    await runner.query(
      `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $2::jsonb
       WHERE grants @> $1::jsonb AND NOT grants @> $2::jsonb`,
      [JSON.stringify(of('PayComponent', held)), JSON.stringify(of('OvertimeStep', action))],
    );
  }
}

/** A second step of overtime within a day, by a rule of the company that has its days; without one no day changes. */
export class OvertimeStep1797000000000 implements MigrationInterface {
  readonly name = 'OvertimeStep1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "overtime_step" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1',
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24),
        "company_id" character(24) NOT NULL, "after_hours" numeric(18,2) NOT NULL, "factor" numeric(18,2) NOT NULL,
        "valid_from" date NOT NULL, "valid_to" date, CONSTRAINT "overtime_step_no_overlap" EXCLUDE USING gist
        (company_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL),
        CONSTRAINT "overtime_step_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "overtime_step_order" ON "overtime_step"  ("company_id", "valid_from", "id")
        WHERE deleted_at IS NULL`,
    );
    for (const [table, column] of sums) {
      await runner.query(`ALTER TABLE ${table} ADD ${column} integer NOT NULL DEFAULT 0`);
      await runner.query(`ALTER TABLE ${table} ALTER ${column} DROP DEFAULT`);
    }
    await runner.query(`ALTER TABLE "attendance_day" ADD "second_overtime_factor" numeric(18,2)`);
    await runner.query(
      `CREATE INDEX "attendance_day_second_step" ON "attendance_day"  ("company_id", "date")
        WHERE second_overtime_factor IS NOT NULL AND deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "overtime_step" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "overtime_step" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "overtime_step" USING (company_id = nullif(current_setting('app.company_id',
        true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true),
        '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "overtime_step" TO muster_app`);
    await runner.query(noting);
    await runner.query(
      `CREATE TRIGGER overtime_step_changed AFTER INSERT OR UPDATE ON overtime_step FOR EACH ROW
        EXECUTE FUNCTION note_stale_overtime_step()`,
    );
    await grant(runner, 'read', ['read']);
    await grant(runner, 'read_sensitive', ['read_sensitive']);
    await grant(runner, 'update', ['create', 'update', 'delete', 'export']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE overtime_step; DROP FUNCTION note_stale_overtime_step');
    await runner.query('ALTER TABLE attendance_day DROP second_overtime_factor');
    for (const [table, column] of sums) await runner.query(`ALTER TABLE ${table} DROP ${column}`);
  }
}
