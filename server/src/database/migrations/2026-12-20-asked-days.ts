import type { MigrationInterface, QueryRunner } from 'typeorm';

const noteMarks = (
  conflict: string,
) => `CREATE OR REPLACE FUNCTION note_stale_marks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.mark IS NOT NULL OR (TG_OP = 'UPDATE' AND OLD.mark IS NOT NULL) THEN
    INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason) VALUES (NEW.company_id, NEW.employee_id, NEW.date, 'minutes', 'decision') ON CONFLICT ${conflict};
  END IF;
  RETURN NULL;
END $$`;

/** Days somebody did something about are found among those that are merely over, and a decided day that waits as one of those becomes one. */
export class AskedDays1796700000301 implements MigrationInterface {
  readonly name = 'AskedDays1796700000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX attendance_stale_asked ON attendance_stale (company_id, needs, employee_id, date) WHERE reason <> 'day over'`,
    );
    await runner.query(noteMarks('(company_id, needs, employee_id, date) DO UPDATE SET reason = excluded.reason'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteMarks('DO NOTHING'));
    await runner.query('DROP INDEX attendance_stale_asked');
  }
}
