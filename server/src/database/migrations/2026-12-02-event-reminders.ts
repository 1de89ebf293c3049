import type { MigrationInterface, QueryRunner } from 'typeorm';

const visible = `company_id = nullif(current_setting('app.company_id', true), '')::char(24) OR current_setting('app.platform', true) = 'on'`;

/** When an event, with the times of it that take place otherwise, is to be looked at for reminders. Whatever that follows from says so by itself, whoever writes it. */
const reminders = `
CREATE TABLE event_reminder (
  company_id char(24) NOT NULL, event_id char(24) NOT NULL, look_at timestamptz(3) NOT NULL,
  CONSTRAINT event_reminder_pkey PRIMARY KEY (company_id, event_id),
  CONSTRAINT event_reminder_event_id_fkey FOREIGN KEY (company_id, event_id) REFERENCES event (company_id, id) ON DELETE CASCADE
);
CREATE INDEX event_reminder_due ON event_reminder (company_id, look_at);
ALTER TABLE event_reminder ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_reminder FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON event_reminder USING (${visible}) WITH CHECK (${visible});
GRANT SELECT, INSERT, UPDATE, DELETE ON event_reminder TO muster_app;

CREATE FUNCTION look_at_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO event_reminder (company_id, event_id, look_at)
    SELECT NEW.company_id, root, '-infinity' FROM (SELECT coalesce(NEW.series_id, NEW.id) UNION SELECT CASE WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.series_id, OLD.id) END) of (root)
    WHERE root IS NOT NULL ORDER BY root ON CONFLICT (company_id, event_id) DO UPDATE SET look_at = '-infinity';
  RETURN NULL;
END $$;
CREATE TRIGGER event_added AFTER INSERT ON event FOR EACH ROW WHEN (NEW.reminder <> 'none') EXECUTE FUNCTION look_at_event();
CREATE TRIGGER event_changed AFTER UPDATE ON event FOR EACH ROW WHEN (NEW.reminder <> 'none' OR OLD.reminder <> 'none' OR NEW.recurrence IS NOT NULL) EXECUTE FUNCTION look_at_event();

CREATE FUNCTION look_at_events_of_company() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE event_reminder SET look_at = '-infinity' WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER company_time_zone_changed AFTER UPDATE OF time_zone ON company FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION look_at_events_of_company();
`;

/** The guests of events and who made them may be reminded. */
export class EventReminders1795901105001 implements MigrationInterface {
  readonly name = 'EventReminders1795901105001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE event ADD reminder text NOT NULL DEFAULT 'none'`);
    await runner.query('ALTER TABLE event ALTER reminder DROP DEFAULT');
    await runner.query(reminders);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER company_time_zone_changed ON company');
    await runner.query('DROP TRIGGER event_changed ON event');
    await runner.query('DROP TRIGGER event_added ON event');
    await runner.query('DROP FUNCTION look_at_events_of_company(), look_at_event()');
    await runner.query('DROP TABLE event_reminder');
    await runner.query('ALTER TABLE event DROP reminder');
  }
}
