import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of open months by a condition on attendance_day d, to be worked out anew. */
const stale = (name: string, where: string): string => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE entered text := current_setting('app.company_id', true); BEGIN
  PERFORM set_config('app.company_id', NEW.company_id, true);
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'place' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.deleted_at IS NULL AND NOT d.locked AND ${where} ON CONFLICT DO NOTHING;
  PERFORM set_config('app.company_id', coalesce(entered, ''), true);
  RETURN NULL;
END $$;`;

/** How many days before and after its own a presence may belong to: the window of a shift may open on the evening before. */
const notePresences = (
  first: number,
): string => `CREATE OR REPLACE FUNCTION note_stale_presences() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT DISTINCT company_id, employee_id, date - back, 'minutes', 'attendance' FROM changed, generate_series(${first}, 1) back ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$`;

const triggers = [
  stale(
    'note_stale_zone',
    `EXISTS (SELECT FROM employee_position p WHERE p.company_id = NEW.company_id AND p.employee_id = d.employee_id AND p.work_location_id = NEW.id
    AND p.is_primary AND p.deleted_at IS NULL AND d.date >= p.valid_from AND (p.valid_to IS NULL OR d.date <= p.valid_to))`,
  ),
  'CREATE TRIGGER work_location_zone_changed AFTER UPDATE ON work_location FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION note_stale_zone()',
  stale(
    'note_stale_zone_of_place',
    `d.employee_id = NEW.employee_id AND d.date >= CASE WHEN TG_OP = 'UPDATE' THEN least(NEW.valid_from, OLD.valid_from) ELSE NEW.valid_from END
    AND EXISTS (SELECT FROM work_location l WHERE l.company_id = NEW.company_id AND l.time_zone IS NOT NULL
      AND (l.id = NEW.work_location_id OR TG_OP = 'UPDATE' AND l.id = OLD.work_location_id))`,
  ),
  'CREATE TRIGGER employee_position_zone_placed AFTER INSERT OR UPDATE ON employee_position FOR EACH ROW EXECUTE FUNCTION note_stale_zone_of_place()',
  notePresences(-1),
];

/** Days of attendance go by the clock of where people work by contract, and follow when that changes; days of closed months stay. */
export class PersonZones1795901310001 implements MigrationInterface {
  readonly name = 'PersonZones1795901310001';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of triggers) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(notePresences(0));
    await runner.query(`DROP TRIGGER employee_position_zone_placed ON employee_position; DROP TRIGGER work_location_zone_changed ON work_location;
      DROP FUNCTION note_stale_zone_of_place, note_stale_zone`);
  }
}
