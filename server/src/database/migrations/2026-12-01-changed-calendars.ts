import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of open months by a condition on attendance_day d and employee e, to be worked out anew. */
const stale = (name: string, where: string): string => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE entered text := current_setting('app.company_id', true); BEGIN
  PERFORM set_config('app.company_id', ${name === 'note_stale_week' ? 'NEW.id' : 'NEW.company_id'}, true);
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'calendar' FROM attendance_day d
    WHERE d.company_id = ${name === 'note_stale_week' ? 'NEW.id' : 'NEW.company_id'} AND d.deleted_at IS NULL AND NOT d.locked AND ${where} ON CONFLICT DO NOTHING;
  PERFORM set_config('app.company_id', coalesce(entered, ''), true);
  RETURN NULL;
END $$;`;

const held = (row: string): string =>
  `d.date >= ${row}.valid_from AND (${row}.valid_to IS NULL OR d.date <= ${row}.valid_to) AND (${row}.employee_id IS NULL OR ${row}.employee_id = d.employee_id)`;
const assigned = 'calendar_assignment a WHERE a.company_id = NEW.company_id AND a.deleted_at IS NULL';

const triggers = [
  stale('note_stale_week', 'true'),
  `CREATE TRIGGER company_week_changed AFTER UPDATE ON company FOR EACH ROW
    WHEN (OLD.weekend_days IS DISTINCT FROM NEW.weekend_days OR OLD.workday_hours <> NEW.workday_hours OR OLD.country IS DISTINCT FROM NEW.country) EXECUTE FUNCTION note_stale_week()`,
  stale('note_stale_calendar', `EXISTS (SELECT FROM ${assigned} AND a.calendar_id = NEW.id AND ${held('a')})`),
  `CREATE TRIGGER work_calendar_changed AFTER UPDATE ON work_calendar FOR EACH ROW WHEN (OLD.times IS DISTINCT FROM NEW.times OR OLD.even_from IS DISTINCT FROM NEW.even_from
      OR OLD.time_zone IS DISTINCT FROM NEW.time_zone OR OLD.country IS DISTINCT FROM NEW.country) EXECUTE FUNCTION note_stale_calendar()`,
  stale('note_stale_assignment', `((${held('NEW')}) OR TG_OP = 'UPDATE' AND (${held('OLD')}))`),
  `CREATE TRIGGER calendar_assigned AFTER INSERT OR UPDATE ON calendar_assignment FOR EACH ROW EXECUTE FUNCTION note_stale_assignment()`,
  // Where departments have calendars, who moves to another one may work by another.
  stale(
    'note_stale_place',
    `d.employee_id = NEW.employee_id AND NEW.is_primary AND EXISTS (SELECT FROM ${assigned} AND a.department_id IS NOT NULL)
    AND d.date >= CASE WHEN TG_OP = 'UPDATE' THEN least(NEW.valid_from, OLD.valid_from) ELSE NEW.valid_from END`,
  ),
  `CREATE TRIGGER employee_position_placed AFTER INSERT OR UPDATE ON employee_position FOR EACH ROW EXECUTE FUNCTION note_stale_place()`,
];

/** Days of attendance that were worked out follow the calendars they go by, as they follow holidays; days of closed months stay. */
export class ChangedCalendars1795901104001 implements MigrationInterface {
  readonly name = 'ChangedCalendars1795901104001';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of triggers) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER employee_position_placed ON employee_position; DROP TRIGGER calendar_assigned ON calendar_assignment; DROP TRIGGER work_calendar_changed ON work_calendar;
      DROP TRIGGER company_week_changed ON company; DROP FUNCTION note_stale_place, note_stale_assignment, note_stale_calendar, note_stale_week`);
  }
}
