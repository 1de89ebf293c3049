import type { MigrationInterface, QueryRunner } from 'typeorm';

const onFile = `
CREATE FUNCTION shift_on_file(shifts jsonb, shift_id char(24), day date) RETURNS char(24) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN shifts IS NULL THEN shift_id ELSE (SELECT (s->>'shiftId')::char(24) FROM jsonb_array_elements(shifts) WITH ORDINALITY e(s, n)
    WHERE s->>'from' IS NULL OR (s->>'from')::date <= day ORDER BY n DESC LIMIT 1) END $$`;

// Only days on which another shift is on file than before are worked out anew; days of closed months stay.
const noting = `
CREATE FUNCTION note_stale_shift_on_file() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'employment' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.employee_id = NEW.id AND d.deleted_at IS NULL AND NOT d.locked
      AND shift_on_file(OLD.shifts, OLD.shift_id, d.date) IS DISTINCT FROM shift_on_file(NEW.shifts, NEW.shift_id, d.date) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_shift_changed AFTER UPDATE ON employee FOR EACH ROW
  WHEN (OLD.shift_id IS DISTINCT FROM NEW.shift_id OR OLD.shifts IS DISTINCT FROM NEW.shifts) EXECUTE FUNCTION note_stale_shift_on_file()`;

const personChanged = (more: string): string => `DROP TRIGGER employee_time_changed ON employee;
  CREATE TRIGGER employee_time_changed AFTER UPDATE ON employee FOR EACH ROW
    WHEN (${more}OLD.hire_date <> NEW.hire_date OR OLD.exit_date IS DISTINCT FROM NEW.exit_date) EXECUTE FUNCTION note_stale_person()`;

/** The shift on the file of an employee holds from a day on. */
export class DatedShifts1795900000070 implements MigrationInterface {
  readonly name = 'DatedShifts1795900000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE employee ADD shifts jsonb, ADD new_shift_from date`);
    for (const sql of [onFile, noting, personChanged('')]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(personChanged('OLD.shift_id IS DISTINCT FROM NEW.shift_id OR '));
    await runner.query(
      `DROP TRIGGER employee_shift_changed ON employee; DROP FUNCTION note_stale_shift_on_file, shift_on_file`,
    );
    await runner.query(`ALTER TABLE employee DROP shifts, DROP new_shift_from`);
  }
}
