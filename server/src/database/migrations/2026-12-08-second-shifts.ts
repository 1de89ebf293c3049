import type { MigrationInterface, QueryRunner } from 'typeorm';

const days = (ofRoster: string): string => `
CREATE OR REPLACE FUNCTION note_stale_shift() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'shift' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.shift_id = NEW.id AND d.deleted_at IS NULL AND NOT d.locked${ofRoster} ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$`;

/** A shift that changes changes the days it is the second of too: a day stored names the first of its shifts, the roster names all. */
export class SecondShifts1796300000002 implements MigrationInterface {
  readonly name = 'SecondShifts1796300000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      days(`
    UNION SELECT d.company_id, d.employee_id, d.date, 'minutes', 'shift' FROM rostered_shift r
      JOIN attendance_day d ON d.company_id = r.company_id AND d.employee_id = r.employee_id AND d.date = r.date AND d.deleted_at IS NULL AND NOT d.locked
    WHERE r.company_id = NEW.company_id AND r.shift_id = NEW.id AND r.state = 'published' AND r.deleted_at IS NULL`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(days(''));
  }
}
